### Fragen: was entschieden wird, durch welche Karte, Fähigkeit oder Regel, und was beim Passen folgt.

## Spielaufbau

q-setup-faction = Welche Fraktion führst du an?
    .why = Drei sind dir ausgeteilt. Alle werden zugleich gezeigt; der Rest scheidet aus.
q-setup-destiny = Welches Schicksal behältst du?
    .why = Vorn auf seinen Leisten wertet am Ende. Vorher sieht es niemand.

## Der Spielzug

q-turn-main = Ein Schiff starten oder zur Station zurückkehren?
    .why = In jedem Zug tust du eins von beiden. Nebenaktionen gehen zwischendurch.
q-launch-where = Start: { $ship }. Wohin?
    .why = Es fängt ein, was dort ist. Du zahlst erst, wenn du es abschickst.
q-turn-window = Noch etwas, bevor es weitergeht?
    .why = Eine Pause: Monde, Karten und Plättchen darf man jetzt nutzen.
    .pass = Der Zug geht weiter.
q-turn-window_launch = Tust du noch etwas vor der Aktivierung von { $place }?
    .why = Dein Schiff ist da. Du kannst jetzt Monde, Karten und Plättchen nutzen.
    .pass = Die Region wird aktiviert.
q-turn-window_activation = Tust du noch etwas, bevor Plünderer reagieren?
    .why = Hier hast du alles bekommen. Jetzt greifen Plünderer in Reichweite an.
    .pass = Sind Plünderer in Reichweite, greifen sie an.
q-turn-window_ambush = Tust du noch etwas vor dem Kampf?
    .why = Hat er begonnen, kannst du keine Aktionskarten mehr spielen.
    .pass = Der Kampf beginnt, wenn es einen gibt.
q-turn-window_ships = Noch etwas auf der Station?
    .why = Deine Schiffe sind zurück. Als Nächstes: Energie, anhaltende Effekte ablegen.
    .pass = Energie und Karten mit anhaltendem Effekt werden abgelegt.
q-turn-window_end = Tust du noch etwas, bevor dein Zug endet?
    .why = Steht ein Ereignis an, kommt es jetzt, und dabei kann niemand handeln.
    .pass = Der Zug endet.
q-turn-before_battle = Noch etwas vor dem Kampf von { $who }: { $place }?
    .why = Karten für jeden Zug gehen nicht mehr, wenn der Kampf begonnen hat.
    .pass = Der Kampf beginnt.
q-turn-collect = Mach es erst möglich: Was nutzt du?
    .why = Zu aktivieren ist { $place }, und noch kannst du es nicht zahlen.

## Zahlen und Bekommen

q-pay-cost = Zahl { $cost }: womit?
    .why = Credits stehen für Basisressourcen. Die billigste Weise ist vorgewählt.
key-payment = mehr, weniger
scr-line-sent_payment = { $number } von { $max }
no-payment_count = { $n ->
        [one] Das ist { $n } Einheit; es kostet { $max }.
       *[other] Das sind { $n } Einheiten; es kostet { $max }.
    }
key-goods = mehr, weniger
scr-line-sent_goods = { $number } von { $max }
no-goods_count = { $n ->
        [one] Das ist { $n }; es müssen { $min } bis { $max } sein.
       *[other] Das sind { $n }; es müssen { $min } bis { $max } sein.
    }
q-pay-cards = Mit welchen Karten zahlst du? { $range }.
    .why = Sie werden ohne Effekt abgelegt.
q-pay-moon = Welcher Mond bezahlt den Sprung?
    .why = Dir fehlt Energie. Du bekommst alles, was der Mond zeigt.
q-gain-basic = Welche Basisressourcen nimmst du? { $range }.
    .why = Von { $name }: Titan, Eis oder Nanokarbon.
q-gain-any = Welche Ressourcen nimmst du? { $range }.
    .why = Von { $name }: jede der sechs Arten; eine Karte wird gezogen.
q-convert = { $name }: { $cost } zahlen für { $gain }?
    .why = Du darfst, du musst nicht.
    .pass = Nichts wird gezahlt, und nichts kommt.
q-choose = { $name }: Was davon?
    .why = Eines davon wird ausgeführt.
