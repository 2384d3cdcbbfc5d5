### Textansicht: Zeilen für Bildschirmleser und langsame Leitungen, und die Wörter, die man tippen kann.

## Wörter zum Tippen

word-pass = passen / nein / niemand
word-all = alle
word-and = und
word-from = von
word-to = nach / zu
word-yes = ja / j
word-no = nein / n
word-offer = angebot / biete
word-for = für / gegen
word-nothing = nichts
word-accept = annehmen
word-decline = ablehnen
word-give_up = abbrechen
word-cards = karten / karte
word-random = zufällig
word-highest = höchste
word-lowest = niedrigste
word-ships = schiffe / schiff
word-never = nie
word-until = passen
word-encounter = herausforderung / zug
word-again = nochmal
word-race = rennen
word-help = hilfe
word-table = tisch / plan
word-hand = hand
word-why = warum / warum nicht
word-odds = chancen
word-explain = erklären
word-log = protokoll
word-undo = zurücknehmen
word-orders = aufträge
word-quit = beenden / ende / gehen

## Was um eine Frage herum gesagt wird

scr-line-plain_where = Zug { $number }. Phase: { $phase }. { $offense } ist der Angreifer.
    .you = Zug { $number }. Phase: { $phase }. Du bist der Angreifer.
scr-line-plain_where_both = Zug { $number }. Phase: { $phase }. { $offense } gegen { $defense } { CASE($place, "at") }.
    .you = Zug { $number }. Phase: { $phase }. Du gegen { $defense } { CASE($place, "at") }.
    .at-you = Zug { $number }. Phase: { $phase }. { $offense } gegen dich { CASE($place, "at") }.
scr-line-plain_choose = Tippe eine Zahl oder die Worte deiner Antwort.
scr-line-plain_choose_only = Es gibt nur eine Antwort: Drück einfach Enter.
scr-line-plain_proposed = Enter wählt: { $names }.
scr-line-with_number = { $name } ({ $number })
scr-line-plain_choose_some = Tippe Zahlen mit Leerzeichen dazwischen, etwa { $value }, oder: alle, keine.
scr-line-plain_choose_some_of = { $n ->
        [one] Tippe eine Zahl, etwa { $value }.
       *[other] Tippe { $range } Zahlen mit Leerzeichen dazwischen, etwa { $value }.
    }
scr-line-plain_choose_number = Tippe eine Zahl: { $range }.
scr-line-plain_choose_pieces = Tippe, wie viele von jedem, etwa { $value }.
scr-line-plain_choose_ships = Tippe, wie viele Schiffe du woher nimmst, etwa: { $value }.
scr-line-plain_choose_places = Tippe, wie viele du wohin schickst, etwa { $value }.
scr-line-plain_or = { $first } (oder { $second })
scr-line-plain_choose_deal = Tippe, was du gibst und dafür willst, etwa { $value }, oder: abbrechen.
scr-line-plain_choose_deal_theirs = Tippe annehmen, ablehnen, abbrechen oder ein Angebot, etwa { $value }.
scr-line-plain_deal_terms = Jede Seite: Karte mit Namen, 2 Karten, 1 zufällig, 1 höchste, Planet, nichts.
scr-line-plain_give_up_sure = Das beendet die Verhandlung: Jede Seite verliert drei Schiffe an den Warp.
scr-line-plain_you_have = Du hast: { $names }.
scr-line-plain_not_now = Jetzt nicht spielbar: { $names }.
scr-line-plain_no_hand = Du hast keine Karten.
scr-line-plain_waiting = Warten auf { CASE($names, "acc") }.
scr-line-plain_asked = Die anderen entscheiden.
scr-line-plain_nothing_asked = Gerade hast du keine Frage zu beantworten.
scr-line-plain_chat = { $who } sagt: { $value }
    .ended = { $who } sagt: { $value }.
