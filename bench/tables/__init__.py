"""Whether tables that are made and abandoned leave anything behind."""
