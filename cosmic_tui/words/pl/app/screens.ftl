### Ekrany: napisy i wiersze programu.

## Łączenie imion

list-two = { $first } i { $second }
list-several = { $name } ×{ $number }
list-either = { $first } lub { $second }
list-comma = { $first }, { $second }

## Znaki przy wierszu dziennika, słowami

log-at-you = do ciebie

## Części stołu

scr-hand = { $n ->
        [0] Nie masz kart na ręce
        [one] Na ręce: { $n } karta
        [few] Na ręce: { $n } karty
       *[many] Na ręce: { $n } kart
    }
scr-hand_of = { $n ->
        [0] brak kart
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
scr-waiting = Czekamy na innych.
scr-asked = Gracze decydują.
scr-log = Co się dzieje
scr-chat = Czat
scr-when = Kiedy
scr-now = teraz
scr-computed = obliczone
scr-idle = obserwatorzy
scr-none = brak
scr-turn = Tura { $number }
scr-deck = talia { $number }
scr-discards = odrzucone { $number }
scr-destiny = cel { $number }
scr-destiny_used = zużyte { $number }
scr-time = czas { $value }
scr-here = tutaj
scr-bot = bot
scr-away = nieobecność: { $value }
scr-you = ty
scr-guest = gość
scr-you_or = { $who }
    .acc = ciebie
    .gen = ciebie
    .dat = tobie
    .ins = tobą
scr-player = gracz { $who }
    .acc = gracza { $who }
    .gen = gracza { $who }
    .dat = graczowi { $who }
    .ins = graczem { $who }
scr-ready = gotowe
scr-choose = wybierz
scr-all_moments = wszystkie chwile
scr-lit = jasna: można zagrać teraz
scr-window_open = okazja trwa

## Pytanie

scr-line-sent = Wysłano { $number } z { $max }
scr-line-asked_by = Decyduje { $who }.
scr-line-prepared = Gotowe do wysłania.
scr-line-prepared_gone = Przygotowana odpowiedź już nie pasuje; wybierz jeszcze raz.
scr-line-why_not = Nie teraz. Kartę „{ $card }” zagrasz { $moment }.
scr-also_asked = oprócz ciebie: { $who }

## Tytuł

scr-game = Gra
scr-play = Graj
    .tip = ty kontra boty, od razu
scr-resume = Wróć do gry
scr-first_game = Pierwsza gra
    .tip = nauka w trakcie gry, około { $number } minut
scr-new_game = Nowa gra
scr-host = Otwórz stół
scr-join = Dołącz do stołu
scr-watch = Oglądaj
scr-codex = Kodeks
scr-settings = Ustawienia
scr-quit = Wyjdź
scr-line-greeting = Przysuń krzesło.
scr-line-resume_what = Tura { $number }, zapis: { $value }.
scr-line-resume_other = { $name }, tura { $number }, zapis: { $value }.
scr-line-quit_sure = Wyjść z gry? Gra jest zapisana.
scr-line-quit_unkept = Wyjść z gry? Gra nie jest zapisana i przepadnie.

## Nowa gra i poczekalnia

scr-start = Zacznij
scr-seat_free = wolne
scr-seat_closed = zamknięte
scr-table_name = Stół
scr-join_code = Kod stołu
scr-fingerprint = Odcisk klucza
scr-door_code = Wejście: z kodem albo za zgodą
scr-door_open = Wejście: dla wszystkich
scr-door_password = Wejście: kod albo hasło
scr-watching = { $n ->
        [0] nikt nie ogląda
        [one] ogląda { $n } osoba
        [few] oglądają { $n } osoby
       *[many] ogląda { $n } osób
    }
scr-waiting_for = brakuje jeszcze { $number }
scr-minutes_alone = z botami od { $min } do { $max } minut
scr-minutes = { $n ->
        [one] około { $n } minuty
        [few] około { $n } minut
       *[many] około { $n } minut
    }
scr-group_door = Wejście
scr-group_course = Zegary i przypadek
scr-group_look = Wygląd
scr-group_film = Co się dzieje
scr-group_calls = Sygnały i pomoc
scr-group_me = Ty
scr-line-come_in = Podaj innym kod stołu albo niech znajdą stół w pobliżu.
set-seats = Miejsca
    .help = Kto gdzie siedzi: ty, inni przy tej klawiaturze, boty albo wolne dla gości.
set-character = Postać
    .help = Jak ten bot lubi grać. Wszystkie postacie są mniej więcej równie silne.
set-aliens = Obcy
    .help = Jak gracze dostają swoich obcych.
set-levels = Poziomy
    .help = Zielony dla początkujących, żółty, czerwony dla ekspertów.
set-variants = Warianty
    .help = Zmiany w zasadach. Wybierz dowolne.
set-clock = Zegar
    .help = Czas na każdą odpowiedź albo całą grę; gdy minie, bot odpowie za ciebie.
set-own_alien = Twój obcy
    .help = Obcy rozdany albo ten, którego wybierzesz: wpisz początek nazwy.
set-deal_clock = Zegar rozmów
    .help = Ile sekund na porozumienie: według zasad 60, tutaj od 30 do 300.
set-soft_clock = Zegar zaproszeń
    .help = Ile sekund trwa rozmowa o zaproszeniu, gdy porozumienia są z zegarem.
set-seed = Ziarno
    .help = To samo ziarno daje te same karty. Zostaw nowe, chyba że powtarzasz grę.
set-bots = Boty
    .help = Jak mocne są boty i jak grają.
set-name = Twoje imię
    .help = Imię ma od 1 do 12 znaków. Widzą je inni gracze.
set-address = Adres
    .help = Gdzie jest stół: nazwa albo adres IP, dwukropek i port.

## Ustawienia

set-language = Język
    .help = Język wszystkich tekstów. Imiona graczy się nie zmieniają.
set-theme = Motyw
    .help = Kolory. W każdym motywie miejsca różnią się też kształtem i literą.
set-decoration = Ozdoby
    .help = Planety i gwiazdy w pełni, w kilku tonach albo same ramki i tekst.
set-motion = Ruch
    .help = Wszystko się rusza, obrazy stoją albo widać tylko wyniki.
set-pace = Tempo
    .help = Jak długo widać każdą chwilę. Dowolny klawisz ją pomija. Tylko dla ciebie.
set-glyphs = Znaki
    .help = Kształty, jeśli terminal umie je rysować; inaczej litery.
set-bell = Dzwonek
    .help = Dzwonek dzwoni raz, gdy decyzja należy do ciebie.
set-window_title = Tytuł okna
    .help = Tytuł okna mówi, kiedy przychodzi twoja kolej.
set-keys = Klawisze
    .help = Możesz zmienić każdy klawisz.
set-hints = Podpowiedzi
    .help = Podpowiedzi wyjaśniają liczby na stole. Nigdy nie mówią, co zagrać.
set-reasons = Powody
    .help = Inni gracze mówią, dlaczego składają ofertę, dołączają albo nie.
set-remember = Długa pamięć
    .help = Postacie pamiętają z gry na grę, jak je traktujesz.
set-review_games = Ocena gry
    .help = Po zakończeniu gry jej ocena zaczyna się sama.
set-plain = Tryb tekstowy
    .help = Wiersz po wierszu, dla czytników ekranu i wolnych łączy.
set-windows = Tajne chwile
    .help = Pauza zdradza, kto może działać: szybko zawsze, równo prawie, tajnie nigdy.
value-windows_quick = szybko
value-windows_even = równo
value-windows_sealed = tajnie
value-full = w pełni
value-calm = spokojnie
value-none = brak
value-reduced = oszczędnie
value-brisk = żwawo
value-normal = normalnie
value-key = na klawisz
value-on = tak
value-off = nie
value-automatic = automatycznie
value-new = nowe
value-dealt = rozdany
value-clock_none = brak
value-clock_answer = po { $value } s
value-clock_bank = { $number } min na grę

## Nazwy motywów

theme-ansi16 = 16 kolorów
theme-contrast = Wysoki kontrast
theme-dark = Ciemny (domyślny)
theme-deutan = Dla deuteranopii
theme-light = Jasny
theme-nebula = Mgławica
theme-nocolour = Bez kolorów
theme-tritan = Dla tritanopii

## Przy jednej klawiaturze: kurtyna

scr-line-curtain_yours = Klawiatura jest twoja. { $whom }, nie patrz, proszę.
scr-line-curtain_since = { $n ->
        [0] Odkąd ostatnio była twoja kolej, nic się nie stało.
        [one] Odkąd ostatnio była twoja kolej, zaszło { $n } zdarzenie.
        [few] Odkąd ostatnio była twoja kolej, zaszły { $n } zdarzenia.
       *[many] Odkąd ostatnio była twoja kolej, zaszło { $n } zdarzeń.
    }
scr-line-curtain_to_you = { $n ->
        [0] Żadne z nich cię nie dotyczy.
        [one] Dotyczy cię { $n } z nich.
        [few] Dotyczą cię { $n } z nich.
       *[many] Dotyczy cię { $n } z nich.
    }
scr-line-second_hand = Zakryte na twoim arkuszu: { $names }.
scr-line-nothing_yours = Nie masz tu nic do zagrania.

## Stół rozmów

scr-cards = Karty

## Stałe polecenia

scr-orders = Stałe polecenia
scr-line-order_encounter = Nie pytaj mnie już w tej części gry.
    .listed = w tej części gry
scr-line-order_until_change = Pasuję, aż coś się zmieni.
    .listed = aż coś się zmieni
scr-line-order_against = Pytaj mnie zawsze, gdy to mnie dotyczy.
scr-line-order_sparing = Nie pytaj mnie ponownie tam, gdzie pasuję.
    .listed = to, przy czym już pasujesz
scr-line-order_never = W tych fazach nigdy mnie nie pytaj.
scr-line-order_marked = Pytaj mnie w chwilach, które oznaczę w tabeli.
scr-line-order_safe = Polecenia nigdy nie wybierają za ciebie tam, gdzie wybór jest konieczny.
scr-line-orders_passed = { $n ->
        [one] Stałe polecenia pominęły za ciebie { $n } pytanie.
        [few] Stałe polecenia pominęły za ciebie { $n } pytania.
       *[many] Stałe polecenia pominęły za ciebie { $n } pytań.
    }
scr-orders_on = { $n ->
        [one] działa { $n } polecenie
        [few] działają { $n } polecenia
       *[many] działa { $n } poleceń
    }

## Kodeks

scr-tab_aliens = Obcy
scr-tab_flares = Rozbłyski
scr-tab_cards = Karty
# fine: word tech
scr-tab_technology = Technologie
    .short = Tech
scr-tab_moments = Chwile
scr-tab_rules = Zasady
scr-guide = Pytania
scr-tab_words = Słowa
scr-wild = Rozbłysk uniwersalny
scr-super = Rozbłysk wzmocniony
scr-wild_classic = Rozbłysk uniw., klasyczny
scr-super_classic = Rozbłysk wzm., klasyczny
scr-rulings = Rozstrzygnięcia
scr-interactions = Gdy się spotkają
scr-moments = Chwile
scr-found = { $number } z { $max }
scr-line-nothing_found = Nic nie znaleziono. Wpisz mniej liter.
scr-line-nothing_there = Ta gra nie ma tu nic do pokazania.
scr-line-no_such_game = Ten stół gra w coś, czego tu nie zainstalowano: { $name }.

## Obok pytania

scr-line-beside = Co jeszcze chcesz zrobić?
scr-line-beside_why = To nie odpowiada na otwarte pytanie.
scr-line-beside_none = Nic innego nie możesz teraz zrobić.
scr-line-advice_none = Boty radzą tylko w grze z samymi botami i nigdy w grze dnia.
scr-line-advice_no_more = Dalej nie ma już żadnej decyzji.
scr-line-advice_played = Twój wybór: { $value }.
scr-advice = Rada
scr-line-advice_coming = Najmocniejszy bot zastanawia się nad twoim wyborem; widzi tylko to, co ty.
scr-line-advice_more = Naciśnij { $key-advice } jeszcze raz, żeby zobaczyć całą radę.
scr-line-advice = Najmocniejszy bot wybiera: { $value }.
scr-line-advice_shares = Tak wygrywa się około { $number } gier na 100. { $value }: { $max }.
scr-line-advice_reason = Uzasadnia to tak: „{ $value }”

## Szanse, wyjaśnienia, powtórka

scr-odds = Jak to się może skończyć?
scr-piles = Talie i odrzucone karty
scr-explain = Skąd ta suma
scr-step = Krok { $number }
scr-line-odds_how = Policzone z twojej ręki i z kart, których nikt jeszcze nie zna.
scr-replay = Powtórka

## Zwycięstwo

scr-victory = Zwycięstwo
scr-defeat = Porażka
scr-shared_victory = Wspólne zwycięstwo
scr-ended = Koniec
ev-game_won = { $n ->
        [one] { $names } wygrywa grę.
        [few] Wspólne zwycięstwo: { $names }.
       *[many] Wspólne zwycięstwo: { $names }.
    }
    .you = { $n ->
        [one] Wygrywasz grę!
        [2] Wspólne zwycięstwo: ty i { $names }!
        [few] Wspólne zwycięstwo: ty, { $names }!
       *[many] Wspólne zwycięstwo: ty, { $names }!
    }
scr-line-nobody_won = Za zgodą wszystkich gra kończy się tutaj. Nikt nie wygrywa.
scr-reviewed = ocena gry { $number } z { $max }
scr-turning_points = Punkty zwrotne
    .small = punkty zwrotne
scr-ships_lost = stracone statki
scr-line-won = { $n ->
        [one] Wygrywa { $names }.
        [few] Razem wygrywają { $names }.
       *[many] Razem wygrywają { $names }.
    }
scr-line-rematch = Zagrać jeszcze raz na tych samych miejscach?

## Pomoc, dziennik, menu

scr-help = Pomoc
scr-help_question = To pytanie
scr-help_everywhere = Wszędzie
scr-help_words = Słowa na tym ekranie
scr-line-letters = Klawisze są od angielskich słów: l to dziennik, o szanse, w czemu nie.
scr-menu = Menu
scr-filter_me = do mnie
scr-filter_powers = moce
scr-filter_cards = karty
scr-filter_chat = czat
scr-since = Od ostatniego spojrzenia
scr-seat = Miejsce { $number }
scr-played = Czas gry
scr-players = Gracze
scr-connection = Połączenie
scr-reconnecting = ponowne łączenie
scr-disconnected = brak połączenia
scr-version = Wersja
scr-lessons = Lekcje
scr-saved = Zapisane gry

## Tryb tekstowy

scr-line-plain_sure = Na pewno? tak albo nie
scr-line-too_small = Nic nie ginie, a pytanie czeka. cosmic --plain działa w każdym rozmiarze.

## Film: co się dzieje między dwoma pytaniami

film-watching = Oglądasz grę
film-meanwhile = Tymczasem
film-more = jeszcze { $number } w dzienniku
film-taken_back = { $who } cofa odpowiedź.
    .you = Cofasz swoją odpowiedź.
film-replayed = Chwila { $number } z { $value }
film-retold = Pokaz dla { CASE($who, "gen") }: { $value }
film-missed = Podczas twojej nieobecności
film-missed_rest = Całość przeczytasz w dzienniku.
film-progress = { $number } z { $value }
film-one_on = dalej
film-to_question = do pytania
film-any_key = dowolny klawisz
film-twice = dwa razy lub długo
film-it_waits = czytaj, czeka
film-waiting_key = Naciśnij dowolny klawisz, żeby iść dalej.
film-looks_round = rozgląda się
film-goes_on = film idzie dalej
film-pace = tempo
film-question_waits = Po tym filmie czeka na ciebie pytanie.
film-waits_behind = { $n ->
        [one] czeka { $n } chwila
        [few] czekają { $n } chwile
       *[many] czeka { $n } chwil
    }
