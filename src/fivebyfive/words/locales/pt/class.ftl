### What a host may do for a class: names, time, latecomers, a second device.


# A silly name is taken off; a friendly one stands there instead. $old was there before
class-other-name = Outro nome para { $name }
class-name-back = Devolver o nome «{ $old }»
class-renamed = «{ $old }» é agora «{ $name }».
class-names-barred = Nomes retirados
class-names-barred-means = Continuam retirados também nas próximas partidas desta mesa, até os permitires.
class-allow-name = Voltar a permitir «{ $name }»
class-allow-name-short = Permitir
class-more-time = Mais tempo para { $name }
class-more-time-short = Mais tempo
class-stand-in = O computador joga por { $name }
class-locked = Mais ninguém pode entrar. Desbloqueia a mesa para quem chega tarde.
class-link = Dirigir de outro dispositivo
class-link-label = Ligação para dirigir a partida
class-link-means = Abre esta ligação no teu segundo dispositivo e não a mostres a mais ninguém: quem a abrir dirige a partida como tu. Uma ligação nova anula a anterior.
class-link-seated = Este dispositivo já joga. Abre a ligação noutro dispositivo para dirigir a partir dele.
class-hosts = Dispositivos que dirigem contigo
class-host-seatless = Dispositivo sem jogadores
class-host-dismiss = Retirar a direção a { $name }
class-host-dismiss-short = Remover
class-no-seat = Dirigir sem lugar próprio
class-leading = Diriges a partida sem lugar.
class-lead = Diriges a partida
class-close = Fechar a ronda
class-close-sure = Fechar esta ronda?
class-close-means = { $missing ->
    [one] Uma pessoa não jogou: o computador faz por ela uma jogada simples, que fica marcada.
   *[other] { $missing } pessoas não jogaram: o computador faz por cada uma uma jogada simples, que fica marcada.
}
class-last-csv = Resultados da última partida (CSV)
class-last = Últimos resultados
class-privacy = Privacidade para escolas
class-delete = Apagar esta mesa
class-delete-ask = Apagar esta mesa?
class-delete-means = Neste servidor apaga-se agora tudo e ninguém o pode recuperar: nomes, lista e equipas, jogadas, resultados e os registos de todas as suas partidas. Para quem está à mesa, acaba aqui. Guarda ou imprime antes o que quiseres conservar.
class-delete-here = Apagar também o que este navegador guarda dela
class-delete-yes = Apagar para sempre
class-delete-no = Conservar
