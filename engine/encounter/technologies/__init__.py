"""One file a technology (R-TEC). Found by scanning this folder."""
