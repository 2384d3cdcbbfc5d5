tech-gluon_mines = Gluonminen
    .when = Nur der Verteidiger, wenn die Karten liegen; bis dahin geheim, dann abgelegt
    .text =
        Schick bis zu so viele Schiffe auf dem Portal in den Warp, wie du Schiffe an
        dieser Technologie hast. Ist dort keines mehr, gewinnst du die Herausforderung;
        sonst geht sie weiter.
    .help = Je mehr Schiffe du hier warten lässt, desto mehr kannst du sprengen.
    .ruling-1 = Du wählst, welche Schiffe auf dem Portal, auch verbündete.
    .ruling-2 =
        Sind alle weg, werden die Karten ohne Wirkung aufgedeckt und abgelegt, und deine
        Verbündeten bekommen ihre Belohnung.

q-gluon_mines-targets = Welche Schiffe auf dem Portal sprengst du? Wähle { $range }.
    .why = Gluonminen: eines für jedes deiner Schiffe hier. Ist keines übrig, siegst du.
