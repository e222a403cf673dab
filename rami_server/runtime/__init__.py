"""The ring RUNTIME: the asyncio shell around tables, and the ports it needs.

It decides nothing about the game: it stores what a table decided, then tells.
"""
