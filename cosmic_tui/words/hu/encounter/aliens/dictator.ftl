alien-dictator = Diktátor
    .tagline = Eldönti, ki kivel csap össze
    .flavour = A sors jelentkezett az állásra. Kint várakozik.
    .power-name = Parancs
    .power =
        Minden összecsapásban, amelyben nem te vagy a támadó, használod ezt a
        képességet, amikor végzetkártya következik: titokban átnézed a végzetpaklit,
        kiválasztasz egy lapot, és felfeded. A támadót úgy köti, mint bármely húzott
        lap.

        A saját fordulódban a paklit előbb meg kell keverni, mert láttad, és te is
        véletlenül húzol, mint mindenki más.
    .wild =
        Amikor nem te vagy a támadó, és felfordult egy végzetkártya, a támadónak azt el
        kell dobnia, és másikat húznia.
    .super =
        Ezt a képességet olyan összecsapásban is használhatod, amelyben te vagy a
        támadó: te választod ki a saját végzetkártyádat.
    .zap =
        Addig jöhet, amíg meg nem mutatod a lapot. Az visszakerül, a paklit meg kell
        keverni, és véletlenül kell húzni; ebben az összecsapásban a későbbi húzások is
        véletlenek.
    .help = A sajátodon kívül minden támadást te irányítasz: más bolygói felé.
    .ruling-1 =
        A pakliból választasz, sosem az eldobott végzetkártyákból. Ha már csak egy lap
        maradt, azt előbb össze kell keverni az eldobottakkal, aztán nézed meg.
    .ruling-2 =
        Ha a támadó saját színét választod, a támadónak minden szokásos lehetősége
        megvan. Ha újat húz, megint te választasz abból, ami maradt.
    .ruling-3 =
        Dzsókert és különleges kártyát is választhatsz; a további választás a szokott
        módon történik.
    .ruling-4 = A kiválasztott lap nyilvános. Ami a pakliban maradt, azt csak te láttad.
    .ruling-5 = A támadót akár magad ellen is küldheted.
    .ruling-6 =
        Ha egy másik fáklya eldobat egy végzetkártyát, a következőt is te választod,
        kivéve ha hatástalanítottak.
    .ruling-7 = Amíg a képességed elveszett, a végzetet véletlenül húzzák, megkevert pakliból.
    .ruling-8 = Dzsóker: ami ezt a fáklyát illeti, a második lap érvényes.

ev-dictator-shuffled = A végzetpaklit megkeverik.
q-dictator-select = Válaszd ki a felfordítandó végzetkártyát.
    .why = Parancs: csak te látod az egész paklit. A lap, mint mindig, köti a támadót.
