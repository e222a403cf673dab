"""The program's first and last lines; `python -m rami_server` is the command `rami-server`.

Loading everything takes a second or two, in which a server can be told to stop already.
"""

import gc
import os
import signal
import sys
from typing import NoReturn


def main() -> None:
    """Run the command line; a server that is told to stop before it runs has nothing to finish."""
    if "serve" in sys.argv[1:2]:
        signal.signal(signal.SIGTERM, _leave)
    gc.disable()  # a fifth of the time, for nothing: what is loaded is there to stay
    from rami_server.cli import app  # noqa: PLC0415 - what takes long comes after the handler

    gc.freeze()
    gc.enable()
    app(prog_name="rami-server")


def _leave(_number: int, _frame: object) -> NoReturn:
    os._exit(0)  # an exception could be lost in the middle of an import


if __name__ == "__main__":
    main()
