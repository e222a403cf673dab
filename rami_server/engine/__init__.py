"""Ring 1, the rules of Rami: pure functions over frozen values, standard library only.

No clock, no randomness, no I/O: whatever varies is an argument.
"""
