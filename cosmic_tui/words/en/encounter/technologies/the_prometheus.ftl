tech-the_prometheus = The Prometheus
    .when = Works from its completion on; stays in play
    .text =
        When completed, put the Prometheus on one of your colonies. It is a ship of
        yours in every respect, but adds 4 to your side's total instead of 1.
    .help = One ship to launch, to lose and to bring back. Only its weight differs.
    .ruling-1 =
        It counts as one ship for compensation, rewards and everything that counts or
        multiplies ships.
    .ruling-2 = If this technology leaves the game, so does the Prometheus.
    .ruling-3 =
        It is one ship more than you had. Without a colony to begin on, it begins in the
        warp.
    .ruling-4 = It adds 4 in all, no more than that, also for a Macron.

q-the_prometheus-commission = On which of your colonies does the Prometheus begin?
    .why = One ship more for you, and it adds 4 wherever it takes part.
