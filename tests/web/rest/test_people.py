from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.web.rest.people import LoginAndPassword

PASSWORD = "three small blue boats"  # noqa: S105 - nobody's


def test_password_is_not_printed() -> None:
    """What is logged of a request holds no password."""
    assert PASSWORD not in repr(LoginAndPassword(login="ana", password=PASSWORD))


@pytest.mark.parametrize("login", ["ana", "Ana.1", "a_b-c", "ana+rami@example.org"])
def test_login_names(login: str) -> None:
    """A login name may be an address, and need not."""
    assert LoginAndPassword(login=login, password=PASSWORD).login == login


def test_line_end_is_no_part_of_a_login_name() -> None:
    """A name that looks like another's is not another one."""
    with pytest.raises(ValidationError):
        LoginAndPassword(login="ana\n", password=PASSWORD)
