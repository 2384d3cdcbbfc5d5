alien-zombie = Zombie
    .tagline = Its lost ships walk home again
    .flavour = Death called. We put it on hold.
    .power-name = Immortality
    .power =
        Whenever ships of yours would go to the warp, you use this power instead: they
        return to colonies you still have, split as you like. With no colony left they
        do go to the warp.

        When you make a deal as a main player, its terms may also free any ships, of any
        players, from the warp; each owner chooses where they land. This part is no use
        and cannot be zapped.
    .wild =
        When ships of yours would go to the warp, keep one of them back and put it on one
        of your colonies.
    .super =
        As a main player, once alliances are formed, you may let every ally of your side
        take one of its ships from the warp and add it to those it sent.
    .zap =
        Those ships go to the warp, and so do any others you lose in this encounter.
        Freeing ships in a deal still works.
    .help = No compensation for rescued ships: they were never lost.
    .ruling-1 =
        The ships have to leave the place they were lost from, and cannot return to a
        planet where you have no colony left.
    .ruling-2 =
        Void comes first: ships it removes from the game were never on their way to the
        warp.
    .ruling-3 =
        Ships lost together with the home colony that costs you your power are still
        saved; only then does the power go off.
    .ruling-4 =
        After a failed deal you choose three ships and move them. They may go back to a
        colony that still has other ships of yours.
    .ruling-5 =
        Saved ships count as lost for nobody: a price is paid, a named loss is done, but
        nothing that answers losses is set off.
    .ruling-6 =
        Ships that are in the warp already stay there; regroup, rewards and deals bring
        them back as usual.
    .ruling-7 =
        Freeing ships alone is no deal: a card or a colony has to change hands as well.
        If the deal is canceled, nobody is freed.
    .ruling-8 = A player without colonies cannot be freed: there is nowhere to go.
    .ruling-9 = Wild: one ship of one loss, once per encounter.
    .ruling-10 =
        Super: each ally decides. The extra ship may be a fifth one, counts in the total
        and earns a reward like the others.

ev-zombie-saved = { $n ->
        [one] { $n } of { $who }'s ships walks home.
       *[other] { $n } of { $who }'s ships walk home.
    }
    .you = { $n ->
        [one] Your ship walks home instead.
       *[other] { $n } of your ships walk home instead.
    }
q-zombie-follow = Bring one of your ships from the warp into this encounter?
    .why = Zombie lets you, on top of the ships you sent.
    .pass = Your ship stays in the warp.
