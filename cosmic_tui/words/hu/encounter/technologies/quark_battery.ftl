tech-quark_battery = Kvarkakkumulátor
    .when = Aktív játékos, a lapok felfordulása után; aztán el kell dobni
    .text =
        Befejezésekor tégy alá egy összecsapáskártyát a kezedből. Rajtad kívül senki sem
        nézheti meg vagy veheti el. Később, aktív játékosként, a lapok felfordulása után
        kicserélheted rá az összecsapáskártyádat; ekkor ezt a technológiát és a
        kicserélt lapot el kell dobni.
    .help = Az alatta lévő lap nem része a kezednek, a kézellenőrzésnél sem.
    .ruling-1 =
        Ha nincs összecsapáskártya, amelyet aláteszel, ezt a technológiát azonnal el kell
        dobni.
    .ruling-2 = Az első lapodat másoló morfózis megtartja azt a másolatot.

q-quark_battery-store = Melyik összecsapáskártyát teszed alá?
    .why = Kvarkakkumulátor: csak te ismered. A cseréig nem számít a kezedhez.
