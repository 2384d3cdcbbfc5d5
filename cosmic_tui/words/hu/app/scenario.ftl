### Amit a cosmic scenario mond: érthetetlen fájlokról (-bad-), másképp végződött helyzetekről (-fail-), és a jelentése

## A jelentés

scenario-fine = rendben: { $name }, { $title }
scenario-failed = nem sikerült: { $name }, { $title }
scenario-summary = { $n ->
        [one] 1 helyzet, a vártak szerint.
       *[other] { $n } helyzet, mind a vártak szerint.
    }
    .failed = { $n ->
        [one] 1 helyzet, nem a vártak szerint.
       *[other] { $n } helyzet, közülük { $failed } nem a vártak szerint.
    }
scenario-nothing = Nincs helyzet itt: { $file }.
scenario-twice = Ez az azonosító újra előfordul itt: { $file }: { $name }; már itt is megvan: { $other }.
scenario-answer = { $who } ezt mondja: „{ $said }”. Kérdés: { $question }, { $line }. sor.
    .unscripted = { $who } ezt mondja: „{ $said }”. Kérdés: { $question }, forgatókönyv nélkül.

## Érthetetlen fájlok

scenario-bad-not_toml = Ez nem TOML: { $what }.
scenario-bad-unknown_key = Nincs ilyen kulcs: { $name }; mind ott van: tests/scenarios/README.md.
    .near = Nincs ilyen kulcs: { $name }; van: { $near }.
scenario-bad-unknown_expectation = Ilyesmi nem várható: { $name }; ami várható, ott van: tests/scenarios/README.md.
    .near = Ilyesmi nem várható: { $name }; ez igen: { $near }.
# fine: word false, true
scenario-bad-wrong_type = { $name }: kapcsos zárójeles táblázat kell.
    .text = { $name }: idézőjelbe tett szöveg kell.
    .number = { $name }: szám kell.
    .list = { $name }: szögletes zárójeles lista kell.
    .yes_no = { $name }: true vagy false kell.
    .inner = { $name }: nem az áll benne, ami kell; megmutatja: tests/scenarios/README.md.
    .tables = Több helyzetet tartalmazó fájlban mindegyik így kezdődik: [[scenario]].
scenario-bad-missing_key = Egy helyzethez kell ez a kulcs: { $name }.
scenario-bad-unknown_rule = Nincs ilyen szabály: { $name }.
scenario-bad-no_rules = Egy helyzet megnevez legalább egy szabályt, amelyet bemutat.
scenario-bad-expects_nothing = Ez a helyzet semmit sem vár, így nem is hibázhatna.
scenario-bad-turns = Egy helyzet legalább 1, legfeljebb { $high } fordulóig tart.
scenario-bad-seats = Egy asztalnál { $low }–{ $high } hely van, nem { $name }.
scenario-bad-options = Asztal nem állítható be így: { $name }.
scenario-bad-unknown_seat = Itt senkit sem hívnak így: { $name }.
    .near = Itt senkit sem hívnak így: { $name }; van: { $near }.
scenario-bad-unknown_planet = Nincs ilyen bolygó: { $name }; a b hely harmadik bolygója b:3.
scenario-bad-unknown_name = Itt nincs ilyen: { $name }.
    .near = Itt nincs ilyen: { $name }; van viszont { $near }.
scenario-bad-unknown_card = Nincs ilyen lap: { $name }.
    .near = Nincs ilyen lap: { $name }; van: { $near }.
scenario-bad-unknown_alien = Nincs ilyen faj ebben a játékban: { $name }.
    .near = Nincs ilyen faj ebben a játékban: { $name }; van: { $near }.
scenario-bad-unknown_technology = Nincs ilyen technológia ebben a játékban: { $name }.
    .near = Nincs ilyen technológia ebben a játékban: { $name }; van: { $near }.
scenario-bad-unknown_destiny = Nincs ilyen végzetkártya ennél az asztalnál: { $name }.
scenario-bad-unknown_moment = Nincs ilyen pillanat: { $name }.
    .near = Nincs ilyen pillanat: { $name }; van: { $near }.
