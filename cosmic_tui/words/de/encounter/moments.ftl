### Die Momente einer Herausforderung der Reihe nach, und solche, die überall vorkommen können.

## Beginn des Spielzuges

# fine: term alien
moment-start-begin = Zugbeginn
    .short = Beginn
    .when = wenn ein Spielzug beginnt
    .help = Ein neuer Angreifer; bei wechselnden Fähigkeiten darf er tauschen.
moment-start-refill = Handprüfung zum Zugbeginn
    .short = Handprüfung
    .when = bei der Handprüfung eines Zuges
    .help = Ein Angreifer ohne Herausforderungskarte zieht eine neue Hand.
moment-start-effects = Effekte zum Zugbeginn
    .short = Effekte
    .when = zu Beginn eines Spielzuges
    .help = Was einmal pro Zug geschieht, geschieht hier.

## Verstärkung

moment-regroup-technology = Technologieaktionen
    .short = Technologie
    .when = während der Technologieaktionen
    .help = Alle dürfen eine Technologie erforschen, abschließen oder aufgeben.
moment-regroup-begin = Beginn der Herausforderung
    .short = Beginn
    .when = zu Beginn der Herausforderung
    .help = Für alles, was zu Beginn einer Herausforderung gespielt wird.
moment-regroup-retrieve = Ein Schiff verlässt den Warp
    .short = Schiff befreit
    .when = wenn ein Schiff den Warp verlässt
    .help = Ein Schiff des Angreifers kommt aus dem Warp zurück.

## Schicksal

moment-destiny-before_draw = Vor dem Schicksalsziehen
    .short = vor dem Ziehen
    .when = vor dem Schicksalsziehen
    .help = Ein Spieler darf die Schicksalskarte wählen, statt sie zu ziehen.
moment-destiny-drawn = Schicksalskarte gezogen
    .short = Karte gezogen
    .when = nach dem Schicksalsziehen
    .help = Die Karte liegt offen. Fähigkeiten, die von ihrer Farbe abhängen, wirken.
moment-destiny-choose = Entscheidung beim Schicksal
    .short = Entscheidung
    .when = wenn der Angreifer über das Schicksal entscheidet
    .help = Die Karte gilt. Der Angreifer entscheidet, was sie offen lässt.
moment-destiny-settled = Verteidiger steht fest
    .short = Verteidiger fest
    .when = wenn der Verteidiger feststeht
    .help = Alle wissen, wer sich verteidigt und in welchem System.

## Abflug

moment-launch-before = Vor dem Abflug
    .short = vor dem Abflug
    .when = vor dem Abflug
    .help = Wie viele Schiffe losgeschickt werden können, steht nun fest.
moment-launch-aim = Portal ausrichten
    .short = ausrichten
    .when = beim Ausrichten des Portals
    .help = Der Angreifer richtet das Portal auf einen Planeten.
moment-launch-send = Schiffe abschicken
    .short = abschicken
    .when = beim Abschicken der Schiffe
    .help = Der Angreifer stellt Schiffe auf das Portal.
moment-launch-after = Schiffe auf dem Portal
    .short = auf dem Portal
    .when = nach dem Abflug
    .help = Geleerte Kolonien gehen verloren, und Fähigkeiten werden neu geprüft.

## Bündnisse

moment-alliance-before_invites = Vor den Einladungen
    .short = vor Einladungen
    .when = vor den Einladungen
    .help = Die letzte Gelegenheit zum Nachsehen, bevor jemand gefragt wird.
moment-alliance-invite = Einladungen
    .short = einladen
    .when = während der Einladungen
    .help = Erst wählt der Angreifer, dann der Verteidiger, wen er einlädt.
moment-alliance-join = Antworten und Schiffe
    .short = Antworten
    .when = wenn eingeladene Spieler antworten
    .help = Eingeladene entscheiden im Uhrzeigersinn und schicken ein bis vier Schiffe.
moment-alliance-closed = Bündnisse geschlossen
    .short = geschlossen
    .when = bei geschlossenen Bündnissen
    .help = Alle haben entschieden; Bündnisse können sich hier noch ändern.

## Planung

moment-planning-begin = Beginn der Planung
    .short = Beginn
    .when = zu Beginn der Planung
    .help = Noch wurde keine Hand geprüft: gut, um an Karten zu kommen.
moment-planning-hand_check = Handprüfung
    .short = Handprüfung
    .when = bei der Handprüfung
    .help = Ohne Herausforderungskarte hört der Angreifer auf; der Verteidiger zieht neu.
