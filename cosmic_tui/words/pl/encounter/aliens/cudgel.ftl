alien-cudgel = Pałkarz
    .acc = Pałkarza
    .gen = Pałkarza
    .power-name-acc = Miażdżenie
    .tagline = Zwycięstwa kosztują dodatkowe statki
    .flavour = Subtelność to mały kij. Małych kijów tu nie ma.
    .power-name = Miażdżenie
    .power = Gdy jako atakujący lub broniący wygrywasz swoją kartą ataku, używasz tej mocy: oprócz zwykłych strat przeciwny główny gracz wysyła do wiru dodatkowo tyle statków, ile masz w spotkaniu. Przegrany sam wybiera je ze swoich kolonii; jeśli ma ich mniej, traci wszystkie.
    .wild =
        Gdy jako atakujący zyskujesz kolonię, wyślij do wiru wszystkie statki innych graczy
        na tej planecie: wszystkie albo żadnego. Zostają statki, które w tym spotkaniu
        leciały jako twoi sojusznicy.
    .super =
        Gdy miażdżysz przeciwnika, zmiażdż też dowolnych jego sojuszników. Każdy z nich
        traci, poza zwykłymi stratami, tyle statków, ile masz w spotkaniu.
    .zap = Przeciwnik ponosi tylko zwykłe straty.
    .help = Cztery wysłane statki to cztery kolejne, które odda przegrany.
    .ruling-1 =
        Metamorfoza, która stała się atakiem, liczy się jako atak. Kartę zastąpioną po
        ujawnieniu ocenia się po tym, czym była na końcu. Co pokazuje przeciwnik, nie ma
        znaczenia.
    .ruling-2 =
        Statków już traconych w tym spotkaniu nie można wskazać ponownie. Statki w wirze
        też się nie liczą.
    .ruling-3 =
        Liczą się tylko twoje własne statki w spotkaniu, każdy za jeden. Gdy nie ma tam
        żadnego, nie ma miażdżenia.
    .ruling-4 =
        Do rekompensaty liczą się statki stracone w spotkaniu, nie te zmiażdżone.
    .ruling-5 = Miażdżenie może kosztować kolonie, a z nimi moc ofiary.
    .ruling-6 =
        Kto ratuje statki, może ratować zwykłe straty i zmiażdżone osobno. Zombie przenosi
        swoje zmiażdżone statki do innych kolonii.
    .ruling-7 =
        Rozbłysk uniwersalny: zyskać kolonię to wylądować, choćby przez porozumienie, na planecie,
        na której nie masz żadnej. Dawniejsze statki twoich sojuszników na tej planecie
        nie są oszczędzane.
    .ruling-8 =
        Rozbłysk uniwersalny: następuje to przed sprawdzeniem zwycięstwa, więc zniszczona tak
        kolonia nikomu już nie pomoże wygrać.
    .ruling-9 =
        Rozbłysk wzmocniony: przeciwnik wybiera pierwszy, potem sojusznicy zgodnie z ruchem
        wskazówek zegara.

q-cudgel-allies = Których sojuszników przeciwnika też miażdżysz?
    .why = Wzmocniony rozbłysk: każdy z nich traci tyle statków, ile masz w spotkaniu.
