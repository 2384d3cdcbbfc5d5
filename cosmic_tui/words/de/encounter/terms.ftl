### Namen der Dinge: Phasen, Rollen, Karten, Farben, Orte und das Glossar des Nachschlagewerks.

-game = Cosmic Encounter

## Phasen

phase-start_turn = Beginn des Spielzuges
    .short = Beginn
    .help = Der Angreifer prüft seine Hand; hier geschieht, was einmal pro Zug geschieht.
phase-regroup = Verstärkung
    .short = Verst.
    .help = Der Angreifer befreit ein Schiff aus dem Warp.
phase-destiny = Schicksal
    .short = Schicksal
    .help = Eine Schicksalskarte nennt den Verteidiger und das System.
phase-launch = Abflug
    .short = Abflug
    .help = Der Angreifer richtet das Portal aus und schickt ein bis vier Schiffe.
phase-alliance = Bündnisse
    .short = Bündnisse
    .help = Beide laden zum Bündnis ein; die anderen wählen eine Seite oder keine.
phase-planning = Planung
    .short = Planung
    .help = Angreifer und Verteidiger legen je eine Herausforderungskarte verdeckt aus.
phase-reveal = Gefecht
    .short = Gefecht
    .help = Beide Karten aufdecken, alles zusammenzählen: Sieg oder Verhandlung.
phase-resolution = Gefechtsfolgen
    .short = Folgen
    .help = Schiffe landen oder gehen verloren, Karten wechseln, Kolonien zählen.

## Rollen

role-any = beliebiger Spieler
role-offense = Angreifer
role-defense = Verteidiger
role-main = Hauptspieler
role-ally = Verbündeter
role-offensive_ally = Mitangreifer
role-defensive_ally = Mitverteidiger
# fine: term ally; term main player; ending
role-main_or_ally = nicht als Zuschauer
# fine: term ally; ending
role-offense_or_ally = Angreifer, Verbündete
role-not_offense = nicht als Angreifer
role-not_main = nicht als Hauptspieler
role-bystander = Zuschauer

## Spielerfahrung, und ob eine Fähigkeit freiwillig ist

level-green = Anfänger (grün)
    .short = grün
level-yellow = Fortgeschrittene (gelb)
    .short = gelb
level-red = Experten (rot)
    .short = rot
power-optional = freiwillig
power-mandatory = zwingend

## Der Zustand einer Fähigkeit

power-on = Fähigkeit aktiv
    .short = gilt
power-limit = Fähigkeit an der Grenze
    .short = Grenze
    .help = Eine Heimatkolonie weniger, und diese Fähigkeit ist verloren.
power-lost = Fähigkeit verloren
    .short = verloren
    .help = Zu wenige Heimatkolonien. Mit ihnen kommt sie zurück.
power-zapped = Fähigkeit gezappt
    .short = GEZAPPT
    .help = Gesperrt, bis diese Herausforderung vorbei ist.
power-hidden = Fähigkeit geheim
    .short = geheim
    .help = Die Alienrasse liegt verdeckt, bis man sie zum Benutzen aufdeckt.

## Karten

card-attack = Angriff { $value }
    .short = A{ $value }
card-negotiate = Verhandlung
    .short = Verh
card-morph = Gleichziehen
    .short = Gleich
card-reinforcement = Verstärkung +{ $value }
    .short = V+{ $value }
card-artifact = Artefakt { $name }
    .short = { $name }
card-flare = Manöver { $alien }
    .short = M.{ $alien }
card-unknown = unbekannte Karte
    .short = ?

## Kartentypen

type-attack = Angriff
    .heading = Angriff
    .help = Seine Zahl kommt zu deinen Schiffen; schlägt eine Verhandlung.
# fine: term attack
type-negotiate = Verhandlung
    .heading = Verhandeln
    .short = Verh.
    .help = Verliert, wird aber entschädigt; bei zweien wird verhandelt.
type-morph = Gleichziehen
    .heading = Gleichziehen
    .short = Gleich.
    .help = Wird zur Kopie der Karte, auf die es trifft.
type-reinforcement = Verstärkung
    .heading = Verstärkung
    .short = Verst.
    .help = Kommt nach dem Aufdecken zur Summe einer beliebigen Seite.
