### Karnoplanty.

card-carnoplant-moon_worshipper = Czciciel księżyca
    .acc = Czciciela księżyca
    .gen = Czciciela księżyca
card-carnoplant-mamut_i = Mamut I
    .acc = Mamuta I
    .gen = Mamuta I
    .text = Przy limicie hangaru liczy się jako statek o rozmiarze 6.
card-carnoplant-seed_runner = Kurier nasion
    .acc = Kuriera nasion
    .gen = Kuriera nasion
    .text = W swojej fazie głównej wyczerp ten statek: zyskujesz 1 kredyt.
card-carnoplant-thorn_corsair = Korsarz cierni
    .acc = Korsarza cierni
    .gen = Korsarza cierni
card-carnoplant-merchant_barge = Barka kupiecka
    .acc = Barkę kupiecką
    .gen = Barki kupieckiej
    .text = Twoja faza początkowa: zyskujesz 1 kredyt.
    .ruling-1 = Kredyt zyskuje ten, kto kontroluje ten statek.
card-carnoplant-golden_orchid = Złota orchidea
    .acc = Złotą orchideę
    .gen = Złotej orchidei
    .text =
        W walce zapłać 1 kredyt: do końca tury ten statek ma +1 do pancerza. Najwyżej
        dwa razy na turę.

card-carnoplant-rented_cannon = Wynajęte działo
    .acc = Wynajęte działo
    .short = 1 kredyt: ogień +1
    .text =
        W walce zapłać 1 kredyt: do końca walki ten statek ma +1 do siły ognia. Najwyżej
        dwa razy na turę.
card-carnoplant-insured_hull = Kadłub z polisą
    .acc = Kadłub z polisą
    .short = panc. +1, strata: 4 kredyty
    .text = Gdy ten statek zostanie zniszczony: zyskujesz 4 kredyty.
    .ruling-1 = Statek, z którego rezygnujesz przez limit hangaru, nie zostaje zniszczony.
card-carnoplant-tariff_scanner = Skaner celników
    .acc = Skaner celników
    .short = bomby +1, zabiera 1 kredyt
    .text = Po udanym bombardowaniu tym statkiem: zabierz przeciwnikowi najwyżej 1 kredyt.

card-carnoplant-market_agent = Agent handlowy
    .acc = Agenta handlowego
    .short = 1 kredyt co turę
    .text = W swojej fazie głównej wyczerp tego pasażera: zyskujesz 1 kredyt.
card-carnoplant-broker_prince = Książę maklerów
    .acc = Księcia maklerów
    .short = 2 kredyty co turę
    .text = W swojej fazie głównej wyczerp tego pasażera: zyskujesz 2 kredyty.
card-carnoplant-bribed_navigator = Kupiony pilot
    .acc = Kupionego pilota
    .short = szybkość +2, ogień +1
card-carnoplant-vine_tender = Ogrodnik pnączy
    .acc = Ogrodnika pnączy
    .short = pancerz +1, naprawa
card-carnoplant-cargo_robot = Robot tragarz
    .acc = Robota tragarza
    .short = siła bomb +1

card-carnoplant-trade_kiosk = Stragan
    .acc = Stragan
    .short = 1 kredyt co turę
    .text = Twoja faza początkowa: zyskujesz 1 kredyt.
card-carnoplant-poison_bloom = Trujący kwiat
    .acc = Trujący kwiat
    .short = pułapka: 1 na każdy statek
    .text = Pułapka: zadaj 1 obrażenie każdemu statkowi, który bombarduje.

card-carnoplant-spot_trade = Szybki handel
    .acc = Szybki handel
    .short = 2 kredyty
    .text = Zyskujesz 2 kredyty.
card-carnoplant-futures_deal = Umowa na potem
    .acc = Umowę na potem
    .short = 6 kredytów
    .text = Zyskujesz 6 kredytów.
card-carnoplant-monopoly = Monopol
    .acc = Monopol
    .short = połowa cudzych, do 8
    .text = Zyskujesz połowę liczby kredytów przeciwnika, zaokrągloną w górę, najwyżej 8.
card-carnoplant-buy_out = Wykup
    .acc = Wykup
    .short = przejmuje mały statek
    .text =
        Przejmij kontrolę nad wrogim statkiem o rozmiarze najwyżej 2 do końca gry. Kosztuje to 4
        kredyty więcej niż tamten statek.
    .ruling-1 = Nieopłacone karty na statku przechodzą razem z nim: wolno ci je podejrzeć i opłacić.
    .ruling-2 = Liczy się cena wydrukowana na statku.
card-carnoplant-embargo = Embargo
    .acc = Embargo
    .short = tracą 4 kredyty
    .text = Twój przeciwnik traci 4 kredyty.
card-carnoplant-smear_campaign = Oszczerstwa
    .acc = Oszczerstwa
    .short = tracą kartę
    .text = Twój przeciwnik odrzuca z centrum na rumowisko kartę własnego wyboru.
card-carnoplant-photosynthesis = Fotosynteza
    .acc = Fotosyntezę
    .short = pełny pancerz, prostuje 1
    .text = Wszystkie twoje statki znów mają pełny pancerz. Wyprostuj o jeden stopień swój statek.

card-carnoplant-bribe = Łapówka
    .acc = Łapówkę
    .short = kończy atak albo kosztuje 3
    .text =
        Gdy właśnie ogłoszono atak przeciw tobie: atak się kończy, chyba że atakujący zapłaci
        3 kredyty.
    .ruling-1 = Opłata wniesiona za atak przepada, a żaden statek się nie obraca.
card-carnoplant-last_minute_loan = Chwilówka
    .acc = Chwilówkę
    .short = 3 kredyty, spłata później
    .text = Zyskujesz 3 kredyty. W swojej następnej fazie początkowej tracisz 3 kredyty.
card-carnoplant-insurance_payout = Odszkodowanie
    .acc = Odszkodowanie
    .short = połowa ceny straty
    .text = Zyskujesz połowę ceny (zaokrągloną w górę) swojego statku, który w tej turze został zniszczony jako ostatni.
    .ruling-1 = Jeśli tracisz dwa w tej samej chwili, wybierasz jeden z nich.
card-carnoplant-opening_bid = Oferta otwarcia
    .acc = Ofertę otwarcia
    .short = 3 kredyty, dla nich 2
    .text = Zyskujesz 3 kredyty, a twój przeciwnik zyskuje 2.
