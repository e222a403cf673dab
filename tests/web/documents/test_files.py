"""The documents of the repository are fresh and complete; `make docs` writes them anew."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from rami_server.web.documents.files import documents, examples_in, write
from rami_server.web.documents.page import parts_of
from rami_server.web.documents.schemas import socket_schemas
from rami_server.web.documents.sections import SOCKET_CODES
from rami_server.web.protocol.codes import NoticeCode, RestCode
from tests.golden.make_protocol import FOLDER, text_of
from tests.support.conversation import conversation

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")


async def test_examples_are_what_a_server_says() -> None:
    """Each golden example is said anew, word for word, by a real server and its clients."""
    said = {name: text_of(message) for name, message in (await conversation()).items()}
    kept = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert said == kept


@pytest.mark.parametrize("name", ["asyncapi.json", "protocol.md"])
def test_document_is_fresh(name: str) -> None:
    """What can be made from the models and examples is what the document holds."""
    wanted = documents(DOCS, examples_in(FOLDER))[DOCS / name]
    assert (DOCS / name).read_text(encoding="utf-8") == wanted, "stale: run `make docs`"


def test_every_model_is_explained_once() -> None:
    """Each message, event and part of the view has its heading, and each link finds one."""
    headings = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    anchors = [heading.lower().replace(" ", "-") for heading in headings]
    models = {name for name in socket_schemas() if name not in {"Incoming", "Outgoing"}}
    assert models <= set(headings)
    linked = set(re.findall(r"\]\(#([^)]+)\)", PAGE))
    assert {anchor for anchor in linked if anchors.count(anchor) != 1} == set()


def test_every_code_is_explained() -> None:
    """Each refusal of the socket and each notice is in the page; what is of REST only is not."""
    explained = set(re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE))
    assert {str(code) for code in SOCKET_CODES} | set(NoticeCode) <= explained
    assert not explained & set(RestCode)


def test_every_block_is_json_of_an_example() -> None:
    """No example in the page was written by hand."""
    known = [json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.json")]
    blocks = re.findall(r"```json\n(.+?)\n```", PAGE, re.DOTALL)
    assert len(blocks) > 40
    assert [block for block in blocks if json.loads(block) not in known] == []


def test_a_stale_document_is_written_anew(tmp_path: Path) -> None:
    """Only what has changed is written, and a second run changes nothing."""
    shutil.copy(DOCS / "protocol.md", tmp_path)
    page = tmp_path / "protocol.md"
    page.write_text(PAGE.replace("Ask whether the link is alive.", "Stale."), encoding="utf-8")
    assert write(tmp_path, FOLDER) == [tmp_path / "asyncapi.json", page]
    assert page.read_text(encoding="utf-8") == PAGE
    assert write(tmp_path, FOLDER) == []


def test_the_page_asks_for_every_kind_of_part() -> None:
    """Nothing that can be made has been forgotten in the page."""
    kinds = {part.split()[0] for part in parts_of(PAGE)}
    assert kinds == {"actions", "codes", "events", "example", "messages", "models", "notices"}


def test_lock_of_the_checking_tool_names_no_registry() -> None:
    """It installs from whichever registry the machine trusts."""
    lock = (ROOT / "tools" / "asyncapi" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert not re.search(r"registry\.", lock)
