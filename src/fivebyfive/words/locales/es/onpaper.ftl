### People who play along on paper at a table.

onpaper-mark = en papel
onpaper-screen = en una pantalla
# Above two choices: on a screen, on paper
onpaper-plays = Juega
onpaper-means = No se espera a quien juega en papel. Al acabar la partida se copia la hoja, y cuenta en la clasificación.
onpaper-add = Alguien en papel
onpaper-join = Jugar en papel
onpaper-listed = En papel: { $names }

## In a game. Knaster ends with a full sheet

onpaper-use = Usa este número en tu hoja.
onpaper-full = { $name }: hoja llena
onpaper-full-sure = ¿Está llena la hoja?
onpaper-full-means = Las 25 casillas tienen un número. Entonces queda exactamente una tirada más para todo el mundo.
# Which roll filled the sheet: buttons, with the sum of the dice
onpaper-full-now = Con esta tirada ({ $sum })
onpaper-full-before = Con la tirada anterior ({ $sum })
onpaper-full-before-means = Si ya estaba llena con la tirada anterior, la tirada actual es la última. Eso no se puede deshacer.
onpaper-full-said = Hoja llena: { $name }. Queda una tirada más.
onpaper-leave-sure = ¿Dejar la mesa del todo? Quien dirige la mesa aún puede copiar tu hoja.

## At the end

onpaper-not-typed = hoja aún sin copiar
onpaper-type = Copiar la hoja
onpaper-correct = Corregir la hoja
onpaper-doubtful = Puede que algo no cuadre, mira arriba.
onpaper-save-so = Guardar igualmente
onpaper-leave-out = Dejar fuera
onpaper-remove-sure = ¿Dejar a { $name } fuera de esta partida?
