alien-filch = Tolvaj
    .tagline = Zsebre teszi az ellenfél lapját
    .flavour = Nem tűnt el semmi. Csak elköltözött.
    .power-name = Lopás
    .power =
        Amikor egy olyan összecsapás összecsapáskártyáit dobtátok el, amelyben támadó vagy védő
        voltál, használhatod ezt a képességet: az ellenfeled összecsapáskártyáját az
        eldobott lapok közül a kezedbe veszed.
    .wild =
        Amikor egy másik játékos ereklyét vagy fáklyát jelent be, dobj el egy tárgyalást
        a kezedből: az a lap hatástalan lesz, és a kezedbe kerül. Tárgyalás nélkül ezt
        nem játszhatod ki.
    .super =
        Ezt a képességet bármely másik olyan játékos egyik összecsapáskártyáján
        használhatod, aki aktív játékos volt, akkor is, ha nem vettél részt az
        összecsapásban.
    .zap = A lap az eldobott lapok között marad.
    .wild-classic =
        Csalhatsz. Az összecsapás három csendes pillanatában (az átcsoportosítás után, a
        szövetségek után, a győzelem ellenőrzése előtt) mindenki titkos utasítást ad:
        passz, csali, vagy, csak neked, elemelés. Emelj el egy saját űrhajót a
        térgörbületről valamelyik kolóniádra, a pakli legfelső lapját, vagy az eldobott
        lapok legfelsőjét. Az elemelés és a csali zajjal jár, és ekkor mindenki titokban
        megvádolhat egy játékost.

        Ha valaki téged nevez meg, megmutatod ezt a lapot, visszateszed, amit elemeltél,
        és elveszítesz egy tetszésed szerinti űrhajót; ez számít a fáklyádnak ebben az
        összecsapásban. Ha senki sem, megtartod, és senki sem tud meg semmit. Aki
        ártatlan játékost vádol, elveszít egy űrhajót.

        Ha egyszer már rajtakaptak, és amíg ez a lap nálad van, két egyforma fajta
        dolgot emelhetsz el, és az eldobott lapok közül bármelyiket.
    .super-classic =
        Ezt a képességet bármely másik olyan játékos egyik összecsapáskártyáján
        használhatod, aki aktív játékos volt, akkor is, ha nem vettél részt az
        összecsapásban.
    .help = Győzelem vagy vereség: a lap, amely megvert, legközelebb a tiéd lehet.
    .ruling-1 =
        Azt a lapot veszed el, amellyel az ellenfeled végül harcolt, minden csere után. Ha
        egy további lap is hozzáadódott, csak az elsőt veszed el.
    .ruling-2 =
        A morfózist morfózisként veszed el. A megtartott lapot, és azt, amely blöff után
        a pakli alá csúszott, nem lehet elvenni.
    .ruling-3 = Azé a lap, aki a sorrendben elsőként veszi fel az eldobott lapok közül.
    .ruling-4 =
        Győzelem, vereség, egyezség és sikertelen alku egyaránt számít, az az
        összecsapás viszont nem, amelyben egy lap sem fordult fel. Mindenki tudja,
        melyik lapot vetted el.
    .ruling-5 =
        Dzsóker: a tárgyalást azonnal megnevezed, de csak akkor fizeted ki, amikor már
        senki sem állíthat meg. Ha ezt a fáklyát megállítják, megtartod a tárgyalást.
    .ruling-6 =
        Dzsóker: az ellopott lap úgy számít, hogy a gazdája sosem játszotta ki. Az
        ellopott ereklyét a következő hozzá illő pillanatban kijátszhatod, akár ebben az
        összecsapásban; az ellopott fáklyát csak a következőben, mert a te fáklyád már
        megvolt.
    .ruling-7 =
        Dzsóker: olyan lapot is ellophatsz, amely maga is válasz volt; amire válaszolt,
        az akkor folytatódik.
    .ruling-8 =
        Szuper: egyetlen másik játékos egyetlen lapja. Ez a képesség használata, és
        hatástalanítható.
    .ruling-9 =
        Az asztal a játék előtt választja ki, hogy a szokásos vagy az alternatív
        Tolvaj-fáklya vesz-e részt; sosem mindkettő.
    .ruling-10 =
        Alternatív dzsóker: az utasításokat és a vádakat mindenki egyszerre adja meg,
        így a kérdés senkinek sem árul el semmit. Játékosonként és összecsapásonként egy
        csali és egy vád. Nyilvános szám nem változik, amíg a pillanat véget nem ér.
    .ruling-11 =
        Alternatív dzsóker: aki olyan valakit vádol, aki csak csalit vetett be,
        alaptalanul vádol. Ha nincs elveszíthető űrhajód, nem vádolhatsz; ha űrhajó
        nélkül kapnak rajta, egyet sem veszítesz.
    .ruling-12 =
        Alternatív dzsóker: amit senki sem kifogásol, azt később sem lehet kifogásolni.
        Ez nem kijátszás; ha rajtakaptak, az összecsapás hátralévő részében nem
        emelhetsz el semmit, és fáklyát sem játszhatsz ki.
    .ruling-13 =
        Alternatív dzsóker: az elemelt űrhajó meglévő kolóniádra megy. Működő képességű
        Tolvajként csak a szuper oldal a tiéd, és nem emelhetsz el semmit.
    .ruling-14 =
        Alternatív dzsóker: ha a lapot megmutatáskor megállítják vagy ellopják, amit
        elemeltél, visszakerül, de nem veszítesz űrhajót.

q-filch-take = Melyik összecsapáskártyát veszed el?
    .why = Lopás: az eldobott lapok közül a kezedbe kerül.
