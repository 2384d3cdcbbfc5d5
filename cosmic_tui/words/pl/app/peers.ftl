### Stoły, do których można dotrzeć z zewnątrz: otwieranie, dołączanie i co bywa nie tak.

## Wejście

err-password_needed = Ten stół ma hasło.
    .kept = Nic się nie zmieniło.
    .do = Poproś gospodarza o hasło i dołącz z --password.
err-password_wrong = To nie jest hasło tego stołu.
    .kept = Nic się nie zmieniło.
    .do = Poproś gospodarza o hasło jeszcze raz.
err-key_wrong = Klucz w tym kodzie nie pasuje do żadnego stołu tego gospodarza.
    .kept = Nic się nie zmieniło.
    .do = Poproś gospodarza o dzisiejszy kod.
err-code_needed = Do tego stołu potrzebny jest kod.
    .kept = Nic się nie zmieniło.
    .do = Poproś gospodarza o kod albo wróć, gdy będzie mógł cię wpuścić.
err-knocked = Gospodarz dostaje pytanie, czy cię wpuścić.
    .kept = Nic się nie zmieniło.
    .do = Poczekaj tutaj albo poproś gospodarza o kod stołu.
err-turned_away = Gospodarz cię nie wpuszcza.
    .kept = Nic się nie zmieniło.
    .do = Znajdź inny stół albo otwórz własny: cosmic host.
err-too_many_tries = Z twojej strony przyszło za dużo złych kluczy albo haseł.
    .kept = Nic się nie zmieniło.
    .do = Odczekaj { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } i spróbuj jeszcze raz.
err-name_taken = Przy tym stole jest już { $who }.
    .kept = Nic się nie zmieniło.
    .do = Wybierz inne imię przez --name. Jeśli to ty gdzie indziej, użyj --take-over.
err-seat_in_use = Siedzisz już przy tym stole, w innym oknie na tym komputerze.
    .kept = Nic się nie zmieniło.
    .do = Dołącz z --take-over, żeby przejść tutaj, albo z --name jako inny gracz.
err-name_form = Imię ma od 1 do 12 liter, cyfr lub znaków, bez spacji na początku i końcu.
    .kept = Nic się nie zmieniło.
    .do = Wybierz krótsze imię przez --name.
err-already_started = Gra przy tym stole już się zaczęła.
    .kept = Nic się nie zmieniło.
    .do = Możesz oglądać (--watch).
err-no_watching = Przy tym stole nie ma miejsca dla kolejnych widzów.
    .kept = Nic się nie zmieniło.
    .do = Zapytaj gospodarza albo znajdź inny stół.
err-no_table = Ten gospodarz nie ma otwartego stołu.
    .kept = Nic się nie zmieniło.
    .do = Poproś gospodarza o otwarcie stołu.
err-busy = Za dużo osób próbuje dołączyć do tego gospodarza.
    .kept = Nic się nie zmieniło.
    .do = Spróbuj za chwilę jeszcze raz.

## Koniec łącza

err-left = Nie ma cię już przy stole.
    .kept = Nic więcej się nie zmieniło.
    .do = Dołącz znowu, kiedy zechcesz.
err-taken_over = Na tym miejscu grasz teraz gdzie indziej.
    .kept = Gra toczy się tam dalej.
    .do = Żeby znów grać tutaj, wejdź jeszcze raz (cosmic join: z --take-over).
err-flood = Twój program wysyła za dużo naraz, więc gospodarz zamyka połączenie.
    .kept = Twoje miejsce czeka.
    .do = Dołącz jeszcze raz.
err-fault = U gospodarza wystąpił błąd.
    .kept = Twoje miejsce i gra są zapisane.
    .do = Dołącz jeszcze raz; jeśli to nie pomoże, powiedz gospodarzowi.
err-protocol = Drugi program przysyła coś nieoczekiwanego ({ $value }).
    .kept = Twoje miejsce czeka.
    .do = Zainstaluj tę samą wersję po obu stronach i dołącz ponownie.
err-host_closed = Gospodarz zamyka stół.
    .kept = Dotychczasowa gra jest zapisana u gospodarza.
    .do = Gdy gospodarz znów go otworzy, dołącz z tym samym kodem.
