tech-genesis_bomb = Genesis-Bombe
    .when = Alle, zu Beginn jeder Herausforderung; bis dahin geheim, dann abgelegt
    .text =
        Nimm den Planeten Genesis in dein Heimatsystem. Du darfst ihn sofort mit
        beliebigen der Schiffe besiedeln, die diese Technologie erforscht haben.
    .help = Ein sechster Heimatplanet, in jeder Hinsicht.
    .ruling-1 =
        Er kann angegriffen, verteidigt und neu besiedelt werden. Deine Kolonie dort zählt
        für deine Fähigkeit; für andere ist eine Kolonie dort eine Fremdkolonie.
    .ruling-2 =
        Ist der Planet Genesis schon im Spiel, zieht er mit den Schiffen darauf in dein
        System um.

q-genesis_bomb-ships = Wie viele der Schiffe besiedeln den Planeten Genesis? Wähle { $range }.
    .why = Genesis-Bombe: Die übrigen Forschungsschiffe gehen auf deine Kolonien.
