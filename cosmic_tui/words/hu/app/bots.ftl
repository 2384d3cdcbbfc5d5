### Gépi játékosok

bot-names = Bence / Réka / Zsófi / Lili / Máté

bot-name-random = véletlen
    .help = Vaktában játszik bármit, ami szabályos: a legkönnyebb ellenfél.
bot-name-cadet = kadét
    .help = Úgy hibázik, mint aki most ismerkedik a játékkal: első ellenfélnek való.
bot-name-ensign = zászlós
    .help = Valamivel ritkábban hibázik, mint egy kadét.
bot-name-lieutenant = hadnagy
    .help = Ismeri az ökölszabályokat, és olykor elfelejti őket.
bot-name-captain = kapitány
    .help = Újonc, aki ismeri a fajait, és arra alkuszik, ami mindkettőtöknek jó.
bot-name-admiral = admirális
    .help = Lapválasztás és szövetkezés előtt végigjátssza a várható folytatásokat.
bot-name-rookie = újonc
    .help = Űrhajókat és lapokat számol, és nyerni akar.