q-swap-give = Was gibst du her?
    .why = Feilschen: eine deiner Basisressourcen gegen eine andere, einmal pro Zug.
q-swap-take = Was nimmst du dafür?
    .why = Feilschen: eine der beiden anderen.
q-lose-resource = Was gibst du ab?
    .why = Das kostet dich eine Ressource: { $name }.
q-lose-card = Welche Karte gibst du ab?
    .why = Das kostet dich eine Karte: { $name }.
q-give-card = Welche Karte gibst du?
    .why = Nur du und wer sie bekommt wissen, welche es ist.
q-give-resource = Was gibst du { $whom }?
    .why = Enterkommando: Die Wahl ist deine.
q-steal-whom = Von wem nimmst du?
    .why = { $name }: von jemandem, der besiegt ist.
q-steal-what = Was nimmst du?
    .why = { $name }: eine Ressource, keine Karte.
q-hand-discard = Welche Karten legst du ab? { $range }.
    .why = Am Ende deines Zuges ist deine Hand über ihrem Limit.
q-cards-keep = Welche Karten behältst du? { $range }.
    .why = Die anderen werden für alle sichtbar abgelegt.

## Monde

q-moons-room = Kein Platz für { $moon }. Was geht?
    .why = Der Platz für eingefangene Monde ist voll. Auch der neue darf gehen.
q-moons-capture = Welchen Mond fängst du ein?
    .why = { $name }: den obersten Mond, wo du ein Schiff hast.
    .pass = Du lässt den Mond, wo er ist.

## Module

q-modules-buy = Welches Modul kaufst du zuerst?
    .why = { $name }: Du kaufst eines oder zwei; eines ist Pflicht.
q-modules-buy_second = Kaufst du ein zweites Modul?
    .why = Beide zahlst du zusammen. Kaufst du nur eins, legst du ein ausliegendes ab.
    .pass = Du kaufst nur eins und legst ein ausliegendes Modul ab.
q-modules-take = Welches Modul nimmst du?
    .why = { $name } lässt dich eines aus der Auslage nehmen.
    .pass = Du nimmst keines.
q-modules-whose = Wessen Station bekommt es: { $module }?
    .why = Das erste Modul deines Zuges darf an den Partner gehen, der dann vorrückt.
q-modules-discard = Welches Modul verlässt die Auslage?
    .why = Du hast nur ein Modul gekauft; eines geht unter seinen Stapel.
q-modules-rearrange = Wohin kommt { $module }?
    .why = Innerhalb seiner Reihe. Ein Mond zwischen zwei getrennten ist verloren.
    .pass = Es bleibt, wo es ist.
q-cycle-column = Welche Spalte drehst du um?
    .why = Wrackauktion: Bis zu drei ihrer Module gehen unter ihren Stapel.
q-cycle-module = Welches Modul geht als Nächstes unter den Stapel?
    .why = Höchstens drei; dann wird die Spalte aufgefüllt.
    .pass = Genug; die Spalte wird aufgefüllt.

## Rückkehr zur Station

q-return-module = Welches Modul aktivierst du als Nächstes?
    .why = Ein Schiff öffnet seine Reihe. Dort aktiviert Energie danach weitere Module.
    .pass = Du bist fertig: Alle Schiffe kommen heim.
q-return-with = Womit aktivierst du { $module }?
    .why = Ein Schiff vom Plan oder Reparaturschiff, oder Energie in offener Reihe.
q-return-science = Welches Wissenschaftsmodul läuft jetzt?
    .why = Der Hauptreaktor treibt beliebig viele an, jedes einmal.
    .pass = Genug; die anderen ruhen.
q-return-by_ability = Welches Modul läuft ohne Schiff oder Energie?
    .why = Ewiges Modell, für 1 Nanokarbon.

## Bauen

q-build-ship = Welches Schiff baust du?
    .why = Es kommt auf deine Startrampe.
    .pass = Du baust keines.
q-build-development = Wo baust du?
    .why = Transporter und Anführer bleiben für immer dort; Anführer ringsum werten.
    .pass = Du baust keines.
q-build-less = Wovon zahlst du weniger? { $range }.
    .why = { $name } senkt die Kosten.
q-build-cost = Welche Kosten zahlst du?
    .why = { $name } senkt sie; diese kannst du zahlen.
