### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = Five by Five está listo en { $url } (Ctrl-C para detenerlo)
error-port-taken = No se puede escuchar en { $host }, puerto { $port }. Quizá lo esté usando otro programa: elige otro --port o revisa --host.
error-workers-need-postgresql = Para varios procesos hace falta PostgreSQL: con un archivo de SQLite, uno no se entera de lo que ha escrito otro. Indica --database postgresql://... o quita --workers.
error-rehearsal-needs-loopback = --rehearsal es para pruebas y solo funciona en este equipo. Quita --public-url y usa como --host solo 127.0.0.1, ::1 o localhost.
error-records-need-keep-days = --keep-records-days necesita --keep-days: el registro de una partida se guarda mientras exista su mesa. Indica las dos opciones.
error-unknown-limit = No existe el límite «{ $name }». Los límites son: { $names }.
error-bad-limit = El límite «{ $name }» es un número entero de { $least } a { $most }, como en --limit { $name }={ $least }.
error-bad-origin = «{ $text }» no es un origen. Escríbelo como en --allow-origin https://example.org.
error-bad-proxy = «{ $text }» no es ni una dirección ni una red. Escríbelo como en --trusted-proxies 10.0.0.1,10.1.0.0/16.
error-bad-network = --metrics-from { $text } no es una dirección ni una red, como 10.0.0.7 o 10.0.0.0/24.

play-here = Five by Five está listo en este equipo: { $url }
play-nearby = En móviles y otros dispositivos de la misma wifi: { $url }
play-alone = No hay red, así que otros dispositivos no pueden unirse.
play-stop = Ctrl-C para detenerlo.
