"""Write the examples of the protocol anew: `python -m tests.golden.make_protocol`, deliberately.

Read the difference before you commit it: it says what clients will see otherwise from now on.
Then `make docs` takes the examples into the documents.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.support.conversation import conversation

FOLDER = Path(__file__).parent / "protocol"


def text_of(message: dict[str, Any]) -> str:
    """Return an example as its file holds it."""
    return json.dumps(message, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Hold the conversation and write what was said."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, message in asyncio.run(conversation()).items():
        (FOLDER / f"{name}.json").write_text(text_of(message), encoding="utf-8")


if __name__ == "__main__":
    main()
