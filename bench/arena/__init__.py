"""How strong the levels are, one series after the other: `python -m bench.arena`."""
