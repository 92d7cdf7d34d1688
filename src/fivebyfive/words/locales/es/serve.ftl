### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = Five by Five está listo en { $url } (Ctrl-C para parar)
error-port-taken = No se puede escuchar en { $host }, puerto { $port }. Quizá lo usa otro programa: elige otro --port o revisa --host.
error-workers-need-postgresql = Varios procesos necesitan PostgreSQL: un archivo de SQLite no puede avisar a uno de lo que otro ha escrito. Indica --database postgresql://... o quita --workers.

play-here = Five by Five está listo en este equipo: { $url }
play-nearby = En móviles y otros de la misma wifi: { $url }
play-alone = No hay red, así que otros dispositivos no pueden unirse.
play-stop = Ctrl-C lo para.
