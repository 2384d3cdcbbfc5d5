### Elutasítások

## Válaszok

no-ships_count = Ez { $n } űrhajó, de { $range } küldhető.

## Alku

no-proposal_gone = Azt az ajánlatot felváltotta egy új. Nézd meg azt.
no-cannot_fulfil = Ezt az egyezséget most az egyik fél nem tudná teljesíteni. Tegyél másikat.
no-no_proposals_left = Nincs több ajánlatod. Fogadd el, utasítsd el, vagy add fel.
no-nothing_offered = Az egyezséghez legalább egy lap vagy egy kolónia cseréljen gazdát.
no-colony_not_grantable = { $place }: az adónak ott nincs kolóniája, vagy a másiknak már van.
no-colony_not_settled = { $place }: nincs szabad űrhajó leszállni; a közös kolónia marad.
no-cards_not_there = Ezek a lapok nincsenek nálad. Lapokat a kezedből ajánlj.
no-more_than_they_have = A másik játékosnak nincs ennyi lapja.
no-ship_limits = Előbb a legkevesebb űrhajó, aztán a legtöbb, és legalább egy.
no-cannot_release = Annak a játékosnak nincs ennyi űrhajója a térgörbületen, vagy nincs helyük.

## Miért nem játszható ki most egy lapod

no-wrong_moment = Most nem jó { THE($card) }, csak { $moment }.
    .named = Most nem játszható ki, csak { $moment }.
no-wrong_role = Ehhez az összecsapásban más szerep kell, mint a tiéd: { $card }.
    .named = Más szerep kell hozzá ebben az összecsapásban, mint a tiéd.
no-flare_used = Ebben az összecsapásban már kijátszottál egy fáklyát. Majd legközelebb.
no-flare_this_encounter = { $card }: most már volt, a következő összecsapásban újra lehet.
    .named = Ebben az összecsapásban már volt; a következőben újra lehet.
no-response_only = { $card }: ez válasz, és most nincs mire válaszolni.
    .named = Ez válasz, és most nincs mire válaszolni.
no-condition = { $card }: most nincs mire hatnia.
    .named = Most nincs mire hatnia.
no-not_now = Most kijátszható volna, de nem te döntesz: { $card }.
    .named = Most kijátszható volna, de nem te döntesz.
no-must_attack = { $card } várjon: egy képesség másik lapra kötelez.
    .named = Várjon: egy képesség másik lapra kötelez.

## Asztalbeállítás

no-unknown_alien = Nincs ilyen faj: { $value }.
no-unknown_alien_mode = A fajokat lehet osztani, kisorsolni vagy kihagyni.
no-unknown_level = A szintek: zöld, sárga és vörös.
no-unknown_deals = Egyezkedni sorban lehet, vagy nyíltan, időre.
no-alien_twice = Kétszer szerepel: { $alien }. Minden fajból egy van.
no-aliens_exclude = { $first } és { $second } nem lehet egy játékban. Válassz másik párt.
no-variant_needs_aliens = Ahhoz a játékváltozathoz fajok kellenek, és ez az asztal nélkülük játszik.
no-aliens_switched_off = Ez az asztal fajok nélkül játszik, így nem választható: { $alien }.
no-alien_needs_open_sheet = Csak nyíltan játszható: { $alien }. Rejtett képességekkel nem megy.
no-too_many_aliens = Több fajt neveztél meg, mint ahány hely van.
no-too_few_aliens = Nincs elég faj minden helyre. Engedj meg több szintet.
no-classic_without_flares = Az alternatív Tolvaj-fáklyához be kell kapcsolni a fáklyákat.
no-wild_flares_without_flares = A kötetlen fáklyákhoz be kell kapcsolni a fáklyákat.