moment-planning-before_pick = Vor der Kartenwahl
    .short = vor der Wahl
    .when = vor der Kartenwahl
    .help = Beide haben eine Karte; Hände und Pflichten können sich noch ändern.
moment-planning-pick = Kartenwahl
    .short = Wahl
    .when = bei der Kartenwahl
    .help = Beide Hauptspieler spielen eine Herausforderungskarte, meist verdeckt.
moment-planning-cards_down = Karten liegen verdeckt
    .short = Karten verdeckt
    .when = wenn die Karten verdeckt liegen
    .help = Beide Karten liegen ungesehen da: Jetzt ansagen oder tauschen.

## Gefecht

moment-reveal-before_flip = Vor dem Aufdecken
    .short = vor dem Aufdecken
    .when = vor dem Aufdecken
    .help = Die letzten Ansagen zu Karten, die niemand gesehen hat.
moment-reveal-one_side = Eine Karte aufgedeckt
    .short = eine Karte
    .when = wenn eine Karte aufgedeckt ist
    .help = Nur bei Zockern: Die Karte des Gegners wird zuerst aufgedeckt.
moment-reveal-flipped = Karten aufgedeckt
    .short = aufgedeckt
    .when = nach dem Aufdecken
    .help = Beide Karten sind bekannt. Jetzt wirken Fähigkeiten, dann kommt Verstärkung.
moment-reveal-reinforce = Verstärkungskarten
    .short = verstärken
    .when = wenn Verstärkungskarten dazukommen
    .help = Reihum kommen Verstärkungskarten dazu, bis alle gepasst haben.
moment-reveal-outcome = Ausgang
    .short = Ausgang
    .when = wenn die Summen feststehen
    .help = Die Summen stehen fest: Eine Seite gewinnt, oder die Verhandlung beginnt.

## Gefechtsfolgen

moment-resolution-decided = Sieger steht fest
    .short = Sieger fest
    .when = wenn der Sieger feststeht
    .help = Das Ergebnis steht fest, aber noch hat sich kein Schiff bewegt.
moment-resolution-losses = Verluste
    .short = Verluste
    .when = wenn Schiffe verloren gehen
    .help = Unterlegene Schiffe gehen in den Warp, wenn nichts sie rettet.
moment-resolution-landing = Landung und Heimkehr
    .short = Landung
    .when = wenn Schiffe landen
    .help = Ein siegreicher Angreifer landet; Mitverteidiger fliegen heim.
moment-resolution-deal = Verhandlung
    .short = Verhandlung
    .when = während der Verhandlung
    .help = Zwei Verhandlungen: Die Hauptspieler feilschen gegen die Uhr.
moment-resolution-agreed = Vereinbarung steht
    .short = einig
    .when = wenn eine Vereinbarung steht
    .help = Die Bedingungen sind angenommen, aber noch hat nichts gewechselt.
moment-resolution-penalty = Preis des Scheiterns
    .short = gescheitert
    .when = nach gescheiterter Verhandlung
    .help = Keine Vereinbarung: Jeder Hauptspieler verliert drei Schiffe.
moment-resolution-compensation = Entschädigung
    .short = Entschädigung
    .when = beim Zahlen der Entschädigung
    .help = Wer mit einer Verhandlung verloren hat, nimmt Karten vom Sieger.
moment-resolution-rewards = Belohnungen
    .short = Belohnungen
    .when = beim Nehmen der Belohnung
    .help = Mitverteidiger eines siegreichen Verteidigers nehmen Karten oder Schiffe.
moment-resolution-effects = Andere Folgen
    .short = Folgen
    .when = nach den Belohnungen
    .help = Fähigkeiten und Manöver, die vom Ergebnis abhängen, wirken hier.
moment-resolution-keep = Karte behalten
    .short = behalten
    .when = vor dem Ablegen der Karten
    .help = Ein Spieler darf eine Herausforderungskarte behalten, bevor sie abgelegt wird.
moment-resolution-discard = Karten ablegen
    .short = ablegen
    .when = beim Ablegen der Karten
    .help = Herausforderungs- und Verstärkungskarten werden abgelegt.
moment-resolution-fetch = Gespielte Karte nehmen
    .short = nehmen
    .when = nach dem Ablegen der Karten
    .help = Ein Spieler darf eine dieser Karten vom Ablagestapel nehmen.
moment-resolution-win_check = Hat jemand gewonnen?
    .short = Spielsieg?
    .when = wenn Kolonien gezählt werden
    .help = Kolonien werden gezählt. Alle, die genug haben, gewinnen zusammen.

## Ende

moment-encounter-end = Ende der Herausforderung
    .short = vorbei
    .when = am Ende der Herausforderung
    .help = Hier werden weitere Herausforderungen angesagt.
