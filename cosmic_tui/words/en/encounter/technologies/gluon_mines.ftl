tech-gluon_mines = Gluon Mines
    .when = Only the defense, once the cards are laid; secret until then, then discarded
    .text =
        Send up to as many ships on the gate to the warp as you have ships researching
        this technology. If none is left there, you win the encounter; otherwise it goes
        on.
    .help = The more ships you let wait here, the more you can blow up.
    .ruling-1 = You choose which ships on the gate, allied ones too.
    .ruling-2 =
        If all are gone, the cards are turned up without effect and discarded, and your
        allies get their rewards.

q-gluon_mines-targets = Which ships on the gate do you blow up? Choose { $range }.
    .why = Gluon Mines: one for each of your ships here. With none left there, you win.
