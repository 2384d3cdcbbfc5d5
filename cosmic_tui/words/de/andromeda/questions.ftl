### Fragen: was entschieden wird, durch welche Karte, Fähigkeit oder Regel, und was beim Passen folgt.

## Spielaufbau

q-setup-faction = Welche Fraktion führst du an?
    .why = Du hast drei bekommen. Alle decken gleichzeitig auf; die übrigen scheiden aus.
q-setup-destiny = Welches Schicksal behältst du?
    .why = Bist du am Ende auf seinen Leisten vorn, bringt es Punkte. Nur du siehst es.

## Der Spielzug

q-turn-main = Ein Schiff starten oder zur Station zurückkehren?
    .why = In jedem Zug tust du eins von beiden. Nebenaktionen sind immer möglich.
q-launch-where = Wohin schickst du { THE($ship, "acc") }?
    .why = Das Schiff fängt ein, was dort ist. Du zahlst erst, wenn du es losschickst.
q-turn-window = Möchtest du noch etwas tun, bevor der Zug weitergeht?
    .why = Du kannst jetzt Monde, Karten und Plättchen nutzen.
    .pass = Der Zug geht weiter.
q-turn-window_launch = Möchtest du noch etwas tun, bevor die Region { $place } aktiviert wird?
    .why = Dein Schiff ist da. Du kannst jetzt Monde, Karten und Plättchen nutzen.
    .pass = Die Region wird aktiviert.
q-turn-window_activation = Möchtest du noch etwas tun, bevor Plünderer reagieren?
    .why = Hier hast du alles bekommen. Jetzt greifen Plünderer in Reichweite an.
    .pass = Sind Plünderer in Reichweite, greifen sie an.
q-turn-window_ambush = Möchtest du vor dem Kampf noch etwas tun?
    .why = Im Kampf selbst kannst du keine Aktionskarten mehr spielen.
    .pass = Wenn es einen Kampf gibt, beginnt er.
q-turn-window_ships = Möchtest du auf der Station noch etwas tun?
    .why = Deine Schiffe sind zurück. Gleich legst du Energie und anhaltende Karten ab.
    .pass = Du legst Energie und Karten mit anhaltendem Effekt ab.
q-turn-window_end = Möchtest du noch etwas tun, bevor dein Zug endet?
    .why = Falls ein Ereignis ansteht, kommt es jetzt. Dabei kann niemand handeln.
    .pass = Der Zug endet.
q-turn-before_battle = Möchtest du vor { CASE($who, "gen") } Kampf { CASE($place, "at") } noch etwas tun?
    .why = Aktionskarten kannst du im Kampf selbst nicht mehr spielen.
    .pass = Der Kampf beginnt.
q-turn-collect = Diese Basis kannst du noch nicht bezahlen. Was nutzt du dafür?
    .why = Gleich wird die Region { $place } aktiviert. Monde und Karten helfen.

## Zahlen und Bekommen

q-pay-cost = Wie bezahlst du { $cost }?
    .why = Credits ersetzen Basisressourcen. Die billigste Variante ist schon gewählt.
key-payment = mehr, weniger
scr-line-sent_payment = { $number } von { $max }
no-payment_count = { $n ->
        [one] Du zahlst { $n } Einheit; es kostet { $max }.
       *[other] Du zahlst { $n } Einheiten; es kostet { $max }.
    }
key-goods = mehr, weniger
scr-line-sent_goods = { $number } von { $max }
no-goods_count = { $n ->
        [one] Du hast { $n } gewählt; möglich sind { $min } bis { $max }.
       *[other] Du hast { $n } gewählt; möglich sind { $min } bis { $max }.
    }
q-pay-cards = Welche Karten gibst du als Bezahlung ab? Wähle { $range }.
    .why = Du legst sie ab, ohne dass sie wirken.
q-pay-moon = Welcher Mond bezahlt den Sprung?
    .why = Dir fehlt Energie. Du bekommst alles, was der Mond zeigt.
q-gain-basic = Welche Basisressourcen nimmst du? Wähle { $range }.
    .why = { $name }: Du bekommst Titan, Eis oder Nanokarbon.
q-gain-any = Welche Ressourcen nimmst du? Wähle { $range }.
    .why = { $name }: Du wählst unter sechs Ressourcen; Karten ziehst du.
q-convert = { $name }: Zahlst du { $cost } für { $gain }?
    .why = Das ist freiwillig.
    .pass = Du zahlst nichts und bekommst nichts.
q-choose = { $name }: Was nimmst du?
    .why = Du bekommst eines davon.
q-swap-give = Was gibst du her?
    .why = Feilschen: Tausche einmal pro Zug eine Basisressource gegen eine andere.
