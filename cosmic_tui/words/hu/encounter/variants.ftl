### Játékváltozatok

variant-flares = fáklyák
    .help = Minden faj saját lapja a pakliban, összesen tíz. Nélkülük: első játék.
variant-four_planets = négy bolygó
    .help = Négy bolygó, tizenhat űrhajó, négy kolónia a győzelem. Rövidebb játék.
variant-hidden_powers = rejtett képességek
    .help = A fajok képpel lefelé vannak, amíg gazdájuk fel nem fordítja a használathoz.
variant-hot_swapped = változó képességek
    .help = A fordulód elején fajt cserélhetsz.
variant-wild_flares = kötetlen fáklyák
    .help = Összecsapásonként fejenként akárhány fáklya.
variant-technology = technológia
    .help = Titkos találmányok; a kutatásukra küldött űrhajók máshonnan hiányoznak.
variant-no_flares = fáklyák nélkül (első játék)
    .help = Nincs fáklya a pakliban: kevesebb meglepetés, kevesebb olvasnivaló.
variant-classic_filch = alternatív Tolvaj-fáklya
    .help = Egy lap, amellyel gazdája csalhat, a többiek meg a zajt lesik.
variant-specials_may_name_offense = különleges mindenkire
    .help = Különleges végzetkártya a támadót is jelölheti: akkor az a saját színe.
variant-levels = a fajok szintje
    .help = Mely fajok oszthatók ki: zöld a kezdőknek, sárga, vörös a gyakorlottaknak.
variant-aliens_dealt = kettőből egy
    .help = Mindenki titokban két fajt olvas, és egyet megtart. Ez a szokásos.
variant-aliens_random = egy, osztva
    .help = Mindenki egy fajt kap, választás nélkül.
variant-aliens_picked = választott
    .help = Mindenki mind az ötvenből választ.
