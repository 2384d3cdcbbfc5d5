"""Properties that hold for everything registered: every alien, flare, artifact, technology and variant."""
