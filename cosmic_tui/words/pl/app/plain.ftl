### Tryb tekstowy: wiersze dla czytników ekranu i wolnych łączy oraz słowa, które można wpisać.

## Słowa do wpisania

word-pass = pas / nikt / żadne / żadna
word-all = wszystko / wszystkie
word-and = i / oraz
word-from = z / ze / od
word-to = do / na
word-yes = tak
word-no = nie
word-offer = oferta / oferuję
word-for = za
word-nothing = nic
word-accept = przyjmij / przyjmuję
word-decline = odrzuć / odrzucam
word-give_up = zerwij / zrywam
word-cards = kartę / karty / karta / kart
word-random = losowa / losową / losowych
word-highest = najwyższa / najwyższą
word-lowest = najniższa / najniższą
word-ships = statki / statek / statków
word-never = nigdy
word-until = pas
word-encounter = spotkanie / tura
word-again = znowu
word-race = wyścig

word-help = pomoc
word-table = stół / plansza
word-hand = ręka
word-why = dlaczego / czemu / czemu nie
word-odds = szanse
word-explain = wyjaśnij / skąd
word-log = dziennik
word-undo = cofnij
word-orders = polecenia
word-quit = wyjdź / koniec

## Co mówi się wokół pytania

scr-line-plain_where = Tura { $number }. Faza: { $phase }. Atakuje { $offense }.
    .you = Tura { $number }. Faza: { $phase }. Atakujesz ty.
scr-line-plain_where_both = Tura { $number }. Faza: { $phase }. { $offense } kontra { $defense } { CASE($place, "at") }.
    .you = Tura { $number }. Faza: { $phase }. Ty kontra { $defense } { CASE($place, "at") }.
    .at-you = Tura { $number }. Faza: { $phase }. { $offense } kontra ty { CASE($place, "at") }.
scr-line-plain_choose = Wpisz numer albo słowa swojej odpowiedzi.
scr-line-plain_choose_only = Masz tylko jedną możliwość. Naciśnij Enter.
scr-line-plain_proposed = Propozycja: { $names }. Naciśnij Enter, aby ją przyjąć.
scr-line-with_number = { $name } ({ $number })
scr-line-plain_choose_some = Wpisz numery, na przykład „{ $value }”, albo słowo „wszystko” lub „żadne”.
scr-line-plain_choose_some_of = { $n ->
        [one] Wpisz jeden numer, na przykład { $value }.
        [few] Wpisz numery ({ $range }) oddzielone spacjami, na przykład „{ $value }”.
       *[many] Wpisz numery ({ $range }) oddzielone spacjami, na przykład „{ $value }”.
    }
scr-line-plain_choose_number = Wpisz liczbę { $range }.
scr-line-plain_choose_pieces = Wpisz, ile sztuk i skąd bierzesz, na przykład „{ $value }”.
scr-line-plain_choose_ships = Wpisz, ile statków i skąd, na przykład „{ $value }”.
scr-line-plain_choose_places = Wpisz, ile wysyłasz i dokąd, na przykład „{ $value }”.
scr-line-plain_or = { $first }” albo „{ $second }
scr-line-plain_choose_deal = Wpisz, co dajesz i co chcesz dostać, na przykład „{ $value }”, albo „zerwij”.
scr-line-plain_choose_deal_theirs = Wpisz „przyjmij”, „odrzuć”, „zerwij” albo ofertę, na przykład „{ $value }”.
scr-line-plain_deal_terms = Możesz dać wskazaną kartę, 2 karty, 1 losową lub 1 najwyższą, planetę lub nic.
scr-line-plain_give_up_sure = To kończy rozmowy: każdej stronie trzy statki pochłonie wir.
scr-line-plain_you_have = Masz { CASE($names, "acc") }.
scr-line-plain_not_now = Teraz nie do zagrania: { $names }.
scr-line-plain_no_hand = Nie masz kart.
scr-line-plain_waiting = Decydują: { $names }.
scr-line-plain_asked = Gracze decydują.
scr-line-plain_nothing_asked = Teraz nie masz na co odpowiadać.
scr-line-plain_chat = { $who } mówi: „{ $value }”
    .ended = { $who } mówi: „{ $value }”.
scr-line-plain_clock = { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
       *[many] Zostało { $seconds } sekund.
    }
scr-line-plain_open_sure = Nic nie wysłano. Pytanie nadal czeka na odpowiedź. Wpisz „r”, by je powtórzyć.

## Polecenia