type-artifact = Artefakt
    .heading = Artefakt
    .short = Artef.
    .help = Wirkt einmal, in dem Moment, der darauf steht.
type-flare = Manöver
    .heading = Manöver
    .help = Kehrt auf die Hand zurück: super bei eigener Alienrasse, sonst regulär.
# fine: term encounter card; ending
type-encounter = Herausforderungskarte
    .heading = Herausforderung
    .help = Angriff, Verhandlung oder Gleichziehen: was ein Hauptspieler auslegen kann.
type-technology = Technologie
    .heading = Technologie
    .help = Wird mit Schiffen erforscht; danach wirkt sie einmal oder dauerhaft.
type-destiny = Schicksalskarte
    .heading = Schicksal
    .help = Nennt den Verteidiger.

scr-card_called = { $type } { $name }

## Die Seiten eines Manövers

half-wild = regulär
    .help = Die Seite für alle, deren Alienrasse es nicht nennt.
half-super = super
    .help = Die Seite für die genannte Alienrasse, solange deren Fähigkeit wirkt.
half-wild_classic = regulär (alternativ)
half-super_classic = super (alternativ)

## Schicksalskarten

destiny-wild = Joker
    .help = Der Angreifer nennt eine beliebige andere Person.
destiny-special_most_foreign_colonies = meiste Fremdkolonien
    .help = Verteidiger ist, wer außer dem Angreifer die meisten Fremdkolonien hat.
destiny-special_most_cards_in_hand = meiste Handkarten
    .help = Verteidiger ist, wer außer dem Angreifer die meisten Handkarten hat.
destiny-special_fewest_ships_in_warp = wenigste Schiffe im Warp
    .help = Verteidiger ist, wer außer dem Angreifer die wenigsten Schiffe im Warp hat.

## Farben der Spieler

colour-red = rot
    .name = Rot
    .letter = R
    .shape = Dreieck
colour-green = grün
    .name = Grün
    .letter = G
    .shape = Quadrat
colour-blue = blau
    .name = Blau
    .letter = B
    .shape = Kreis
colour-yellow = gelb
    .name = Gelb
    .letter = Y
    .shape = Raute
colour-purple = violett
    .name = Violett
    .letter = P
    .shape = Keil
colour-spoken = { $colour }, { $shape }

## Orte

place-planet = { $colour } { $planet }
    .to = nach { $colour } { $planet }
    .at = auf { $colour } { $planet }
    .from = von { $colour } { $planet }
place-genesis = Planet Genesis
    .to = zum Planeten Genesis
    .at = auf dem Planeten Genesis
    .from = vom Planeten Genesis
zone-planet = auf einem Planeten
zone-gate = auf dem Portal
zone-beside = neben dem Planeten
zone-warp = im Warp
zone-technology = auf einer Technologie
zone-removed = aus dem Spiel
zone-hand = Handkarten
zone-hoard = Hort
zone-deck = Stapel
zone-discard = Ablagestapel
zone-destiny_deck = Schicksalsstapel
zone-table = auf dem Tisch

## Das Glossar

term-warp = Warp
    .help = Wo verlorene Schiffe warten. Sie kommen einzeln zurück.
term-hyperspace_gate = Hyperraumportal
    .help = Trägt die Schiffe des Angreifers zum anvisierten Planeten.
term-gate_short = Portal
    .help = Das Hyperraumportal.
term-planet = Planet
    .help = Er gehört zu dem System, in dem er liegt, egal wer darauf steht.
term-system = Planetensystem
    .help = Alle Planeten einer Person.
term-home_system = Heimatsystem
    .help = Deine eigenen Planeten.
# fine: word systems
term-home_planet = Heimatplanet
    .help = Ein Planet deines eigenen Systems, egal wer darauf steht.
term-target_planet = angegriffener Planet
    .help = Der Planet, auf den das Portal gerichtet ist.
term-ship = Schiff
    .help = Du hast zwanzig. Jedes zählt in einer Herausforderung eins für seine Seite.
term-colony = Kolonie
    .help = Deine Schiffe auf einem Planeten, wie viele auch. Ohne Schiffe keine Kolonie.
