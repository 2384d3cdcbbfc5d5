### Elutasítások

## Válaszok

no-ships_count = Ez { $n } űrhajó; ennyi kell: { $range }.

## Alku

no-proposal_gone = Azt az ajánlatot új váltotta fel. Nézd meg az újat.
no-cannot_fulfil = Ezt az egyezséget most az egyik fél nem tudná állni. Tegyél másik ajánlatot.
no-no_proposals_left = Minden ajánlatodat megtetted. Elfogadás, elutasítás vagy feladás maradt.
no-nothing_offered = Semmit semmiért nem egyezség: egy lap vagy kolónia cseréljen gazdát.
no-colony_not_grantable = { $place }: az adónak ott nincs kolóniája, vagy a másiknak már van.
no-colony_not_settled = { $place }: nincs szabad űrhajó leszállni; a közös kolónia marad.
no-cards_not_there = Ezek a lapok nincsenek nálad. A kezedből ajánlj.
no-more_than_they_have = Ez több lap, mint amennyi a másik kézben van.
no-ship_limits = Előbb a legkevesebb űrhajó, aztán a legtöbb, és legalább egy.
no-cannot_release = Annak a játékosnak nincs ennyi űrhajója a térgörbületen, vagy nincs helyük.

## Miért nem játszható ki most egy lapod

no-wrong_moment = Most nem: { $card }. Kijátszható: { $moment }.
    .named = Most nem. Kijátszható: { $moment }.
no-wrong_role = Ehhez az összecsapásban más szerep kell, mint a tiéd: { $card }.
    .named = Más szerep kell hozzá ebben az összecsapásban, mint a tiéd.
no-flare_used = Összecsapásonként egy fáklya jár, és a tiéd már megvolt. Majd legközelebb.
no-flare_this_encounter = { $card }: most már volt, a következő összecsapásban újra lehet.
    .named = Ebben az összecsapásban már volt; a következőben újra lehet.
no-response_only = { $card }: válasz használatra vagy kijátszásra; most nincs ilyen.
    .named = Válasz használatra vagy kijátszásra; most nincs ilyen.
no-condition = { $card }: most nincs mire hatnia.
    .named = Most nincs mire hatnia.
no-not_now = { $card } ide illik, de most nem téged kérdeznek.
    .named = Ide illik, de most nem téged kérdeznek.
no-must_attack = { $card } várjon: most egy másik lapot vagy köteles letenni.
    .named = Várjon: most egy másik lapot vagy köteles letenni.

## Asztalbeállítás

no-unknown_alien = Nincs ilyen faj: { $value }.
no-unknown_alien_mode = A fajok lehetnek osztva, véletlenül, vagy egy sem.
no-unknown_level = A szintek: zöld, sárga és vörös.
no-unknown_deals = Az egyezségek sorban, vagy nyíltan, órára köttetnek.
no-alien_twice = Kétszer szerepel: { $alien }. Minden fajból egy van.
no-aliens_exclude = { $first } és { $second } kizárja egymást. Válassz másik párt.
no-variant_needs_aliens = Ahhoz a játékváltozathoz fajok kellenek, és ez az asztal nélkülük játszik.
no-aliens_switched_off = Ez az asztal fajok nélkül játszik, így nem választható: { $alien }.
no-alien_needs_open_sheet = { $alien } nyíltan készül fel: rejtett képességekkel nem megy.
no-too_many_aliens = Több a megnevezett faj, mint a hely.
no-too_few_aliens = Nincs elég faj minden helyre. Engedj meg több szintet.
no-classic_without_flares = Az alternatív Tolvaj-fáklyához fáklyák kellenek a játékban.
no-wild_flares_without_flares = A kötetlen fáklyákhoz fáklyák kellenek a játékban.