scenario-bad-unknown_outcome = Egy összecsapás sem végződik így: { $name }.
    .near = Egy összecsapás sem végződik így: { $name }; van: { $near }.
scenario-bad-unknown_role = Nincs ilyen szerep: { $name }.
    .near = Nincs ilyen szerep: { $name }; van: { $near }.
scenario-bad-unknown_verb = Ezt forgatókönyvben senki sem teheti: „{ $name }”; az igék ott vannak: tests/scenarios/README.md.
    .near = Ezt forgatókönyvben senki sem teheti: „{ $name }”; van: „{ $near }”.
scenario-bad-unknown_term = Ez nem lehet egyezség része: „{ $name }”.
scenario-bad-unknown_question = Ebben a játékban semmi sem kérdezi ezt: { $name }.
    .near = Ebben a játékban semmi sem kérdezi ezt: { $name }; van: { $near }.
scenario-bad-unknown_event = Egy eseményt sem hívnak így: { $name }.
    .near = Egy eseményt sem hívnak így: { $name }; van: { $near }.
# fine: word defense, offense
scenario-bad-unknown_side = Egy oldal támadó vagy védő (offense, defense), nem ez: { $name }.
scenario-bad-unknown_number = Ez áll ott, ahol egy eseménynek száma van: { $name }.
scenario-bad-no_seat = Nem az asztalnál ülők egyikével kezdődik: „{ $name }”.
scenario-bad-not_in_set_up = Itt a játék maga készül elő, így ez nem adható meg: { $name }.
scenario-bad-too_many_copies = Nincs belőle ennyi példány: { $name }; doctored = true megengedi.
scenario-bad-cards_left_over = Emellett lapok maradnának fölöslegben: { $name }; doctored = true kiveszi őket a játékból.
scenario-bad-too_many_ships = { $n ->
        [one] { $name } 1 űrhajóval többet kap, mint amennyi van.
       *[other] { $name } { $n } űrhajóval többet kap, mint amennyi van.
    }
scenario-bad-technology_taken = Ez a technológia nem kapható: „{ $name }”.
scenario-bad-needs = Ennél a pillanatnál, { $moment }, meg kell adni ezt a kulcsot: { $name }.
scenario-bad-no_sheet = { $name }: nincs faj, amelyre jelzőket lehetne tenni.
scenario-bad-lays_nothing = { $name } itt nem aktív játékos, és nem tesz le lapot.

## Másképp végződött helyzetek

scenario-fail-expected = { $what }: a várt { $wanted }, a talált { $found }.
scenario-fail-not_offered = „{ $said }” nem volt válasz erre: { $question }. Választható: { $offered }.
scenario-fail-ambiguous = „{ $said }” ezek közül többet is jelenthet: { $offered }.
scenario-fail-refused = „{ $said }” elutasítva: { $because }.
scenario-fail-not_refused = „{ $said }” lehetséges volt ebben a pillanatban: { $moment }.
scenario-fail-other_reason = A program ezért utasította el: { $found }. Nem ezért: { $wanted }. Válasz: „{ $said }”.
scenario-fail-never_refused = „{ $said }” sosem lett emiatt elutasítva: { $because }. Senkitől sem kérdezték.
scenario-fail-means_nothing = „{ $said }” semmit sem mutat: senkitől sem kérdezték, vagy nem volt ott, hogy kijátsszák vagy használják.
scenario-fail-never_asked = „{ $said }” nem talált helyet eddig: { $moment }. { $who } ezt a kérdést kapta: { $asked }.
    .nothing = „{ $said }” nem talált helyet eddig: { $moment }. { $who } nem kapott kérdést.
scenario-fail-only_one_answer = „{ $said }” nem talált helyet: csak egy válasz volt, így { $who } nem kapott kérdést.
scenario-fail-moment_never_came = Ez a pillanat sosem jött el: { $moment }.
scenario-fail-told_apart = { $who } mást tud meg: itt „{ $wanted }”, az ugyanolyannak látszó játékban „{ $found }”.
scenario-fail-same_game = Az ugyanolyannak látszó játék ugyanaz: semmi sem más benne.
scenario-fail-endless = A játék csak kérdez és kérdez, és nem jut a végére.
