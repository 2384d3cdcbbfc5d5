"""German nouns and their genders, for the rules of `german.py`. Knows no rule."""

from __future__ import annotations

# The ends of the words that names are made of: *panzer* is enough for Altmetallpanzer. m, f, n, or p for several.
ENDS = {
    "m": """
        ablenker adept agent anbeter androide angriff ansturm antrieb ap apparat aufkauf aufseher aufzug
        austausch bagger basar bau bauer bauplan befehl bohrer brecher brenner bund bunker chor club code
        decoder droide durchbruch dämpfer eingriff emissär erlass extraktor fabrikator feiertag fonds
        frachter funk fähnrich führer fürst generator grundstein gärtner hafen haken hauer heizer hinterhalt hof
        händler hüne ingenieur jäger kanonier kapitän kern kiosk knoten koloss kommandant kondensator
        kongress korsar kran krater kreuzer kristall köder laser lauerer leviathan liner link läufer makler
        mantel markt mech navigator obelisk ofen panzer pilot pirscher posten protest prototyp raid rausch reaktor
        rechner reflex retter ring roboter ruf rumpf saal sammler scanner schatten schatz schauer schild
        schlag schleier schlepper schlüssel schub schuss schwarm schwung schütze sender spalter spion sporn
        sprüher späher start stich stoßtrupp strahl sturm sucher tank tempel torpedo transporter treffer
        tribut triumph träger turm verbund verlust vertrag verwerter verwüster veteran vorarbeiter webstuhl
        wille wind zahn zensor zensus zorn zulieferer zusammenbruch
    """,
    "f": """
        abstimmung akademie anlage anleihe annullierung arbeit arche aufklärung aufschaltung auktion
        bake bank barke bastion batterie besatzung beschlagnahme beschlagnahmung bestie bibliothek blüte
        bombe brut börse demonstration drohne einheit erhebung ermüdung erpressung eskorte fabrik falle
        feldreparatur festung flosse flotte fracht frequenz fähre galeone gießerei gilde grube halle
        harmonik hornisse hütte inquisition jacht justierung jägerin kammer kampagne kanone karte
        kartografie kasse kaste kiste kolonie kolonne kompanie kontrolle kuppel ladung lanze legion leistung leitung
        lizenz maschine maut mine mobilmachung nova operation orchidee parade pause pest phalanx platte
        plattform presse rakete ruhe saat sabotage salve schaft schlange schleuse schlägerei schmiede
        schwemme schwinge sonde spur stadt station streife störung synthese säuberung tankstelle unterströmung
        urkunde verhandlung verstärkung verwertung vorahnung wahl werkstatt woche woge zeit zentrale zerstörung ägide
        überladung übung
    """,
    "n": """
        amt archiv artefakt aufbäumen aufgebot banner boot büro collegium darlehen denkmal depot edikt
        embargo epos ereignis feld fell fest feuer fieber fließband forum gas gebot geflecht gelage gelände
        genie gerüst geschwader geschäft gestell gitter gleichziehen haus himmelfahrtskommando kommando
        kontobuch kopfgeld korps kraftfeld kraftwerk labor leuchtfeuer mandat manöver maul ministerium
        monopol muster nest netz observatorium orakel parlament planetarium register relais relikt rudel sanktum schiff
        schlafschiff schmiergeld signal teleskop theorem werk wort
    """,
    "p": """
        barbaren beobachter bomben energiezellen entführer ersatzteile flüchtlinge geschäfte
        gluonminen gründe gärten hallen kapseln karten kartografen konvois korsaren mekaronen milben
        normteile piraten plünderer regeln räuber röhren rümpfe schakale signale triebwerke turbinen unruhen
        zitadellen
    """,
}
# Whole names that an end would mislead.
NAMES = {
    "m": "Groll Hass",
    "f": "Antimaterie Leere",
    "n": "Kanonenfutter Vakuum",
    "p": """
        Amöben Barbaren Beobachter Delta-Scanner Diebe Diktatoren Enterhaken Geier Geizhälse Hacker Heiler Hexer
        Händler
        Klone Knüppel Krieger Makros Maschinen Masochisten Menschen Milben Mutanten Parasiten Pazifisten Philanthropen
        Rechner Reservisten Schatten Schiffshalter Seher Spiegel Spiffs Telepathen Verdreifacher Verlierer Viren
        Warpwesen Xenonlaser Zitadellen Zocker Zombies
    """,
}
ADJECTIVES = {"Auserwählte": "p", "Wiedergeborene": "p", "Senatsdelegierter": "m"}  # nouns that bend as adjectives do
WEAK = "adept agent androide droide fürst kommandant pilot schütze telepath veteran hüne wille".split()  # den Agenten
SAME = "epos fonds korps relais zensus".split()  # the genitive is the name itself
MANY = frozenset(("Angriff", "Gleichziehen", "Verhandlung"))  # cards of which there are several: ein, not der
