alien-barbarian = Barbarzyńca
    .acc = Barbarzyńcę
    .gen = Barbarzyńcy
    .power-name-acc = Grabież
    .tagline = Plądruje rękę pokonanego broniącego
    .flavour = Najpierw puka, ale tylko czymś ciężkim.
    .power-name = Grabież
    .power =
        Gdy twoja strona wygrywa, a ty jesteś atakującym, używasz tej mocy, zanim ktoś
        weźmie rekompensatę i zanim ruszy się którykolwiek statek. Oglądasz w tajemnicy całą
        rękę przeciwnika i zatrzymujesz najwyżej tyle z tych kart, ile masz statków na
        wrotach. Resztę tej ręki odrzuca się odkrytą.
    .wild =
        Gdy jako główny gracz lub sojusznik dostajesz rekompensatę lub nagrody, odrzuć
        dowolne z tych nowych kart. Nic za nie nie dobierasz.
    .super =
        Gdy atakujący wygrywa, a ty jesteś jego sojusznikiem, możesz użyć tej mocy na
        przeciwnym głównym graczu i zatrzymać najwyżej tyle kart, ile masz statków na
        wrotach.
    .zap =
        Blok następuje, zanim zobaczysz kartę: niczego się nie ogląda, nie zabiera i nie
        odrzuca.
    .help = Wyślij cztery statki: tyle samo kart wolno ci będzie zatrzymać.
    .ruling-1 =
        Liczy się tylko wygrana, także taka, przy której nie odkryto karty. Porozumienie
        się nie liczy, ponowne zasiedlenie pustej rodzimej planety też nie.
    .ruling-2 = Karty spotkania leżą na stole i nie należą do ręki.
    .ruling-3 =
        Jeśli przegrany pokazuje negocjacje, jego rekompensatę losuje się potem z twojej
        ręki, w której jest już twój łup.
    .ruling-4 =
        Liczą się tylko twoje własne statki na wrotach, każdy za jeden, bez względu na
        wagę. Jeśli żadnego tam nie ma, nic nie zatrzymujesz, a cała ręka zostaje
        odrzucona.
    .ruling-5 = Plądrujesz obowiązkowo, ale wolno ci zatrzymać mniej kart niż można.
    .ruling-6 = Przy pustej ręce nie ma nic do zrobienia.
    .ruling-7 =
        Gracz bez kart nie dobiera nowej ręki teraz, dopiero gdy znów będzie potrzebna
        karta spotkania.
    .ruling-8 =
        Co zatrzymujesz, wiecie ty i poprzedni właściciel; co zostaje odrzucone, widzą
        wszyscy.
    .ruling-9 =
        Gdy już oglądasz rękę, żadną kartą z niej nie można odpowiedzieć; blok musi
        nastąpić wcześniej.
    .ruling-10 =
        Rozbłysk uniwersalny: dotyczy jednej wypłaty. Statków uwolnionych w ramach nagród nie
        rusza.
    .ruling-11 =
        Rozbłysk wzmocniony: plądrujesz broniącego, czyli głównego gracza po przeciwnej stronie.

q-barbarian-keep = Które z tych kart zatrzymujesz? Reszta zostanie odrzucona.
    .why = Grabież: zatrzymujesz najwyżej jedną kartę za każdy swój statek na wrotach.
q-barbarian-throw_away = Które ze swoich nowych kart wyrzucasz?
    .why = Rozbłysk Barbarzyńcy: możesz odrzucić dowolne z kart, które właśnie dostajesz.
