### Błędy: coś się zepsuło.

err-version = Ten stół ma wersję { $theirs }, a u ciebie jest { $ours }.
    .kept = Nic się nie zmieniło.
    .do = Zainstaluj tę samą wersję po obu stronach i dołącz ponownie.
err-save_unreadable = Nie można odczytać zapisu gry: { $file }.
    .kept = Plik pozostał nietknięty. Pozostałe gry są w porządku.
    .do = Wybierz starszy zapis albo zacznij nową grę.
err-table_full = Wszystkie miejsca przy tym stole są zajęte ({ $n }).
    .kept = Połączenie działa dalej.
    .do = Obejrzyj tę grę albo wybierz inny stół.
err-connection_refused = Nikt nie odpowiada pod adresem { $host }.
    .kept = Nic się nie zmieniło.
    .do = Sprawdź adres oraz czy stół jest otwarty, a jego port przepuszczany.
err-not_a_table = Coś odpowiada, ale nie tak jak stół: { $host }.
    .kept = Nic się nie zmieniło.
    .do = Sprawdź adres i port; --no-tls tylko wtedy, gdy stół tak otwarto.
err-join_code = Ten kod nie pasuje do żadnego stołu.
    .kept = Nic się nie zmieniło.
    .do = Poproś gospodarza o kod jeszcze raz; to jedno długie słowo.
err-kicked = Twoje miejsce zostało zamknięte przez gospodarza.
    .kept = Bot gra dalej zamiast ciebie.
    .do = Dołącz jako widz albo poszukaj innego stołu.
err-fingerprint = To nie ten sam gospodarz co ostatnio: { $host }.
    .kept = Nic nie wysłano.
    .do = Zapytaj gospodarza o odcisk klucza; idź dalej tylko, jeśli jest ten sam.
err-port_taken = Port { $port } jest zajęty przez coś innego.
    .kept = Nic nie otwarto.
    .do = Wybierz inny: { $option } (0: dowolny wolny) albo zamknij to, co go ma.
err-settings_unread = Nie można odczytać ustawień: { $file }.
    .kept = Wszystko jest jak po instalacji; plik pozostał nietknięty.
    .do = Popraw plik albo przenieś go i ustaw wszystko na nowo.
err-settings_unsaved = Nie można zapisać pliku { $file }; ustawienia trwają do wyjścia.
    .kept = Wszystko jest tak, jak teraz ustawione.
    .do = Zrób miejsce albo pozwól zapisywać w tym folderze.
err-key_fixed = Ustawienia przypisują poleceniu klawisz { $key }, a on zostaje, jaki jest.
    .kept = Wszystkie pozostałe klawisze z ustawień działają.
    .do = Wybierz dla tego polecenia inny klawisz.
err-key_twice = Ustawienia dają klawisz { $key } dwóm poleceniom; ma go pierwsze.
    .kept = Wszystkie pozostałe klawisze z ustawień działają.
    .do = Wybierz dla drugiego inny klawisz.
err-setting_outlived = Nie ma już ustawienia { $name }: każdy ma teraz swoje tempo.
    .kept = Wszystko inne z ustawień działa.
    .do = Wybierz tempo w ustawieniach; stary wiersz zniknie sam.
err-setting_unknown = W ustawieniach jest coś nieznanego: { $value }.
    .kept = Wszystko inne z ustawień działa.
    .do = Ustaw ten wiersz jeszcze raz, a zapisze się na nowo.
err-theme_unknown = Nie ma motywu o takiej nazwie: { $theme }.
    .kept = Wszystko inne z ustawień działa.
    .do = Wybierz motyw w ustawieniach.
err-theme_unreadable = Nie można odczytać twojego motywu: { $theme }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_too_large = Plik twojego motywu jest za duży: { $theme }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_broken = Twój motyw nie jest zapisany, jak chce TOML: { $theme }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_broken_at = Twój motyw nie jest zapisany, jak chce TOML: { $theme }, wiersz { $line }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_value_wrong = Tak w motywie być nie może: { $theme }, { $token } = { $value }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_colour_wrong = To w motywie nie jest kolor: { $theme }, { $token } = { $value }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_attribute_wrong = Takich liter nie ma, a chce ich motyw: { $theme }, { $token } = { $value }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-theme_token_unknown = W motywie jest nieznana nazwa: { $theme }, { $token }.
    .kept = Wszystko inne z ustawień działa.
    .do = Popraw plik albo wybierz w ustawieniach inny motyw.
err-slow = Łącze jest bardzo wolne: { $host }.
    .kept = Twoje miejsce czeka, a nic z tego, co potwierdzone, nie ginie.
    .do = Ozdoby i ruch są wyłączone, aż będzie lepiej.

## Dlaczego komputer odmawia pliku

because-missing = nie ma takiego pliku
because-forbidden = brak uprawnień
because-folder = to folder
because-no_folder = część ścieżki to nie folder
because-there = już istnieje
because-full = brak miejsca
because-read_only = tam nie można pisać
