"""Clients that communicate with the command over standard input and output. They run their own event loops, which do not
work with that of browser tests, so they are a separate run."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
