### Fragen: was entschieden wird, durch welche Karte, Fähigkeit oder Regel, und was beim Passen folgt.

## Vor und zwischen den Phasen

q-setup-alien = Welche Aliens willst du anführen: { $first } oder { $second }?
    .why = Diese beiden wurden dir ausgeteilt. Die anderen bleiben geheim.
q-start-hot_swap = Behältst du { $second }, oder nimmst du { $first }?
    .why = Wechselnde Spezialfähigkeiten: einmal pro Zug. Der Rest geht aus dem Spiel.
q-turn-go_on = Geschafft! Wie geht dein Zug weiter?
    .why = Gelingt deine erste Herausforderung, bekommst du eine zweite.

## Verstärkung und Schicksal

q-regroup-retrieve = Wo landet dein Schiff aus dem Warp?
    .why = Phase Verstärkung: Ein Schiff kehrt auf eine deiner Kolonien zurück.
q-destiny-own = Deine eigene Farbe. Neu ziehen oder im eigenen System kämpfen?
    .why = Die Schicksalskarte zeigt deine eigene Farbe: { $colour }.
# fine: term encounter
q-destiny-wild = Joker: Wen willst du angreifen?
    .why = Gespielt wird im Heimatsystem der gewählten Person.
q-destiny-resettle = Wie viele Schiffe besiedeln deinen Planeten neu, woher? { $range }.
    .why = Es gibt keinen Kampf, und niemand spielt Karten. Es gilt als Erfolg.

## Abflug und Bündnisse

q-launch-aim = Portal ausrichten: Welcher Planet von { $whom }?
    .why = Das Schicksal hat das System bestimmt; den Planeten wählst du.
q-launch-send = Welche Schiffe fliegen durchs Portal? { $range }.
    .why = Sie zählen zu deiner Summe. Verlierst du, gehen sie in den Warp.
q-alliance-invite = Wen bittest du um Hilfe? Beliebig viele oder niemanden.
    .why = Deine Verbündeten: { $side ->
        [offense] Sie landen mit dir, wenn du gewinnst.
       *[defense] Sie bekommen eine Belohnung, wenn du gewinnst.
    }
q-alliance-join = { $offense } greift { $defense } an. Ergreifst du Partei?
    .why = { $invites ->
        [both] Beide haben dich eingeladen.
        [offense] Der Angreifer hat dich eingeladen.
       *[defense] Der Verteidiger hat dich eingeladen.
    }
    .pass = Du hältst dich heraus: Du verlierst nichts und gewinnst nichts.
q-alliance-send = Welche Schiffe schickst du? { $range }.
    .why = Sie teilen das Los deiner Seite: Landung, Belohnung oder Warp.

## Planung und Gefecht

q-planning-pick = Wähle deine Herausforderungskarte gegen { $whom }.
    .why = Beide Karten werden zugleich aufgedeckt. Bis dahin bleibt deine geheim.
q-window = Willst du jetzt etwas tun? ({ $moment })
    .why = Du hast etwas, das du jetzt spielen kannst.
    .pass = Das Spiel geht weiter. Vielleicht wirst du nicht noch einmal gefragt.
q-window-reveal = Legst du noch etwas dazu? Es steht { $high } zu { $low }.
    .why = Reihum werden alle gefragt, die eine Karte dazulegen dürfen, bis alle passen.
    .pass = Passen alle nacheinander, stehen die Summen fest.
q-reinforce-side = Welche Seite bekommt deine Verstärkung?
    .why = Du darfst jeder Seite helfen.
q-ride = Dein Supermanöver dazu spielen: { $power }?
    .why = Es ändert, was deine Fähigkeit tut. Ein Manöver pro Herausforderung.
    .pass = Du benutzt deine Fähigkeit ohne das Manöver.

## Antworten auf eben Angesagtes

q-respond-power = { $who } benutzt: { $power }. Verhinderst du das?
    .you = Du benutzt: { $power }. Verhinderst du das?
    .why = Jetzt möglich mit: { $stopper }.
    .pass = Die Fähigkeit wirkt.
q-respond-artifact = { $who } spielt: { $card }. Verhindern?
    .you = Du spielst: { $card }. Selbst verhindern?
    .why = Möglich mit: { $stopper }. Sobald die Wirkung beginnt, ist es zu spät.
    .pass = Die Karte wirkt: { $card }.
q-respond-flare = { $who } sagt ein Manöver an: { $alien }. Verhindern?
    .you = Du sagst ein Manöver an: { $alien }. Selbst verhindern?
    .why = Möglich mit: { $stopper }. Sobald die Wirkung beginnt, ist es zu spät.
    .pass = Das Manöver wirkt.
q-respond-reinforcement = { $who } verstärkt um { $value }. Verhindern?
    .you = Du verstärkst um { $value }. Selbst verhindern?
    .why = Jetzt möglich mit: { $stopper }.
    .pass = Die Verstärkung zählt.
q-respond-technology = { $who } benutzt: { $technology }. Verhindern?
    .you = Du benutzt: { $technology }. Selbst verhindern?
    .why = Jetzt möglich mit: { $stopper }.
    .pass = Die Technologie wirkt.

