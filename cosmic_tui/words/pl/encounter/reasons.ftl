### Co gracz mówi o swojej odpowiedzi.

reason-each_settles = Po kolonii dla każdej strony.
reason-leader = { $n ->
        [one] Po kolonii; { $whom } ma { $n } zewnętrzną kolonię.
        [few] Po kolonii; { $whom } ma { $n } zewnętrzne kolonie.
       *[many] Po kolonii; { $whom } ma { $n } zewnętrznych kolonii.
    }
    .at-you = { $n ->
        [one] Po kolonii; masz { $n } zewnętrzną kolonię.
        [few] Po kolonii; masz { $n } zewnętrzne kolonie.
       *[many] Po kolonii; masz { $n } zewnętrznych kolonii.
    }
reason-cards_for_a_colony = Karty za kolonię.
reason-cards_both_ways = Karty za karty.
reason-last_offer = To moja ostatnia oferta.
reason-else_against = Bez porozumienia potem staję przeciw: { $whom }.
    .at-you = Bez porozumienia potem staję przeciw tobie.
reason-nothing_for_both = Nie ma tu nic, co pomogłoby obu stronom.
reason-would_win = To daje wygraną w grze: { $whom }.
    .at-you = To daje ci wygraną w grze.
reason-settle_with_me = Kto ląduje ze mną, ten tam osiada.
reason-ships_short = { $n ->
        [one] Brakuje mi { $n } statku.
        [few] Brakuje mi { $n } statków.
       *[many] Brakuje mi { $n } statków.
    }
reason-stop = { $whom } potrzebuje jeszcze jednej kolonii do wygranej.
    .at-you = Do wygranej potrzebujesz jeszcze jednej kolonii.
reason-rewards = Chodzi mi o nagrodę.
reason-i_settle = Ja też tam osiadam.
reason-owes_favour = Mam dług wobec gracza { $whom } i go spłacam.
    .at-you = Mam u ciebie dług i go spłacam.
reason-as_said = Jak zapowiedziano, przeciw: { $whom }.
    .at-you = Jak zapowiedziano, przeciw tobie.
reason-no_ships = Nie mam statków na zbyciu.
reason-not_for_the_win = Nie pomagam w wygranej: { $whom }.
    .at-you = Nie pomagam ci wygrać.

reason-greets_friend = Miło cię znów widzieć, { $whom }.
    .at-you = Miło cię znów widzieć.
reason-greets_foe = { $whom }. Pamiętam.
    .at-you = To ty. Pamiętam.
reason-greets_grom = No.
reason-greets_ilka = Niczego nie zaczynam. Wszystko pamiętam.
reason-greets_kaja = Znajdzie się miejsce na jeszcze jeden statek?
reason-greets_mirka = Uczciwa oferta to dobry początek.
reason-greets_oswin = Dobre karty są na później.
reason-greets_sten = Kto jest atakowany, może na mnie liczyć.
