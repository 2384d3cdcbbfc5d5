alien-vacuum = Vákuum
    .tagline = Magával rántja mások űrhajóit
    .flavour = A nyomor szereti a társaságot, a társaságnak pedig nincs kijárata.
    .power-name = Katarzis
    .power =
        Valahányszor űrhajóid a térgörbületre kerültek, használod ezt a képességet:
        legfeljebb ugyanennyi veszteséget ossz szét a többi játékos között, ahogy
        tetszik. Mindegyikük ennyi űrhajót választ a saját kolóniáiról, és a
        térgörbületre küldi, mindazon felül, amit amúgy is elveszített.
    .wild =
        Miután a lapok felfordultak, számold meg a rajtad kívüli aktív játékosokat, akik
        támadást mutatnak, és legfeljebb ennyi űrhajódat hozd vissza a térgörbületről a
        kolóniáidra.
    .super =
        A katarzisnál magad választod ki az űrhajókat, és ezzel a kolóniákat is,
        ahonnan jönnek.
    .zap = A többiek megtartják vagy visszakapják az űrhajóikat. A saját veszteséged áll.
    .help = Téged senki sem szeret kétszer megverni.
    .ruling-1 = Csak más játékosok űrhajóit viheti el, ezért sosem önmagára válaszol.
    .ruling-2 =
        Bármilyen ok számít: összecsapás, sikertelen alku, képesség, kifizetett ár, vagy
        űrhajók, amelyeknek nincs hová menniük. Egy veszteség, egy használat.
    .ruling-3 =
        Az is lehet, hogy senkit sem nevezel meg, és senkivel sem lehet több űrhajót
        elveszíttetni, mint amennyi a kolóniáin áll.
    .ruling-4 = A játékból eltávolított űrhajók nem a térgörbületre kerültek, és nem számítanak.
    .ruling-5 = Ha maga a veszteség a képességedbe kerül, nincs katarzis.
    .ruling-6 = A Gyógyító megmentheti az űrhajóidat; ezt a képességet akkor is használod.
    .ruling-7 = A megnevezett Zombi más kolóniákra viszi az űrhajóit, és nem választasz újra.
    .ruling-8 =
        A kapun vagy a bolygó mellett lévő űrhajók nincsenek kolónián, és nem vihetők
        el. A sikeres védő űrhajói a bolygón igen.
    .ruling-9 =
        Az így elvesztett űrhajókért nem jár kompenzáció, és az így elvesztett kolóniák
        a győzelem ellenőrzésekor már nincsenek meg.
    .ruling-10 =
        Dzsóker: a támadást másoló morfózis számít. Aktív játékosként legfeljebb egy
        űrhajó lehet, egyébként kettő.
    .ruling-11 = Szuper: bárki megnevezhető, nem csak az ellenfeleid.

q-vacuum-divide = Ki veszítsen veled együtt űrhajót (összesen { $range })?
    .why = Katarzis: oszd szét a veszteséget, ahogy tetszik, vagy ne nevezz meg senkit.
q-vacuum-recover = Hány űrhajó térjen vissza a térgörbületről ({ $range })?
    .why = A Vákuum fáklyája: minden aktív játékosért egy, aki támadást mutatott.
