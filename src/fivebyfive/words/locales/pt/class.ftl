### What a host may do for a class: names, time, latecomers, a second device.


# A silly name is taken off; a friendly one stands there instead. $old was there before
class-other-name = Outro nome para { $name }
class-name-back = Devolver o nome «{ $old }»
class-renamed = «{ $old }» é agora «{ $name }».
class-more-time = Mais tempo para { $name }
class-more-time-short = Mais tempo
class-stand-in = O computador joga por { $name }
class-locked = Mais ninguém pode entrar. Desbloqueia a mesa para quem chega tarde.
class-link = Dirigir de outro dispositivo
class-link-label = Link para dirigir o jogo
class-link-means = Abre este link no teu segundo dispositivo e não o mostres a mais ninguém: quem o abrir dirige o jogo como tu. Um link novo anula o anterior.
class-link-seated = Este dispositivo já joga. Abre o link noutro dispositivo para dirigir a partir dele.
class-hosts = Dispositivos que dirigem contigo
class-host-seatless = Dispositivo sem jogadores
class-host-dismiss = Tirar a direção: { $name }
class-host-dismiss-short = Remover
class-no-seat = Dirigir sem lugar próprio
class-leading = Diriges o jogo sem lugar.
