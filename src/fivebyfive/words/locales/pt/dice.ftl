### What `fivebyfive verify` says, and what can be wrong with dice.

## What was found. Each is a sentence about one file.

verify-verified = { $file }: verificado. { $rolls ->
    [one] Um lançamento foi calculado de novo e está certo
   *[other] Os { $rolls } lançamentos foram calculados de novo e estão certos
}.
verify-nothing = { $file }: nada a verificar. Nenhum dos seus lançamentos vem de dados verificáveis; com dados verdadeiros é sempre assim.
verify-rehearsal = { $file }: nada a verificar. Os lançamentos saíram de uma semente: é um ensaio para testes.
verify-repeated = { $file }: aqui não há nada a verificar. Os lançamentos são os da partida { $game } da mesa { $table }: verifica o registo dessa partida.
verify-refused = { $file }: recusado. { $message }

## Why dice are refused. $key is a header such as Secret; $shown and $dice are throws such as 3+6.

error-bad-nonce = «{ $text }» não pode ser um nonce. Um nonce tem de 1 a { $longest } caracteres de entre A-Z, a-z, 0-9, - e _.
error-bad-dice-header = O cabeçalho «{ $key }» falta ou está mal escrito. Os dados verificáveis só podem ser verificados com todos os seus cabeçalhos tal como foram escritos.
error-secret-missing = O segredo dos dados ainda não foi revelado. Verifica o registo guardado no fim da partida.
error-secret-mismatch = O segredo não corresponde ao compromisso. Ou o registo foi alterado, ou os dados não saíram deste segredo.
error-bad-part = Essa não é a parte do lançamento { $round } com que se comprometeu o nonce do dispositivo.
error-other-commitment = O compromisso no registo não é o que foi anotado. Os dados saíram de outro segredo, ou é outra partida.
error-nonce-missing = O nonce anotado { $nonce } não está no registo. Os lançamentos foram calculados sem ele, ou é outra partida.
error-other-nonces = Os nonces no registo não são os que havia no início da partida.
error-part-unused = A mesa aceitou a parte do lançamento { $round }, mas o lançamento no registo foi calculado sem ela.
error-bad-rounds = «{ $text }» não diz quais são as partes. Escreve os lançamentos como em --parts 1-5,7, com exatamente um --nonce.
error-sum-only = Na ronda { $round } só está a soma, { $sum }. Com dados verificáveis, cada lançamento tem os dois dados, por exemplo 3+6.
error-other-roll = O lançamento { $round } foi { $seen } na mesa, mas no registo está { $shown }.
error-roll-altered = Na ronda { $round } está { $shown }, mas os dados dão { $dice }. Ou o registo foi alterado, ou foram usados outros dados.
