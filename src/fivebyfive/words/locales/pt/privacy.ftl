### The page about privacy, for players.

privacy-intro = Aqui não precisas de conta, e não há cookies, nem publicidade, nem ninguém a contar visitas.
privacy-stored = O que este servidor guarda
privacy-stored-text = De cada mesa: os nomes escritos, as listas de nomes e as equipas, as jogadas, os lançamentos, quando cada coisa aconteceu e uma chave pela qual o teu dispositivo é reconhecido. Usa uma alcunha, se quiseres. O teu endereço não é guardado com a partida; serve para travar enxurradas de pedidos e pode ficar anotado por algum tempo se dele vierem pedidos a mais ou se for bloqueado por abuso.
privacy-who = Quem o pode ver
privacy-who-text = Quem tem os seis algarismos ou a ligação de uma mesa vê os seus nomes, as rondas terminadas e o registo. Quem gere este servidor pode ler tudo o que está guardado.
privacy-rooms-text = De uma partida que acaba na sala de um clube, a sala recorda o registo com os nomes, para a sua época, a não ser que lá esteja desligado. Podem vê-lo os dispositivos que já se sentaram com alguém que a sala conhece. A página da sala diz por quanto tempo, e quem a gere pode apagar nomes ou tudo.
privacy-long = Durante quanto tempo
privacy-tables-never = As mesas são guardadas até serem apagadas por quem gere este servidor.
privacy-tables = Uma mesa que ninguém usa é apagada ao fim de { $days ->
    [one] um dia
   *[other] { $days } dias
}. A partir daí ninguém pode obter aqui as suas partidas.
privacy-records-never = De uma partida terminada cuja mesa já não existe fica um registo que só quem gere este servidor pode ler.
privacy-records = De uma partida terminada cuja mesa já não existe fica um registo, que só quem gere este servidor pode ler, até { $days ->
    [one] um dia
   *[other] { $days } dias
} depois do fim da partida.
privacy-device = O que o teu dispositivo guarda
privacy-device-text = Este navegador lembra-se do teu nome, das tuas definições, das mesas em que estás e das tuas partidas terminadas. Fica lá até o apagares em «As tuas partidas» ou com os dados deste sítio no navegador.
privacy-erase = Como se apaga um nome
privacy-erase-text = Numa mesa podes mudar o teu nome quando quiseres. Quem gere este servidor pode substituir um nome em tudo o que está guardado ou apagar uma mesa: pede-lho e diz-lhe o nome e os seis algarismos. As cópias que outras pessoas guardaram ficam como estão.

# For whoever plays with a class; “Delete this table” is class-delete
privacy-school = Para escolas
privacy-school-stored = De uma turma, este servidor guarda a lista de nomes e as equipas, se as houver, os nomes escolhidos, os lançamentos, cada jogada, os pontos e um registo de cada partida terminada. Bastam nomes próprios, alcunhas ou números. Ninguém precisa de conta, de correio eletrónico ou de uma aplicação.
privacy-school-where = Fica neste servidor. Além disso, cada navegador lembra-se das suas mesas e do que nele se jogou: nomes, resultados e registos. Dos ficheiros e das cópias impressas cuidas tu.
privacy-school-delete = Para o apagar já: quem dirige a mesa toca em «Apagar esta mesa» antes de começar, no menu ou no fim da partida. A mesa, as suas listas, as jogadas e os registos de todas as suas partidas desaparecem logo deste servidor e ninguém os pode recuperar; só podem ficar algum tempo nas cópias de segurança de quem gere o servidor. O que o navegador de cada aluno guarda apaga-se lá, em «As tuas partidas».
