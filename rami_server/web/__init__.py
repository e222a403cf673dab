"""The ring WEB: everything a client touches, over HTTP and WebSocket.

Wire formats are translated here and nowhere else; it never imports `adapters`.
"""