term-home_colony = Heimatkolonie
    .help = Eine Kolonie im eigenen System. Drei davon halten deine Fähigkeit am Wirken.
term-foreign_colony = Fremdkolonie
    .help = Eine Kolonie in einem anderen System. Fünf davon gewinnen das Spiel.
term-colony_marker = Koloniemarker
    .help = Zeigt, wie viele Fremdkolonien jemand hat.
# fine: term colony
term-colony_track = Zählleiste
    .help = Das Rennen um fünf fremde Kolonien.
# fine: term ship
term-empty_home_planet = Planet ohne Kolonien
    .help = Sein Besitzer verteidigt ihn, ohne Schiffe. Ganz leer: neu zu besiedeln.
term-table = Tisch
    .help = Wo man gemeinsam ein Spiel spielt.
term-seat = Platz
    .help = Ein Ort am Tisch. Die Züge gehen im Uhrzeigersinn um die Plätze.
term-supply = Vorrat
    .help = Plättchen, die niemand hat.
term-box = Schachtel
    .help = Wo Aliens und Karten liegen, die in diesem Spiel nicht dabei sind.
term-cosmic_token = Kosmosplättchen
    .help = Zählt etwas auf einer Alienidentität, etwa die Erfahrung der Krieger.
term-grudge_token = Racheplättchen
    .help = Für alle, die der Alienrasse Groll nicht geholfen haben.
# fine: term power
term-alien = Alienrasse
    .help = Dein Volk. Es gibt dir eine Fähigkeit, die sonst niemand hat.
term-alien_sheet = Alienidentität
    .help = Wo der Text einer Alienrasse steht und ihre Plättchen liegen.
term-alien_power = Spezialfähigkeit
    .help = Was deine Aliens können. Sie geht den allgemeinen Regeln vor.
term-use = benutzen
    .help = Der Moment, in dem eine Fähigkeit gezappt werden kann. Nur dort.
term-zap = zappen
    .help = Hebt eine Benutzung auf und sperrt die Fähigkeit für diese Herausforderung.
term-zapped = gezappt
    .help = Gesperrt, bis diese Herausforderung vorbei ist.
term-optional = freiwillig
    .help = Du entscheidest, ob du die Fähigkeit benutzt.
term-mandatory = zwingend
    .help = Die Fähigkeit wirkt, ob du willst oder nicht.
term-experience_level = empfohlene Spielerfahrung
    .help = Wie viel eine Alienrasse von dir verlangt: grün, gelb oder rot.
term-player_condition = Rollenbedingung
    .help = Die Rolle in der Herausforderung, die es zum Benutzen oder Spielen braucht.
term-timing_bar = Zeitleiste
    .help = Die Phasen, in denen etwas wirkt.
term-loss_of_power = Fähigkeit verlieren
    .help = Mit weniger als drei Heimatkolonien ist deine Fähigkeit aus.
term-regain_power = Fähigkeit zurückerhalten
    .help = Mit wieder drei Heimatkolonien ist deine Fähigkeit sofort zurück.
term-offense = Angreifer
    .help = Wer am Zug ist und angreift.
term-defense = Verteidiger
    .help = Wer angegriffen wird.
term-main_player = Hauptspieler
    .help = Angreifer oder Verteidiger.
term-ally = Verbündeter
    .help = Wer einer der beiden Seiten Schiffe geschickt hat.
term-offensive_ally = Mitangreifer
    .help = Landet mit dem siegreichen Angreifer; sonst sind die Schiffe verloren.
term-defensive_ally = Mitverteidiger
    .help = Siegt der Verteidiger, gibt es Belohnung; sonst sind die Schiffe verloren.
term-bystander = Zuschauer
    .help = Alle anderen, und jede Kolonie, die nur auf demselben Planeten ist.
term-first_player = Startspieler
    .help = Der Angreifer des ersten Spielzuges, durch eine Schicksalskarte gefunden.
term-opponent = Gegner
    .help = Der andere Hauptspieler.
term-left_of = links von
    .help = Der nächste Platz im Uhrzeigersinn.
term-clockwise = im Uhrzeigersinn
    .help = Die Richtung von Zügen und Antworten.