q-swap-take = Was nimmst du dafür?
    .why = Feilschen: Nimm eine der beiden anderen.
q-lose-resource = Was gibst du ab?
    .why = Deshalb verlierst du eine Ressource: { $name }.
q-lose-card = Welche Karte gibst du ab?
    .why = Deshalb verlierst du eine Karte: { $name }.
q-give-card = Welche Karte gibst du ab?
    .why = Nur ihr beide seht, welche Karte es ist.
q-give-resource = Was gibst du { $whom }?
    .why = Durch das Enterkommando darfst du wählen.
q-steal-whom = Von wem nimmst du etwas?
    .why = { $name }: Nimm von jemandem, der besiegt wurde.
q-steal-what = Was nimmst du?
    .why = { $name }: Nimm eine Ressource, aber keine Karte.
q-hand-discard = Welche Karten legst du ab? Wähle { $range }.
    .why = Am Ende deines Zuges hast du mehr Karten, als dein Handlimit erlaubt.
q-cards-keep = Welche Karten behältst du? Wähle { $range }.
    .why = Alle sehen, was du ablegst.

## Monde

q-moons-room = Kein Platz für den Mond ({ $moon }). Welchen Mond legst du ab?
    .why = Dein Platz für eingefangene Monde ist voll. Auch den neuen darfst du ablegen.
q-moons-capture = Welchen Mond fängst du ein?
    .why = { $name }: der oberste Mond einer Region mit deinem Schiff.
    .pass = Du lässt den Mond, wo er ist.

## Module

q-modules-buy = Welches Modul kaufst du zuerst?
    .why = { $name }: Du kaufst ein oder zwei Module.
q-modules-buy_two = Welches Modul kaufst du, oder welche zwei?
    .why = Leertaste: ein zweites. Kaufst du nur eins, legst du ein ausliegendes ab.
q-modules-buy_second = Kaufst du ein zweites Modul?
    .why = Du bezahlst beide zusammen. Kaufst du nur eins, leg eines aus der Auslage ab.
    .pass = Du kaufst nur eins und legst ein ausliegendes Modul ab.
q-modules-take = Welches Modul nimmst du?
    .why = { $name }: Du darfst ein Modul aus der Auslage nehmen.
    .pass = Du nimmst kein Modul.
q-modules-whose = Wessen Station bekommt { THE($module, "acc") }?
    .why = Das erste Modul deines Zuges kann der Partner nehmen, der dann vorrückt.
q-modules-discard = Welches Modul verlässt die Auslage?
    .why = Du hast nur ein Modul gekauft, darum kommt noch eines unter seinen Stapel.
q-modules-rearrange = Wohin kommt das Modul { $module }?
    .why = Es bleibt in seiner Reihe. Trennst du zwei Module, geht ihr Mond verloren.
    .pass = Es bleibt, wo es ist.
q-cycle-column = Welche Spalte tauschst du aus?
    .why = Wrackauktion: Leg bis zu drei Module der Spalte unter ihren Stapel.
q-cycle-module = Welches Modul kommt als Nächstes unter den Stapel?
    .why = Höchstens drei. Dann wird die Spalte aufgefüllt.
    .pass = Das genügt; die Spalte wird aufgefüllt.

## Rückkehr zur Station

q-return-module = Welches Modul aktivierst du als Nächstes?
    .why = Ein Schiff öffnet seine Reihe. Dort aktivierst du mit Energie weitere Module.
    .pass = Du bist fertig: Alle Schiffe kommen heim.
q-return-with = Womit aktivierst du { THE($module, "acc") }?
    .why = Ein Schiff vom Plan, das Reparaturschiff oder Energie in einer offenen Reihe.
q-return-science = Welches Wissenschaftsmodul aktivierst du jetzt?
    .why = Der Hauptreaktor aktiviert beliebig viele, jedes einmal.
    .pass = Du hörst hier auf; die anderen Module werden nicht aktiviert.
q-return-by_ability = Welches Modul aktivierst du ohne Schiff und ohne Energie?
    .why = Das Ewige Modell macht das für 1 Nanokarbon möglich.

## Bauen

q-build-ship = Welches Schiff baust du?
    .why = Es kommt auf deine Startrampe.
    .pass = Du baust kein Schiff.
q-build-development = Wo baust du?
    .why = Transporter und Anführer bleiben dort. Anführer ringsum bringen Punkte.
    .pass = Du baust nichts.
q-build-less = Welche Ressourcen sparst du? Wähle { $range }.
    .why = Das senkt die Kosten: { $name }.
q-build-cost = Welche Kosten zahlst du?
    .why = Die Kosten sinken durch: { $name }. Diese kannst du bezahlen.
