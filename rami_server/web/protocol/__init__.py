"""The socket protocol, version 1: the only client-facing models, and the truth of all documents.

`incoming` is what clients send, `outgoing` what the server sends, `codes` every refusal.
"""
