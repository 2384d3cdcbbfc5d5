tech-vacuum_turbines = Vakuumturbinen
    .when = Alle, zu Beginn jeder Herausforderung; dann abgelegt
    .text = Zieh vier Karten, behalte davon beliebig viele und leg den Rest ab.
    .help = Alle sehen, was du ablegst.

q-vacuum_turbines-discard = Welche der gezogenen Karten legst du ab? Beliebig viele.
    .why = Vakuumturbinen: Die anderen behältst du. Alle sehen, was du ablegst.
