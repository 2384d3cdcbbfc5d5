### Játékváltozatok

variant-flares = fáklyák
    .help = Minden faj saját lapja a pakliban, összesen tíz. Elsőre hagyjátok ki.
variant-four_planets = négy bolygó
    .help = Négy bolygó, tizenhat űrhajó, négy kolónia a győzelem. Rövidebb játék.
variant-hidden_powers = rejtett képességek
    .help = A fajok képpel lefelé vannak, amíg gazdájuk fel nem fedi őket a használathoz.
variant-hot_swapped = változó képességek
    .help = A fordulód elején fajt cserélhetsz.
variant-wild_flares = kötetlen fáklyák
    .help = Egy összecsapásban akárhány fáklyát kijátszhatsz.
variant-technology = technológia
    .help = Titkos találmányok. Az őket kutató űrhajók nem harcolhatnak.
variant-no_flares = fáklyák nélkül (első játék)
    .help = Nincs fáklya a pakliban: kevesebb meglepetés, kevesebb olvasnivaló.
variant-classic_filch = alternatív Tolvaj-fáklya
    .help = Egy lap, amellyel gazdája csalhat, a többiek meg a zajt lesik.
variant-specials_may_name_offense = különleges mindenkire
    .help = Ha különleges végzetkártya jelöli ki a támadót, az a saját színének számít.
variant-levels = a fajok szintje
    .help = Mely fajok oszthatók ki: zöld a kezdőknek, sárga, vörös a gyakorlottaknak.
variant-aliens_dealt = kettőből egy
    .help = Mindenki titokban megnéz két fajt, és egyet megtart: ez a szokásos.
variant-aliens_random = egy, osztva
    .help = Mindenki egy fajt kap, és nem választhat.
variant-aliens_picked = választott
    .help = Mindenki mind az ötvenből választ.
