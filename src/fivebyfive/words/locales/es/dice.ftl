### What `fivebyfive verify` says, and what can be wrong with dice.

## What was found. Each is a sentence about one file.

verify-verified = { $file }: verificado. { $rolls ->
    [one] Se ha vuelto a calcular una tirada y es correcta
   *[other] Se han vuelto a calcular las { $rolls } tiradas y todas son correctas
}.
verify-nothing = { $file }: nada que verificar. Ninguna de sus tiradas viene de dados comprobables; con dados reales siempre es así.
verify-rehearsal = { $file }: nada que verificar. Las tiradas salieron de una semilla: es un ensayo para pruebas.
verify-repeated = { $file }: aquí no hay nada que verificar. Sus tiradas son las de la partida { $game } de la mesa { $table }: verifica el registro de esa partida.
verify-refused = { $file }: rechazado. { $message }

## Why dice are refused. $key is a header such as Secret; $shown and $dice are throws such as 3+6.

error-bad-nonce = «{ $text }» no puede ser un nonce. Un nonce tiene de 1 a { $longest } caracteres de entre A-Z, a-z, 0-9, - y _.
error-bad-dice-header = La cabecera «{ $key }» falta o está mal escrita. Los dados comprobables solo se pueden verificar con todas sus cabeceras tal como se escribieron.
error-secret-missing = El secreto de los dados aún no se ha revelado. Verifica el registro guardado al terminar la partida.
error-secret-mismatch = El secreto no corresponde al compromiso. O se ha alterado el registro, o los dados no salieron de este secreto.
error-bad-part = Esa no es la parte de la tirada { $round } con la que se comprometió el nonce de su dispositivo.
error-other-commitment = El compromiso del registro no es el que se anotó. Los dados salieron de otro secreto, o es otra partida.
error-nonce-missing = El nonce anotado { $nonce } no está en el registro. Las tiradas se calcularon sin él, o es otra partida.
error-other-nonces = Los nonces del registro no son los que había al empezar la partida.
error-part-unused = La mesa aceptó la parte de la tirada { $round }, pero la tirada del registro se calculó sin ella.
error-bad-rounds = «{ $text }» no dice qué partes son. Escribe las tiradas como en --parts 1-5,7, con exactamente un --nonce.
error-sum-only = En la ronda { $round } solo está la suma, { $sum }. Con dados comprobables, cada tirada lleva los dos dados, por ejemplo 3+6.
error-other-roll = La tirada { $round } fue { $seen } en la mesa, pero en el registro pone { $shown }.
error-roll-altered = En la ronda { $round } pone { $shown }, pero los dados dan { $dice }. O se ha alterado el registro, o se usaron otros dados.
