"""Editors and tools that speak with the command over standard input and output. Their clients run event loops of their own, which do not
go with the one that drives browsers: they are a run of their own."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
