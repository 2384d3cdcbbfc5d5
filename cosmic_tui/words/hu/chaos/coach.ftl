### A vezetett első játék: soronként egy gondolat, aztán egy tennivaló.

tut-chaos_colony = A paklid a kolóniád és az életed: ha kiürül, veszítesz.
    .do = Nézd meg a halmot. A húzás abból vesz el, és a bombák is.
tut-chaos_play = Az űrhajó creditbe kerül, és rögtön bevethető. Körönként öt credit jön.
    .do = Játssz ki egy űrhajót: a számjegye, aztán Enter.
tut-chaos_numbers = Sebesség: ki lő előbb. Tűz: mekkorát. Páncélzat: meddig. Bomba: hány lap.
    .do = Olvass el egy űrhajót: Tabbal lépj rá, aztán nyomd meg: i.
tut-chaos_draw = Egy lap egy creditbe kerül, és a kolóniádból jön.
    .do = Csak annyit húzz, amennyit ki tudsz játszani. Ha kész vagy, fázis vége.
tut-chaos_attack = A támadás előbb célpontot nevez meg; a tétlenül álló űrhajók védik.
    .do = Támadd a kolóniájukat, ha van aktív űrhajód.
tut-chaos_target = A kolónia bombázáspontonként egy lapot veszít, a központ harconként egyet.
    .do = Válaszd a kolóniát.
tut-chaos_attackers = A lövő űrhajó használt lesz, így a következő körben nem védekezhet.
    .do = Jelöld ki az induló űrhajókat, és egyet hagyj otthon. Enter: indulnak.
tut-chaos_defend = Akit küldesz, visszalőhet; akit itthon tartasz, készen áll a körödre.
    .do = Jelölj ki védőket, vagy senkit, és hadd hulljanak a bombák.
tut-chaos_fire = A leggyorsabb űrhajó cselekszik előbb. Sebzés és válasz egyszerre történik.
    .do = Válassz célpontot, vagy várj ki, 0: űrhajód akkor még bombázhat.
tut-chaos_reply = A megcélzott űrhajó visszalőhet, még az is, amely mindjárt elvész.
    .do = Lőj vissza, vagy várj ki, hogy a saját idejében cselekedjen.
tut-chaos_bomb = Csak a még aktív űrhajók bombázhatnak, és pontjaik összeadódnak.
    .do = Jelöld ki mindet, amelyik bombázhat, aztán Enter.
tut-chaos_turned = Köröd végén az űrhajóid egyet visszafordulnak: sérült, használt, aktív.
    .do = Fázis vége: az űrhajóid visszafordulnak, és a páncélzat újra teljes.