err-gave_up = { $host } od dawna nie odpowiada.
    .kept = Twoje miejsce czeka, dopóki gospodarz trzyma stół.
    .do = Dołącz ponownie z tym samym kodem.

## Gospodarz

err-address_unusable = Ten komputer nie ma adresu { $host }.
    .kept = Nic nie otwarto.
    .do = Pomiń --bind albo wybierz adres tego komputera.
err-address_form = To nie może być w kodzie stołu: { $host }.
    .kept = Nic nie otwarto.
    .do = Podaj przez --address nazwę lub liczbę, pod którą inni tu trafią.
err-port_range = To nie jest port: { $port }.
    .kept = Nic nie otwarto.
    .do = { $option } może być od 1 do 65535; 0 znajduje wolny.
err-port_forbidden = Portu { $port } może użyć tylko administrator tego komputera.
    .kept = Nic nie otwarto.
    .do = Wybierz port powyżej 1023: { $option }.
err-nothing_to_resume = Nie ma tu niedokończonego stołu.
    .kept = Nic nie otwarto.
    .do = Otwórz nowy stół: cosmic host.
err-journal_unreadable = Nie można odczytać zapisu stołu { $file }.
    .kept = Plik się nie zmienił.
    .do = Otwórz nowy stół albo przenieś ten plik.
err-journal_in_use = Stół { $file } jest już otwarty, w innym oknie na tym komputerze.
    .kept = Nic się nie zmieniło.
    .do = Najpierw zamknij tamto okno.
# fine: word home, state, xdg
err-state_unwritable = Nie ma gdzie zapisywać stołu ({ $value }).
    .kept = Nic nie otwarto.
    .do = Zrób miejsce albo ustaw XDG_STATE_HOME na folder, w którym można pisać.
# fine: word open, rookie, you
err-seats_wrong = Stół ma od 3 do 5 miejsc: you, open albo jak gra bot.
    .kept = Nic nie otwarto.
    .do = Na przykład: --seats you,open,rookie,rookie

err-keys_unreadable = Nie można odczytać: { $file } ({ $value }).
    .kept = Nic nie otwarto.
    .do = Podaj plik z kluczami publicznymi przez --keys.
# fine: word aaaa, ed
err-keys_line = Wiersz { $line } to nie klucz publiczny: { $file }.
    .kept = Nic nie otwarto.
    .do = Wiersz wygląda tak: IMIĘ ssh-ed25519 AAAA… (imię można pominąć).
# fine: word aaaa, ed
err-keys_none = Nie ma żadnego klucza: { $file }.
    .kept = Nic nie otwarto.
    .do = Dodaj wiersz dla każdego gracza: IMIĘ ssh-ed25519 AAAA…

## Życzenia przy stole, których nie da się spełnić

no-no_such_knock = Nikt taki nie czeka na wpuszczenie: { $who }.
no-orders_sealed = Przy tajnym stole pasowanie aż do zmiany zdradziłoby, co masz.
# fine: word even, quick, sealed
no-unknown_windows = Nie ma ustawienia pauz { $who }: wybierz quick, even albo sealed.
no-seat_taken = To miejsce jest zajęte.
no-no_such_seat = Na tym miejscu nikogo nie ma.
no-not_seated = Mogą to robić tylko gracze. Ty oglądasz.
no-not_owner = Może to zrobić tylko gospodarz.
no-game_over = Gra jest skończona.
no-game_not_over = Możesz to zrobić po zakończeniu tej gry.
no-paused = Gra jest wstrzymana. Żeby ruszyć dalej, muszą się zgodzić wszyscy.
no-not_paused = Gra nie jest wstrzymana.
no-vote_open = Trwa już głosowanie. Najpierw je dokończcie.
no-vote_none = Nie trwa teraz żadne głosowanie.
no-vote_spoken = Twój głos już padł albo tym razem go nie masz.
no-not_absent = Ten gracz jest obecny albo już gra za niego bot.
no-table_full = Wszystkie miejsca są zajęte.
no-no_watching = Przy tym stole nie ma miejsca dla kolejnych widzów.
no-chairs_kept = Miejsca przy tym stole są dla graczy: { $who }. Wejdź pod tym imieniem.
no-brought_already = Nie możesz zmienić tego, z czym grasz.
no-nothing_to_bring = Do tej gry nie możesz nic przynieść.
no-unknown_reason = Ta gra nie zna tego powodu. Odpowiedz bez niego.
no-first_met = Ten gospodarz pojawia się pierwszy raz. Odcisk klucza: { $value }
no-new_code = Nowe osoby potrzebują teraz innego kodu: { $value }
no-host_disk = Gospodarz nie może teraz zapisywać. Stół czeka, aż będzie mógł.
no-outbox = Połączenie jest zerwane, a czeka za dużo wiadomości.
no-seconds = Tempo to od 0 do { $high } sekund (--pace).
no-patience = Cierpliwość trwa od 0 do { $n ->
        [one] { $n } dnia
        [few] { $n } dni
       *[many] { $n } dni
    } (--patience 90, 5m, 12h, 7d).
