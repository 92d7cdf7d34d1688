### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = O Five by Five está pronto em { $url } (Ctrl-C para terminar)
error-port-taken = Não é possível escutar em { $host }, porta { $port }. Talvez outro programa a esteja a usar: escolhe outro --port ou verifica --host.
error-workers-need-postgresql = Para vários processos é preciso PostgreSQL: com um ficheiro SQLite, um não fica a saber o que outro escreveu. Indica --database postgresql://... ou retira --workers.
error-rehearsal-needs-loopback = --rehearsal é para testes e só funciona neste dispositivo. Retira --public-url e usa como --host só 127.0.0.1, ::1 ou localhost.
error-records-need-keep-days = --keep-records-days precisa de --keep-days: o registo de uma partida é guardado enquanto a sua mesa existir. Indica as duas opções.
error-unknown-limit = Não existe o limite «{ $name }». Os limites são: { $names }.
error-bad-limit = O limite «{ $name }» é um número inteiro de { $least } a { $most }, como em --limit { $name }={ $least }.
error-bad-origin = «{ $text }» não é uma origem. Escreve-a como em --allow-origin https://example.org.
error-bad-proxy = «{ $text }» não é um endereço nem uma rede. Escreve-o como em --trusted-proxies 10.0.0.1,10.1.0.0/16.
error-bad-network = --metrics-from { $text } não é um endereço nem uma rede, como 10.0.0.7 ou 10.0.0.0/24.

play-here = O Five by Five está pronto neste dispositivo: { $url }
play-nearby = Em telemóveis e outros dispositivos na mesma rede Wi-Fi: { $url }
play-alone = Não há rede, por isso outros dispositivos não podem entrar.
play-stop = Ctrl-C para terminar.
