### Coming to a table with its link or its six digits.

join-looking = Buscando la mesa …
join-lobby = { $game }. La partida aún no ha empezado.
join-playing = { $game }, ronda { $round }. La partida ya está en marcha; puedes mirar.
join-over = { $game }. Esta partida ha terminado. Aún puedes verla.
join-sits = En la mesa: { $names }
join-nobody = Aún no hay ningún asiento ocupado.
join-locked = La mesa está bloqueada. Pide a quien la organiza que te deje entrar.
join-name = Tu nombre
join-given = Dame un nombre
# Friendly names, any number of them; each at most 24 characters, separated by commas
join-names = Zorro Azul, Panda Rojo, Rana Verde, Águila Dorada, Lobo Plateado, Oso Pardo, Tigre Naranja, Búho Blanco, Ballena Gris, Flamenco Rosa, Pulpo Morado, Pato Amarillo, Gato Negro, Liebre Veloz, Tortuga Tranquila, León Valiente, Nutria Alegre, Cuervo Listo, Ciervo Callado, Koala Dormilón, Foca Feliz, Cabra Curiosa, Caballo Noble, Ardilla Ágil
join-go = Entrar
join-watch = Solo mirar
join-returning = ¿Seguir en este dispositivo?
join-i-am = Soy { $name }
# A button: a name that was used before on this device
join-as = Entrar como { $name }
join-taken = El nombre { $name } ya está en uso.
join-name-missing = Escribe primero un nombre.
# A button with a name that is free
join-take = Usar «{ $name }»

## A person of the table comes back on another device

join-claim-asks = Alguien dice: «Soy { $name }, en otro dispositivo». ¿Es verdad?
join-claim-yes = Sí, que entre
join-claim-no = No
join-claim-waiting = Falta que quien organiza la mesa confirme que eres { $name }.
join-claim-refused = Quien organiza la mesa no lo ha confirmado. Puedes seguir mirando.

## A tablet that several people use. $names is one name, or a list of them.

back-who = ¿Quién juega ahora?
back-as = Volver como { $names }
back-else = Otra persona
