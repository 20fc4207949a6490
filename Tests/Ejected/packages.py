"""Ejected packages, and type-checking several of them at once."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The samples, playgrounds that use the language differently, and the probe.
PLAYGROUNDS = {path.stem: path for pattern in ("Playgrounds/*.toml", "Tests/Ejected/playgrounds/*.toml", "Tests/Recordings/probe.toml")
               for path in ROOT.glob(pattern)}
SAMPLES = sorted(PLAYGROUNDS)
DECLARED = re.compile(r"^(?:(?:final|private|fileprivate|public) )*(?:class|struct|enum|protocol|typealias) (\w+)", re.MULTILINE)
# A compiler's message: the file and the line of a mistake.
MISTAKE = re.compile(r"^(/\S+?):\d+:\d+: (?:error|warning): .*$", re.MULTILINE)


def traitscope(*arguments, timeout=120):
    return subprocess.run([os.environ["TRAITSCOPE"], *map(str, arguments)], capture_output=True, text=True, timeout=timeout)


def eject(playground, package, deployment, *arguments):
    result = traitscope("eject", playground, "-o", package, "--deployment", deployment, *arguments)
    assert result.returncode == 0, result.stdout + result.stderr
    return package


def sources(package):
    """The sources of the app's module."""
    return sorted(path for path in package.rglob("*.swift") if path != package / "Package.swift")


class Batch:
    """Several apps as one module. Each declared type gets the app's number, so that names are unique.

    Files with only extensions are the same in most apps, and exist once. An app whose extensions of UIKit's types have a member of
    the same name in a different file is in another batch.
    """

    def __init__(self):
        self.files = {}
        self.packages = []
        self.shared = {}
        self.members = {}

    def takes(self, package, most):
        if len(self.packages) >= most:
            return False
        members = extension_members(package)
        return all(self.members.get(name, origin) == origin for name, origin in members.items())

    def add(self, package):
        number = len(self.packages)
        self.packages.append(package)
        shared = shared_files(package)
        self.shared.update(shared)
        self.members.update(extension_members(package))
        texts = {path: path.read_text() for path in sources(package) if path.name not in shared}
        types = sorted({name for text in texts.values() for name in DECLARED.findall(text)}, key=len, reverse=True)
        names = re.compile(rf"(?<![.\w\"]){'(?:' + '|'.join(types) + ')' if types else '(?!)'}\b")
        for path, text in texts.items():
            text = re.sub(r"^@main *\n", "\n", text, flags=re.MULTILINE)
            self.files[f"{package.stem}-{path.name}"] = names.sub(lambda match: f"{match[0]}_{number}", text)

    def write(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        written = []
        for name, text in [*self.files.items(), *self.shared.items()]:
            path = folder / name
            path.write_text(text)
            written.append(path)
        return written


def shared_files(package):
    """Sources with extensions and no types of their own, by their names."""
    return {path.name: text for path in sources(package) if not DECLARED.search(text := path.read_text())}


def extension_members(package):
    """The members that an app adds to UIKit's types, with their distinguishing part: the text of a file that apps share."""
    shared = shared_files(package)
    members = {}
    for path in sources(package):
        text = path.read_text()
        own = set(DECLARED.findall(text))
        for match in re.finditer(r"^(?:\w+ )*extension (\w+)[^{]*\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
            if match[1] in own:
                continue
            origin = text if path.name in shared else str(path)
            members |= {f"{match[1]}.{name}": origin for name in re.findall(r"^    (?:\w+ )*(?:func|var|let) (\w+)", match[2], re.MULTILINE)}
    return members


def batches(packages, most=40):
    made = []
    for package in packages:
        batch = next((batch for batch in made if batch.takes(package, most)), None)
        if batch is None:
            batch = Batch()
            made.append(batch)
        batch.add(package)
    return made
