alien-barbarian = Barbár
    .tagline = Kifosztja a legyőzött védő kezét
    .flavour = Kopognak, mielőtt belépnek, de csak valami nehézzel.
    .power-name = Fosztogatás
    .power =
        Amikor támadó vagy, és az oldalad győz, használod ezt a képességet, még a
        kompenzáció és az űrhajók mozgása előtt. Titokban megnézed az ellenfeled teljes
        kezét, és legfeljebb annyi lapot tartasz meg belőle, ahány űrhajód a kapun van.
        Annak a kéznek a maradékát képpel felfelé el kell dobni.
    .wild =
        Aktív játékosként vagy szövetségesként, amikor épp kompenzációt vagy jutalmat
        kaptál, dobj el ezekből az új lapokból akárhányat. Nem húzol helyettük.
    .super =
        Amikor a támadó győz, és te a szövetségese vagy, ezt a képességet használhatod a
        szemben álló aktív játékoson; legfeljebb annyi lapot tartasz meg, ahány űrhajód
        a kapun van.
    .zap = Még azelőtt jön, hogy lapot látnál: nincs se megnézés, se elvétel, se eldobás.
    .help = Küldj négy űrhajót: ennyi lapot tarthatsz meg.
    .ruling-1 =
        Csak a győzelem számít, az is, amelyhez egy lap sem fordult fel. Az egyezség
        nem, és egy üres saját bolygó újratelepítése sem.
    .ruling-2 = Az összecsapáskártyák az asztalon fekszenek, nem részei a kéznek.
    .ruling-3 =
        Ha a vesztes fél tárgyalást mutatott, a kompenzációját utána húzza a te
        kezedből, amelyben akkor már ott a zsákmány.
    .ruling-4 =
        Csak a kapun álló saját űrhajóid számítanak, mindegyik egyet, bármennyit érnek
        is. Ha egy sincs ott, nem tartasz meg semmit, és az egész kezet el kell dobni.
    .ruling-5 = Fosztogatnod kell, de megtarthatsz kevesebb lapot is, mint amennyit lehetne.
    .ruling-6 = Az üres kézzel nincs mit tenni.
    .ruling-7 =
        A lapok nélkül maradt játékos most nem húz új kezet, csak akkor, amikor
        legközelebb összecsapáskártya kell.
    .ruling-8 =
        Amit megtartasz, azt te és az előző gazdája ismeritek; amit el kell dobni, azt
        mindenki látja.
    .ruling-9 =
        Amint megnézed a kezet, abból már egy lap sem játszható ki válaszul; a
        hatástalanításnak előbb kell jönnie.
    .ruling-10 =
        Dzsóker: egyetlen kifizetésre szól. A jutalomként kiszabadult űrhajókat nem
        érinti.
    .ruling-11 = Szuper: a védőt fosztod ki, azt az aktív játékost, aki ellen harcoltál.

q-barbarian-keep = Melyik lapokat tartod meg ezek közül? A többit el kell dobni.
    .why = Fosztogatás: a kapun álló minden űrhajódért egy lapot tarthatsz meg.
q-barbarian-throw_away = Melyiket dobod el az új lapjaid közül?
    .why = A Barbár fáklyája: az imént kapott lapokból bármennyit eldobhatsz.
