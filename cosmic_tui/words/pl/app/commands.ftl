### Wiersz poleceń.

## Rama

cli-usage = użycie
cli-heading-what = argumenty
cli-heading-options = opcje
cli-heading-commands = polecenia
cli-help = pokaż tę pomoc
cli-version = pokaż wersję
cli-language = język wszystkich tekstów: { $names }
    .what = JĘZYK
# fine: word play
cli-cosmic = Kosmiczne gry planszowe w terminalu: Kosmiczne spotkania, Andromeda's Edge, Galaktyka chaosu
    .after = Bez polecenia zaczyna się gra. Pomoc do polecenia: cosmic POLECENIE --help.
cli-command = co zrobić
    .what = POLECENIE

## Polecenia

cli-bench = zmierz, jak szybko chodzą tu gry
cli-host = otwórz stół, do którego inni mogą dołączyć przez sieć
cli-join = dołącz do stołu: cosmic join KOD albo HOST albo HOST:PORT
cli-lab = badaj bardzo wiele gier, z liczbami i obrazami
cli-daily = gra dnia: ten sam stół dla wszystkich
cli-learn = lekcja: pierwsza gra albo krótka
cli-puzzle = rozwiąż zadanie: jedna decyzja, najlepsza odpowiedź
cli-play = graj z botami albo w kilka osób przy tej klawiaturze
cli-replay = odtwórz grę z jej zapisu
cli-review = oceń zakończoną grę: ile kosztowała każda decyzja
cli-resume = wróć do zapisanej gry
cli-scenario = rozegraj pliki scenariuszy i porównaj z tym, czego oczekują
cli-sim = niech boty rozegrają wiele gier; policz wyniki
cli-ssh = otwórz stół, do którego dołącza się samym ssh
cli-stats = pokaż, jak kończą się twoje gry

## Opcje kilku poleceń

cli-game = w którą grę grać
    .what = NAZWA
cli-players = liczba miejsc; bez tego zwykła
    .what = LICZBA
cli-seed = to samo ziarno daje te same karty
    .what = LICZBA
cli-plain = wiersze tekstu, dla czytników ekranu i wolnych połączeń
cli-json = wypisz liczby w formacie JSON
cli-jobs = liczba procesów na tej maszynie
    .what = LICZBA
cli-games = liczba gier
    .what = LICZBA
cli-option = opcja gry; można powtarzać
    .what = NAZWA=WARTOŚĆ
# fine: sign -
cli-password_file = plik, w którego pierwszym wierszu jest hasło; - czyta wejście
    .what = PLIK
cli-no_tls = nie szyfruj; tylko dla tego komputera albo gdy nie da się inaczej
cli-no_lan = nie ogłaszaj tego stołu w sieci lokalnej
cli-port = port (bez tego 4747; 0 bierze wolny)
    .what = PORT
cli-bind = słuchaj tylko pod tym adresem komputera
    .what = ADRES
cli-address = adres w kodzie stołu, jeśli inni trafiają tu pod innym
    .what = HOST

## cosmic play

cli-play-people = kto gra przy tej klawiaturze, na przykład Ada,Bea
    .what = IMIONA
# fine: word random, rookie
cli-play-bots = jak grają boty (rookie, random, …)
    .what = POZIOM
cli-play-windows = jak w cosmic host --help
cli-play-unkept = nie zapisuj tej gry

## cosmic host, cosmic ssh

cli-host-name = nazwa stołu
    .what = NAZWA
cli-host-player = twoje imię przy stole
    .what = IMIĘ
# fine: word open, rookie, you
cli-host-seats = kto gdzie siedzi, na przykład you,open,open,rookie
    .what = MIEJSCA
# fine: word password
cli-host-password = wpuszczaj bez kodu tych, którzy znają hasło; program o nie pyta albo bierze je z COSMIC_PASSWORD
cli-host-open = wpuszczaj każdego, kto znajdzie stół; inaczej potrzebny jest kod
cli-host-headless = bez ekranu; gra zaczyna się, gdy wszystkie miejsca są zajęte
cli-host-tables = liczba stołów (z --headless)
    .what = LICZBA
cli-host-resume = otwórz znów stoły, które były otwarte ostatnio
# fine: word even, quick, sealed
cli-host-windows = quick: pauza pokazuje, kto może działać; even: pauzy są tak czy inaczej, tak długie, jak zwykle u tych ludzi; sealed: pytany jest każdy, kto może działać
cli-host-stand_in = jak gra bot za tych, którzy odeszli
    .what = POZIOM
