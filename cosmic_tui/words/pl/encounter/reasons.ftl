### Co gracz mówi o swojej odpowiedzi.

reason-each_settles = Niech obie strony dostaną po kolonii.
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
reason-stop = { CASE($whom, "dat") } brakuje do wygranej tylko jednej kolonii.
    .at-you = Do wygranej brakuje ci już tylko jednej kolonii.
reason-rewards = Chodzi mi o nagrodę.
reason-i_settle = Też zdobędę tam kolonię.
reason-owes_favour = Mam dług wobec { CASE($whom, "gen") } i go spłacam.
    .at-you = Mam u ciebie dług i go spłacam.
reason-as_said = Zgodnie z zapowiedzią gram przeciw { CASE($whom, "dat") }.
    .at-you = Zgodnie z zapowiedzią gram przeciw tobie.
reason-no_ships = Nie mam statków na zbyciu.
reason-not_for_the_win = Nie pomogę { CASE($whom, "dat") } wygrać.
    .at-you = Nie pomogę ci wygrać.

aside-stop = Żeby powstrzymać { CASE($whom, "acc") }.
    .at-you = Żeby cię powstrzymać.
aside-rewards = Dla nagrody.
aside-i_settle = Dla kolonii.
aside-owes_favour = Z wdzięczności.
aside-as_said = Zgodnie z zapowiedzią.
aside-no_ships = Brak wolnych statków.
aside-not_for_the_win = Nie chcę wygranej { CASE($whom, "gen") }.
    .at-you = Nie chcę twojej wygranej.

reason-turned_round = { $way ->
        [friendly] A jednak dobrze się skończyło.
        [dry] Było kiepsko. A potem już nie.
        [loud] Tak! W ostatniej chwili!
       *[short] Udało się odwrócić.
    }
reason-salutes = { $way ->
        [friendly] Dobra gra, { $whom }.
        [dry] Już było moje, { $whom }. Ładnie zagrane!
        [loud] { $whom }! Skąd to się wzięło?
       *[short] Ładnie, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Dobra gra.
        [dry] Już było moje. Ładnie zagrane!
        [loud] Ty! Skąd to się wzięło?
       *[short] Ładnie.
    }
reason-thanks = { $way ->
        [friendly] Dziękuję, { $whom }. Bardzo pomogły mi te statki.
        [dry] To zasługa twoich statków, { $whom }.
        [loud] { $whom }! Jak dobrze, że jesteś!
       *[short] Dzięki, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Dziękuję. Bardzo pomogły mi twoje statki.
        [dry] To zasługa twoich statków.
        [loud] Jak dobrze, że jesteś!
       *[short] Dzięki.
    }
reason-blames = { $way ->
        [friendly] Szkoda, { $whom }, że twoje statki też tam były.
        [dry] Widzę, czyje to były statki, { $whom }.
        [loud] { $whom }! Czy to było konieczne?
       *[short] To przez ciebie, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Szkoda, że twoje statki też tam były.
        [dry] Widzę, czyje to były statki.
        [loud] Czy to było konieczne?
       *[short] To przez ciebie.
    }
reason-so_close = { $way ->
        [friendly] Było blisko. Dobra gra.
        [dry] Trzeba było liczyć dwa razy.
        [loud] Nie! Tak blisko!
       *[short] Prawie.
    }
reason-far_ahead = { $way ->
        [friendly] Poszło lepiej, niż zakładał plan.
        [dry] Mam o { $number } więcej. Przyznaję, lekka przesada.
        [loud] Wygrywam różnicą { $number } punktów! Wszyscy widzieli?
       *[short] Dość wyraźnie.
    }

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
