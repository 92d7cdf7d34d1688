### What `fivebyfive verify` says, and what can be wrong with dice.

## What was found. Each is a sentence about one file.

verify-verified = { $file }: sprawdzono. { $rolls ->
    [one] Jeden rzut obliczono ponownie i się zgadza
    [few] Wszystkie { $rolls } rzuty obliczono ponownie i się zgadzają
    [many] Wszystkie rzuty ({ $rolls }) obliczono ponownie i się zgadzają
   *[other] Wszystkie rzuty ({ $rolls }) obliczono ponownie i się zgadzają
}.
verify-nothing = { $file }: nie ma czego sprawdzać. Żaden rzut nie pochodzi tu ze sprawdzalnych kostek; przy prawdziwych kostkach zawsze tak jest.
verify-rehearsal = { $file }: nie ma czego sprawdzać. O rzutach decyduje tu ziarno: to próba na potrzeby testów.
verify-repeated = { $file }: tu nie ma czego sprawdzać. To rzuty z partii { $game } przy stole { $table }: sprawdź zapis tamtej partii.
verify-refused = { $file }: odrzucono. { $message }

## Why dice are refused. $key is a header such as Secret; $shown and $dice are throws such as 3+6.

error-bad-nonce = „{ $text }” nie może być wartością jednorazową (nonce). Ma ona od 1 do { $longest } znaków spośród A-Z, a-z, 0-9, - i _.
error-bad-dice-header = Nagłówka „{ $key }” brakuje albo jest błędny. Sprawdzalne kostki można sprawdzić tylko ze wszystkimi ich nagłówkami, dokładnie tak, jak je zapisano.
error-secret-missing = Sekret kostek nie jest jeszcze ujawniony. Sprawdź zapis zachowany po zakończeniu partii.
error-secret-mismatch = Sekret nie pasuje do zobowiązania. Albo zapis zmieniono, albo kostki nie pochodzą z tego sekretu.
error-bad-part = To nie jest ta część rzutu { $round }, do której zobowiązuje wartość jednorazowa (nonce) urządzenia.
error-other-commitment = Zobowiązanie w zapisie jest inne niż zanotowane. Kostki pochodzą z innego sekretu albo to inna partia.
error-nonce-missing = Zanotowanej wartości { $nonce } nie ma w zapisie. Kostki powstały bez niej albo to inna partia.
error-other-nonces = Wartości od urządzeń w zapisie są inne niż na początku partii.
error-part-unused = Część rzutu { $round } jest potwierdzona przez stół, ale rzut w zapisie jej nie zawiera.
error-bad-rounds = „{ $text }” nie mówi, o które części chodzi. Zapisz rzuty jak w --parts 1-5,7, z dokładnie jednym --nonce.
error-sum-only = W rundzie { $round } podano tylko sumę { $sum }. Przy sprawdzalnych kostkach każdy rzut ma obie kostki, np. 3+6.
error-other-roll = Rzut { $round } przy stole to { $seen }, a w zapisie jest { $shown }.
error-roll-altered = W rundzie { $round } zapisano { $shown }, a z kostek wychodzi { $dice }. Albo zapis zmieniono, albo użyto innych kostek.
