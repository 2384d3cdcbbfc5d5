alien-clone = Klon
    .acc = Klona
    .gen = Klona
    .power-name-acc = Replikację
    .tagline = Zabiera zagraną kartę z powrotem
    .flavour = Po co budować drugi raz, skoro pierwsze się nie zużyło?
    .power-name = Replikacja
    .power =
        Gdy spotkanie, w którym jesteś atakującym lub broniącym, jest już
        rozliczone, łącznie z rekompensatą i nagrodami, możesz użyć tej mocy, by wziąć
        swoją kartę spotkania z powrotem na rękę, zamiast ją odrzucić.
    .wild =
        Gdy zagrany przez ciebie artefakt zadziała, weź go z powrotem na rękę. Nie wolno
        ci go zagrać ponownie, dopóki to spotkanie się nie skończy.
    .super =
        Gdy bierzesz rekompensatę, możesz wziąć dwa razy tyle kart, ile ci się należy,
        jeśli przeciwnik ma ich tyle na ręce.
    .zap = Twoja karta trafia jak zwykle na stos odrzuconych, gdzie sięgną po nią inni.
    .help = Jedna dobra karta ataku może walczyć cały wieczór.
    .ruling-1 =
        Bierzesz kartę, którą ostatecznie walczysz, po każdej zamianie lub zastąpieniu.
        Jeśli dodano do niej inną kartę, wraca tylko sama karta spotkania.
    .ruling-2 =
        Metamorfoza wraca jako metamorfoza. Liczą się wygrane, przegrane, porozumienia
        i brak porozumienia.
    .ruling-3 =
        Rekompensatę twojego przeciwnika bierze się wcześniej, więc nie sięga ona tej
        karty.
    .ruling-4 =
        Zatrzymujesz kartę, zanim zostanie odrzucona, więc kto bierze karty ze stosu
        odrzuconych, przychodzi za późno.
    .ruling-5 =
        Jeśli spotkanie skończyło się przed odkryciem kart, nie ma karty do wzięcia.
    .ruling-6 =
        Atakującemu odzyskana karta wystarcza, by zacząć drugie spotkanie. Wszyscy wiedzą,
        że ją masz.
    .ruling-7 =
        Rozbłysk uniwersalny: anulowanego artefaktu nie można zatrzymać. Zatrzymanie następuje,
        zanim ktokolwiek może go zabrać. Jeden artefakt na spotkanie.
    .ruling-8 =
        Rozbłysk wzmocniony: bierzesz tyle, ile ci się należy, albo dwa razy tyle, nic pomiędzy.
        Gdy przeciwnik ma mniej kart, nie można go zagrać.

ev-clone-kept = { $who } zabiera z powrotem { CASE($face, "acc") }.
    .you = Zabierasz z powrotem { CASE($face, "acc") }.