moment-encounter-cleanup = Aufräumen
    .short = aufräumen
    .when = nach der Herausforderung
    .help = Zaps, Leihen und Ansagen dieser Herausforderung enden.
moment-turn-end = Zugende
    .short = Zugende
    .when = am Ende des Zuges
    .help = Der linke Nachbar ist als Nächster am Zug.

## Momente, die überall vorkommen können

moment-any-card_play = Karte gespielt
    .short = Karte gespielt
    .help = Wer eine Karte spielen darf, kann sie manchmal von woanders spielen.
moment-any-use_declared = Fähigkeit benutzt
    .short = benutzt
    .help = Eine Benutzung ist angesagt und zappbar, bevor sich etwas bewegt.
moment-any-zap_attempt = Zap angesagt
    .short = Zap angesagt
    .help = Der Zap kann noch verhindert werden.
moment-any-power_zapped = Fähigkeit gezappt
    .short = gezappt
    .help = Die Fähigkeit wirkt nicht, und alles, was daraus folgt, geschieht.
moment-any-flare_attempt = Manöver angesagt
    .short = Manöver angesagt
    .help = Das Manöver kann verhindert oder gestohlen werden, bevor es wirkt.
moment-any-flare_used = Nach einem Manöver
    .short = nach Manöver
    .help = Ein Manöver hat eben gewirkt.
moment-any-artifact_attempt = Artefakt angesagt
    .short = Artefakt angesagt
    .help = Das Artefakt kann verhindert oder gestohlen werden, bevor es wirkt.
moment-any-reinforcement_attempt = Verstärkungskarte gespielt
    .short = Verstärkung
    .help = Die Verstärkungskarte kann verhindert werden, bevor sie zählt.
moment-any-technology_attempt = Technologie eingesetzt
    .short = Technologie
    .help = Die Technologie kann verhindert werden, bevor sie wirkt.
moment-any-card_draw = Vor dem Ziehen
    .short = vor dem Ziehen
    .help = Gleich zieht jemand vom Stapel.
moment-any-cards_drawn = Nach dem Ziehen
    .short = nach dem Ziehen
    .help = Jemand hat vom Stapel gezogen.
moment-any-cards_gained = Nach einer Zahlung
    .short = nach Zahlung
    .help = Ein Spieler hat Entschädigung oder Belohnungen bekommen.
moment-any-hand_replace = Vor einer neuen Hand
    .short = vor neuer Hand
    .help = Ein Spieler bekommt gleich eine ganz neue Hand.
moment-any-cards_discarding = Vor dem Ablegen
    .short = vor dem Ablegen
    .help = Karten sind auf dem Weg zum Ablagestapel.
moment-any-cards_discarded = Nach dem Ablegen
    .short = nach dem Ablegen
    .help = Karten liegen im Ablagestapel.
moment-any-deck_reshuffled = Stapel neu gemischt
    .short = neu gemischt
    .help = Die abgelegten Karten sind der neue Stapel.
moment-any-ships_to_warp = Schiffe vor dem Verlust
    .short = Schiffe in Gefahr
    .help = Schiffe sind auf dem Weg in den Warp und noch zu retten.
moment-any-ships_lost = Schiffe verloren
    .short = Schiffe verloren
    .help = Schiffe sind in den Warp gegangen oder aus dem Spiel.
moment-any-warp_exit = Schiffe aus dem Warp befreit
    .short = Schiffe befreit
    .help = Schiffe sind aus dem Warp zurückgekommen.
moment-any-colony_founded = Neue Kolonie
    .short = neue Kolonie
    .help = Ein Spieler hat Schiffe, wo er vorher keine hatte.
moment-any-colony_lost = Kolonie verloren
    .short = Kolonie verloren
    .help = Das letzte Schiff eines Spielers hat einen Planeten verlassen.
moment-any-power_lost = Fähigkeit verloren
    .short = verloren
    .help = Ein Spieler hat zu wenige Heimatkolonien und verliert eine Fähigkeit.
moment-any-power_regained = Fähigkeit zurück
    .short = zurück
    .help = Ein Spieler hat wieder genug Heimatkolonien und bekommt eine Fähigkeit zurück.
moment-any-quiet_beat = Stiller Moment
    .short = stiller Moment
    .help = Geheime Befehle für das alternative Manöver der Diebe. Ohne Zeichen: still.
moment-any-between = Zwischen zwei Aktionen
    .short = dazwischen
    .help = Was du tun darfst, wann immer der Tisch dich das nächste Mal fragt.
