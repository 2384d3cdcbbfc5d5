# fine: term planet
alien-citadel = Zitadellen
    .tagline = Befestigen Planeten mit Angriffen
    .flavour = Mauern vermieten sie, den einzigen Schlüssel behalten sie.
    .power-name = Befestigung
    .power =
        Einmal in jeder Herausforderung, sobald der Verteidiger feststeht, darfst du
        einen Angriff von deiner Hand offen neben einen beliebigen Planeten in einem
        beliebigen System legen: eine Zitadelle. Auf einem Planeten dürfen beliebig
        viele stehen. Bauen ist keine Benutzung und kann nicht gezappt werden.

        Liegen beide Herausforderungskarten verdeckt und hat der angegriffene Planet
        Zitadellen, darfst du diese Fähigkeit benutzen und sie alle zusammen
        aktivieren: Die Summe ihrer Zahlen kommt zur Summe des Verteidigers hinzu. Du
        musst an der Herausforderung nicht beteiligt sein.

        Wurden sie aktiviert und der Verteidiger verliert, werden alle Zitadellen dieses
        Planeten abgelegt. Sonst bleiben sie stehen.
    .wild =
        Als Hauptspieler oder Verbündeter auf jeder Seite: Nach dem Aufdecken der Karten
        addiere 5 zur Summe des Verteidigers.
    .super =
        Aktivierst du Zitadellen, darfst du ihre Summe von der Summe des Verteidigers
        abziehen lassen, statt sie zu addieren.
    .zap =
        Der Zuschlag entfällt, und die Zitadellen gelten als nicht aktiviert: Sie
        überstehen, was immer geschieht.
    .help = Zitadellen helfen jedem, der dort verteidigt: Bau, wo du bleiben willst.
    .ruling-1 =
        Eine Zitadelle pro Herausforderung, auch in einer zweiten Herausforderung
        desselben Zuges.
    .ruling-2 = Gebaut wird nur mit Angriffen, nicht mit Gleichziehen oder Verhandlung.
    .ruling-3 =
        Du baust, sobald die endgültige Schicksalskarte feststeht; wird neu gezogen,
        gibt das keine zweite Gelegenheit.
    .ruling-4 =
        Liegt auf einer Seite eine Verhandlung, hat die Summe nichts, worauf sie wirkt;
        aktivierte Zitadellen werden trotzdem abgelegt, wenn der Verteidiger verliert.
    .ruling-5 =
        Verlieren beide Seiten, gilt das als Niederlage des Verteidigers: Aktivierte
        Zitadellen werden abgelegt.
    .ruling-6 =
        Der Verteidiger bekommt den Zuschlag, egal wer er ist, auch gegen dich, und auch
        dann, wenn eine Fremdkolonie auf einem Planeten des Angreifers das Ziel ist.
    .ruling-7 =
        Zitadellen liegen offen und gehören nicht zu deiner Hand: Niemand kann sie von
        dort nehmen, tauschen oder ablegen.
    .ruling-8 =
        Solange deine Fähigkeit verloren ist, kannst du weder bauen noch aktivieren;
        nach einem Zap kannst du nicht aktivieren. Die Zitadellen bleiben.
    .ruling-9 =
        Zitadellen werden abgelegt, wenn ihr Planet oder deine Alienidentität aus dem
        Spiel geht. Wechselt die Identität zu jemand anderem, gehören sie dorthin.
    .ruling-10 = Super: eine Wahl für die ganze Gruppe, beim Aktivieren.
    .ruling-11 =
        Du darfst mit deiner letzten Herausforderungskarte bauen, sogar als Angreifer;
        dann kann dein Zug schon in der Planung enden.

ev-citadel-built = { $who } baut { CASE($place, "at") } mit { THE($face, "dat") }.
    .you = Du baust { CASE($place, "at") } mit { THE($face, "dat") }.
ev-citadel-fallen = Die Zitadellen { CASE($place, "at") } fallen.
q-citadel-card = Mit welchem Angriff baust du?
    .why = Befestigung: Er verlässt deine Hand und liegt offen neben einem Planeten.
q-citadel-planet = Neben welchem Planeten baust du?
    .why = Befestigung: Die Zahl kann zählen, wenn dieser Planet angegriffen wird.
