### Teams of a class.

error-too-many-teams = Pode haver no máximo { $most } equipas.

teams-open = Equipas
teams-means = Compara-se a média de cada equipa, por isso tamanhos desiguais são justos.
teams-count = Quantas equipas
teams-random = Misturar ao acaso
teams-in-order = Por ordem da lista
# The name of a new team
teams-default = Equipa { $number }
teams-name = Nome da equipa { $number }
# Which team somebody is in
teams-of = Equipa de { $name }
teams-none = sem equipa
teams-save = Usar estas equipas
teams-clear = Sem equipas
teams-twice = Há duas equipas chamadas «{ $name }». Dá outro nome a uma delas.
teams-unsaved = Formaste equipas que ainda não estão a ser usadas. Abre «Equipas» para continuar.
teams-discard = Rejeitar as alterações
# Behind the name of a team, in points
teams-mean = em média { $mean }
teams-nobody = Ainda não está ninguém. Cola primeiro a lista de nomes ou espera pela turma.
teams-players = Jogadores: { $count }
