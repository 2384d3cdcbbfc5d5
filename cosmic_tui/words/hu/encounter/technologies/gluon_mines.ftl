tech-gluon_mines = Gluonaknák
    .when = Csak védő, a lapok letétele után; addig titkos, aztán el kell dobni
    .text =
        Küldj a kapuról a térgörbületre legfeljebb annyi űrhajót, ahány űrhajód ezt a
        technológiát kutatja. Ha ott egy sem marad, megnyered az összecsapást; különben
        megy tovább.
    .help = Minél több űrhajó várakozik itt, annál többet robbanthatsz fel.
    .ruling-1 = Te választod ki az űrhajókat a kapun; szövetségeseké is lehet.
    .ruling-2 =
        Ha mind odavan, a lapok hatás nélkül fordulnak fel, és el kell dobni őket, a
        szövetségeseid pedig megkapják a jutalmukat.

q-gluon_mines-targets = Mely űrhajókat robbantod fel a kapun ({ $range })?
    .why = Gluonaknák: minden itteni űrhajódért egyet. Ha a kapun egy sem marad, győzöl.
