### What a host may do for a class: names, time, latecomers, a second device.


# A silly name is taken off; a friendly one stands there instead. $old was there before
class-other-name = Otro nombre para { $name }
class-name-back = Devolver el nombre «{ $old }»
class-renamed = «{ $old }» es ahora «{ $name }».
class-names-barred = Nombres retirados
class-names-barred-means = Siguen retirados también en las próximas partidas de esta mesa, hasta que los permitas.
class-allow-name = Volver a permitir «{ $name }»
class-allow-name-short = Permitir
class-more-time = Más tiempo para { $name }
class-more-time-short = Más tiempo
class-stand-in = Que juegue el ordenador por { $name }
class-locked = Nadie más puede entrar. Desbloquea la mesa para quien llegue tarde.
class-link = Dirigir desde otro dispositivo
class-link-label = Enlace para dirigir la partida
class-link-means = Abre este enlace en tu segundo dispositivo y no lo enseñes a nadie más: quien lo abre dirige la partida como tú. Un enlace nuevo anula el anterior.
class-link-seated = Este dispositivo ya juega. Abre el enlace en otro dispositivo para dirigir desde allí.
class-hosts = Dispositivos que dirigen contigo
class-host-seatless = Dispositivo sin jugadores
class-host-dismiss = Que { $name } deje de dirigir
class-host-dismiss-short = Quitar
class-no-seat = Dirigir sin asiento propio
class-leading = Diriges la partida sin asiento.
class-lead = Diriges la partida
class-close = Cerrar la ronda
class-close-sure = ¿Cerrar esta ronda?
class-close-means = { $missing ->
    [one] Una persona no ha jugado: el ordenador hace por ella una jugada sencilla, y queda marcada.
   *[other] { $missing } personas no han jugado: el ordenador hace por cada una una jugada sencilla, y queda marcada.
}
class-last-csv = Resultados de la última partida (CSV)
class-last = Últimos resultados
class-privacy = Privacidad para colegios
class-delete = Borrar esta mesa
class-delete-ask = ¿Borrar esta mesa?
class-delete-means = En este servidor se borra ahora todo y nadie puede recuperarlo: nombres, lista y equipos, jugadas, resultados y los registros de todas sus partidas. Para quienes están en la mesa se acaba. Guarda o imprime antes lo que quieras conservar.
class-delete-here = Borrar también lo que este navegador recuerda de ella
class-delete-yes = Borrar para siempre
class-delete-no = Conservar
