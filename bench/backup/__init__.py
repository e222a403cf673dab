"""How fast a whole database is backed up and taken back."""
