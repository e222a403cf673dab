"""The ring ADAPTERS: what the ports of the runtime are plugged into.

Databases, buses, clocks and process pools live here; they never import `web`.
"""
