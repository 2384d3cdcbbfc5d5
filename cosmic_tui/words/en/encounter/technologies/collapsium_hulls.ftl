tech-collapsium_hulls = Collapsium Hulls
    .when = Only the defense, after a narrow loss; stays in play
    .text =
        Whenever you lose an encounter as the defense by five or less, one of your ships
        may stay on the planet instead of going to the warp.
    .help = A home colony kept this way still counts for your power.
    .ruling-1 =
        The ship stands beside whoever lands there. It was not lost, so it earns no
        compensation.
    .ruling-2 = Losing by an amount needs two totals that were compared.
