### People who play along on paper at a table.

onpaper-mark = em papel
onpaper-screen = num ecrã
# Above two choices: on a screen, on paper
onpaper-plays = Joga
onpaper-means = Não se espera por quem joga em papel. No fim da partida copia-se a folha, e ela conta na classificação.
onpaper-add = Alguém em papel
onpaper-join = Jogar em papel
onpaper-listed = Em papel: { $names }

## In a game. Knaster ends with a full sheet

onpaper-use = Usa este número na tua folha.
onpaper-full = { $name }: folha cheia
onpaper-full-sure = A folha está cheia?
onpaper-full-means = As 25 casas têm um número. Então há exatamente mais um lançamento para todos.
# Which roll filled the sheet: buttons, with the sum of the dice
onpaper-full-now = Com este lançamento ({ $sum })
onpaper-full-before = Com o lançamento anterior ({ $sum })
onpaper-full-before-means = Se já ficou cheia com o lançamento anterior, o lançamento atual é o último. Isso não se pode desfazer.
onpaper-full-said = Folha cheia: { $name }. Há mais um lançamento.
onpaper-leave-sure = Sair de vez? Quem dirige a mesa ainda pode copiar a tua folha.

## At the end

onpaper-not-typed = folha ainda por copiar
onpaper-type = Copiar a folha
onpaper-correct = Corrigir a folha
onpaper-doubtful = Talvez algo não esteja certo, vê acima.
onpaper-save-so = Guardar mesmo assim
onpaper-leave-out = Deixar de fora
onpaper-remove-sure = Deixar { $name } fora desta partida?
