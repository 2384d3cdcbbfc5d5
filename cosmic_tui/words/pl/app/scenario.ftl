### Co mówi `cosmic scenario`: o plikach, których nie da się zrozumieć, o scenariuszach, które wyszły inaczej, i raport.

## Raport

scenario-fine = ok: { $name }, { $title }
scenario-failed = źle: { $name }, { $title }
scenario-summary = { $n ->
        [one] { $n } scenariusz, zgodnie z oczekiwaniem.
        [few] { $n } scenariusze, wszystkie zgodnie z oczekiwaniem.
       *[many] { $n } scenariuszy, wszystkie zgodnie z oczekiwaniem.
    }
    .failed = { $n ->
        [one] { $n } scenariusz, niezgodnie z oczekiwaniem.
        [few] { $n } scenariusze, z nich niezgodnie z oczekiwaniem: { $failed }.
       *[many] { $n } scenariuszy, z nich niezgodnie z oczekiwaniem: { $failed }.
    }
scenario-nothing = Nie ma tu scenariusza: { $file }.
scenario-twice = { $file } znów ma id { $name }; ma je już { $other }.
scenario-answer = { $who } mówi „{ $said }”, pytanie { $question }, wiersz { $line }.
    .unscripted = { $who } mówi „{ $said }”, pytanie { $question }, spoza skryptu.

## Pliki, których nie da się zrozumieć

scenario-bad-not_toml = To nie jest TOML: { $what }.
scenario-bad-unknown_key = Nie ma klucza „{ $name }”; tests/scenarios/README.md wymienia wszystkie.
    .near = Nie ma klucza „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_expectation = Nie można oczekiwać „{ $name }”; tests/scenarios/README.md wymienia, czego można.
    .near = Nie można oczekiwać „{ $name }”; można „{ $near }”.
# fine: word false, true
scenario-bad-wrong_type = „{ $name }” przyjmuje tabelę w nawiasach klamrowych.
    .text = „{ $name }” przyjmuje tekst w cudzysłowie.
    .number = „{ $name }” przyjmuje liczbę.
    .list = „{ $name }” przyjmuje listę w nawiasach kwadratowych.
    .yes_no = „{ $name }” przyjmuje true albo false.
    .inner = To, co stoi w kluczu „{ $name }”, tu nie pasuje; tests/scenarios/README.md pokazuje, co pasuje.
    .tables = Plik z kilkoma scenariuszami zaczyna każdy od [[scenario]].
scenario-bad-missing_key = Scenariusz wymaga klucza „{ $name }”.
scenario-bad-unknown_rule = Nie ma zasady „{ $name }”.
scenario-bad-no_rules = Scenariusz podaje co najmniej jedną zasadę, którą pokazuje.
scenario-bad-expects_nothing = Ten scenariusz niczego nie oczekuje, więc nie ma jak zawieść.
scenario-bad-turns = Scenariusz trwa od 1 do { $high } tur.
scenario-bad-seats = Stół ma od { $low } do { $high } miejsc, a nie { $name }.
scenario-bad-options = Tak nie można ustawić stołu: „{ $name }”.
scenario-bad-unknown_seat = Nie ma tu gracza „{ $name }”.
    .near = Nie ma tu gracza „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_planet = Nie ma planety „{ $name }”; trzecia planeta miejsca b to b:3.
scenario-bad-unknown_name = Tu nie ma „{ $name }”.
    .near = Tu nie ma „{ $name }”; jest { $near }.
scenario-bad-unknown_card = Nie ma karty „{ $name }”.
    .near = Nie ma karty „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_alien = Nie ma w tej grze obcego „{ $name }”.
    .near = Nie ma w tej grze obcego „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_technology = Nie ma w tej grze technologii „{ $name }”.
    .near = Nie ma w tej grze technologii „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_destiny = Nie ma przy tym stole karty celu „{ $name }”.
