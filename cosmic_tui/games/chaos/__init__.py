"""Everything of Chaos Galaxy that a person sees or says; the rules stand in `engine/chaos`."""