term-turn = Spielzug
    .help = Eine Herausforderung und eine zweite, wenn die erste ein Erfolg war.
term-round = Fragerunde
    .help = Alle werden in Zugreihenfolge gefragt, bis alle nacheinander gepasst haben.
term-encounter = Herausforderung
    .help = Ein Angriff mit allen seinen sieben Phasen.
term-second_encounter = zweite Herausforderung
    .help = Nach einem Erfolg erlaubt. Eine dritte gibt es nicht.
term-phase = Phase
    .help = Einer der sieben Teile einer Herausforderung.
term-timing_conflict = Zeitkonflikt
    .help = Mehrere wollen zugleich handeln: Angreifer, Verteidiger, dann reihum.
term-moment = Moment
    .help = Ein Punkt der Herausforderung, zu dem Karten und Fähigkeiten passen.
term-window = Gelegenheit
    .help = Ein Moment, in dem alle etwas tun dürfen, in Zugreihenfolge.
term-response = Reaktion
    .help = Antwort auf eben Angesagtes. Die letzte wird zuerst abgewickelt.
term-announcement = Ansage
    .help = Sagen, was du tust, mit Zielen und Preis, bevor es wirkt.
term-destiny_card = Schicksalskarte
    .help = Nennt den Verteidiger durch Farbe, Wahl oder Bedingung.
term-destiny_deck = Schicksalsstapel
    .help = Bei der letzten Karte wird neu gemischt; so kennt sie niemand.
term-colour_card = Farbkarte
    .help = Eine Schicksalskarte mit der Farbe eines Spielers.
term-wild_destiny = Joker
    .help = Eine Schicksalskarte: Der Angreifer nennt eine beliebige andere Person.
term-special = Sonderkarte
    .help = Eine Schicksalskarte, die den Verteidiger durch eine Bedingung findet.
term-hazard_warning = Gefahrenwarnung
    .help = Ein Zeichen auf manchen Schicksalskarten. Es bewirkt nichts.
term-cosmic_card = Kosmoskarte
    .help = Jede Karte, die du auf der Hand haben kannst.
term-cosmic_deck = Stapel der Kosmoskarten
    .help = Woraus Hände und Belohnungen gezogen werden.
term-hand = Handkarten
    .help = Die Karten, die du hast. Wie viele, ist offen; welche, ist dein Geheimnis.
term-hand_card = Handkarte
    .help = Eine ausgelegte Karte ist keine mehr.
term-discard_pile = Ablagestapel
    .help = Offen. Ist der Stapel leer, wird er zum neuen.
term-card_type = Kartentyp
    .help = Angriff, Verhandlung, Gleichziehen, Verstärkung, Manöver, Artefakt.
term-encounter_card = Herausforderungskarte
    .help = Angriff, Verhandlung, Gleichziehen. Jeder Hauptspieler legt eine aus.
term-attack = Angriff
    .help = Seine Zahl und die Schiffe deiner Seite ergeben deine Summe.
term-negotiate = Verhandlung
    .help = Verliert gegen Angriff, bringt Karten für Schiffe; bei zweien wird verhandelt.
term-morph = Gleichziehen
    .help = Wird zur Kopie der Karte, auf die es trifft.
term-reinforcement = Verstärkung
    .help = Kommt nach dem Aufdecken zur Summe einer beliebigen Seite.
term-artifact = Artefakt
    .help = Eine Karte, die einmal wirkt.
term-flare = Manöver
    .help = Zwei Seiten, und es kehrt auf die Hand zurück. Eines pro Herausforderung.
# fine: term flare
term-wild_flare = reguläres Manöver
    .help = Die Seite, die du spielst, wenn es andere Aliens nennt als deine.
# fine: term flare
term-super_flare = Supermanöver
    .help = Die Seite, die du spielst, wenn es deine eigenen Aliens nennt.
# fine: term flare
term-classic_filch_flare = alternatives Diebesmanöver
    .help = Damit darf man mogeln und ertappt werden. Der Tisch wählt eines.
term-technology_card = Technologiekarte
    .help = Wirkt, sobald genug deiner Schiffe sie erforscht haben.
