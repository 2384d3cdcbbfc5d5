alien-hacker = Hacker
    .tagline = Suchen sich Entschädigung selbst aus
    .flavour = Dein Kennwort war der Name deines Heimatmonds.
    .power-name = Hack
    .power =
        Steht dir Entschädigung zu, darfst du diese Fähigkeit benutzen: Wähle statt
        deines Gegners eine beliebige andere Person, sieh dir heimlich ihre ganze Hand an
        und nimm die Karten, die dir am besten gefallen.

        Schuldest du Entschädigung, darfst du diese Fähigkeit benutzen und selbst wählen,
        welche deiner Karten du abgibst.
    .wild =
        Als Hauptspieler: Will dein Gegner gerade Entschädigung von dir nehmen,
        entfällt sie.
    .super =
        Hast du genommen, gib der Person, von der die Karten kommen, beliebig viele
        Karten von deiner Hand, höchstens so viele, wie du genommen hast.
    .zap =
        Er kommt, bevor eine Hand gezeigt wird: Die Entschädigung wird zufällig aus der
        üblichen Hand gezogen.
    .help = Mit Verhandlung zu verlieren wird zum besten Einkauf des Abends.
    .ruling-1 =
        Die Zahl der Karten ist die gewöhnliche: eine für jedes verlorene Schiff von dir.
        Ohne verlorenes Schiff gibt es keine Benutzung.
    .ruling-2 =
        Die ganze Zahlung kommt von einer Person. Niemand kann ablehnen, und ein Schutz
        vor Gegnern hilft unbeteiligten Dritten nicht.
    .ruling-3 =
        Eine leere Hand bringt nichts. Du weißt, wie viele Karten alle haben.
    .ruling-4 = Schuldest du mehr Karten, als du hast, gibst du alle.
    .ruling-5 = Genommene Karten kennen nur du und die Person, der sie gehörten.
    .ruling-6 = Belohnungen sind keine Entschädigung.
    .ruling-7 =
        Wird eine Hand vorher durch den Sieg zerstört oder geplündert, wählst du aus dem
        Rest.
    .ruling-8 =
        Super: Die eben genommenen Karten dürfen unter denen sein, die du gibst. Es geht
        auch, wenn die gewählte Person dein Gegner ist.

ev-hacker-refused = { $who } zahlt nichts an { $whom }.
    .you = Du zahlst nichts an { $whom }.
    .at-you = { $who } zahlt dir nichts!
q-hacker-source = Wessen Karten nimmst du?
    .why = Hack: von beliebigen anderen, nach einem Blick auf die ganze Hand.
q-hacker-take = Welche dieser Karten nimmst du?
    .why = Hack: Das ist deine Entschädigung, selbst ausgesucht.
q-hacker-pay = Welche deiner Karten gibst du ab?
    .why = Hack: Du schuldest Entschädigung und wählst sie selbst.
q-hacker-give = Welche Karten gibst du zurück? Beliebig viele, auch keine.
    .why = Supermanöver: höchstens so viele, wie du eben genommen hast.
