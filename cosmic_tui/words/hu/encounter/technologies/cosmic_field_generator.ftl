tech-cosmic_field_generator = Kozmikus térgenerátor
    .when = Bármely játékos, képesség használatakor; aztán el kell dobni
    .text =
        Egyszer úgy működik, mint a Kozmikus Hatástalanító: semmissé teszi bármely
        képesség egy használatát, amelyet ennek az összecsapásnak a végéig nem lehet
        újra használni.
    .help = Nem ereklye, így a Kártya-hatástalanító nem érheti.
    .ruling-1 = Megállíthatja a Technológiazavaró és a Gyógyító dzsókerfáklyája.