q-upgrade = Welche Aufrüstung baust du ein?
    .why = Sie ersetzt dauerhaft die Werte aller deiner Schiffe dieses Typs.
q-development-flip = Welche benutzte Bauwerkskarte deckst du wieder auf?
    .why = { $name }: So kannst du sie noch einmal einlösen.

## Anführer, Leisten, Entdeckungen

q-recruit = Welche Anführer wirbst du an? Wähle { $range }.
    .why = { $name }: Du holst sie von überall auf deine Station.
    .pass = Sie bleiben, wo sie sind.
q-recruit-how_many = Wie viele Anführer wirbst du { CASE($place, "at") } an? Wähle { $range }.
    .why = Sie kommen auf deine Station. Bauwerke brauchen sie; jeder übrige zählt 1.
q-collect = Was sammelst du { CASE($place, "at") } ein? Wähle { $range }.
    .why = Alle, die dort ein Schiff haben, können etwas einsammeln.
q-tracks-which = Auf welcher Leiste rückst du vor?
    .why = { $name }: Du rückst ein Feld vor und bekommst, was dort steht.
q-tracks-draw = Wie viele Karten ziehst du? Wähle { $range }.
    .why = Dein Handlimit ist gestiegen; du kannst sofort bis dahin ziehen.
q-discovery-keep = Welche Entdeckung behältst du?
    .why = Nur du siehst sie. Die anderen gehen verdeckt zurück.
q-events-top = Welches Ereignis kommt nach oben?
    .why = Nur du siehst sie. Das andere geht unter den Stapel.
q-order-next = Was geschieht zuerst?
    .why = Das geschieht gleichzeitig; du wählst die Reihenfolge.

## Bewegen, Hinlegen

q-move-ship = Welches Schiff bewegst du?
    .why = { $name }: Dieses Schiff zieht 1 weiter.
q-move-to = Wohin zieht es?
    .why = Nicht dorthin, wo du schon ein Schiff hast. Die Bewegung aktiviert nichts.
q-raider-which = Welchen Plünderer bewegst du?
    .why = Der Köder bewegt einen Plünderer bis zu zwei Regionen weit.
q-raider-to = Wohin zieht der Plünderer?
    .why = Nicht zu Plünderern einer anderen Klasse. In der aktiven Region greift er an.
q-bonus-where = Wohin legst du die Bonusressourcen? Wähle { $range }.
    .why = { $name }: Alle mit einem Schiff dort können sie einsammeln.
q-bonus-which = Was liegt { CASE($place, "at") }?
    .why = Eine Basisressource deiner Wahl.
q-printed-where = Von welchen Planeten bekommst du etwas? Wähle { $range }.
    .why = Schürffieber: Planeten mit deinem Schiff geben, was aufgedruckt ist.
q-damage-whom = Wessen Modul beschädigst du?
    .why = Sabotage: Wähle jemanden, dessen Schiff neben einem von deinen steht.
q-damage-module = Welches deiner Module wird beschädigt?
    .why = Ein beschädigtes Modul wirkt erst wieder, wenn es repariert ist.
q-damage-mechaphage = Welches Modul befallen die Mechaphagen?
    .why = Es gilt als beschädigt, bis eine Reparatur sie entfernt.
q-damage-ship = Welches deiner Schiffe wird beschädigt?
    .why = { $name }: Ohne Schild kommt es auf den Schrottplatz.
# fine: term repair
q-damage-repair = Was reparierst du?
    .why = Ein Schiff aufs Reparaturschiff, einen Schild oder ein Modul.
q-event-ion_storm = Energie verlieren oder ein Modul beschädigen?
    .why = Ionensturm: Du verlierst 2 Energie, oder eines deiner Module wird beschädigt.
q-event-react = Spielst du eine Feldreparatur, bevor „{ $event }“ gewertet wird?
    .why = Beschädigte Module kosten Punkte, wenn ein Ereignis gewertet wird.
    .pass = Die Wertung beginnt.
q-ability-use = Nutzt du die Fähigkeit „{ $name }“?
    .why = { $text }
    .pass = Du nutzt sie nicht.

## Plünderer und Kampf

q-ambush = Welche Plünderer kommen { CASE($place, "to") }?
    .why = Plünderer mehrerer Klassen sind in Reichweite. Eine der Klassen kommt.
q-battle-escalate = Welche Schiffe schließen sich dem Kampf { CASE($place, "at") } an?
    .why = Alle Schiffe in Reichweite dürfen mit. Jedes bringt Würfel und Zielerfassung.
    .pass = Deine Schiffe bleiben, wo sie sind.