scr-line-plain_deeds = W każdej chwili możesz też wpisać: { $names }.
scr-line-plain_commands_1 = ? – pomoc, h – twoja ręka, w – czemu nie, t – stół (także t wyścig, t imię).
scr-line-plain_commands_2 = o – szanse, e – skąd ta suma, i z nazwą – co to jest, l – ostatnie wiersze.
scr-line-plain_commands_3 = p z odpowiedzią – co by dała, r – powtórz, u – cofnij, c ze słowami – czat.
scr-line-plain_commands_4 = s – stałe polecenia, b – wybór mocnego bota (tylko z botami), q – koniec.
scr-line-plain_commands_5 = i z pytaniem – odpowiedź z zasad (na przykład „i jak wygrać?”), i „?” – lista.
scr-line-plain_orders_off = Brak stałych poleceń. Są: „s pas” (do zmiany), „s znowu”, „s nigdy” i faza.
scr-line-plain_orders_on = Pasujesz bez pytania: { $names }. Wpisz „s żadne”, żeby to zakończyć.
scr-line-plain_unknown_phase = Nie ma fazy o nazwie { $value }.
scr-line-plain_nothing_named = Nie ma tu niczego o nazwie „{ $value }”.
scr-line-plain_what = Nie rozumiem. Wpisz „?”, żeby zobaczyć, co można wpisać.

## Stół w słowach

scr-line-plain_seat = { $who }, { $colour }: { $alien }, { $power }.
scr-line-plain_seat_bare = { $who }, { $colour }.
scr-line-plain_holds = Na ręce { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, w wirze { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }, poza domem { $n ->
        [one] { $n } kolonia
        [few] { $n } kolonie
       *[many] { $n } kolonii
    }.
scr-line-plain_ships_of = { $who } { $number }
scr-line-plain_race = Zewnętrzne kolonie ({ $number } wygrywa): { $names }.
scr-line-plain_gate = Na wrotach: { $names }.
scr-line-plain_beside = Obok planety: { $names }.
scr-line-plain_decks = Talia { $high }, odrzucone { $low }, cel { $number }.
scr-line-plain_laid = Zagrana karta { CASE($who, "gen") }: { $face }.
    .you = Twoja zagrana karta: { $face }.
scr-line-plain_face_down = zakryta karta

## Szanse

scr-line-plain_odds = { $face } wygrywa z { $n ->
        [one] { $n } z { $total } nieznanych kart spotkania
        [few] { $n } z { $total } nieznanych kart spotkania
       *[many] { $n } z { $total } nieznanych kart spotkania
    }.
scr-line-plain_odds_with = Po efekcie „{ $name }”: { $number } z { $total }.
scr-line-plain_odds_none = Szanse widać tylko w twoim własnym spotkaniu.

## Przyjścia, wyjścia, podawanie klawiatury

scr-line-plain_welcome = Witamy: { $names }. Pomoc: „?”, koniec: „q”. Gra zapisuje się sama.
    .you = Witamy! Pomoc: „?”, koniec: „q”. Gra zapisuje się sama.
scr-line-plain_welcome_unkept = Witamy: { $names }. Pomoc: „?”, koniec: „q”. Gra nie jest zapisywana.
    .you = Witamy! Pomoc: „?”, koniec: „q”. Gra nie jest zapisywana.
scr-line-plain_welcome_back = Witamy ponownie: { $names }. Tura { $number }. Pomoc: „?”, koniec: „q”.
    .you = Witamy ponownie! Tura { $number }. Pomoc: „?”, koniec: „q”.
scr-line-plain_kept = Gra jest zapisana jako { $file }. Wznowisz ją przez „cosmic resume”.
scr-line-plain_bye = Do następnego razu!
scr-line-plain_enter = Naciśnij Enter, gdy inni nie patrzą.
scr-line-plain_puzzles = Enter – następne zadanie, p – graj stąd dalej, q – koniec.
scr-line-plain_nothing_yours = Nie masz tu nic do zagrania. Naciśnij Enter i podaj klawiaturę dalej.
# fine: word even
scr-line-plain_quick = Gra pyta tylko tych, którzy mogą działać. Zdradza ich pauza (--windows even).
scr-line-plain_hand_of = { $who } ma na ręce { CASE($names, "acc") }.
    .you = Masz na ręce { CASE($names, "acc") }.
scr-line-plain_review = Ile kosztowały twoje decyzje, powie „cosmic review { $file }”.
scr-line-plain_seed = Ziarno: { $value }.
scr-line-plain_nothing_new = To niczego więcej nie zmienia.
scr-line-plain_nothing_open = Nie ma jeszcze czego sumować.
scr-line-plain_saved = { $what }, ostatnio: { $value }.
