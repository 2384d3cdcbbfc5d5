artifact-ionic_gas = Ionic Gas
    .when = Any player, when the winner is known
    .line = Nobody gets compensation or rewards in this encounter.
    .text = Nobody collects compensation or rewards in this encounter.
    .help = Colonies won by landing are no rewards. It does not help against a deal.
    .ruling-1 = Defensive allies still take their ships home.