cli-host-patience = jak długo miejsce czeka na zerwane połączenie: 90, 12h, 7d
    .what = CZAS
cli-host-clock = czas na myślenie: bez limitu, na każdą odpowiedź albo na całą grę
cli-host-clock_seconds = sekundy na odpowiedź albo na grę
    .what = SEKUNDY
cli-host-no_watching = nie pozwalaj nikomu oglądać
cli-host-delay = o tyle sekund później grę widzą widzowie
    .what = SEKUNDY
cli-host-seed = ziarno pierwszej gry przy stole
    .what = LICZBA
cli-host-keys = przyjmuj tylko klucze publiczne z tego pliku, po jednym w wierszu, z imieniem lub bez
    .what = PLIK
cli-host-ssh_port = port dla ssh (bez tego 2222; 0 bierze wolny)
    .what = PORT

## cosmic join

# fine: sign -
cli-join-where = kod, HOST albo HOST:PORT; - czyta go; bez tego stoły w pobliżu
    .what = KOD
cli-join-name = twoje imię przy stole
    .what = IMIĘ
cli-join-seat = miejsce, które chcesz, licząc od 1
    .what = LICZBA
cli-join-watch = oglądaj bez grania
# fine: word password
cli-join-password = hasło stołu; program o nie pyta albo bierze je z COSMIC_PASSWORD
cli-join-take_over = przenieś tu swoje miejsce z innego okna
cli-join-only = tylko ten stół, bez ekranu tytułowego
cli-join-no_tls = stół nie jest szyfrowany
cli-join-trust = zaufaj ten jeden raz gospodarzowi, który się zmienił
cli-join-bring = coś, co przynosisz, na przykład talia
    .what = NAZWA
# fine: word random, rookie
cli-join-bot = niech bot gra na twoim miejscu (rookie, random, …)
    .what = POZIOM
cli-join-seed = ziarno bota
    .what = LICZBA
cli-join-patience = tyle sekund bot czeka na gospodarza, którego nie ma
    .what = SEKUNDY

## cosmic resume, replay, stats, scenario

cli-daily-compare = sprawdź gry znajomych i miejsca, w których się rozeszły
    .what = PLIK
cli-daily-list = wypisz dokończone tu gry dnia
cli-learn-name = która lekcja; domyślnie pierwsza gra
    .what = NAZWA
cli-learn-list = lista lekcji
cli-learn-none = Do tej gry nie ma jeszcze lekcji.
cli-learn-unkept = nie zapisuj tej gry
cli-puzzle-file = plik zadania; domyślnie następne zadanie
    .what = PLIK
cli-puzzle-theme = tylko zadania na ten temat
    .what = TEMAT
cli-resume-name = która gra; bez tego ta grana ostatnio
    .what = NAZWA
cli-resume-list = wypisz wszystkie zapisane gry
cli-resume-rescue = skopiuj dobrą część uszkodzonej gry i graj od niej
cli-replay-file = zapis albo zapisana gra, przez plik lub nazwę
    .what = PLIK
cli-replay-check = sprawdź, czy kończy się tak jak wtedy
cli-replay-show = oglądaj na ekranie, plansza po planszy
cli-replay-events = wypisz, co się dzieje, jeden id na wiersz
cli-review-file = zapis albo zapisana gra, przez plik lub nazwę
    .what = PLIK
cli-review-seat = czyje decyzje, od 0; domyślnie pierwszej osoby
    .what = LICZBA
cli-review-worlds = w ilu światach mierzyć koszt; domyślnie 48
    .what = LICZBA
cli-review-json = oceny i sumy jako dane
cli-review-play_on = graj dalej od oceny o tym numerze; gra nigdzie się nie liczy
    .what = LICZBA
cli-stats-collection = czym i z którymi botami są wygrane
cli-stats-history = każda skończona gra, po jednej w wierszu
cli-stats-name = tylko gry tego gracza
    .what = IMIĘ
# fine: word encounter; term encounter
cli-stats-game = tylko ta gra, na przykład encounter
    .what = NAZWA
cli-scenario-places = pliki scenariuszy albo foldery z nimi
    .what = PLIK_ALBO_FOLDER
cli-scenario-trace = wypisuj, kto co odpowiada
cli-scenario-game = tylko scenariusze tej gry
    .what = NAZWA
cli-scenario-only = tylko scenariusz o tym id
    .what = ID

## cosmic sim, cosmic bench

