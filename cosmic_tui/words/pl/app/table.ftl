### Stół: napisy, wiersze sceny, co robi Enter.

## Pierwszy wiersz

scr-cosmic = KOSMOS
scr-status_turn = Tura { $number }
    .short = T{ $number }
scr-status_time = czas
scr-is_away = { $who }: nie ma przy stole
scr-not_saved = niezapisana

## Wiersze sceny

scr-by = od: { $who }
    .you = od ciebie
scr-versus = kontra
scr-card = karta

## Ręka

scr-hand_head = RĘKA
    .long = RĘKA { $number }
scr-hand_title = Twoja ręka
scr-dark = nie teraz:
scr-all_lit = Możesz zagrać każdą kartę.
scr-page_of = { $low }-{ $high } z { $max }

## Słowa, które znaczą czytającego

scr-you_words = Ty ty cię ci Twój Twoja twoją

## Pytanie, co robi Enter

enter-any = wyślij
enter-open = dalej
enter-beside = zrób to
enter-planning-pick = zagraj zakrytą
enter-launch-send = wyślij { $number }
enter-launch-aim = nakieruj
enter-alliance-invite = { $n ->
        [0] nikogo
        [one] zaproś { $n }
        [few] zaproś { $n }
       *[many] zaproś { $n }
    }
enter-alliance-send = wyślij { $number }
enter-place = wyląduj { $number }
enter-window = odpowiedz
enter-respond = odpowiedz
enter-desk_pick = wybierz karty z nazwy
enter-desk_take = weź te karty
enter-desk_accept = przyjmij
enter-desk_send = wyślij
enter-desk_decline = odrzuć
enter-desk_say = wpisz
enter-desk_give_up = zerwij rozmowy
scr-range = od { $min } do { $max }
scr-range_up = najwyżej { $max }
scr-line-story_end = To jest plansza na końcu powtórki.
scr-line-meanwhile = Możesz czytać ({ $key-read }), szukać ({ $key-codex }) albo pisać ({ $key-chat }).
scr-key_standing = stałe polecenia
scr-line-typing = Wpisz wiersz.
scr-log_title = Dziennik

## Scena, duża

scr-yours = twoje
scr-choose_card = wybierz kartę
scr-with = razem: { $who }
    .you = z tobą
scr-is_deciding = decyduje
    .you = decydujesz ty
scr-not_yet = jeszcze bez pytania
scr-now_head = Teraz

## Pytanie i to, co wokół niego

scr-line-sure_pieces = Tego nie można cofnąć.
scr-line-sure_ships = { $n ->
        [one] Tracisz { $n } statek: trafi do wiru.
        [few] Tracisz { $n } statki: trafią do wiru.
       *[many] Tracisz { $n } statków: trafi do wiru.
    }
scr-asked_table = gracze decydują
scr-line-asked_several = Decydują: { $who }.
scr-line-please_enlarge = Powiększ okno: ma { $width } x { $height }, stół potrzebuje { $minwidth } x { $minheight }.
scr-line-held_key = Przytrzymany klawisz prowadzi do pytania, ale nigdy na nie nie odpowiada.
scr-line-too_fast = To pytanie dopiero się pojawiło. Naciśnij jeszcze raz, żeby odpowiedzieć.
scr-esc_to_table = { $key-back }: do stołu
scr-line-handle = { $name }: dopisz resztę nazwy.

## Strony nad stołem

scr-go_to = Skocz literą, gdzie chcesz
scr-why_not = Czemu nie można zagrać karty
scr-as_text = Stół w słowach
scr-line-mark_what = Oznacz chwilę ({ $key-tick }), a dostaniesz w niej pytanie mimo stałych poleceń.
scr-line-no_sum = Nie ma jeszcze czego sumować.
scr-playable_now = można zagrać teraz
scr-other_seats = inni gracze
scr-board_then = plansza wtedy
scr-copies = { $n ->
        [one] { $n } egzemplarz w talii
        [few] { $n } egzemplarze w talii
       *[many] { $n } egzemplarzy w talii
    }

## Co robią klawisze, w pomocy

cmd-digits = wybierz numerem; 0 znaczy nie
    .some = zaznacz numerem; 0: żadne
    .amount = ustaw liczbę
    .spread = jeden statek stąd; 0: żaden
    .bargain = zmień ten warunek
