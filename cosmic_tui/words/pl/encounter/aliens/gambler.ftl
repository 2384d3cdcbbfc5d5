# fine: ending
alien-gambler = Hazardzista
    .acc = Hazardzistę
    .gen = Hazardzisty
    .power-name-acc = Blef
    .tagline = Nazywa kartę: wierzysz czy sprawdzasz?
    .flavour = Kości są uczciwe; dłoń, która je zasłania, nie.
    .power-name = Blef
    .power =
        Gdy jesteś atakującym lub broniącym, najpierw odkrywa się kartę przeciwnika. Potem
        możesz odkryć swoją albo użyć tej mocy: zostaw ją zakrytą i powiedz, czym jest:
        atakiem z liczbą, negocjacjami czy metamorfozą. Możesz kłamać. Przeciwnik wierzy
        albo sprawdza.

        Wierzy: spotkanie toczy się dalej tak, jakby twoja karta była tym, co mówisz. Potem
        wsuwa się ona zakryta pod talię; nikt jej nigdy nie zobaczy.

        Sprawdza: odkrywasz kartę. Jeśli to kłamstwo, tracisz tyle statków, ile masz w
        spotkaniu; jeśli prawda, tak samo płaci przeciwnik. Kto płaci, wybiera spośród
        statków poza spotkaniem. Potem spotkanie toczy się dalej z prawdziwymi kartami.
    .wild =
        Jako główny gracz, przed odkryciem kart, podaj liczbę. Jeśli obie to ataki i różnią
        się o tyle lub więcej, dodaj ją do wartości swojej karty.
    .super =
        Razem z deklaracją podnieś stawkę o 1 do 20 statków: kto po sprawdzeniu nie ma
        racji, traci o tyle więcej, znów tylko statki poza spotkaniem.
    .zap =
        Blok następuje przed decyzją przeciwnika: odkrywasz swoją kartę i nikt nie traci za to
        statków.
    .help = Mów prawdę dość często, by raz ci uwierzono.
    .ruling-1 = Nigdy nie występuje w tej samej grze co Czarownik.
    .ruling-2 =
        Deklaracja jest prawdziwa tylko wtedy, gdy rodzaj i liczba zgadzają się
        z prawdziwą kartą. Metamorfozę trzeba nazwać metamorfozą.
    .ruling-3 =
        Metamorfoza, w którą uwierzono, kopiuje kartę przeciwnika. Metamorfoza przeciwnika
        czeka: kopiuje to, co deklarujesz, jeśli uwierzono, albo twoją prawdziwą kartę, jeśli sprawdzono.
    .ruling-4 =
        To, w co uwierzono, liczy się do wszystkiego, także do rekompensaty i rozmów.
    .ruling-5 = Decyduje tylko przeciwnik, ale może prosić innych o radę.
    .ruling-6 =
        Kto nie ma statku w spotkaniu, niczym nie ryzykuje. Kto ma poza nim za mało, traci
        tylko te.
    .ruling-7 =
        Statki stracone przez sprawdzenie nie dają rekompensaty, ale mogą kosztować
        kolonie i moce i mogą zostać uleczone.
    .ruling-8 = Karty, która trafia pod talię, nikt nie może zabrać ani zatrzymać.
    .ruling-9 =
        Jeśli coś innego każe ci wcześniej pokazać kartę, możesz użyć tej mocy w tej
        chwili: deklarujesz kartę, przeciwnik odpowiada od razu, a użycie przepada.
    .ruling-10 =
        Rozbłysk uniwersalny: różnicę bierze się z wartości zaraz po odkryciu. Za duża liczba po
        prostu nie działa, bez żadnej ceny.

ev-gambler-turned = { $who } najpierw odkrywa { CASE($face, "acc") }.
    .you = Najpierw odkrywasz { CASE($face, "acc") }.
ev-gambler-stated = { $who } twierdzi, że to { $face }.
    .you = Twierdzisz, że to { $face }.
ev-gambler-accepted = { $who } wierzy, że to { $face }.
    .you = Wierzysz, że to { $face }.
    .at-you = { $who } wierzy ci, że to { $face }.
ev-gambler-challenged = { $who } sprawdza: to { $face }.
    .you = Sprawdzasz: to { $face }.
    .at-you = { $who } sprawdza cię: to { $face }.
q-gambler-state = Co mówisz o swojej zakrytej karcie?
    .why = Blef: jeśli uwierzą, karta liczy się właśnie tak i nigdy jej nie odkryjesz.
q-gambler-answer = { $whom } mówi, czym jest zakryta karta. Wierzysz?
    .why = Blef: za kłamstwo { $whom } traci statki, za błędne sprawdzenie tracisz ty.
opt-gambler-accept = Wierzę
q-gambler-pay = { $n ->
        [one] Wybierz { $n } statek, który tracisz.
        [few] Wybierz { $n } statki, które tracisz.
       *[many] Wybierz { $n } statków, które tracisz.
    }
    .why = Blef: statki w tym spotkaniu są bezpieczne, pozostałe nie.
q-gambler-stake = O ile statków podnosisz stawkę ({ $range })?
    .why = Wzmocniony rozbłysk: kto nie ma racji, traci o tyle więcej.
q-gambler-spread = O ile co najmniej różnią się oba ataki ({ $range })?
    .why = Jeśli to prawda, dodajesz tę liczbę do karty. Jeśli nie, nic się nie dzieje.
