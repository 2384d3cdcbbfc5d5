### Co mówi `cosmic lab`: badania bardzo wielu gier rozegranych przez boty.

## Odmowy

lab-no-no_study = Nie ma badania „{ $name }”: podaj plik .toml albo jedno z tych: { $found }.
lab-no-no_study_near = Nie ma badania „{ $name }” (może chodzi o „{ $near }”?): podaj plik .toml albo jedno z tych: { $found }.
lab-no-toml = Badania nie da się odczytać jako TOML: { $what }.
lab-no-key = Badanie nie ma klucza „{ $name }”.
lab-no-key_near = Badanie nie ma klucza „{ $name }”; może chodzi o „{ $near }”?
lab-no-number = Wpisz „{ $name }” jako liczbę całkowitą od { $low } do { $high }.
lab-no-text = Wpisz „{ $name }” jako tekst w cudzysłowie.
lab-no-names = Wpisz „{ $name }” jako listę z co najmniej jednym wpisem.
lab-no-table = Wpisz „{ $name }” jako osobną tabelę: [{ $name }].
lab-no-width = Wpisz „half_width” jako udział między 0 a 1, na przykład 0.01.
lab-no-arms_twice = Dwa ramiona badania mają tę samą nazwę.
lab-no-in_use = W folderze { $file } pracuje inny program.
# fine: word run
lab-no-nothing_there = Nie ma tu badania: { $file }. cosmic lab run je zaczyna.
lab-no-nothing_yet = Z tego badania nie rozegrano jeszcze nic.
# fine: word run
lab-no-broken_part = Uszkodzona część: { $file }. Usuń ją, a cosmic lab run rozegra ją jeszcze raz.
lab-no-other_study = Jest tu inne badanie o tej nazwie: { $file }. Daj temu --folder albo usuń stare.
lab-no-other_version = { $file }: zasady i boty w wersji { $theirs }, a tutaj { $ours }; ich się nie miesza. Daj nowemu --folder.
lab-no-worker_version = Pracownik ma zasady i boty w wersji { $theirs }, a tutaj { $ours }: zainstaluj tam ten sam program.
# fine: sign "
lab-no-no_dask = Laboratorium potrzebuje Dask: pip install "cosmic-tui[lab]".
# fine: sign "
lab-no-no_plots = Strona potrzebuje Matplotlib: pip install "cosmic-tui[lab]".
lab-no-no_cluster = Pod adresem { $host } nie odpowiada żaden planista: { $what }.
lab-no-cluster_gone = Nie ma już klastra ({ $what }). Co skończone, jest zapisane; to samo polecenie prowadzi dalej.
lab-no-shard_lost = Części { $number } nie udało się rozegrać ({ $what }). Co skończone, jest zapisane; to samo polecenie próbuje jeszcze raz.

## Postęp

lab-progress = Gry: { $other } z { $number }, { $value } na sekundę, zostało minut: { $high }, błędy: { $low }.
lab-bar = { $value } na sekundę, pracownicy: { $number }, błędy: { $low }
lab-interrupted = { $n ->
        [one] Zatrzymano; { $n } gra jest zapisana, to samo polecenie prowadzi dalej: { $file }.
        [few] Zatrzymano; { $n } gry są zapisane, to samo polecenie prowadzi dalej: { $file }.
       *[many] Zatrzymano; { $n } gier jest zapisanych, to samo polecenie prowadzi dalej: { $file }.
    }
lab-finished = { $n ->
        [one] Gotowe: { $n } gra, { $file }.
        [few] Gotowe: { $n } gry, { $file }.
       *[many] Gotowe: { $n } gier, { $file }.
    }
lab-written = Zapisano: { $file }
lab-shards = Skończone części: { $other } z { $number }, { $file }.

## Raporty

lab-state = { $n ->
        [one] { $n } gra ({ $name }), zasady i boty w wersji { $value }.
        [few] { $n } gry ({ $name }), zasady i boty w wersji { $value }.
       *[many] { $n } gier ({ $name }), zasady i boty w wersji { $value }.
    }
lab-state_stopped = Koniec według własnej reguły: każdy przedział był dość wąski.
lab-state_faults = { $n ->
        [one] { $n } gra skończyła się błędem; jej zapis jest zachowany.
        [few] { $n } gry skończyły się błędem; ich zapisy są zachowane.
       *[many] { $n } gier skończyło się błędem; ich zapisy są zachowane.
    }
lab-lengths = Tury do końca: mediana { $low }, w 95 na 100 gier najwyżej { $high }.
lab-heading-alien = Obcy
lab-heading-faction = Frakcje
lab-heading-deck = Talie
lab-heading-seat = Miejsca
lab-heading-turns = Długości
lab-heading-leads = Kto prowadzi, a kto wygrywa
lab-heading-pairs = Obok kogo
lab-heading-joins = Kto do kogo dołącza
lab-heading-game_sides = Co robią zaproszeni
lab-heading-game_talks = Jak kończą się rozmowy
lab-heading-game_outcomes = Jak kończą się spotkania
lab-heading-game_joins = Kto do kogo dołącza
lab-heading-ladder = { $name } wśród innych, każde rozdanie grane na każdym miejscu
lab-heading-rungs = Każdy kandydat wśród innych, każde rozdanie grane na każdym miejscu
lab-column-name = nazwa
lab-column-games = gry
lab-column-share = udział
lab-column-low = 95 % od
lab-column-high = do
lab-column-change = zmiana
lab-certain = nie przypadkiem
lab-compared = Należy się po { $value }. Wszystkie porównuje się naraz ({ $number }), z przedziałami ważnymi dla wszystkich razem.
lab-above = Powyżej należnego: { $found }.
lab-below = Poniżej należnego: { $found }.
lab-pair = { $name } obok: { $other }. Punkty własnego udziału: { $value } (gry: { $number }).
lab-lead = Po turze { $other } ten, kto prowadzi sam, wygrywa { $value }; ktoś taki jest w { $number } gier.
lab-compare = Od: { $name }. Do: { $other }. W punktach udziału; przedziały są ważne dla wszystkich porównań razem.
lab-pairs_read = Wiersz to kto, kolumna to obok kogo: o ile punktów procentowych udziału więcej (ciepłe) lub mniej (zimne) niż przy wszystkich stołach.
lab-joins_read = Wiersz to kto dołącza, kolumna to do kogo: o ile procent częściej (ciepłe) lub rzadziej (zimne), niż przeciętnie robią to obie strony.
lab-how_counted = Wygrana kilku graczy liczy się w równych częściach. Grube linie są ważne z 95 % dla każdego wiersza (Wilson), cienkie dla wszystkich wierszy razem (Bonferroni); linia przerywana to należny udział.
lab-axis-share = udział wygranych, %
lab-axis-turns = tury
lab-axis-turn = po turze
lab-axis-games = gry, %
lab-axis-percent = %
lab-legend-leader = wygrane tego, kto prowadzi sam
lab-legend-alone = gry, w których ktoś prowadzi sam
