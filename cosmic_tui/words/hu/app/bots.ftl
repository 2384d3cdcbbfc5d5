### Gépi játékosok

bot-names = Bence / Réka / Zsófi / Lili / Máté

bot-name-random = véletlen
bot-name-cadet = kadét
bot-name-ensign = zászlós
bot-name-lieutenant = hadnagy
bot-name-captain = kapitány
bot-name-admiral = admirális
bot-name-rookie = újonc

rung-random = Vaktában játszik bármit, ami szabályos: a legkönnyebb ellenfél.
rung-cadet = Úgy hibázik, mint aki most ismerkedik a játékkal: első ellenfélnek való.
rung-ensign = Kevesebbet hibázik, mint egy kadét.
rung-lieutenant = Ismeri az ökölszabályokat, és olykor elfelejti őket.
rung-rookie = Űrhajókat és lapokat számol, és nyerni akar.