q-upgrade = Welche Aufrüstung baust du ein?
    .why = Sie ersetzt alle Werte dieses Typs, für immer.
q-development-flip = Welche Bauwerkskarte legst du wieder offen hin?
    .why = { $name }: Sie lässt sich noch einmal einlösen.

## Anführer, Leisten, Entdeckungen

q-recruit = Welche Anführer wirbst du an? { $range }.
    .why = { $name }: von überall, auf deine Station.
    .pass = Sie bleiben, wo sie sind.
q-recruit-how_many = Wie viele Anführer wirbst du an? { $place }, { $range }.
    .why = Sie kommen auf deine Station: für Bauwerke, oder am Ende je ein Punkt.
q-collect = Was sammelst du ein? { $place }, { $range }.
    .why = Es liegt dort für alle, die ein Schiff haben.
q-tracks-which = Auf welcher Leiste rückst du vor?
    .why = { $name }: ein Feld vor, und was dort steht.
q-tracks-draw = Wie viele Karten ziehst du? { $range }.
    .why = Dein Handkartenlimit ist gestiegen; du darfst sofort auffüllen.
q-discovery-keep = Welche Entdeckung behältst du?
    .why = Nur du siehst sie. Die anderen gehen verdeckt zurück.
q-events-top = Welches Ereignis kommt nach oben?
    .why = Nur du siehst sie. Das andere geht unter den Stapel.
q-order-next = Was geschieht zuerst?
    .why = Das kommt zur selben Zeit; du gibst die Reihenfolge vor.

## Bewegen, Hinlegen

q-move-ship = Welches Schiff bewegst du?
    .why = { $name }: seine Reichweite und eins mehr.
q-move-to = Wohin geht es?
    .why = Nicht, wo du ein Schiff hast. Aktiviert wird dadurch nichts.
q-raider-which = Welchen Plünderer bewegst du?
    .why = Köder für Plünderer: bis zu zwei Regionen.
q-raider-to = Wohin geht der Plünderer?
    .why = Nicht zu einer anderen Klasse. In der Region deines Starts zählt er sofort.
q-bonus-where = Wo liegen die Bonusressourcen? { $range }.
    .why = { $name }: Wer dort ein Schiff hat, darf sie einsammeln.
q-bonus-which = Was liegt hier: { $place }?
    .why = Eine Basisressource deiner Wahl.
q-printed-where = Welche Planeten zahlen? { $range }.
    .why = Schürffieber: was auf Planeten gedruckt ist, auf denen du ein Schiff hast.
q-damage-whom = Wer beschädigt ein Modul?
    .why = Sabotage: jemand mit einem Schiff neben einem von deinen.
q-damage-module = Welches deiner Module wird beschädigt?
    .why = Ein beschädigtes Modul wirkt nicht, bis es repariert ist.
q-damage-mechaphage = Welches Modul befallen die Mechaphagen?
    .why = Es gilt als beschädigt, bis eine Reparatur sie entfernt.
q-damage-ship = Welches deiner Schiffe wird beschädigt?
    .why = { $name }: Ein Schild rettet es, sonst: Schrottplatz.
# fine: term repair
q-damage-repair = Was reparierst du?
    .why = Ein Schiff aufs Reparaturschiff, einen Schild oder ein Modul.
q-event-ion_storm = Energie oder ein Modul?
    .why = Ionensturm: Verlier 2 Energie, oder beschädige ein Modul.
q-event-react = Feldreparatur spielen, bevor { $event } wertet?
    .why = Beschädigte Module kosten Punkte, wenn ein Ereignis wertet.
    .pass = Das Ereignis wertet.
q-ability-use = Nutzt du das: { $name }?
    .why = { $text }
    .pass = Du kommst ohne aus.

## Plünderer und Kampf

q-ambush = Welche Plünderer kommen nach { $place }?
    .why = Mehr als eine Klasse ist in Reichweite. Eine davon muss kommen.
q-battle-escalate = Welche Schiffe schließen sich dem Kampf an: { $place }?
    .why = Beliebige Schiffe in Reichweite. Jedes bringt Würfel und Zielerfassung.
    .pass = Deine Schiffe bleiben, wo sie sind.
q-battle-jump = Welche Schiffe springen herein, für je 1 Energie?
    .why = Der Sprung reicht beliebig weit.
    .pass = Keines springt.