cmd-send = wyślij podświetloną odpowiedź
cmd-left = poprzednia opcja
    .amount = o jeden mniej
    .spread = poprzednia planeta
    .bargain = zmień wiersz
cmd-right = następna opcja
    .amount = o jeden więcej
    .spread = następna planeta
    .bargain = zmień wiersz
cmd-tick = zaznacz jedno z kilku
cmd-more = jeden statek lub karta więcej
cmd-fewer = jeden statek lub karta mniej
cmd-back = krok wstecz; nic nie wysyła
cmd-page_down = więcej opcji
cmd-look = przejdź do następnej części
    .bargain = druga strona stołu rozmów
cmd-read = czytaj o wybranej rzeczy
cmd-why_not = czemu nie mogę zagrać?
cmd-odds = jak to się może skończyć
cmd-advice = zapytaj najmocniejszego bota
cmd-explain = skąd ta suma
cmd-log = wszystko, co się działo
cmd-chat = powiedz coś wszystkim
cmd-help = klawisze i znaczenie słów
cmd-codex = wszystkie karty i zasady
cmd-find = szukaj kart i zasad
cmd-timing = wszystkie chwile i ta teraz
cmd-piles = talie i odrzucone karty
cmd-orders = pasuj bez pytania
cmd-beside = zrób najpierw coś innego
cmd-prepare = wybierz odpowiedź z góry
cmd-undo = cofnij swoją odpowiedź
cmd-sort = posortuj rękę
cmd-go_to = skocz literą w dowolne miejsce
cmd-zoom = powiększ wybraną część
cmd-as_text = stół w słowach
cmd-menu = menu
cmd-redraw = narysuj ekran na nowo
cmd-report = zgłoś problem
# fine: word fg
cmd-suspend = do powłoki; fg wraca
cmd-quit = wyjdź; gra jest zapisana
cmd-look_back = przejdź do poprzedniej części
cmd-replay = powtórka od początku
cmd-coach = włącz trenera
cmd-palette = znajdź polecenie po nazwie
cmd-up = w górę
    .bargain = wiersz wyżej
cmd-down = w dół
    .bargain = wiersz niżej
cmd-page_up = strona w górę
cmd-first = na początek
cmd-last = na koniec
cmd-earlier = plansza wcześniej
cmd-later = plansza później
cmd-yes = tak, w głosowaniu
cmd-no = nie, w głosowaniu

## Stół rozmów

scr-line-sure_give_up = Brak porozumienia: każda strona traci statki (po { $number }).
scr-line-prepare = Wybierz kartę spotkania z góry.
    .alliance-join = Wybierz z góry, do której strony dołączysz.
scr-line-prepare_why = Gdy przyjdzie pytanie, będzie już wybrana, ale wysyłasz ją ty.
scr-coach_note = lekcja, { $number } z { $max }
scr-your_turn = twoja tura

## Stół gdzie indziej

scr-line-reconnecting = { $seconds ->
        [one] Brak połączenia. Następna próba za { $seconds } sekundę. Twoje miejsce czeka.
        [few] Brak połączenia. Następna próba za { $seconds } sekundy. Twoje miejsce czeka.
       *[many] Brak połączenia. Następna próba za { $seconds } sekund. Twoje miejsce czeka.
    }
scr-line-slow = Gospodarz jeszcze nie odpowiedział. Twoja odpowiedź jest zapisana i dotrze.
scr-line-connecting = Brak połączenia. Trwa nowa próba. Twoje miejsce czeka.
scr-line-vote = { $who } proponuje: { $name }. Zgadzasz się?
scr-line-vote_waits = { $n ->
        [one] Propozycja: { $name }. Nie odpowiada jeszcze { $names }.
        [few] Propozycja: { $name }. Nie odpowiadają jeszcze { $names }.
       *[many] Propozycja: { $name }. Nie odpowiadają jeszcze { $names }.
    }
scr-line-vote_agreed = Wszyscy się zgadzają: { $name }. Stanie się to, gdy stół ruszy dalej.
scr-line-paused = Gra jest wstrzymana. Żeby grać dalej, muszą się zgodzić wszyscy.
scr-vote_pause = przerwa
scr-vote_go_on = gramy dalej
scr-vote_end = koniec tej gry
scr-vote_replace = bot na puste miejsce
scr-vote_undo = cofnięcie odpowiedzi
scr-vote_rematch = rewanż
