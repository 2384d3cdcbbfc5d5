### A vezetett első játék: soronként egy gondolat, aztán egy tennivaló.

tut-faction = Egy frakció két szabályt hajlít meg, és két sávon elindít. Bármelyik jó.
    .do = Olvasd el őket: { $key-read }; a kijelöltet elveszi: { $key-send }.
tut-first = Egy kör: egy hajó ki, vagy minden hajó haza. Előbb legyenek kint hajók.
    .do = Válassz egy szállítóhajót, és nyomd meg: { $key-send }.
tut-region = A bolygó a látható holdat adja, a bázis azt, amit ír. A szabad biztonságos.
    .do = Nyilakkal menj egy világos bolygóra, fosztogatóktól messze; { $key-send }.
tut-moon = Az elfoglalt hold keretbe való, vagy elhagyod azért, amit mutat.
    .do = Tartsd meg; tovább: { $key-send }. Bármikor: j behelyez, k elhagy.
tut-second = Mostantól csak közeli régiókat érnek el a hajóid: számít a hatótávolság.
    .do = Küldj még egy szállítóhajót egy szomszédba.
tut-home = Kint lévő hajókkal hazamehetsz: mind egy modult aktivál, aztán visszatér.
    .do = Térj vissza az űrállomásra, ha üres az indítóállásod.
tut-modules = A modulra tett hajó nyitja a sorát: ott aztán energia is elég.
    .do = Előbb tégy hajót az Elsődleges reaktorra: energiát ad.
tut-field = Az új modulok előrevisznek egy sávon: pont eseményeknél és a végén.
    .do = Vedd meg a legolcsóbbat: a legalsók ára 1.
tut-raiders = Az elérő fosztogatók azután jönnek, hogy elvetted, ami ott volt. Kocka dönt.
    .do = Nézd meg az esélyeket: { $key-odds }, aztán tovább.
tut-energy = Minden energia egy kocka. A legmagasabb győz; ha egyforma, a következő.
    .do = Adj hozzá, amennyit tudsz; dobás: { $key-send }.
tut-develop = Bolygón álló szállítóhajóból fejlesztés lehet: a közeli vezetők pontoznak.
    .do = Ott építs, ahol sok vezető áll.
tut-event = A jelölő eseményt hoz: egy sáv pontoz, fosztogatók jönnek, a sérülés drága.
    .do = Olvasd el a kártyát, aztán tovább.
tut-end = Ha valaki célba ér, mindenkinek még egy kör jut. Aztán számolás.
    .do = Játssz tovább; { $key-explain }: megmutatja, hogyan számítana most.
