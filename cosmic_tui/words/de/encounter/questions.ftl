### Fragen: was entschieden wird, durch welche Karte, Fähigkeit oder Regel, und was beim Passen folgt.

## Vor und zwischen den Phasen

q-setup-alien = Welche Aliens willst du anführen: { $first } oder { $second }?
    .why = Du hast diese beiden bekommen. Die anderen bleiben geheim.
q-start-hot_swap = Behältst du { $second }, oder nimmst du { $first }?
    .why = Wechselnde Fähigkeiten: einmal pro Zug. Die übrigen Aliens scheiden aus.
q-turn-go_on = Geschafft! Wie geht dein Zug weiter?
    .why = Nach einer gelungenen ersten Herausforderung bekommst du eine zweite.

## Verstärkung und Schicksal

q-regroup-retrieve = Wo landet dein Schiff aus dem Warp?
    .why = Phase Verstärkung: Ein Schiff kehrt auf eine deiner Kolonien zurück.
q-destiny-own = Deine eigene Farbe: Neu ziehen oder im eigenen System kämpfen?
    .why = Die Schicksalskarte zeigt deine eigene Farbe: { $colour }.
# fine: term encounter
q-destiny-wild = Joker: Wen willst du angreifen?
    .why = Ihr kämpft im Heimatsystem der Person, die du wählst.
q-destiny-resettle = Wie viele Schiffe besiedeln deinen Planeten neu, und woher? Wähle { $range }.
    .why = Es gibt keinen Kampf, und niemand spielt Karten. Es zählt als Erfolg.

## Abflug und Bündnisse

q-launch-aim = Auf welchen Planeten von { $whom } richtest du das Portal?
    .why = Die Schicksalskarte hat das System bestimmt; den Planeten wählst du.
q-launch-send = Welche Schiffe fliegen durchs Portal? Wähle { $range }.
    .why = Sie zählen zu deiner Summe. Verlierst du, gehen sie in den Warp.
q-alliance-invite = Wen bittest du um Hilfe? Beliebig viele oder niemanden.
    .why = Deine Verbündeten { $side ->
        [offense] landen mit dir, wenn du gewinnst.
       *[defense] bekommen eine Belohnung, wenn du gewinnst.
    }
q-alliance-join = { $offense } greift { $defense } an. Ergreifst du Partei?
    .why = { $invites ->
        [both] Beide haben dich eingeladen.
        [offense] Der Angreifer hat dich eingeladen.
       *[defense] Der Verteidiger hat dich eingeladen.
    }
    .pass = Du hältst dich heraus, ohne etwas zu gewinnen oder zu verlieren.
q-alliance-send = Welche Schiffe schickst du? Wähle { $range }.
    .why = Ihnen geht es wie deiner Seite: Landung, Belohnung oder Warp.

## Planung und Gefecht

q-planning-pick = Wähle deine Herausforderungskarte gegen { $whom }.
    .why = Beide Karten werden gleichzeitig aufgedeckt; deine bleibt so lange geheim.
q-window = Möchtest du jetzt etwas tun? ({ $moment })
    .why = Du hast etwas, das du jetzt spielen kannst.
    .pass = Das Spiel geht weiter. Vielleicht wirst du nicht noch einmal gefragt.
q-window-reveal = Legst du noch etwas dazu? Es steht { $high } zu { $low }.
    .why = Reihum werden alle gefragt, die eine Karte dazulegen dürfen, bis alle passen.
    .pass = Wenn alle nacheinander passen, stehen die Summen fest.
q-reinforce-side = Welche Seite bekommt deine Verstärkung?
    .why = Du darfst jeder Seite helfen.
q-ride = Spielst du das Supermanöver zu deiner Fähigkeit { $power }?
    .why = Es ändert, was die Fähigkeit tut. Erlaubt ist ein Manöver pro Herausforderung.
    .pass = Du nutzt deine Fähigkeit ohne das Manöver.

## Antworten auf eben Angesagtes

q-respond-power = { $who } nutzt die Fähigkeit { $power }. Verhinderst du das?
    .you = Du nutzt die Fähigkeit { $power }. Verhinderst du sie selbst?
    .why = Dafür hast du: { $stopper }.
    .pass = Die Fähigkeit wirkt.
q-respond-artifact = { $who } spielt { THE($card, "acc") }. Verhinderst du das?
    .you = Du spielst { THE($card, "acc") }. Verhinderst du das selbst?
    .why = Möglich mit: { $stopper }. Sobald die Karte wirkt, ist es zu spät.
    .pass = Die Karte wirkt: { $card }.
q-respond-flare = { $who } spielt das Manöver { $alien }. Verhinderst du das?
    .you = Du spielst das Manöver { $alien }. Verhinderst du das selbst?
    .why = Möglich mit: { $stopper }. Sobald das Manöver wirkt, ist es zu spät.
    .pass = Das Manöver wirkt.
q-respond-reinforcement = { $who } verstärkt um { $value }. Verhinderst du das?
    .you = Du verstärkst um { $value }. Verhinderst du das selbst?
    .why = Dafür hast du: { $stopper }.
    .pass = Die Verstärkung zählt.
q-respond-technology = { $who } setzt { THE($technology, "acc") } ein. Verhinderst du das?
    .you = Du setzt { THE($technology, "acc") } ein. Verhinderst du das selbst?
    .why = Dafür hast du: { $stopper }.
    .pass = Die Technologie wirkt.

## Schiffe

q-place = { $n ->
        [one] { $n } Schiff kommt heim. Auf welche Kolonie?
       *[other] { $n } Schiffe kommen heim. Verteile sie auf deine Kolonien.
    }
    .why = Du darfst jede deiner Kolonien wählen, nicht nur die vom Abflug.
