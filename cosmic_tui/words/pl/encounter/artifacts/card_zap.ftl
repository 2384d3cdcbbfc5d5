artifact-card_zap = Karciany blok
    .acc = Karciany blok
    .when = Dowolny gracz, gdy inny gracz zapowiada artefakt lub rozbłysk
    .line = Zapowiedziany artefakt lub rozbłysk znika bez skutku.
    .text =
        Odpowiedz na artefakt lub rozbłysk, uniwersalny albo wzmocniony, który inny gracz właśnie
        zapowiada: nie ma on skutku i trafia na stos odrzuconych kart.
    .help = Tylko artefakty i rozbłyski: bez kart spotkania, wsparcia i technologii.
    .ruling-1 = Blok musi nastąpić, zanim zacznie działać tamta karta.
    .ruling-2 =
        Zablokowany rozbłysk przepada na stosie odrzuconych i był rozbłyskiem swojego gracza w
        tym spotkaniu. Ceny podanej za kartę się nie płaci.
    .ruling-3 =
        Karcianym blokiem można odpowiedzieć na Kosmiczny blok albo na inny Karciany blok.
        Ostatnią odpowiedź rozlicza się pierwszą.