## Schiffe

q-place = { $n ->
        [one] { $n } Schiff kommt heim. Auf welche Kolonie?
       *[other] { $n } Schiffe kommen heim. Verteile sie auf deine Kolonien.
    }
    .why = Jede Kolonie ist erlaubt, auch eine andere als beim Abflug.
q-lose = { $n ->
        [one] Wähle { $n } Schiff, das du verlierst.
       *[other] Wähle { $n } Schiffe, die du verlierst.
    }
    .why = Sie gehen in den Warp ({ $name }).
q-lose-other = { $n ->
        [one] Wähle { $n } Schiff von { $whom }, das verloren geht.
       *[other] Wähle { $n } Schiffe von { $whom }, die verloren gehen.
    }
    .why = Sie gehen in den Warp ({ $name }).
q-planning-new_hand = Keine Herausforderungskarte auf der Hand. Nimmst du eine neue Hand?
    .why = Du könntest auch eine Karte aus deinem Hort spielen.
    .pass = Du behältst diese Hand und spielst eine Karte aus deinem Hort.

## Stille Momente (das alternative Manöver der Diebe)

q-beats-order = Ein stiller Moment: stillhalten, Lärm machen oder etwas stehlen?
    .why = Alle werden zugleich geheim gefragt. Lärm kann einen Diebstahl verbergen.
q-beats-accuse = Etwas hat sich geregt. Beschuldigst du jemanden des Diebstahls?
    .why = Stimmt es, zahlt der Dieb ein Schiff. Wenn nicht, zahlst du.
    .pass = Du beschuldigst niemanden.

## Zahlungen und Verhandlung

q-reward-ships = { $n ->
        [one] { $n } Belohnung: ein Schiff aus dem Warp oder eine Karte?
       *[other] { $n } Belohnungen: Wie viele als Schiffe aus dem Warp? Rest: Karten.
    }
    .why = Du bekommst eine für jedes Schiff, das du dem Verteidiger geschickt hast.
q-deal = Mach { $whom } ein Angebot.
    .why = Zwei Verhandlungen: Mindestens eine Karte oder Kolonie muss wechseln.
q-deal-answer = { $whom } macht dir ein Angebot. Nimmst du an?
    .why = Nimmst du an, gilt die Abmachung sofort. Deine eigenen Angebote verfallen.
q-deal-give = Die Vereinbarung: Welche Karte gibst du?
    .why = Du hast Karten eigener Wahl versprochen. Wähl sie einzeln.
q-deal-colony = Die Vereinbarung: Welche Schiffe für die neue Kolonie? { $range }.
    .why = Du kannst sie von überall nehmen, auch vom Portal.
q-deal-penalty = { $n ->
        [one] Keine Vereinbarung: Wähle { $n } Schiff, das du verlierst.
       *[other] Keine Vereinbarung: Wähle { $n } Schiffe, die du verlierst.
    }
    .why = Von deinen Kolonien oder dem Portal, aber nicht aus dem Warp.

## Technologie

q-technology-keep = Welche Technologie behältst du?
    .why = Du behältst eine, verdeckt. Die anderen werden offen abgelegt.
q-technology-action = Technologie: erforschen, abschließen, aufgeben oder nichts?
    .why = Zu Beginn jeder Herausforderung hat jeder eine solche Aktion.
    .pass = Deine Technologien bleiben, wie sie sind.
q-technology-research = Welche Kolonie schickt ein Schiff zum Erforschen?
    .why = Es bleibt dort, bis die Technologie abgeschlossen oder aufgegeben ist.
q-flagship = Ist dein Flaggschiff unter den geschickten Schiffen?
    .why = Die Prometheus bringt mehr als ein gewöhnliches Schiff.
    .pass = Es bleibt, wo es ist.
q-flagship-place = Wo landet dein Flaggschiff?
    .why = Die Prometheus ist eines der eben verteilten Schiffe.

## Fähigkeiten, Manöver und Artefakte im Allgemeinen

q-choose-player = { $power }: Welche Person?
    .why = Alle sehen, wen du wählst.
q-choose-players = { $power }: Welche Personen?
    .why = Alle sehen, wen du wählst.
q-choose-planet = { $power }: Welcher Planet?
    .why = Alle sehen, was du wählst.
q-choose-card = { $power }: Welche Karte?
    .why = Die anderen sehen vielleicht nicht, welche es ist.
q-choose-cards = { $power }: Welche Karten?
    .why = Die anderen sehen vielleicht nicht, welche es sind.
q-choose-alien = { $power }: Welche Alienrasse?
    .why = Sie wird allen gezeigt.
q-choose-number = { $power }: Wie viele? { $range }.
    .why = Alle sehen die Zahl.
q-choose-ships = { $power }: Welche Schiffe? { $range }.
    .why = Sie verlassen die Orte, an denen sie stehen.
q-choose-way = { $power }: Auf welche Weise?
    .why = Du kannst jetzt jede davon wählen.
q-choose-yes = { $power }: Willst du?
    .why = Du kannst es jetzt tun.
    .pass = Du tust es nicht.

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
