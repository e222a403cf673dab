"""The command that prints the API's description."""

import json

from typer.testing import CliRunner

from rami_server.cli import app
from rami_server.web.protocol.outgoing import View


def test_the_description_has_rest_and_socket() -> None:
    """Whoever generates a client needs nothing but this one command."""
    result = CliRunner().invoke(app, ["openapi"])
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert "/api/v1/tables" in document["paths"]
    assert {"Act", "Update", "View"} <= document["components"]["schemas"].keys()
    view = document["components"]["schemas"]["View"]["properties"]
    assert view.keys() == View.__annotations__.keys()
