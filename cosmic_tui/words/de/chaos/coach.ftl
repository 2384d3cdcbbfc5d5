### Das geführte erste Spiel: ein Gedanke pro Zeile, dann eine Sache zu tun.

tut-chaos_colony = Dein Deck ist deine Kolonie und dein Leben: Ist es leer, hast du verloren.
    .do = Sieh auf den Stapel. Ziehen nimmt davon, und Bomben auch.
tut-chaos_play = Schiffe kosten Credits und sind sofort bereit. Jeder Zug bringt 5 Credits.
    .do = Spiel ein Schiff: seine Ziffer, dann Enter.
tut-chaos_numbers = Tempo: wer zuerst. Feuer: wie stark. Panzerung: wie lang. Bomben: wie viele.
    .do = Lies ein Schiff: Blick mit Tab darauf, dann i.
tut-chaos_draw = Eine Karte kostet einen Credit, und sie kommt von deiner Kolonie.
    .do = Zieh nur, was du spielen kannst. Beende die Phase, wenn nichts mehr bleibt.
tut-chaos_attack = Ein Angriff nennt zuerst sein Ziel; ruhende Schiffe verteidigen es.
    .do = Greif ihre Kolonie an, wenn du ein aktives Schiff hast.
tut-chaos_target = Die Kolonie verliert pro Bombenpunkt eine Karte, die Zentrale eine je Kampf.
    .do = Wähl die Kolonie.
# fine: term ship
tut-chaos_attackers = Wer feuert, ist erschöpft und kann im nächsten Zug nicht verteidigen.
    .do = Hak an, wer fliegt, und lass ein Schiff daheim. Enter schickt sie.
tut-chaos_defend = Wen du schickst, der darf zurückschießen; wer bleibt, ist danach bereit.
    .do = Hak Verteidiger an oder keine, und lass die Bomben fallen.
tut-chaos_fire = Das schnellste Schiff handelt zuerst. Schaden und Antwort kommen zugleich.
    .do = Wähl ein Ziel, oder lass es mit 0: Dann darf dein Schiff noch bombardieren.
tut-chaos_reply = Ein beschossenes Schiff darf zurückschießen, auch eines, das gleich fällt.
    .do = Schieß zurück, oder wart ab und handle in eigener Reihenfolge.
tut-chaos_bomb = Nur noch aktive Schiffe dürfen bombardieren, ihre Punkte werden addiert.
    .do = Hak alle an, die dürfen, dann Enter.
tut-chaos_turned = Am Zugende richten sich Schiffe um eins auf: beschädigt, erschöpft, aktiv.
    .do = Beende die Phase: Deine Schiffe kommen zurück, die Panzerung ist heil.
