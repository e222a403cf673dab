"""The rules as text: actions, positions and whole games, parsed and printed without loss.

`actions`, `positions` and `games` each hold one form; `vectors` reads positions as JSON.
"""
