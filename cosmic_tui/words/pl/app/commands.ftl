### Wiersz poleceń.

## Rama

cli-usage = użycie
cli-heading-what = co się wpisuje
cli-heading-options = opcje
cli-heading-commands = polecenia
cli-help = pokaż tę pomoc
cli-version = pokaż wersję
cli-language = język wszystkiego, co tu się mówi: { $names }
    .what = JĘZYK
# fine: word play
cli-cosmic = Kosmiczne gry planszowe w terminalu: Kosmiczne spotkania, Andromeda's Edge, Galaktyka chaosu
    .after = Bez polecenia: play. Każde polecenie się objaśnia: cosmic POLECENIE --help.
cli-command = co zrobić
    .what = POLECENIE

## Polecenia

cli-bench = zmierz, jak szybko chodzą tu gry
cli-host = otwórz stół, do którego inni dołączą przez sieć
cli-join = dołącz do stołu: cosmic join KOD albo HOST albo HOST:PORT
cli-lab = badania bardzo wielu gier, z liczbami i obrazami
cli-learn = lekcja: pierwsza gra albo krótka
cli-play = graj z botami albo w kilka osób przy tej klawiaturze
cli-replay = odtwórz grę z jej zapisu
cli-review = oceń zakończoną grę: ile kosztowała każda decyzja
cli-resume = wróć do zapisanej gry
cli-scenario = rozegraj pliki scenariuszy i porównaj z tym, czego oczekują
cli-sim = niech boty rozegrają wiele gier; policz wyniki
cli-ssh = otwórz stół, do którego wystarczy samo ssh
cli-stats = jak kończą się twoje gry

## Opcje kilku poleceń

cli-game = która gra; ma też własne argumenty
    .what = NAZWA
cli-players = ile miejsc; bez tego tyle, ile zwykle
    .what = LICZBA
cli-seed = to samo ziarno daje te same karty
    .what = LICZBA
cli-plain = wiersze tekstu, dla czytników ekranu i wolnych łączy
cli-json = liczby jako dane
cli-jobs = procesy na tej maszynie
    .what = LICZBA
cli-games = ile gier
    .what = LICZBA
cli-option = opcja dowolnej gry; można powtarzać
    .what = NAZWA=WARTOŚĆ
# fine: sign -
cli-password_file = hasło w pierwszym wierszu pliku; - to wejście
    .what = PLIK
cli-no_tls = nie szyfruj; tylko dla tego komputera albo gdy nie da się inaczej
cli-no_lan = nie ogłaszaj tego stołu w sieci lokalnej
cli-port = port, bez tego 4747; 0 bierze wolny
    .what = PORT
cli-bind = słuchaj tylko pod tym adresem komputera
    .what = ADRES
cli-address = co mówi kod stołu, jeśli inni widzą inny adres
    .what = HOST

## cosmic play

cli-play-people = kto gra przy tej klawiaturze: Ada,Bea
    .what = IMIONA
# fine: word random, rookie
cli-play-bots = jak grają boty (rookie, random, …)
    .what = POZIOM
cli-play-windows = jak w cosmic host --help
cli-play-unkept = nie zapisuj tej gry

## cosmic host, cosmic ssh

cli-host-name = jak nazywa się stół
    .what = NAZWA
cli-host-player = jak nazywasz się przy nim
    .what = IMIĘ
# fine: word open, rookie, you
cli-host-seats = kto gdzie siedzi, na przykład you,open,open,rookie
    .what = MIEJSCA
# fine: word password
cli-host-password = hasło wpuszcza bez kodu; program o nie pyta albo bierze je z COSMIC_PASSWORD
cli-host-open = wpuszcza każdego, kto znajdzie stół; inaczej trzeba kodu
cli-host-headless = bez ekranu; początek, gdy wszystkie miejsca są zajęte
cli-host-tables = ile stołów (z --headless)
    .what = LICZBA
