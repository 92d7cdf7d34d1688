### What chat programs show of a link to the page, beside a picture.

preview-home = Five by Five: zagraj w Knister i Knaster
preview-games = Dwie kostki, ołówek i kartka z polami pięć na pięć. W pojedynkę, ze znajomymi albo z komputerem, prosto w przeglądarce.
preview-knister = 25 rzutów dwiema kostkami, 25 pól: gdzie każda liczba da najwięcej?
preview-knaster = Wpisać czy zakreślić? Każdy rzut dwiema kostkami to mały dylemat.
preview-rules = { $game }: zasady
preview-invite = Zagraj z nami w { $game }!
preview-any = Zagraj z nami w Knister albo Knaster!
preview-join = Otwórz link, podaj imię i siadaj do stołu. Bez konta i bez instalowania.
preview-picture = Kartka z wpisanymi liczbami i kółkiem narysowanym ołówkiem, obok dwie kostki
