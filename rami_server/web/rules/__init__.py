"""The rule sheet for players, as data: what it is about, checked examples, and texts by language.

`outline.toml` says which sections and items there are, `examples.toml` what is shown, and each file
in `languages/` how all of it is said in one language. Another language is one more file.
"""