q-battle-diplomacy = Spielst du eine Diplomatiekarte?
    .why = Alle dürfen eine pro Kampf spielen, bevor sich jemand vorbereitet.
    .pass = Du spielst keine.
q-battle-prepare = Karten oder Fähigkeiten vor dem Kampf?
    .why = Jetzt gehen Kampfkarten und Fähigkeiten. Danach kommt Energie für Würfel.
    .pass = Du bist so weit. Als Nächstes kommt Energie für Würfel.
q-battle-energy = Wie viel Energie gibst du für Würfel aus? { $range }.
    .why = Je Energie ein Würfel, höchstens sechs. Die Zielerfassung bleibt gleich.
q-battle-after_roll = Die Würfel sind gefallen. Spielst du eine Karte?
    .why = Alle im Kampf dürfen Karten spielen, einmal reihum.
    .pass = Deine Würfel bleiben, wie sie sind.
q-battle-outcome_won = Du siegst. Spielst du eine Karte?
    .why = Manche Karten belohnen den Sieger.
    .pass = Du spielst keine.
q-battle-outcome_lost = Du bist besiegt. Spielst du eine Karte?
    .why = Manche Karten lohnen eine Niederlage.
    .pass = Du spielst keine.
q-battle-damage = Deine Schiffe nehmen gleich Schaden. Spielst du eine Karte?
    .why = Alle deine Schiffe hier nehmen jetzt Schaden: { $place }.
    .pass = Deine Schiffe nehmen den Schaden.
q-battle-may_end = Beendest du diesen Kampf?
    .why = { $name }: Ein Ja beendet ihn, ohne Sieger und Schaden.
    .pass = Der Kampf geht weiter, wenn niemand sonst ihn beendet.
q-battle-offer = Waffenruhe mit { $whom } für eine Basisressource?
    .why = Nur wenn alle annehmen, endet der Kampf, und jeder bekommt eine.
    .pass = Der Kampf geht weiter.
q-battle-demand = Von wem forderst du?
    .why = Tribut: eine fremde Ressource, oder ein Würfel weniger.
q-battle-tribute = Was gibst du { $whom }?
    .why = Tribut: eine Ressource, oder du würfelst mit einem Würfel weniger.
q-battle-whom = Wen betrifft { $name }?
    .why = Jede Seite in diesem Kampf, die hier steht, lässt sich nennen.
q-battle-reroll = { $name }: Welche Würfel neu würfeln? Beliebig viele.
    .why = Deine Zielerfassung gilt für sie noch einmal.
    .pass = Sie bleiben, wie sie liegen.
q-battle-raise = Welchen Würfel erhöhst du?
    .why = Feinjustierung: um bis zu 2, nie über 6.
q-battle-raise_by = Um wie viel? { $range }.
    .why = Feinjustierung: nie über 6.
q-battle-tactical = Was nimmst du für deine taktische Operation?
    .why = Wer besiegt ist, zieht eine Karte oder bekommt, was der Mond dort zeigt.
    .pass = Du nimmst nichts.
q-battle-spare = Welches Schiff nimmt keinen Schaden?
    .why = Schildharmonik rettet eines davon.
q-battle-save = Welches Schiff entkommt?
    .why = Ausweichmanöver: kein Schaden, und eine Region weiter.
q-battle-save_to = Wohin geht es?
    .why = Eine Region neben dem Kampf, die es betreten darf.

## Teams

q-teams-exchange = Gibst du deinem Partner etwas, oder nimmst du es?
    .why = Eine Sache pro Zug, wenn beide einverstanden sind.
    .pass = Nichts wechselt.
q-teams-thing = Was wechselt?
    .why = Eine Ressource, ein eingefangener Mond oder ein Plättchen.
q-teams-agree = Tausch: { $name }. Bist du einverstanden?
    .why = Dein Partner fragt. Einmal pro Zug.
    .pass = Nichts wechselt.
q-teams-token = Wer nimmt das Vorherrschaftsplättchen?
    .why = Ihr erreicht es zusammen. Der andere bekommt 2 Punkte.

## Fragen aller Art

q-any = Was wählst du?
    .why = Das Spiel geht mit deiner Antwort weiter.
