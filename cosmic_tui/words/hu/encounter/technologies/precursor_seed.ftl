tech-precursor_seed = Előfutármag
    .when = A befejezésétől működik; játékban marad
    .text =
        Befejezésekor véletlenül húzz egy fajt azok közül, amelyek nincsenek játékban.
        Amíg a mag játékban van, a sajátod mellett annak a képessége is a tiéd.
    .help = Két képesség, külön-külön hatástalanítva.
    .ruling-1 = Az előkészítést igénylő vagy az asztalnál nem engedett fajt ki kell cserélni.
    .ruling-2 =
        Túl kevés saját kolónia ezt is kikapcsolja, mint a saját képességedet. A maghoz
        tartozik: senki sem cserélheti el, adhatja kölcsön vagy válthatja fel.
