tech-warpspace_key = Térgörbületkulcs
    .when = Csak támadó, bármelyik saját összecsapása elején; aztán el kell dobni
    .text = Minden űrhajód elhagyja a térgörbületet, és visszatér a kolóniáidra.
    .help = Mint a Möbius-csövek, de csak neked.
