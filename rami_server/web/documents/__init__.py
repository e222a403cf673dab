"""Documents made from the protocol's models: AsyncAPI, OpenAPI's components, `docs/protocol.md`.

`python -m rami_server.web.documents` writes them anew; tests fail while they are stale.
"""