no-clock_seconds = Zegar chodzi od { $low } do { $high } sekund.

## Co wypisuje gospodarz

scr-line-table_open = Stół { $value } jest otwarty, port { $port }.
scr-line-type_this = Żeby dołączyć, wpisz:
scr-line-owner_code = Żeby prowadzić stół, wpisz zamiast tego to (tylko dla jednej osoby):
scr-line-door_code = Dołączyć mogą gracze z kodem i ci, których wpuścisz.
scr-line-door_open = Dołączyć może każdy, kto znajdzie stół (--open).
scr-line-door_password = Dołączyć mogą gracze, którzy mają kod albo znają hasło.
# fine: word admit, turn
scr-line-peer_knock = { $who } chce dołączyć. Wpisz „admit { $who }” albo „turn { $who }”.
scr-line-only_here = Ten komputer nie ma teraz sieci. Dołączyć mogą tylko programy na nim.
scr-line-ssh_near = Przez SSH dołączą tylko komputery z sieci lokalnej (--bind pozwala na więcej).
scr-line-ssh_far = Przez SSH dołączy każdy, kto dotrze do tego adresu.
scr-line-ssh_keys = Trzeba mieć { $n ->
        [one] klucz
        [few] jeden z { $n } kluczy
       *[many] jeden z { $n } kluczy
    } z --keys.
scr-line-ssh_any_key = Wystarczy dowolny klucz. Imię należy do klucza, który użyje go pierwszy.
scr-line-ssh_ask = Hasło stołu:
scr-line-ssh_password = Potem wpisz hasło w terminalu.
scr-line-only_near = Tak dotrze tu tylko twoja własna sieć. Więcej: BEYOND.md.
scr-line-not_encrypted = Ten stół nie jest szyfrowany (--no-tls).
scr-line-resumed = Stół { $value } gra dalej, tura { $number }.
scr-line-unfinished = Na porcie { $port } czeka niedokończony stół; wznów go: --resume --port { $port }.
scr-line-turn_of = Czekamy na { CASE($names, "acc") }.
scr-line-pace_outlived = --pace nic już nie zmienia: każdy ogląda grę we własnym tempie.
scr-line-kept = Zamknięte. Żeby otworzyć te stoły z tymi samymi kodami, wpisz:
scr-line-result = Stół { $value }, tura { $number }. Wygrana: { $names }.
scr-line-result_ended = Stół { $value }: gracze kończą grę w turze { $number }.

## Co słyszy dołączający