scr-line-plain_clock = { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
scr-line-plain_open_sure = Nichts wurde abgeschickt. Die Frage ist noch offen; r wiederholt sie.

## Befehle

scr-line-plain_deeds = Jederzeit kannst du auch tippen: { $names }.
scr-line-plain_commands_1 = ? die Hilfe. t der Tisch, t rennen, t und ein Name. h die Hand. w warum nicht.
scr-line-plain_commands_2 = o Chancen. e die Rechnung. i und ein Name: nachlesen. l die letzten Zeilen.
scr-line-plain_commands_3 = p und eine Antwort: was sie bewirkt. r noch mal. u zurück. c und Worte: Chat.
scr-line-plain_commands_4 = s Daueraufträge. b was ein starker Bot täte (gegen Bots). q beenden.
scr-line-plain_commands_5 = i und eine Frage: Die Regeln antworten, etwa i wie gewinne ich? i „?“ Fragen.
scr-line-plain_orders_off = Keine Daueraufträge. Tippe s passen, s nochmal, oder s nie und eine Phase.
scr-line-plain_orders_on = Du passt automatisch: { $names }. Mit s keine beendest du das.
scr-line-plain_unknown_phase = Eine Phase namens { $value } gibt es nicht.
scr-line-plain_nothing_named = Hier heißt nichts „{ $value }“.
scr-line-plain_what = Das verstehe ich nicht. Tippe „?“, um zu sehen, was geht.

## Der Tisch in Worten

scr-line-plain_seat = { $who } ({ $colour }): { $alien }, Fähigkeit { $power }.
scr-line-plain_seat_bare = { $who }, { $colour }.
scr-line-plain_holds = Hand: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. Warp: { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }. Auswärts: { $n ->
        [one] { $n } Kolonie
       *[other] { $n } Kolonien
    }.
scr-line-plain_ships_of = { $who } { $number }
scr-line-plain_race = Fremdkolonien ({ $number } gewinnen): { $names }.
scr-line-plain_gate = Auf dem Portal: { $names }.
scr-line-plain_beside = Neben dem Planeten: { $names }.
scr-line-plain_decks = Stapel: { $high }. Ablage: { $low }. Schicksal: { $number }.
scr-line-plain_laid = { $who } hat { THE($face, "acc") } gespielt.
    .you = Du hast { THE($face, "acc") } gespielt.
scr-line-plain_face_down = eine verdeckte Karte

## Chancen

scr-line-plain_odds = { $face } schlägt { $n ->
        [one] { $n } von { $total } ungesehenen Herausforderungskarten
       *[other] { $n } von { $total } ungesehenen Herausforderungskarten
    }.
scr-line-plain_odds_with = Mit { $name }: { $number } von { $total }.
scr-line-plain_odds_none = Chancen siehst du nur, wenn du selbst an der Herausforderung beteiligt bist.

## Kommen, Gehen, die Tastatur weitergeben

scr-line-plain_welcome = Willkommen, { $names }! „?“ zeigt die Hilfe; es wird gespeichert.
    .you = Willkommen! „?“ zeigt die Hilfe, q beendet. Das Spiel wird gespeichert.
scr-line-plain_welcome_unkept = Willkommen, { $names }! „?“ zeigt die Hilfe. Nichts wird gespeichert.
    .you = Willkommen! „?“ zeigt die Hilfe, q beendet. Nichts wird gespeichert.
scr-line-plain_welcome_back = Willkommen zurück, { $names }! Zug { $number }. „?“ zeigt die Hilfe.
    .you = Willkommen zurück! Zug { $number }. „?“ zeigt die Hilfe, q beendet.
scr-line-plain_kept = Das Spiel liegt gespeichert in { $file }. Weiter: cosmic resume.
scr-line-plain_bye = Bis zum nächsten Mal!
scr-line-plain_enter = Drück Enter, wenn die anderen wegsehen.
scr-line-plain_puzzles = Enter: nächste Aufgabe. p: von hier weiterspielen. q: beenden.
scr-line-plain_nothing_yours = Du kannst hier nichts spielen. Drück Enter und gib die Tastatur weiter.
# fine: word even
scr-line-plain_quick = Nur wer handeln kann, wird gefragt; Pausen verraten das. --windows even.
scr-line-plain_hand_of = { $who } hatte auf der Hand: { $names }.
    .you = Du hattest auf der Hand: { $names }.
scr-line-plain_review = Was deine Entscheidungen kosteten, sagt cosmic review { $file }.
scr-line-plain_seed = Die Startzahl war { $value }.
scr-line-plain_nothing_new = Das ändert nichts außer dem, was die Antwort selbst sagt.
scr-line-plain_nothing_open = Noch gibt es nichts zusammenzuzählen.
scr-line-plain_saved = { $what }, zuletzt gespielt: { $value }.
