### What a host may do for a class: names, time, latecomers, a second device.


# A silly name is taken off; a friendly one stands there instead. $old was there before
class-other-name = Inne imię: { $name }
class-name-back = Przywróć imię „{ $old }”
class-renamed = „{ $old }” to teraz „{ $name }”.
class-names-barred = Zablokowane imiona
class-names-barred-means = Pozostają zablokowane także w kolejnych partiach przy tym stole, dopóki na nie nie pozwolisz.
class-allow-name = Pozwól znowu na imię „{ $name }”
class-allow-name-short = Pozwól
class-more-time = Więcej czasu: { $name }
class-more-time-short = Więcej czasu
class-stand-in = Niech gra komputer za: { $name }
class-locked = Nikt więcej nie może dołączyć. Odblokuj stół, aby wpuścić spóźnione osoby.
class-link = Prowadź z drugiego urządzenia
class-link-label = Link do prowadzenia stołu
class-link-means = Otwórz ten link na swoim drugim urządzeniu i nie pokazuj go nikomu: kto go otworzy, prowadzi stół tak jak ty. Nowy link unieważnia poprzedni.
class-link-seated = Na tym urządzeniu już ktoś gra. Otwórz link na innym, aby stamtąd prowadzić stół.
class-hosts = Urządzenia, które prowadzą stół razem z tobą
class-host-seatless = Urządzenie bez gracza
class-host-dismiss = { $name }: koniec prowadzenia
class-host-dismiss-short = Usuń
class-no-seat = Prowadź bez własnego miejsca
class-leading = Prowadzisz stół bez własnego miejsca.
class-lead = Prowadzisz partię
class-close = Zamknij rundę
class-close-sure = Zamknąć tę rundę?
class-close-means = { $missing ->
    [one] Jednej osobie brakuje ruchu: komputer zrobi za nią prosty ruch i go oznaczy.
    [few] { $missing } osobom brakuje ruchu: komputer zrobi za każdą prosty ruch i go oznaczy.
    [many] { $missing } osobom brakuje ruchu: komputer zrobi za każdą prosty ruch i go oznaczy.
   *[other] { $missing } osoby brakuje ruchu: komputer zrobi za każdą prosty ruch i go oznaczy.
}
class-last-csv = Wyniki ostatniej partii (CSV)
class-last = Ostatnie wyniki
class-privacy = Prywatność w szkole
class-delete = Usuń ten stół
class-delete-ask = Usunąć ten stół?
class-delete-means = Z tego serwera znika teraz wszystko i nikt nie może tego przywrócić: imiona, lista i drużyny, ruchy, wyniki i zapisy wszystkich partii. Dla wszystkich przy stole to koniec. Najpierw zapisz albo wydrukuj to, co ma zostać.
class-delete-here = Usuń także to, co pamięta o nim ta przeglądarka
class-delete-yes = Usuń na zawsze
class-delete-no = Zachowaj
