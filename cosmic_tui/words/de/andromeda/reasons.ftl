### Was jemand zu einem Start, einer Rückkehr oder einem Bauwerk sagt, in der ersten Person, ein kurzer Satz.

reason-leads = { $n ->
        [one] { $whom } führt mit { $n } Punkt.
       *[other] { $whom } führt mit { $n } Punkten.
    }
    .at-you = { $n ->
        [one] Du führst mit { $n } Punkt.
       *[other] Du führst mit { $n } Punkten.
    }
reason-stronger_there = { $n ->
        [one] Dort habe ich { $n } Würfel mehr.
       *[other] Dort habe ich { $n } Würfel mehr.
    }
reason-raiders_there = Ich bin dort hinter den Plünderern her.
reason-beside_leaders = { $n ->
        [one] Dort und daneben ist { $n } Anführer.
       *[other] Dort und daneben sind { $n } Anführer.
    }
reason-moon_there = Kein anderer Mond in Reichweite bringt so viel.
reason-before_event = Bald kommt eine Ereigniskarte, also kehre ich zurück.
reason-home_full = { $n ->
        [one] Ich hole { $n } Schiff nach Hause.
       *[other] Ich hole { $n } Schiffe nach Hause.
    }
reason-ends_it = Damit erreiche ich das Ziel.
reason-greets_nilo = Mal sehen, was die Nebel verbergen.
reason-greets_dora = Wo Anführer sind, da baue ich.
reason-greets_reka = Überlasst die Plünderer mir.
reason-greets_bodo = Für einen Mond ist immer noch Platz.
reason-greets_zita = Raus und gleich wieder nach Hause.
