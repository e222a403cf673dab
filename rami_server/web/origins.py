"""Which web pages may open a socket here: CORS does not look at WebSockets, so the server does."""

from collections.abc import Collection


def may_connect(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Tell whether a page of this origin may connect to this host.

    Native clients send no origin. A page of the server's own host and port always may; others
    only if their origin is `allowed`. The opaque origin `null` never may.
    """
    if origin is None:
        return True
    if origin in allowed:
        return origin != "null"
    return host is not None and origin in {f"http://{host}", f"https://{host}"}