term-research_number = Forschungsnummer
    .help = Wie viele Schiffe eine Technologie braucht.
term-face_down = verdeckt
    .help = Nur ihr Besitzer kennt die Karte.
term-face_up = offen
    .help = Alle sehen die Karte.
term-value = Wert
    .help = Was eine Karte in diesem Moment wert ist, nach allen Änderungen.
term-printed_value = aufgedruckter Wert
    .help = Die Zahl auf der Karte, vor jeder Änderung.
term-hoard = Hort
    .help = Die zweite Hand der Geizhälse, an die sonst niemand herankommt.
term-citadel_token = Zitadelle (auf Planet)
    .help = Ein Angriff, der dem Verteidiger seines Planeten helfen kann.
term-total = Gesamtsumme
    .help = Karte, Schiffe, Verbündete, Verstärkung und Fähigkeiten einer Seite.
term-side = Seite
    .help = Ein Hauptspieler und alle seine Verbündeten.
term-tie = Gleichstand
    .help = Gleiche Summen. Der Verteidiger gewinnt.
term-margin = Differenz
    .help = Um wie viel jemand gewonnen hat: der Abstand der zwei Summen.
term-win_encounter = Herausforderung gewinnen
    .help = Der Angreifer landet, oder der Verteidiger hält stand.
term-lose_encounter = Herausforderung verlieren
    .help = Die Schiffe dieser Seite gehen in den Warp.
term-success = Erfolg
    .help = Als Angreifer siegen oder eine Vereinbarung: Eine zweite ist erlaubt.
term-broken_off = abgebrochen
    .help = Eine früh beendete Herausforderung. Niemand hat gewonnen oder verloren.
term-deal = Vereinbarung
    .help = Zwei Verhandlungen: Karten, Kolonien tauschen oder je drei Schiffe verlieren.
term-deal_made = getroffene Vereinbarung
    .help = Beide sind sich einig. Niemand hat gewonnen oder verloren; es ist ein Erfolg.
term-deal_failed = keine Vereinbarung
    .help = Jeder Hauptspieler verliert drei Schiffe, und der Zug endet.
term-offer = Angebot
    .help = Ein vollständiger Satz Bedingungen für eine Vereinbarung.
term-counteroffer = Gegenangebot
    .help = Ein Angebot als Antwort auf ein Angebot.
term-terms = Bedingungen
    .help = Was jede Seite gibt.
term-compensation = Entschädigung
    .help = Karten des Gegners für Schiffe, die mit einer Verhandlung verloren gingen.
term-rewards = Belohnung
    .help = Karte oder Schiff aus dem Warp je Schiff eines siegreichen Mitverteidigers.
term-new_hand = neue Hand
    .help = Alles wird abgelegt, und acht Karten werden gezogen.
term-shared_victory = gemeinsamer Sieg
    .help = Mehrere erreichen das Ziel zusammen. Alle haben voll gewonnen.
term-victory = Spielsieg
    .help = Fünf Fremdkolonien, oder was deine Fähigkeit sagt.
term-resettle = neu besiedeln
    .help = Schiffe ohne Kampf auf einen leeren Planeten des eigenen Systems schicken.
term-expel_colony = fremde Kolonie vertreiben
    .help = Eine fremde Kolonie auf einem eigenen Planeten angreifen.
term-research = erforschen
    .help = Ein Schiff auf eine Technologie stellen.
term-complete = abschließen
    .help = Eine Technologie aufdecken, sobald genug Schiffe darauf sind.
# fine: term technology
term-abandon = aufgeben
    .help = Zu früh aufdecken: Sie wird abgelegt, ihre Schiffe kommen heim.
term-precursors = Ahnen
    .help = Sie waren vor allen anderen da und haben einiges zurückgelassen.

## Überschriften im Eintrag einer Alienrasse

scr-part-power = Fähigkeit
scr-part-zap = Wenn gezappt
scr-part-wild = Reguläres Manöver
scr-part-super = Supermanöver
# fine: term flare
scr-part-wild-classic = Regulär, alternativ
# fine: term flare
scr-part-super-classic = Super, alternativ
scr-part-moments = Wirkt bei
scr-part-rulings = Geklärte Fragen