scr-line-sits = Siedzisz przy stole { $value }.
scr-line-host_print = Odcisk klucza tego gospodarza: { $value }
scr-line-near_table = { $value }: { $n ->
        [0] brak wolnych miejsc
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
scr-line-near_none = W tej sieci nie odpowiada żaden stół. Poproś gospodarza o kod.
scr-line-bot_result = Wygrana: { $names }. Odpowiedzi tego bota: { $number }.
scr-line-bot_remote = { $value } z dala od stołu nie patrzy naprzód. Gra jak { $name }.
scr-line-bot_ended = Gracze kończą grę. Odpowiedzi tego bota: { $number }.

## Tryb tekstowy przy stole gdzie indziej: poczekalnia i głosowania

scr-line-peer_lobby = Stół { $value }. Miejsca:
scr-line-peer_chair = Miejsce { $number } ({ $colour }): { $who }.
scr-line-peer_chair_free = Miejsce { $number } ({ $colour }): wolne.
scr-line-peer_chair_ready = Miejsce { $number } ({ $colour }): { $who }, gotowe.
scr-line-peer_chair_bot = Miejsce { $number } ({ $colour }): { $who }, bot.
scr-line-peer_chair_away = Miejsce { $number } ({ $colour }): { $who }, nie ma przy stole.
# fine: word fill, kick, open, rookie, shut
scr-line-peer_you_run = Prowadzisz stół: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.
# fine: word ready, seat, watch
scr-line-peer_lobby_keys = Wpisz ready, seat 3, watch, c i słowa (czat) albo q (odejdź).
scr-line-peer_begins = Gra się zaczyna.
scr-line-peer_vote_pause = { $who } prosi o przerwę.
    .you = Prosisz o przerwę.
scr-line-peer_vote_go_on = { $who } chce grać dalej.
scr-line-peer_vote_end = { $who } prosi, żeby tu skończyć grę.
    .you = Prosisz, żeby tu skończyć grę.
scr-line-peer_vote_undo = { $who } prosi o cofnięcie odpowiedzi { CASE($whom, "gen") }.
    .you = Prosisz o cofnięcie odpowiedzi.
    .at-you = { $who } prosi o cofnięcie twojej odpowiedzi.
scr-line-peer_vote_replace = { $who } prosi, by bot zastąpił { CASE($whom, "acc") }.
    .you = Prosisz, by bot zastąpił { CASE($whom, "acc") }.
scr-line-peer_vote_rematch = { $who } prosi o kolejną grę.
    .you = Prosisz o kolejną grę.
# fine: word yes
scr-line-peer_vote_how = Muszą się zgodzić wszyscy: wpisz „v yes” albo „v no”.
scr-line-peer_vote_passed = Zgadzają się wszyscy.
scr-line-peer_vote_failed = Nie wszyscy się zgadzają.
# fine: word end, pause, rematch, yes
scr-line-peer_vote_help = v pause, v end, v rematch, v bot i imię, v yes, v no. k i imię: wyproś.
scr-line-peer_paused = Gra jest wstrzymana. Wpisz „v go on”, żeby poprosić o ciąg dalszy.
scr-line-peer_goes_on = Gra toczy się dalej.
# fine: word rematch
scr-line-peer_over = Gra skończona. Wpisz „v rematch”, żeby zagrać znowu, albo „q”, żeby odejść.
scr-line-peer_trying_in = Następna próba za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

## Przez SSH

err-ssh_no_commands = Tu nie uruchomisz poleceń, jest tylko gra.
    .kept = Nic się nie stało.
    .do = Połącz się bez polecenia: ssh -p PORT IMIĘ@HOST
err-ssh_many = Z twoim kluczem lub z twojego adresu otwarto już za dużo terminali.
    .kept = Nic się nie stało.
    .do = Zamknij jeden i spróbuj jeszcze raz.
err-password_late = Hasło nie przyszło na czas.
    .kept = Nic się nie stało.
    .do = Połącz się ponownie i wpisz je od razu.
err-ssh_no_terminal = Gra potrzebuje terminala.
    .kept = Nic się nie stało.
    .do = Połącz się przez ssh -t.
err-name_of_another = Imię { $who } należy do innego klucza.
    .kept = Nic się nie zmieniło.
    .do = Wybierz inne imię albo użyj tamtego klucza.
err-too_many_players = Ten gospodarz nie zapamięta więcej graczy.
    .kept = Nic się nie zmieniło.
    .do = Użyj imienia, które gospodarz już zna.
scr-line-ssh_open = Kto ma klucz SSH, może dołączyć bez programu:
scr-line-ssh_print = Klucz SSH tego gospodarza ma odcisk { $value }.

## Poczekalnia

scr-line-lobby_free = { $n ->
        [one] Wolne jest jedno miejsce. Wyślij znajomym wiersz powyżej albo { $key-fill }: bot.
        [few] Wolne są { $n } miejsca. Wyślij znajomym wiersz powyżej albo { $key-fill }: boty.
       *[many] Wolnych jest { $n } miejsc. Wyślij znajomym wiersz powyżej albo { $key-fill }: boty.
    }
scr-line-lobby_bots = { $n ->
        [one] Wolne jest jedno miejsce. Poczekaj na gracza albo dodaj bota: { $key-fill }.
        [few] Wolne są { $n } miejsca. Poczekaj na graczy albo dodaj boty: { $key-fill }.
       *[many] Wolnych jest { $n } miejsc. Poczekaj na graczy albo dodaj boty: { $key-fill }.
    }
scr-line-lobby_not_ready = Czekamy na { CASE($names, "acc") }. Zacznij mimo to: { $key-send }.
scr-line-lobby_knock = { $who } chce dołączyć. Wpuść klawiszem { $key-yes } albo odmów: { $key-no }.
scr-line-lobby_start = Wszyscy gotowi. Naciśnij { $key-send }, by zacząć grę.
scr-line-lobby_ready = Gotowość zgłosisz klawiszem { $key-ready }, a miejsce i kolor zmienisz strzałkami i { $key-sit }.
scr-line-lobby_wait = Zgłaszasz gotowość. Grę zaczyna gospodarz.
scr-line-lobby_wait_all = Gotowość zgłoszona. Gra zacznie się, gdy zgłoszą ją wszyscy.
scr-line-lobby_watch = Oglądasz. Żeby grać, przejdź na wolne miejsce i naciśnij { $key-sit }.
key-not_ready = niegotowe
key-watch = oglądaj
key-fill = obsadź
key-sit = usiądź

## Formularze otwierania i dołączania

scr-join_tip = z kodem, adresem lub listą
scr-near_seats = { $n ->
        [0] brak wolnych miejsc
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
scr-together = Zapytaj wszystkich
scr-show_out = wyproś: { $who }
scr-show_out_sure = Na pewno? { $who }: { $key-send }
scr-line-take_over = Siedzisz tam już w innym oknie. Żeby się tu przenieść, powtórz { $key-send }.
scr-line-near_how = Naciśnij { $key-send }, by dołączyć do tego stołu.
scr-line-near_other = Ten stół ma inną wersję programu.
scr-line-near_looking = Szukam stołów w tej sieci…
scr-line-near_found = Te stoły odpowiadają w tej sieci.
set-join_code = Kod albo adres
    .help = Kod od gospodarza albo adres z portem (nazwa lub IP, dwukropek, port).
set-password = Hasło
    .help = Wpisz je tylko wtedy, gdy stół ma hasło. Z kodem stołu go nie potrzebujesz.
set-look_on = Tylko oglądaj
    .help = Widzisz to, co wszyscy gracze, ale niczyjej ręki.
set-trust = Ufaj temu gospodarzowi
    .help = Zanim to włączysz, zapytaj, który z dwóch jest właściwy.
scr-line-print_before = Ostatnio: { $value }
scr-line-print_now = Teraz: { $value }
set-table_name = Stół
    .help = Jak nazywa się stół, żeby inni mogli go znaleźć.
set-port = Port
    .help = Tędy dotrą inni. Nie zmieniaj, chyba że jest zajęty.

## Turniej: jak wygląda tabela i kiedy następna gra

scr-series = Tabela: { $name }
scr-series_swiss = Runda { $number } z { $max }
scr-series_semi = Półfinały, do dwóch wygranych
scr-series_third = O trzecie miejsce
scr-series_final = Finał, do dwóch wygranych
scr-line-series_over = Turniej się skończył.
scr-line-series_left = { $n ->
        [one] Na tę grę została { $n } minuta, potem rozstrzyga sędzia.
        [few] Na tę grę zostały { $n } minuty, potem rozstrzyga sędzia.
       *[many] Na tę grę zostało { $n } minut, potem rozstrzyga sędzia.
    }
scr-line-series_next = W następnej grze twój rywal to { $who }.
scr-line-series_wait = Twoja następna gra otworzy się, gdy skończą się inne gry tej rundy.
scr-line-series_soon = Następny rywal: { $who }; stół otworzy się za { $number } s.
scr-series_name = imię
scr-series_points = punkty
scr-series_met = rywale
scr-series_byes = losy
opt-onward = Następna gra
    .small = następna
no-no_rematch = W turnieju nie ma rewanżów. Następna gra otworzy się sama.
# fine: word next
scr-line-peer_series_how = Wpisz „next”, żeby przejść od razu; inaczej za chwilę gra otworzy się sama.
# fine: word standings
scr-line-peer_series_over = Ta gra się skończyła. Wpisz „standings” (tabela) albo „q” (wyjście).
# fine: word end, pause, yes, standings
scr-line-peer_series_help = v pause, v end, v bot i imię, v yes, v no. standings: tabela.
