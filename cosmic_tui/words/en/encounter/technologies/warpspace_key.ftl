tech-warpspace_key = Warpspace Key
    .when = Only the offense, start of any of its encounters; then discarded
    .text = All your ships leave the warp and return to your colonies.
    .help = Like Mobius Tubes, but for you alone.
