"""The files of Sources that name a word of the language, which show the cost of an addition of its class.

`additions.json` has at least ten real words, each with its class, the files that name it, and their maximum number. `python3
Tests/Browser/additions.py` writes the files again. The limits are written by hand."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).with_suffix(".json")
STAND_IN = "UIKitStandIn/"


def sources():
    """The texts of the Swift files and tables of Sources, by their paths there."""
    folder = ROOT / "Sources"
    files = sorted(path for ending in ("swift", "toml", "tsv") for path in folder.rglob(f"*.{ending}"))
    return {str(path.relative_to(folder)): path.read_text() for path in files}


def files_naming(word, pattern, texts):
    """`pattern` distinguishes a word of the language from the same English word."""
    expression = re.compile(pattern or rf"\b{word}\b")
    return [path for path, text in texts.items() if expression.search(text)]


def read():
    return json.loads(GOLDEN.read_text())


def write(texts):
    words = read()
    for word, entry in words.items():
        entry["files"] = files_naming(word, entry.get("pattern"), texts)
    GOLDEN.write_text(json.dumps(words, indent=4, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    write(sources())