q-lose = { $n ->
        [one] Wähle { $n } Schiff, das du verlierst.
       *[other] Wähle { $n } Schiffe, die du verlierst.
    }
    .why = Die Schiffe gehen in den Warp ({ $name }).
q-lose-other = { $n ->
        [one] Wähle { $n } Schiff von { $whom }, das verloren geht.
       *[other] Wähle { $n } Schiffe von { $whom }, die verloren gehen.
    }
    .why = Die Schiffe gehen in den Warp ({ $name }).
q-planning-new_hand = Du hast keine Herausforderungskarte auf der Hand. Nimmst du eine neue Hand?
    .why = Du könntest auch eine Karte aus deinem Hort spielen.
    .pass = Du behältst diese Hand und spielst eine Karte aus deinem Hort.

## Stille Momente (das alternative Manöver der Diebe)

q-beats-order = Ein stiller Moment: stillhalten, Lärm machen oder etwas stehlen?
    .why = Alle werden gleichzeitig geheim gefragt. Lärm kann einen Diebstahl verbergen.
q-beats-accuse = Etwas hat sich geregt. Beschuldigst du jemanden des Diebstahls?
    .why = Stimmt es, bezahlt der Dieb mit einem Schiff. Wenn nicht, bezahlst du.
    .pass = Du beschuldigst niemanden.

## Zahlungen und Verhandlung

q-reward-ships = { $n ->
        [one] { $n } Belohnung: ein Schiff aus dem Warp oder eine Karte?
       *[other] Wie viele deiner { $n } Belohnungen sind Schiffe aus dem Warp? Der Rest: Karten.
    }
    .why = Du bekommst eine für jedes Schiff, das du dem Verteidiger geschickt hast.
q-deal = Mach { $whom } ein Angebot.
    .why = Zwei Verhandlungen: Wenigstens eine Karte oder Kolonie muss getauscht werden.
q-deal-answer = { $whom } macht dir ein Angebot. Nimmst du an?
    .why = Nimmst du an, gilt die Vereinbarung sofort, und deine Angebote verfallen.
q-deal-give = Welche Karte gibst du für die Vereinbarung ab?
    .why = Du hast Karten deiner Wahl versprochen. Wähle eine nach der anderen.
q-deal-colony = Welche Schiffe besetzen die neue Kolonie aus der Vereinbarung? Wähle { $range }.
    .why = Du kannst sie von überall nehmen, auch vom Portal.
q-deal-penalty = { $n ->
        [one] Keine Einigung: Wähle { $n } Schiff, das du verlierst.
       *[other] Keine Einigung: Wähle { $n } Schiffe, die du verlierst.
    }
    .why = Von deinen Kolonien oder vom Portal, aber nicht aus dem Warp.

## Technologie

q-technology-keep = Welche Technologie behältst du?
    .why = Du behältst eine verdeckt; die anderen werden offen abgelegt.
q-technology-action = Technologie: erforschen, abschließen, aufgeben oder nichts?
    .why = Zu Beginn jeder Herausforderung haben alle eine solche Aktion.
    .pass = Deine Technologien bleiben, wie sie sind.
q-technology-research = Von welcher Kolonie schickst du ein Schiff zum Forschen?
    .why = Es bleibt dort, bis die Technologie abgeschlossen oder aufgegeben ist.
q-flagship = Ist dein Flaggschiff unter den Schiffen, die du schickst?
    .why = Die Prometheus bringt mehr als ein gewöhnliches Schiff.
    .pass = Es bleibt, wo es ist.
q-flagship-place = Wo landet dein Flaggschiff?
    .why = Die Prometheus ist eines der Schiffe, die du eben verteilt hast.

## Fähigkeiten, Manöver und Artefakte im Allgemeinen

q-choose-player = { $power }: Wen wählst du?
    .why = Alle sehen, wen du wählst.
q-choose-players = { $power }: Wen alles wählst du?
    .why = Alle sehen, wen du wählst.
q-choose-planet = { $power }: Welchen Planeten wählst du?
    .why = Alle sehen, was du wählst.
q-choose-card = { $power }: Welche Karte wählst du?
    .why = Die anderen sehen vielleicht nicht, welche es ist.
q-choose-cards = { $power }: Welche Karten wählst du?
    .why = Die anderen sehen vielleicht nicht, welche es sind.
q-choose-alien = { $power }: Welche Alienrasse wählst du?
    .why = Sie wird allen gezeigt.
q-choose-number = { $power }: Wie viele wählst du? Wähle { $range }.
    .why = Alle sehen die Zahl.
q-choose-ships = { $power }: Welche Schiffe wählst du? Wähle { $range }.
    .why = Sie verlassen die Orte, an denen sie stehen.
q-choose-way = Wie nutzt du die Fähigkeit { $power }?
    .why = Du kannst jetzt jede davon wählen.
q-choose-yes = Willst du die Fähigkeit { $power } nutzen?
    .why = Du kannst sie jetzt nutzen.
    .pass = Du nutzt sie nicht.

## Optionen, die einen Ort nennen

list-at = { $name }: { $place }
list-at_of = { $name }: { $place }, { $who }
list-place_of = { $place }, { $who }

## Gründe, warum Schiffe oder Karten genommen werden

cause-rules = die Regeln
cause-home = Heimkehr
cause-reward = Belohnung
cause-defeat = verlorene Herausforderung
cause-deal_failed = keine Vereinbarung
cause-homeless = keine Kolonie übrig
cause-price = der Preis
cause-caught = ertappt worden
cause-false_accusation = falsche Beschuldigung

## Optionen von Fähigkeiten und Karten

opt-bonus = Zuschlag
opt-self_zap = Selbst zappen
opt-end = Zug beenden
opt-new_technology = Technologien
opt-turn_up = Aufdecken
