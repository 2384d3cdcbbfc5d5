card-carnoplant-moon_worshipper = Holdimádó
card-carnoplant-mamut_i = Mamut I
    .text = A hangárlimitnél 6-os méretűnek számít.
card-carnoplant-seed_runner = Magfutár
    .text = A fő fázisodban fordítsd használttá ezt az űrhajót: 1 creditet kapsz.
card-carnoplant-thorn_corsair = Töviskorzár
card-carnoplant-merchant_barge = Kereskedőbárka
    .text = A kezdő fázisodban: 1 creditet kapsz.
    .ruling-1 = A credit azé, aki irányítja.
card-carnoplant-golden_orchid = Aranyorchidea
    .text =
        Harcban fizess 1 creditet: ennek az űrhajónak a kör végéig +1 páncélzata lesz. Körönként
        legfeljebb kétszer.

card-carnoplant-rented_cannon = Bérelt ágyú
    .short = 1 credit: +1 tűz
    .text =
        Harcban fizess 1 creditet: ennek az űrhajónak a harc végéig +1 tűzereje lesz. Körönként
        legfeljebb kétszer.
card-carnoplant-insured_hull = Biztosított hajótest
    .short = +1 pán., 4 credit, ha odavan
    .text = Ha ez az űrhajó megsemmisül: 4 creditet kapsz.
    .ruling-1 = A hangárlimit miatt leadott űrhajó nem semmisül meg.
card-carnoplant-tariff_scanner = Vámszkenner
    .short = +1 bomba, elvesz 1 creditet
    .text = Ha ez az űrhajó sikeresen bombázott: vegyél el legfeljebb 1 creditet az ellenfeledtől.

card-carnoplant-market_agent = Piaci ügynök
    .short = körönként 1 credit
    .text = A fő fázisodban fordítsd használttá ezt az utast: 1 creditet kapsz.
card-carnoplant-broker_prince = Brókerherceg
    .short = körönként 2 credit
    .text = A fő fázisodban fordítsd használttá ezt az utast: 2 creditet kapsz.
card-carnoplant-bribed_navigator = Megkent navigátor
    .short = +2 sebesség, +1 tűz
card-carnoplant-vine_tender = Indagondozó
    .short = +1 páncélzat, javítás
card-carnoplant-cargo_robot = Rakodórobot
    .short = +1 bombázás

card-carnoplant-trade_kiosk = Kereskedőbódé
    .short = körönként 1 credit
    .text = A kezdő fázisodban: 1 creditet kapsz.
card-carnoplant-poison_bloom = Méregvirág
    .short = csapda: bombázónként 1
    .text = Csapda: minden bombázó űrhajó 1 sebzést kap.

card-carnoplant-spot_trade = Azonnali ügylet
    .short = 2 credit
    .text = 2 creditet kapsz.
card-carnoplant-futures_deal = Határidős ügylet
    .short = 6 credit
    .text = 6 creditet kapsz.
card-carnoplant-monopoly = Monopólium
    .short = ellenfél fele, max. 8
    .text = Feleannyi creditet kapsz, amennyi az ellenfelednek van, felfelé kerekítve, legfeljebb 8 creditet.
card-carnoplant-buy_out = Kivásárlás
    .short = átvesz egy kis űrhajót
    .text =
        Vedd át egy legfeljebb 2-es méretű ellenséges űrhajó irányítását a játék végéig. 4 credittel
        kerül többe, mint az az űrhajó.
    .ruling-1 = Ami kifizetetlen az űrhajón, vele együtt gazdát cserél: megnézheted és kifizetheted.
    .ruling-2 = Az ár az űrhajóra nyomtatott költségből számol.
card-carnoplant-embargo = Embargó
    .short = ellenfél -4 credit
    .text = Az ellenfeled 4 creditet veszít.
card-carnoplant-smear_campaign = Lejárató kampány
    .short = ellenfél veszt egy lapot
    .text = Az ellenfeled egy általa választott lapot a központból a pusztulatba tesz.
card-carnoplant-photosynthesis = Fotoszintézis
    .short = teli páncélzat, egy vissza
    .text = Minden űrhajódnak újra teljes a páncélzata. Fordítsd vissza egy űrhajódat egy lépést.

card-carnoplant-bribe = Kenőpénz
    .short = támadás vége, vagy ára 3
    .text =
        Amikor épp bejelentettek ellened egy támadást: véget ér, hacsak a támadó nem fizet 3
        creditet.
    .ruling-1 = A már kifizetett támadási díj elvész, és egy űrhajó sem fordul el.
card-carnoplant-last_minute_loan = Gyorskölcsön
    .short = 3 credit, később vissza
    .text = 3 creditet kapsz. A következő kezdő fázisodban 3 creditet veszítesz.
card-carnoplant-insurance_payout = Kártérítés
    .short = egy veszteség fele ára
    .text =
        Megkapod az ebben a körben utoljára megsemmisült űrhajód árának felét, felfelé
        kerekítve.
    .ruling-1 = Ha kettő ugyanabban a pillanatban veszett el, te választasz.
card-carnoplant-opening_bid = Nyitólicit
    .short = 3 credit, neki 2
    .text = 3 creditet kapsz, az ellenfeled pedig 2-t.
