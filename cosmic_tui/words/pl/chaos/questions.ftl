### Pytania: co się rozstrzyga, przez którą kartę lub zasadę i co następuje po pasie.

## Przed pierwszą turą

q-setup-hand = Zachowujesz te pięć kart czy dobierasz pięć nowych?
    .why = Wymienić możesz tylko raz. Nikt nie widzi cudzych kart.
    .rule = K-SETUP-4

## Faza główna

q-main = Twoja faza główna: co robisz?
    .why = { $n ->
        [0] Nie masz już kredytów. Zakryte karty i ataki nic nie kosztują.
        [one] Masz { $n } kredyt. Możesz robić wszystko, na co cię stać, w dowolnej kolejności.
        [few] Masz { $n } kredyty. Możesz robić wszystko, na co cię stać, w dowolnej kolejności.
       *[many] Masz { $n } kredytów. Możesz robić wszystko, na co cię stać, w dowolnej kolejności.
    }
    .rule = K-MAIN
q-main-place = Gdzie kładziesz zakrytą kartę „{ $card }”?
    .why = To nic nie kosztuje. Inni widzą tylko, że leży tam karta. Może to być blef.
    .rule = K-MAIN-1
q-main-target = Co atakujesz?
    .why = Celu nie można potem zmienić. Statki nigdy nie są celem, bo służą do obrony.
    .rule = K-ATK-2
q-main-sell = Które dwa ulepszenia sprzedajesz?
    .why = Dostajesz 1 kredyt za dwa ulepszenia, z jednej bazy albo z dwóch.
    .rule = K-MAIN-3

## Okazje

q-window-answer = Odpowiadasz na kartę { CASE($whom, "gen") } „{ $card }”?
    .why = Możesz odpowiedzieć przerwaniem albo zdolnością.
    .pass = Jeśli wszyscy spasują, efekty rozpatruje się po kolei, od najnowszego.
    .rule = K-STACK-5
q-window-own = Czeka twoja karta „{ $card }”. Zagrywasz coś jeszcze?
    .why = Możesz odpowiedzieć przerwaniem albo zdolnością.
    .pass = Jeśli wszyscy spasują, efekty rozpatruje się po kolei, od najnowszego.
    .rule = K-STACK-5
q-window-start = Zaczyna się tura { CASE($whom, "gen") }. Zagrywasz coś?
    .you = Zaczyna się twoja tura. Zagrywasz coś?
    .why = Możesz teraz zagrać otwarcia i reakcje.
    .pass = Jeśli wszyscy spasują, zaczyna się faza główna.
    .rule = K-START-3
q-window-named = { $who } atakuje { CASE($target, "acc") }. Odpowiadasz?
    .you = Atakujesz { CASE($target, "acc") }. Zagrywasz coś przed wyborem statków?
    .why = Możesz teraz zagrać przerwania ogólne i reakcje. Ogólnych później już nie.
    .pass = Jeśli wszyscy spasują, następuje wybór statków.
    .rule = K-ATK-6
q-window-ending = { $whom } kończy fazę główną. Zagrywasz coś przedtem?
    .you = Kończysz swoją fazę główną. Zagrywasz coś przedtem?
    .why = Jeśli ktoś coś teraz zagra, faza główna trwa potem dalej.
    .pass = Jeśli wszyscy spasują, tura się kończy.
    .rule = K-MAIN-17
q-window-ready = { $who } zaraz zacznie walkę z { CASE($whom, "ins") }. Zagrywasz coś przedtem?
    .you = Zaraz zaczniesz walkę z { CASE($whom, "ins") }. Zagrywasz coś przedtem?
    .at-you = { $who } zaraz zacznie walkę z tobą. Zagrywasz coś przedtem?
    .why = Możesz teraz zagrać przerwania walki i reakcje.
    .pass = Jeśli wszyscy spasują, zaczyna się następny krok walki.
    .rule = K-STACK-13
q-window-shots = Zagrywasz coś, zanim padnie następny strzał?
    .why = Możesz teraz zagrać przerwania walki i reakcje.
    .pass = Jeśli wszyscy spasują, strzela następny statek.
    .rule = K-STACK-13
# fine: term return fire
q-window-damage = { $card } strzela do { CASE($ship, "gen") }. Odpowiadasz?
    .why = Gdy nikt już nie reaguje, wszystkie strzały jednocześnie zadają obrażenia.
    .pass = Jeśli wszyscy spasują, strzały zadają obrażenia.
    .rule = K-FIRE-9
q-window-bombs = Zaraz spadną bomby na { CASE($target, "acc") }. Odpowiadasz?
    .why = Możesz teraz zagrać przerwania walki i reakcje.
    .pass = Jeśli wszyscy spasują, bomby spadają.
    .rule = K-BOMB-4
