alien-reserve = Rezerwista
    .acc = Rezerwistę
    .gen = Rezerwisty
    .power-name-acc = Odwody
    .tagline = Zmienia słabe ataki we wsparcie
    .flavour = Druga fala przespała bitwę w ładowni.
    .power-name = Odwody
    .power =
        Gdy zagrywa się wsparcie, a ty jesteś głównym graczem lub sojusznikiem, możesz użyć
        tej mocy, by zagrać z ręki dowolną liczbę kart ataku 06 lub niższych jako wsparcie o
        tej samej wartości, każdą dla dowolnej strony.

        Gdy ktoś inny zagrywa wsparcie, możesz użyć tej mocy, by odrzucić z ręki negocjacje:
        to wsparcie nie działa i zostaje odrzucone.
    .wild =
        Gdy wsparcie innego gracza miałoby zostać odrzucone, z jakiegokolwiek powodu, weź je
        zamiast tego na swoją rękę.
    .super = Wśród ataków zagrywanych jako wsparcie jeden może mieć wartość nawet 09.
    .zap =
        Ataki wracają na twoją rękę; albo wsparcie się liczy, a ty zachowujesz negocjacje. Ani
        jednego, ani drugiego nie wolno potem robić w tym spotkaniu.
    .help = Twoje niskie ataki to ukryte rezerwy, a negocjacje to tarcza.
    .ruling-1 = Ataki dodane jeszcze przed blokiem nadal się liczą.
    .ruling-2 =
        Karty pochodzą z ręki; położonej karty spotkania nie można dodać osobno. 00 nic nie
        dodaje, a metamorfoza na ręce nie jest atakiem.
    .ruling-3 =
        Na stole taka karta jest pod każdym względem wsparciem i można na nią odpowiedzieć
        albo ją zatrzymać. Na stosie odrzuconych znów jest atakiem.
    .ruling-4 =
        Zwiększa sumę i nigdy nie zmienia wartości karty, więc nie mnoży się jej ani nie
        potraja.
    .ruling-5 =
        Możesz tak zagrać ostatnie karty spotkania; później obowiązują zwykłe zasady pustej
        ręki.
    .ruling-6 =
        Możesz zatrzymywać jedno wsparcie po drugim, każde za jedną kartę negocjacji.
    .ruling-7 = Wszyscy widzą, co dodajesz i co odrzucasz.
    .ruling-8 =
        Rozbłysk uniwersalny: działa też na wsparcie zatrzymane lub odrzucone bez zagrania. Z kilku
        naraz bierzesz jedno, nigdy własne.
    .ruling-9 =
        Rozbłysk wzmocniony: jedna karta na spotkanie. Należy do twojego użycia tej mocy i można ją
        zablokować razem z resztą.

ev-reserve-collected = { $who } zabiera { CASE($face, "acc") }.
    .you = Zabierasz { CASE($face, "acc") }.
    .at-you = { $who } zabiera ci { CASE($face, "acc") }.
q-reserve-boost = Które niskie ataki dodajesz jako wsparcie? Co najmniej jeden.
    .why = Odwody: dla każdego ataku wskazujesz stronę. Moc można zablokować.
q-reserve-side = Której stronie dodajesz { CASE($face, "acc") }?
    .why = Zwykle wybiera się własną stronę, ale nie musisz.
q-reserve-one = Który atak dodajesz jako wsparcie?
    .why = Wzmocniony rozbłysk: możesz dodać jeden, najwyżej 09.
q-reserve-collect = Które wsparcie zabierasz?
    .why = Rozbłysk Rezerwisty: bierzesz jedno wsparcie, które odrzuca inny gracz.