cli-sim-seed = ziarno pierwszej gry; każda kolejna ma następne
    .what = LICZBA
cli-sim-bots = boty miejsce po miejscu; gdy miejsc jest więcej, znów od pierwszego
    .what = NAZWY
cli-sim-meter = co odpowiada ten bot zamiast tamtych i o ile to lepsze
    .what = NAZWY
cli-sim-record = zapisz przebieg i film każdej gry w tym folderze
    .what = FOLDER
cli-sim-no_film = zapisuj same gry: szybciej, ale odtworzą je tylko dzisiejsze zasady
cli-bench-games = liczba gier do rozegrania
    .what = LICZBA
cli-bench-seed = ziarno pierwszej gry
    .what = LICZBA
cli-bench-by_side = także: którzy obcy, frakcje lub talie zajmują najwięcej czasu

## cosmic lab

cli-lab-run = prowadź badanie albo je kontynuuj
cli-lab-status = pokaż, jak daleko zaszło badanie
cli-lab-report = pokaż wyniki badania
cli-lab-compare = pokaż, co zmienia się między dwoma badaniami
cli-lab-way = co zrobić
    .what = CO
cli-lab-study = badanie albo jego folder
    .what = BADANIE
cli-lab-run-study = plik albo nazwa badania dołączonego do programu
    .what = BADANIE
cli-lab-run-games = zatrzymaj, gdy każde ramię ma tyle gier; bez tej opcji badanie trwa do końca
    .what = LICZBA
cli-lab-other = inne badanie
    .what = BADANIE
cli-lab-cluster = planista Dask, na przykład tcp://ten:8786
    .what = ADRES
cli-lab-folder = gdzie zapisać badanie
    .what = FOLDER
# fine: word html
cli-lab-page = napisz stronę z obrazami (HTML)
    .what = PLIK
cli-lab-csv = zapisz wyniki jako CSV
    .what = PLIK
# fine: word json
cli-lab-report-json = zapisz wszystkie liczniki jako JSON
    .what = PLIK
cli-lab-plain = tylko ASCII

## Czego nie da się zrozumieć

cli-no-see = { $what } ({ $name } --help mówi więcej.)
cli-no-command = Nie ma polecenia „{ $value }”; cosmic --help wypisuje wszystkie.
    .near = Nie ma polecenia „{ $value }” (może chodzi o „{ $near }”?); cosmic --help wypisuje wszystkie.
cli-no-unknown = { $name } tego nie zna: { $value }.
cli-no-required = { $name } wymaga: { $names }.
cli-no-value_missing = Po { $option } trzeba podać wartość.
cli-no-value_extra = { $option } nie przyjmuje wartości ({ $value }).
cli-no-number = { $option } wymaga liczby, a nie: { $value }.
cli-no-choice = { $option } nie może być: { $value }. Wybierz: { $names }.
cli-no-ambiguous = { $option } może oznaczać różne rzeczy: { $names }.
cli-no-time = { $value } to nie długość czasu. Wpisz 90, 5m, 12h albo 7d.
cli-no-language = Nie ma języka { $value }. Wybierz: { $names }.
cli-no-game = Nie ma gry „{ $value }”. Wybierz: { $names }.
cli-no-bot = Nie ma bota o nazwie „{ $value }”. Wybierz: { $names }.
cli-no-people = { $n ->
        [one] --people podaje { $n } gracza, a miejsc jest { $max }. Wpisz --players { $n }.
        [few] --people podaje { $n } graczy, a miejsc jest { $max }. Wpisz --players { $n }.
       *[many] --people podaje { $n } graczy, a miejsc jest { $max }. Wpisz --players { $n }.
    }
cli-no-players = --players { $value }: w tej grze jest od { $min } do { $max } graczy.
cli-no-password = { $file } zaczyna się pustym wierszem; to nie hasło.
    .input = Wejście zaczyna się pustym wierszem; to nie hasło.
cli-ask-password = Hasło:

## Czego odmawia komputer

cli-os-missing = Nie ma pliku { $file }.
cli-os-forbidden = Brak uprawnień do pliku { $file }.
cli-os-folder = { $file } to folder.
cli-os-no_folder = Część ścieżki { $file } nie jest folderem.
cli-os-there = { $file } już istnieje.
cli-os-full = Brak miejsca na dysku na: { $file }.
cli-os-other = { $file }: { $what }
# fine: word debug
cli-fault = cosmic zatrzymuje się z powodu błędu ({ $what }). COSMIC_DEBUG=1 pokazuje, gdzie.
