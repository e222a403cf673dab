"""How fast the rules are, beside other engines of the rummy family: `python -m bench.engine`."""
