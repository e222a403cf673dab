"""A person at a terminal: shows the table, numbers what is legal, reads what to do.

It is a client like any other: it knows what the server tells its seat, and nothing else.
"""
