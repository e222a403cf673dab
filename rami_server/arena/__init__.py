"""The arena: bots against bots in whole matches, with the luck taken out as far as possible.

Every deal is played once from each seat, so that the cards favour nobody.
"""