cli-host-resume = otwórz znów stoły, które były otwarte ostatnio
# fine: word even, quick, sealed
cli-host-windows = quick: pauza mówi, kto coś ma; even: pauzy są tak czy inaczej, tak długie, jak zwykle u tych ludzi; sealed: pytany jest każdy, kto może coś mieć
cli-host-stand_in = jak gra bot za tych, którzy odeszli
    .what = POZIOM
cli-host-patience = jak długo miejsce czeka na zerwane łącze: 90, 12h, 7d
    .what = CZAS
cli-host-clock = ile wolno myśleć: bez zegara, na każdą odpowiedź albo na całą grę
cli-host-clock_seconds = sekundy na odpowiedź albo na grę
    .what = SEKUNDY
cli-host-no_watching = nikt nie może oglądać
cli-host-delay = o ile sekund opóźniony jest obraz dla widzów
    .what = SEKUNDY
cli-host-seed = ziarno pierwszej gry przy stole
    .what = LICZBA
cli-host-keys = tylko te klucze: wiersze z kluczem publicznym, przed nim imię
    .what = PLIK
cli-host-ssh_port = port dla ssh, bez tego 2222; 0 bierze wolny
    .what = PORT

## cosmic join

# fine: sign -
cli-join-where = kod, HOST, HOST:PORT; - czyta go; nic: kto jest w pobliżu
    .what = KOD
cli-join-name = jak nazywasz się przy stole
    .what = IMIĘ
cli-join-seat = miejsce, które wolisz, od 1
    .what = LICZBA
cli-join-watch = oglądaj bez grania
# fine: word password
cli-join-password = hasło stołu; program o nie pyta albo bierze je z COSMIC_PASSWORD
cli-join-take_over = przenieś tu swoje miejsce skądinąd
cli-join-only = ten stół i nic więcej: bez drogi do tytułu
cli-join-no_tls = stół nie jest szyfrowany
cli-join-trust = zaufaj ten jeden raz gospodarzowi, który się zmienił
cli-join-bring = coś własnego, na przykład talia
    .what = NAZWA
# fine: word random, rookie
cli-join-bot = bot siada na twoim miejscu (rookie, random, …)
    .what = POZIOM
cli-join-seed = ziarno przypadku bota
    .what = LICZBA
cli-join-patience = ile sekund bot czeka na gospodarza, którego nie ma
    .what = SEKUNDY

## cosmic resume, replay, stats, scenario

cli-learn-name = która lekcja; domyślnie pierwsza gra
    .what = NAZWA
cli-learn-list = lista lekcji
cli-learn-none = Ta gra nie ma jeszcze lekcji.
cli-learn-unkept = nie zapisuj tej gry
cli-resume-name = która gra; bez tego ta grana ostatnio
    .what = NAZWA
cli-resume-list = wypisz wszystkie zapisane gry
cli-resume-rescue = skopiuj dobrą część uszkodzonej gry i graj od niej
cli-replay-file = zapis albo zapisana gra, przez plik lub nazwę
    .what = PLIK
cli-replay-check = porównaj z końcem z chwili powstania
cli-replay-show = obejrzyj na ekranie, plansza po planszy
cli-replay-events = wypisz, co się dzieje, jeden id na wiersz
cli-review-file = zapis albo zapisana gra, przez plik lub nazwę
    .what = PLIK
cli-review-seat = czyje decyzje, od 0; domyślnie pierwszej osoby
    .what = LICZBA
cli-review-worlds = w ilu światach mierzyć koszt; domyślnie 48
    .what = LICZBA
cli-review-json = oceny i sumy jako dane
cli-stats-name = tylko gry tej osoby
    .what = IMIĘ
# fine: word encounter; term encounter
cli-stats-game = tylko ta gra, na przykład encounter
    .what = NAZWA
cli-scenario-places = pliki scenariuszy albo foldery z nimi
    .what = PLIK_ALBO_FOLDER
cli-scenario-trace = mów, kto na co odpowiada
cli-scenario-game = tylko scenariusze tej gry
    .what = NAZWA
cli-scenario-only = tylko scenariusz o tym id
    .what = ID

## cosmic sim, cosmic bench

cli-sim-seed = ziarno pierwszej gry; następna ma następne ziarno
    .what = LICZBA
