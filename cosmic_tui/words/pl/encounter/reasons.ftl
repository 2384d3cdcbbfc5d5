### Co gracz mówi o swojej odpowiedzi.

reason-each_settles = Weźmy po jednej kolonii.
reason-leader = { $n ->
        [one] Zamieńmy się koloniami, { $whom } ma { $n } zewnętrzną.
        [few] Zamieńmy się koloniami, { $whom } ma { $n } zewnętrzne.
       *[many] Zamieńmy się koloniami, { $whom } ma { $n } zewnętrznych.
    }
    .at-you = { $n ->
        [one] Zamieńmy się koloniami, masz { $n } zewnętrzną.
        [few] Zamieńmy się koloniami, masz { $n } zewnętrzne.
       *[many] Zamieńmy się koloniami, masz { $n } zewnętrznych.
    }
reason-cards_for_a_colony = Dam karty za kolonię.
reason-cards_both_ways = Wymieńmy się kartami.
reason-last_offer = To moja ostatnia oferta.
reason-else_against = Bez porozumienia następnym razem gram przeciw { CASE($whom, "dat") }.
    .at-you = Bez porozumienia następnym razem gram przeciw tobie.
reason-nothing_for_both = Nie widzę tu nic, co pomogłoby obu stronom.
reason-would_win = To da { CASE($whom, "dat") } wygraną.
    .at-you = To da ci wygraną.
reason-settle_with_me = Wyląduj ze mną, a też dostaniesz kolonię.
reason-ships_short = { $n ->
        [one] Brakuje mi { $n } statku.
        [few] Brakuje mi { $n } statków.
       *[many] Brakuje mi { $n } statków.
    }
reason-stop = Tylko jednej kolonii brakuje { CASE($whom, "dat") } do wygranej.
    .at-you = Do wygranej brakuje ci już tylko jednej kolonii.
reason-rewards = Chodzi mi o nagrodę.
reason-i_settle = Też dostaję tam kolonię.
reason-owes_favour = Mam dług wobec { CASE($whom, "gen") } i go spłacam.
    .at-you = Mam u ciebie dług i go spłacam.
reason-as_said = Zgodnie z zapowiedzią gram przeciw { CASE($whom, "dat") }.
    .at-you = Zgodnie z zapowiedzią gram przeciw tobie.
reason-no_ships = Nie mam statków na zbyciu.
reason-not_for_the_win = Nie pomogę { CASE($whom, "dat") } wygrać.
    .at-you = Nie pomogę ci wygrać.

reason-greets_friend = Miło cię znów widzieć, { $whom }.
    .at-you = Miło cię znów widzieć.
reason-greets_foe = { $whom }. Pamiętam.
    .at-you = To ty. Pamiętam.
reason-greets_grom = No.
reason-greets_ilka = Niczego nie zaczynam, ale wszystko pamiętam.
reason-greets_kaja = Znajdzie się miejsce na jeszcze jeden statek?
reason-greets_mirka = Uczciwa oferta to dobry początek.
reason-greets_oswin = Dobre karty trzymam na później.
reason-greets_sten = Jeśli ktoś cię zaatakuje, możesz na mnie liczyć.
