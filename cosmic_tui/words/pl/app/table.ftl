### Stół: napisy, wiersze sceny, co robi Enter.

## Pierwszy wiersz

scr-cosmic = KOSMOS
scr-status_turn = Tura { $number }
    .short = T{ $number }
scr-status_time = czas
scr-is_away = nieobecność: { $who }

## Wiersze sceny

scr-by = od: { $who }
    .you = od ciebie
scr-versus = kontra
scr-card = karta

## Ręka

scr-hand_head = RĘKA
    .long = RĘKA { $number }
scr-hand_title = Twoja ręka
scr-dark = ciemne:
scr-all_lit = Wszystko, co masz, pasuje.
scr-page_of = { $low }-{ $high } z { $max }

## Słowa, które znaczą czytającego

scr-you_words = Ty ty cię ci Twój Twoja twoją

## Pytanie, co robi Enter

enter-any = wyślij
enter-open = dalej
enter-beside = zrób to
enter-planning-pick = połóż zakrytą
enter-launch-send = wyślij { $number }
enter-launch-aim = nakieruj
enter-alliance-invite = zaproś { $number }
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
scr-line-story_end = To jest plansza na końcu opowieści.
scr-line-meanwhile = Możesz czytać ({ $key-read }), szukać ({ $key-codex }) albo pisać ({ $key-chat }).
scr-key_standing = stałe polecenia
scr-line-typing = Wpisz wiersz.
scr-log_title = Dziennik

## Scena, duża

scr-yours = twoje
scr-choose_card = wybierz kartę
scr-with = razem: { $who }
    .you = z tobą
scr-is_deciding = namyśla się
    .you = teraz mówisz ty
scr-not_yet = jeszcze bez pytania
scr-now_head = Teraz

## Pytanie i to, co wokół niego

scr-line-sure_pieces = Tego nie można cofnąć.
scr-line-sure_ships = { $n ->
        [one] { $n } statek trafi do wiru.
        [few] { $n } statki trafią do wiru.
       *[many] { $n } statków trafi do wiru.
    }
scr-asked_table = pytanie ma cały stół
scr-line-asked_several = Decydują: { $who }.
scr-line-please_enlarge = Powiększ okno: ma { $width } x { $height }, stół potrzebuje { $minwidth } x { $minheight }.
scr-line-held_key = Przytrzymany klawisz prowadzi do pytania, ale nigdy na nie nie odpowiada.
scr-line-too_fast = To pytanie dopiero się pojawia; naciśnij jeszcze raz.
scr-esc_to_table = { $key-back }: do stołu
scr-line-handle = { $name }: dopisz resztę nazwy.

## Strony nad stołem

scr-go_to = Skocz do rzeczy po jej literze
scr-why_not = Czemu karty są ciemne
scr-as_text = Stół w słowach
scr-line-mark_what = { $key-tick } oznacza: tu dostajesz pytanie mimo stałych poleceń.
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

cmd-digits = wybierz to; 0 znaczy nie
    .some = zaznacz to; 0: żadne
    .amount = ustaw liczbę
    .spread = jeden statek stąd; 0: żaden
    .bargain = powiedz, co się z tym stanie
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
cmd-look = patrz na następną część
    .bargain = druga strona stołu rozmów
cmd-read = czytaj o wskazanej rzeczy
cmd-why_not = czemu coś jest ciemne
cmd-odds = jak to się może skończyć
cmd-explain = skąd ta suma
cmd-log = wszystko, co się działo
cmd-chat = powiedz coś wszystkim
cmd-help = klawisze i znaczenie słów
cmd-codex = wszystkie karty i zasady
cmd-find = znajdź cokolwiek po słowach
cmd-timing = wszystkie chwile i ta teraz
cmd-piles = talie i odrzucone karty
cmd-orders = pasuj bez pytania
cmd-beside = zrób coś jeszcze
cmd-prepare = wybierz odpowiedź z góry
cmd-undo = cofnij ostatnią odpowiedź
cmd-sort = posortuj rękę
cmd-go_to = skocz do rzeczy po literze
cmd-zoom = powiększ wskazaną część
cmd-as_text = stół w słowach
cmd-menu = menu
cmd-redraw = narysuj wszystko na nowo
cmd-report = zgłoś, co wygląda źle
# fine: word fg
cmd-suspend = do powłoki; fg wraca
cmd-quit = wyjdź; gra jest zapisana
cmd-look_back = patrz na poprzednią część
cmd-replay = opowieść od początku
cmd-coach = trener znów mówi
cmd-palette = wszystko po nazwie
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

scr-line-sure_give_up = Brak porozumienia: każda strona straci statki: { $number }.
scr-line-prepare = Wybierz kartę spotkania z góry.
    .alliance-join = Powiedz z góry, do kogo dołączysz.
scr-line-prepare_why = Podświetli się przy pytaniu; wysyłasz ją i tak ty.
scr-coach_note = pierwsza gra, { $number } z { $max }
scr-your_turn = twoja tura

## Stół gdzie indziej

scr-line-reconnecting = { $seconds ->
        [one] Brak łącza; następna próba za { $seconds } sekundę. Twoje miejsce czeka.
        [few] Brak łącza; następna próba za { $seconds } sekundy. Twoje miejsce czeka.
       *[many] Brak łącza; następna próba za { $seconds } sekund. Twoje miejsce czeka.
    }
scr-line-slow = Gospodarz jeszcze milczy. Twoja odpowiedź czeka i dotrze.
scr-line-connecting = Brak łącza; trwa próba. Twoje miejsce czeka.
scr-line-vote = { $who } pyta wszystkich: { $name }?
scr-line-vote_waits = { $n ->
        [one] Pytanie do wszystkich: { $name }. Milczy jeszcze: { $names }.
        [few] Pytanie do wszystkich: { $name }. Milczą jeszcze: { $names }.
       *[many] Pytanie do wszystkich: { $name }. Milczą jeszcze: { $names }.
    }
scr-line-vote_agreed = Wszyscy się zgadzają: { $name }. Rozstrzygnie się, gdy stół ruszy dalej.
scr-line-paused = Gra stoi. Żeby ruszyć dalej, muszą się zgodzić wszyscy.
scr-vote_pause = przerwa
scr-vote_go_on = gramy dalej
scr-vote_end = koniec tej gry
scr-vote_replace = bot na puste miejsce
scr-vote_undo = cofnięcie odpowiedzi
scr-vote_rematch = rewanż