cli-sim-bots = miejsce po miejscu, gdy ich mało, znów od pierwszego
    .what = NAZWY
cli-sim-meter = odpowiedzi tego bota zamiast tamtych i ile są warte
    .what = NAZWY
cli-sim-record = zachowaj zapis każdej gry w tym folderze
    .what = FOLDER
cli-bench-games = na ilu grach mierzyć
    .what = LICZBA
cli-bench-seed = ziarno pierwszej gry
    .what = LICZBA
cli-bench-by_side = także: którzy obcy, frakcje lub talie zajmują przy stole najwięcej czasu

## cosmic lab

cli-lab-run = rozegraj badanie albo prowadź je dalej
cli-lab-status = jak daleko zaszło
cli-lab-report = co pokazuje
cli-lab-compare = co zmienia się między dwoma badaniami
cli-lab-way = co zrobić
    .what = SPOSÓB
cli-lab-study = badanie albo jego folder
    .what = BADANIE
cli-lab-run-study = plik albo nazwa badania dołączonego do programu
    .what = BADANIE
cli-lab-other = inne badanie
    .what = INNE
cli-lab-cluster = planista Dask, na przykład tcp://ten:8786
    .what = ADRES
cli-lab-folder = gdzie trzymać badanie
    .what = FOLDER
# fine: word html
cli-lab-page = napisz stronę z obrazami (HTML)
    .what = PLIK
cli-lab-csv = zapisz udziały jako CSV
    .what = PLIK
# fine: word json
cli-lab-report-json = zapisz wszystko policzone jako JSON
    .what = PLIK
cli-lab-plain = tylko ASCII

## Czego nie da się zrozumieć

cli-no-see = { $what } ({ $name } --help mówi więcej.)
cli-no-command = Nie ma polecenia „{ $value }”; cosmic --help wypisuje wszystkie.
    .near = Nie ma polecenia „{ $value }” (może chodzi o „{ $near }”?); cosmic --help wypisuje wszystkie.
cli-no-unknown = { $name } tego nie zna: { $value }
cli-no-required = { $name } wymaga: { $names }
cli-no-value_missing = { $option } wymaga wartości za sobą.
cli-no-value_extra = { $option } nie przyjmuje wartości: { $value }
cli-no-number = { $option } przyjmuje liczbę, a nie: { $value }.
cli-no-choice = { $option } przyjmuje jedno z tych, a nie { $value }: { $names }.
cli-no-ambiguous = { $option } może oznaczać kilka: { $names }.
cli-no-time = { $value } to nie długość czasu; są nią 90, 5m, 12h i 7d.
cli-no-language = Nie ma słów w tym języku: { $value }; są: { $names }.
cli-no-game = Nie ma gry „{ $value }”; są: { $names }.
cli-no-bot = Nie ma bota o nazwie „{ $value }”; są: { $names }.
cli-no-people = { $n ->
        [one] --people podaje { $n }, a miejsc jest { $max }; pasuje --players { $n }.
        [few] --people podaje { $n }, a miejsc jest { $max }; pasuje --players { $n }.
       *[many] --people podaje { $n }, a miejsc jest { $max }; pasuje --players { $n }.
    }
cli-no-players = --players { $value }: w tej grze jest od { $min } do { $max } graczy.
cli-no-password = { $file } zaczyna się pustym wierszem; to nie hasło.
    .input = Wejście zaczyna się pustym wierszem; to nie hasło.
cli-ask-password = Hasło:

## Czego odmawia komputer

cli-os-missing = { $file }: nie ma takiego pliku.
cli-os-forbidden = { $file }: tutaj to niedozwolone.
cli-os-folder = { $file } to folder.
cli-os-no_folder = { $file }: część drogi nie jest folderem.
cli-os-there = { $file } już istnieje.
cli-os-full = { $file }: brak miejsca.
cli-os-other = { $file }: { $what }
# fine: word debug
cli-fault = cosmic zatrzymuje się przez własny błąd ({ $what }); COSMIC_DEBUG=1 pokazuje, gdzie.
