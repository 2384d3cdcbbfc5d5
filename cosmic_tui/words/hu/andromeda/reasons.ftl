### Indokok

reason-leads = { $whom } vezet, { $n } pontja van.
    .at-you = Te vezetsz, { $n } pontod van.
reason-stronger_there = { $n ->
        [1] Ott eggyel több kockám van.
        [2] Ott kettővel több kockám van.
       *[other] Ott { CASE($n, "ins") } több kockám van.
    }
reason-raiders_there = Az ottani fosztogatókra megyek.
reason-beside_leaders = Ott és a szomszédos mezőkön { $n } vezető van.
reason-moon_there = Más elérhető hold nem ad ennyit.
reason-before_event = Közeleg egy eseménykártya, úgyhogy hazatérek.
reason-home_full = { $n } hajót viszek haza.
reason-ends_it = Ezzel célba érek.
reason-greets_nilo = Nézzük, mit rejtenek a csillagködök.
reason-greets_dora = Ahol vezetők vannak, ott építek.
reason-greets_reka = A fosztogatókat bízd rám.
reason-greets_bodo = Egy hold még mindig elfér.
reason-greets_zita = Indulok, és már jövök is haza.
