tech-warpspace_key = Warpraumschlüssel
    .when = Nur der Angreifer, zu Beginn einer eigenen Herausforderung; dann abgelegt
    .text = Alle deine Schiffe verlassen den Warp und kehren auf deine Kolonien zurück.
    .help = Wie die Möbiusröhren, aber nur für dich.