q-window-end = Tura { CASE($whom, "gen") } się kończy. Zagrywasz coś przedtem?
    .you = Twoja tura się kończy. Zagrywasz coś przedtem?
    .why = Możesz teraz zagrać reakcje.
    .pass = Potem sprawdza się limity, pancerz wraca, a obrócone karty się prostują.
    .rule = K-STACK-13
q-window-trap = Czeka pułapka „{ $card }”. Odpowiadasz?
    .why = Pułapka jest już opłacona. Baza i tak jest zniszczona.
    .pass = Jeśli wszyscy spasują, pułapka się uruchamia.
    .rule = K-CLAR-4
q-stack-order = Która z twoich odpowiedzi ma być pierwsza?
    .why = Pomiędzy nimi nikt nic nie zrobi, więc to ty wybierasz kolejność.
    .rule = K-STACK-4
q-triggers-order = Która z twoich kart ma być pierwsza?
    .why = Efekty tych kart następują jednocześnie, więc to ty wybierasz kolejność.
    .rule = K-GEN-7

## Walka

q-combat-attackers = Które statki atakują { CASE($target, "acc") }?
    .why = Wybierz co najmniej jeden aktywny statek. Później żaden już nie dołączy.
    .rule = K-RIG-1
q-combat-defenders = Które statki bronią { CASE($target, "gen") }?
    .why = Wybierz dowolne aktywne statki. Bez obrońców trafia każda bomba.
    .rule = K-RIG-3
q-combat-board-one = Na pokład którego statku wchodzi { $card }?
    .why = Załoga pomaga tylko na pokładzie. Jeśli trzeba, opłacisz ją w następnym kroku.
    .pass = Nikt więcej z załogi nie wchodzi na pokład.
    .rule = K-CREW-5
q-combat-board = Czy załoga wchodzi na pokład statku?
    .why = Załoga pomaga tylko na pokładzie. Jeśli trzeba, opłacisz ją w następnym kroku.
    .pass = Nikt więcej z załogi nie wchodzi na pokład.
    .rule = K-CREW-5
q-combat-pay = Które karty na swoich statkach opłacasz?
    .why = Później w tej walce nic już nie opłacisz. Rakiet można użyć tylko w tym kroku.
    .pass = Nic więcej nie opłacasz. Zakryte karty pozostają zakryte.
    .rule = K-PAY-1
q-pay-or_not = Płacisz { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }, by osłabić { CASE($card, "acc") }?
    .why = Jeśli zapłacisz, statek z kartą „{ $card }” będzie wyczerpany.
    .rule = K-PAY-4
q-pay-or_end = Płacisz { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    } czy kończysz atak?
    .why = { $card }: nie odzyskasz kosztu ataku.
    .rule = K-ATK-6
q-fire-act = Którym statkiem strzelasz i do czego?
    .why = Twoje statki są teraz najszybsze. Statek, który czeka, może strzelić później.
    .rule = K-FIRE-3
q-fire-act-granted = Druga strona pasuje. Strzelasz jeszcze statkiem „{ $card }”?
    .why = Twój najszybszy statek może raz strzelić. Gdy spasujesz, ostrzał się kończy.
    .rule = K-FIRE-5
q-fire-reply = { $card } strzela do { CASE($ship, "gen") }. Odpowiadasz ogniem?
    .why = Strzały padają jednocześnie: odpowiada nawet statek, który zaraz zginie.
    .pass = Statek pozostaje aktywny i może później strzelić do dowolnego celu.
    .rule = K-FIRE-7
q-fire-heavy = Ile siły ognia dokupujesz statkowi „{ $card }” ({ $range })?
    .why = { $number ->
        [one] Ciężka broń: każdy punkt kosztuje { $number } kredyt i liczy się do końca walki
        [few] Ciężka broń: każdy punkt kosztuje { $number } kredyty i liczy się do końca walki
       *[many] Ciężka broń: każdy punkt kosztuje { $number } kredytów i liczy się do końca walki
    }.
    .rule = K-ABIL-7
q-fire-divide = Jak dzielisz obrażenia z serii statku „{ $card }” ({ $range })?
    .why = Wszystkie mogą trafić w jeden statek. Każdy trafiony statek może odpowiedzieć.
    .rule = K-ABIL-4
q-fire-divide_more = { $card } strzela teraz mocniej. Kto dostaje dodatkowe obrażenia?
    .why = Obrażenia możesz dodać tylko wskazanym już statkom. Reszta przepada.
    .rule = K-FIRE-16
q-fire-divide_less = { $card } strzela teraz słabiej. Kto dostaje mniej obrażeń?
    .why = O tyle mniej obrażeń zadasz.
    .rule = K-FIRE-16
q-fire-squadron = { $points ->
        [one] Twoja eskadra dostaje { $points } obrażenie. Który statek je przyjmuje
        [few] Twoja eskadra dostaje { $points } obrażenia. Jak je dzielisz
       *[many] Twoja eskadra dostaje { $points } obrażeń. Jak je dzielisz
    }?
    .why = Inne statki przyjmą tyle obrażeń, ile mają pancerza; resztę dostaje trafiony.
    .rule = K-ABIL-5
