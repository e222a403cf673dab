"""The ring AI: the bots, pure functions of what a seat may see.

They import the public words of the engine and can name neither the state nor a hidden card.
"""
