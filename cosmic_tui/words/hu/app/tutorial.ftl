### A vezetett első játék

tut-welcome = Öt kolónia mások bolygóin: győzelem. A bolygón álló űrhajók a kolónia.
tut-launch = A több űrhajó többet ér, de mind elveszhet. Próbáld hárommal.
tut-alliance = Kérj bátran segítséget: a támadó szövetségese is nyer egy bolygót.
tut-cards = Az üres kéz nem telik meg azonnal. A gyenge lapokat is ki kell játszani.
tut-negotiate = A tárgyalás veszít a támadás ellen, de elvesztett űrhajónként egy lapot hoz.
tut-key = { $key }: bármikor elmagyarázza, mit kérdeznek tőled, és melyik lap miatt.

## Az igazi asztalon

tut-race = Öt kolónia más naprendszerekben: győzelem. Minden faj hajlít egy szabályt.
    .do = Olvasd el mindkét képességet. 1 vagy 2 választ, { $key-send } elküldi.
tut-destiny = Hogy kit támadsz, azt a végzet dönti el. Hogy melyik bolygón, azt te.
    .do = Válassz egyet, amelyen kevés űrhajó van.
tut-ships = Három űrhajó a szokásos. Egy maradjon otthon: üres bolygó nem kolónia.
    .do = { $key-send } elküldi, ami készen áll. 0 és a számjegyek mást választanak.
tut-empty = Kiürül egy bolygó. Háromnál kevesebb saját kolóniával a képesség szünetel.
    .do = Végy el inkább egy űrhajót egy teltebb bolygóról.
tut-invite = A szövetségesek űrhajói a tieidhez adódnak; ha győzöl, ők is jól járnak.
    .do = Jelölj meg valakit, aki nem előz téged.
tut-answer = A többiek támadnak. A valószínű győztes mellé egy-két űrhajót megér beállni.
    .do = Küldj két űrhajót az erősebbnek látszó oldalnak.
tut-hand = A támadás a számával harcol. A tárgyalás enged, de fizetnek érte.
    .do = Válassz egy támadást, és nyomd meg: { $key-send }.
tut-sum = Minden oldalon lap és űrhajók. A több győz; döntetlennél a védő.
    .do = Nyomd meg, és látod, hogyan jön ki: { $key-explain }.
tut-reinforce = Az erősítés a végén jön, mindkét oldaltól sorban, amíg mind nem passzoltok.
    .do = Tegyél le egyet, ha hátrányban vagy, vagy nyomj nullát: 0.
tut-desk = Két tárgyalás: egyezz meg lapokban, kolóniákban, vagy 3-3 űrhajó bánja.
    .do = Ajánlj kolóniát kolóniáért.
tut-compensation = Tárgyalással vesztesz? Vesztett űrhajónként egy lap a győztestől a tiéd.
    .do = Gyenge lapokkal megér egy próbát: válassz, és nyomd meg: { $key-send }.
tut-power = A fajod egy szabályt megszeg. Szövege mondja meg, mikor használod.
    .do = Nyomd meg a saját neveden, és elolvasod: { $key-read }.
tut-winning = Mindenki, aki ugyanabban a pillanatban éri el az ötöt, együtt győz.
    .do = Fejezd be ezt az összecsapást; a többi rajtad áll.
tut-muted = Az edző elhallgat. { $key-coach } visszahívja.
