"""`python -m rami_server`: the same command line as `rami-server`.

Useful where the console script is not on the path.
"""

from rami_server.cli import app

if __name__ == "__main__":
    app(prog_name="rami-server")
