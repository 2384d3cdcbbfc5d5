"""The technologies, one file each (R-TEC). This folder is scanned for them."""