q-battle-jump = Welche Schiffe springen für je 1 Energie herbei?
    .why = Ein Sprung reicht beliebig weit.
    .pass = Keines springt.
q-battle-diplomacy = Spielst du eine Diplomatiekarte?
    .why = Alle dürfen eine pro Kampf spielen, bevor sich jemand vorbereitet.
    .pass = Du spielst keine.
q-battle-prepare = Setzt du vor dem Kampf Karten oder Fähigkeiten ein?
    .why = Jetzt sind Kampfkarten und Fähigkeiten dran, danach Energie für Würfel.
    .pass = Du bist bereit. Als Nächstes kommt die Energie für Würfel.
q-battle-energy = Wie viel Energie gibst du für Würfel aus? Wähle { $range }.
    .why = Pro Energie ein Würfel, höchstens sechs. Die Zielerfassung bleibt gleich.
q-battle-after_roll = Die Würfel sind gefallen. Spielst du eine Karte?
    .why = Alle im Kampf dürfen reihum einmal Karten spielen.
    .pass = Deine Würfel bleiben, wie sie sind.
q-battle-outcome_won = Du hast gewonnen. Spielst du eine Karte?
    .why = Manche Karten helfen dem Sieger.
    .pass = Du spielst keine.
q-battle-outcome_lost = Du hast verloren. Spielst du eine Karte?
    .why = Manche Karten helfen dem Verlierer.
    .pass = Du spielst keine.
q-battle-damage = Deine Schiffe erleiden gleich Schaden. Spielst du eine Karte?
    .why = Jetzt erleiden alle deine Schiffe { CASE($place, "at") } Schaden.
    .pass = Deine Schiffe erleiden den Schaden.
q-battle-may_end = Beendest du diesen Kampf?
    .why = { $name }: Sagt jemand Ja, endet es ohne Sieger und Schaden.
    .pass = Der Kampf geht weiter, wenn ihn sonst niemand beendet.
q-battle-offer = { $whom } bietet eine Waffenruhe für je eine Basisressource. Nimmst du an?
    .why = Der Kampf endet nur, wenn alle annehmen. Dann bekommen alle eine.
    .pass = Der Kampf geht weiter.
q-battle-demand = Von wem forderst du Tribut?
    .why = Wer gefragt wird, gibt eine Ressource oder würfelt mit einem Würfel weniger.
q-battle-tribute = Was gibst du { $whom }?
    .why = Tribut: Gib eine Ressource ab, oder würfle mit einem Würfel weniger.
q-battle-whom = Auf wen zielt { THE($name) }?
    .why = Du kannst jede Seite wählen, die in diesem Kampf steht.
q-battle-reroll = { $name }: Welche Würfel würfelst du neu? Beliebig viele.
    .why = Deine Zielerfassung gilt für sie noch einmal.
    .pass = Sie bleiben wie gewürfelt.
q-battle-raise = Welchen Würfel erhöhst du?
    .why = Die Feinjustierung erhöht ihn um bis zu 2, höchstens auf 6.
q-battle-raise_by = Um wie viel? Wähle { $range }.
    .why = Die Feinjustierung erhöht ihn höchstens auf 6.
q-battle-tactical = Was nimmst du für deine taktische Operation?
    .why = Wer verloren hat, zieht eine Karte oder bekommt, was der Mond dort zeigt.
    .pass = Du nimmst nichts.
q-battle-spare = Welches Schiff erleidet keinen Schaden?
    .why = Die Schildharmonik rettet eines davon.
q-battle-save = Welches Schiff entkommt?
    .why = Ausweichmanöver: Es erleidet keinen Schaden und zieht in eine Nachbarregion.
q-battle-save_to = Wohin weicht das Schiff aus?
    .why = In eine Region neben dem Kampf, die das Schiff betreten darf.

## Teams

q-teams-exchange = Gibst du deinem Partner etwas, oder nimmst du etwas von ihm?
    .why = Ihr könnt eine Sache pro Zug tauschen, wenn beide einverstanden sind.
    .pass = Nichts wechselt den Besitzer.
q-teams-thing = Was tauscht ihr?
    .why = Eine Ressource, ein eingefangener Mond oder ein Plättchen.
q-teams-agree = Stimmst du dem Tausch zu ({ $name })?
    .why = Dein Partner fragt. Ihr könnt einmal pro Zug tauschen.
    .pass = Nichts wechselt den Besitzer.
q-teams-token = Wer nimmt das Vorherrschaftsplättchen?
    .why = Ihr erreicht es zusammen. Der andere bekommt 2 Punkte.

## Fragen aller Art

q-any = Was wählst du?
    .why = Das Spiel geht nach deiner Antwort weiter.
