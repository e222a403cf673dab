"""The ring TABLE: one table as a sans-I/O core, folded from its numbered records.

Commands go in, records and effects come out; time and randomness are arguments.
"""
