from __future__ import annotations

import pytest
from pydantic import BaseModel

from rami_server.web.rest.cached import DOCUMENTED, cached


class Body(BaseModel):
    """Something to send."""

    text: str


TAG = cached(Body(text="one"), None, {}).headers["etag"]


def test_answer_can_be_kept() -> None:
    """Anybody may use a copy for a while, and names it by its tag afterwards."""
    answer = cached(Body(text="één"), None, {"Vary": "Accept-Language"})
    assert (answer.status_code, answer.body) == (200, '{"text":"één"}'.encode())
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "public, max-age=300"
    assert answer.headers["vary"] == "Accept-Language"
    assert answer.headers["etag"].startswith('"')


def test_tag_is_of_what_is_sent() -> None:
    """The same has the same tag, anything else another one."""
    assert cached(Body(text="one"), None, {}).headers["etag"] == TAG
    assert cached(Body(text="two"), None, {}).headers["etag"] != TAG


@pytest.mark.parametrize("known", [TAG, f"W/{TAG}", f'"other", {TAG}', "*", f' {TAG} ,"other"'])
def test_good_copy_is_not_sent_again(known: str) -> None:
    """Who has it hears only that it is still good."""
    answer = cached(Body(text="one"), known, {"Content-Language": "en"})
    assert (answer.status_code, answer.body) == (304, b"")
    assert (answer.headers["etag"], answer.headers["content-language"]) == (TAG, "en")


@pytest.mark.parametrize("known", ["", '"other"', TAG.strip('"'), ",", "W/"])
def test_other_copy_is_replaced(known: str) -> None:
    """An old tag, and what is none, bring the whole answer."""
    assert cached(Body(text="one"), known, {}).status_code == 200


def test_caller_may_say_more_about_caching() -> None:
    """What changes more often can be asked after each time."""
    answer = cached(Body(text="one"), None, {"Cache-Control": "no-cache"})
    assert answer.headers["cache-control"] == "no-cache"


def test_both_answers_are_documented() -> None:
    """The description of an endpoint tells of the tag, and of an answer without a body."""
    assert {"ETag", "Cache-Control"} == DOCUMENTED[200]["headers"].keys()
    assert "content" not in DOCUMENTED[304]