scenario-bad-unknown_moment = Nie ma chwili „{ $name }”.
    .near = Nie ma chwili „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_outcome = Żadne spotkanie nie kończy się wynikiem „{ $name }”.
    .near = Żadne spotkanie nie kończy się wynikiem „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_role = Nie ma roli „{ $name }”.
    .near = Nie ma roli „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_verb = Skrypt nie zna czasownika „{ $name }”; tests/scenarios/README.md wymienia czasowniki.
    .near = Skrypt nie zna czasownika „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_term = „{ $name }” nie może być częścią porozumienia.
scenario-bad-unknown_question = Ta gra nie zadaje takiego pytania: „{ $name }”.
    .near = Ta gra nie zadaje takiego pytania: „{ $name }”. Może chodzi o „{ $near }”?
scenario-bad-unknown_event = Żadne zdarzenie tak się nie nazywa: „{ $name }”.
    .near = Żadne zdarzenie tak się nie nazywa: „{ $name }”. Może chodzi o „{ $near }”?
# fine: word defense, offense; term offense; term defense
scenario-bad-unknown_side = Strona to offense albo defense, a nie „{ $name }”.
scenario-bad-unknown_number = „{ $name }” stoi tam, gdzie zdarzenie ma liczbę.
scenario-bad-no_seat = „{ $name }” nie zaczyna się od nazwy miejsca przy stole.
scenario-bad-not_in_set_up = Tu gra przygotowuje się sama, więc nie można podać: „{ $name }”.
scenario-bad-too_many_copies = Nie ma tylu egzemplarzy: „{ $name }”; doctored = true na to pozwala.
scenario-bad-cards_left_over = Obok „{ $name }” zostałyby karty; doctored = true usuwa je z gry.
scenario-bad-too_many_ships = { $n ->
        [one] { $name } ma o { $n } statek więcej, niż jest.
        [few] { $name } ma o { $n } statki więcej, niż jest.
       *[many] { $name } ma o { $n } statków więcej, niż jest.
    }
scenario-bad-technology_taken = Technologii „{ $name }” nie ma do wzięcia.
scenario-bad-needs = W chwili { $moment } trzeba podać klucz „{ $name }”.
scenario-bad-no_sheet = { $name } nie ma obcego, na którym można by położyć żetony.
scenario-bad-lays_nothing = { $name } nie jest tu głównym graczem i nie kładzie karty.

## Scenariusze, które wyszły inaczej

scenario-fail-expected = { $what }: oczekiwano { $wanted }, jest { $found }.
scenario-fail-not_offered = „{ $said }” to nie odpowiedź na pytanie { $question }; są: { $offered }.
scenario-fail-ambiguous = „{ $said }” może oznaczać kilka z nich: { $offered }.
scenario-fail-refused = Odmówiono „{ $said }”: { $because }.
scenario-fail-not_refused = „{ $said }” było możliwe, chwila { $moment }.
scenario-fail-other_reason = Odmówiono „{ $said }” z powodu { $found }, a nie { $wanted }.
scenario-fail-never_refused = Nigdy nie odmówiono „{ $said }” z powodu { $because }: nikt nie dostał takiego pytania.
scenario-fail-means_nothing = „{ $said }” niczego nie pokazuje: nikt nie dostał takiego pytania albo nie było czego zagrać lub użyć.
scenario-fail-never_asked = „{ $said }” nie znajduje miejsca do chwili { $moment }; pytania, które ma { $who }: { $asked }.
    .nothing = „{ $said }” nie znajduje miejsca do chwili { $moment }; { $who } nie ma żadnych pytań.
scenario-fail-only_one_answer = „{ $said }” nie znajduje miejsca: była tylko jedna odpowiedź, więc { $who } nie ma pytania.
scenario-fail-moment_never_came = Chwila { $moment } nigdy nie nadeszła.
scenario-fail-told_apart = { $who } dowiaduje się czego innego: tu „{ $wanted }”, a w grze, która ma wyglądać tak samo, „{ $found }”.
scenario-fail-same_game = Gra, która ma wyglądać tak samo, jest tą samą grą: nic się w niej nie różni.
scenario-fail-endless = Gra pyta i pyta, i nie dochodzi do końca.