q-bomb-ships = Które statki bombardują { CASE($target, "acc") }?
    .why = Wybierz aktywne statki w walce. Te, które nie bombardują, pozostają aktywne.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = Ile kart z twojej kolonii pali { $card } ({ $range })?
    .why = Każda karta przepada na dobre i do końca walki daje +1 do siły bomb.
    .rule = K-ABIL-9
q-bomb-trap = Bomby niszczą { CASE($card, "acc") }. Odpalasz tę kartę jako pułapkę?
    .why = Gra pyta o to przy każdej zakrytej karcie. Pułapkę trzeba teraz opłacić.
    .pass = Karta trafia zakryta na twoje rumowisko.
    .rule = K-BOMB-10
q-bomb-centre = Bomby trafiają w twoje centrum. Którą kartę tracisz?
    .why = Wybierasz jedną kartę na walkę. Trafia zakryta na twoje rumowisko.
    .rule = K-BOMB-6

## Cele

q-target = Co jest celem karty „{ $card }”?
    .why = Cel wybierasz teraz. Jeśli zniknie, zanim karta zadziała, nic się nie stanie.
    .rule = K-STACK-6
q-target-neighbour = Kogo dotyczy karta „{ $card }”?
    .why = Jeśli karta mówi o przeciwniku, wybierasz jednego z sąsiadów.
    .rule = K-CLAR-34
q-target-several = Jakie cele wybierasz dla karty „{ $card }” ({ $range })?
    .why = Cele wybierasz już teraz. Te, które zdążą zniknąć, są pomijane.
    .rule = K-STACK-6
q-loss-ship = { $card }: który ze swoich statków tracisz?
    .why = Pułapka niszczy jeden statek, a ty wybierasz który.
    .rule = K-BASE-8
q-choose-option = { $card }: co wybierasz?
    .why = Wybierz jedną z tych możliwości.
q-choose-options = { $card }: które dwie możliwości wybierasz?
    .why = Wybierz dwie różne w takiej kolejności, w jakiej mają nastąpić.
q-choose-divide = Gdzie kładziesz ulepszenia?
    .why = Podziel ulepszenia dowolnie między swoje bazy, opłacone czy nie.
q-choose-lost_ship = { $card }: który ze straconych statków się liczy?
    .why = Statki zniszczono w tej samej chwili.
    .rule = K-CLAR-29

## Karty widziane i wybrane

q-search-take = Którą kartę bierzesz?
    .why = Te karty widzisz tylko ty i tylko raz.
    .rule = K-INFO-4
q-search-bottom = Którą kartę kładziesz na spód jako pierwszą?
    .why = Ta karta trafi najniżej w twojej kolonii; pozostałe ułożą się nad nią.
q-search-cards = { $range ->
        [one] Którą kartę bierzesz ze swojej kolonii
        [few] Które { $range } karty bierzesz ze swojej kolonii
       *[many] Które karty bierzesz ze swojej kolonii ({ $range })
    }?
    .why = Pokazujesz te karty wszystkim, potem tasujesz kolonię.
q-search-scrap = { $range ->
        [one] Którą kartę bierzesz ze swojego złomu
        [few] Które { $range } karty bierzesz ze swojego złomu
       *[many] Które karty bierzesz ze swojego złomu ({ $range })
    }?
    .why = Wszyscy widzą, co wraca do twojego centrum.
q-look-opponent_centre = To centrum { CASE($whom, "gen") }. Oglądasz je tylko raz.
    .why = { $card }: dziennik nie zdradza, co widzisz.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = To nieopłacone karty { CASE($whom, "gen") }. Oglądasz je tylko raz.
    .why = { $card }: dziennik nie zdradza, co widzisz.
    .rule = K-INFO-4
q-discard-card = Którą kartę kładziesz na rumowisko?
    .why = { $card }: inni widzą, ile kart odrzucasz, ale nie jakie.
q-discard-theirs = Która karta { CASE($whom, "gen") } trafia na rumowisko?
    .why = { $card }: to centrum oglądasz tylko raz.
q-limit-centre = Twoje centrum jest przepełnione. { $range ->
        [one] Którą kartę odrzucasz
        [few] Które { $range } karty odrzucasz
       *[many] Które karty odrzucasz ({ $range })
    }?
    .why = Na koniec tury zostaje ci pięć kart. Reszta trafia zakryta na twoje rumowisko.
    .rule = K-END-2
q-limit-hangar = Twój hangar jest przepełniony. Z którego statku rezygnujesz?
    .why = Łączny rozmiar statków to najwyżej 12. Karty na statku giną razem z nim.
    .rule = K-END-3
q-concede = Poddajesz się?
    .why = Gra od razu się dla ciebie kończy.
    .rule = K-WIN-6
