"""`python -m rami_server.web.documents`: write the documents of this checkout anew."""

from pathlib import Path

from rami_server.web.documents.files import write

if __name__ == "__main__":
    for changed in write(Path("docs"), Path("tests/golden/protocol")):
        print(f"written: {changed}")  # noqa: T201 - a command's output
