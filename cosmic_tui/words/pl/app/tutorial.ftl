### Pierwsza gra z trenerem.

tut-welcome = Wygrywa pięć kolonii na cudzych planetach. Kolonia to statki na planecie.
tut-launch = Więcej statków waży więcej, ale wszystkie można stracić. Spróbuj z trzema.
tut-alliance = Śmiało proś o pomoc: sojusznik atakującego zdobywa planetę razem z tobą.
tut-cards = Pusta ręka nie uzupełnia się od razu. Słabe karty też trzeba zagrać.
tut-negotiate = Negocjacje przegrywają z atakiem, ale dają kartę za każdy stracony statek.
tut-key = { $key } w każdej chwili wyjaśnia, o co chodzi w pytaniu i przez którą kartę.

## Wskazówki przy prawdziwym stole

tut-race = Wygrywa pięć kolonii w cudzych systemach. Każdy obcy nagina jakąś zasadę.
    .do = Przeczytaj obie moce. 1 albo 2 wybiera, { $key-send } wysyła.
tut-destiny = Cel decyduje, kogo atakujesz. Ty decydujesz, na której planecie.
    .do = Wybierz taką, na której jest mało statków.
tut-ships = Zwykle lecą trzy statki. Zostaw po jednym na planecie: pusta to nie kolonia.
    .do = { $key-send } wysyła te, które stoją gotowe. 0 i cyfry wybierają inne.
tut-empty = To opróżni planetę. Mając mniej niż trzy rodzime kolonie, tracisz moc.
    .do = Weź statek z pełniejszej planety.
tut-invite = Sojusznicy dodają swoje statki do twoich; jeśli wygrasz, też na tym zyskają.
    .do = Zaznacz kogoś, kto cię nie wyprzedza.
tut-answer = Atakują inni. Dołączyć do pewnego zwycięzcy warto za statek albo dwa.
    .do = Wyślij dwa statki stronie, która wygląda mocniej.
tut-hand = Atak walczy swoją liczbą. Negocjacje ustępują, ale nie za darmo.
    .do = Wybierz atak i naciśnij { $key-send }.
tut-sum = Każda strona dodaje kartę i statki. Wyższa wygrywa, remis dla broniącego.
    .do = Naciśnij { $key-explain }, żeby zobaczyć, skąd ta suma.
tut-reinforce = Wsparcie jest na końcu, obie strony po kolei, aż wszyscy spasują.
    .do = Dodaj jedno, jeśli przegrywasz, albo naciśnij 0.
tut-desk = Dwie negocjacje: uzgodnijcie karty lub kolonie albo po 3 statki straty.
    .do = Zaproponuj kolonię za kolonię.
tut-compensation = Przegrane negocjacje: bierzesz od zwycięzcy kartę za każdy stracony statek.
    .do = Przy słabych kartach warto spróbować: wybierz i naciśnij { $key-send }.
tut-power = Twój obcy łamie jedną zasadę. Jego tekst mówi, kiedy używasz mocy.
    .do = Naciśnij { $key-read } na swoim imieniu, żeby go przeczytać.
tut-winning = Wszyscy, którzy w tej samej chwili mają pięć, wygrywają razem.
    .do = Dokończ to spotkanie; reszta należy do ciebie.
tut-muted = Trener milczy. { $key-coach } przywraca mu głos.
