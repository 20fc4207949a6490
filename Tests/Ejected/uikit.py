"""The compiler with the modules of Sources/UIKitStandIn: checks the sources of ejected apps, and builds them with the recorder.

Sources are checked for their package's deployment target. On Linux the compiler does not support iOS, but it supports Android,
with the same rules of availability. So in copies of the declarations and of the app's sources the platform's name is
replaced (`@available(iOS 17.0, *)`, `#available(iOS 17, *)`), and `android17` is the target. Line numbers are unchanged.
"""

import fcntl
import functools
import hashlib
import os
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources" / "UIKitStandIn" / "Modules"
# The modules are in the order of their imports.
MODULES = ["ObjectiveC", "UIKit", "MapKit", "WebKit"]
# The oldest and the newest deployment target that `traitscope eject` has.
OLDEST = 16
NEWEST = 27
PLATFORM = re.compile(r"(?<=[(,\s])iOS(?=(?:ApplicationExtension)?[ ,]\s*(?:\d|introduced|deprecated|unavailable|obsoleted))")
OPTIONAL_CALL = re.compile(r"((?:[dD]elegate|[dD]ataSource)\??\.\w+)\?\(")
# The stand-in knows these methods by the names that imported code has for them.
SELECTORS = {
    "UIViewController.show(_:sender:)": "show",
    "UIViewController.showDetailViewController(_:sender:)": "showDetailViewController",
}


class CompilerError(Exception):
    """The compiler's output."""


def swiftc(*arguments, cwd=None):
    result = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True, cwd=cwd)
    if result.returncode:
        raise CompilerError(result.stdout + result.stderr)
    return result.stdout


def for_android(text):
    """A source with the availability of iOS rewritten for Android."""
    text = "".join(
        PLATFORM.sub("Android", line) if "available" in line or "iOS," in line else line for line in text.splitlines(keepends=True)
    )
    return without_objective_c(text, lambda method: f"Selector(checked: {method})")


def without_objective_c(text, selector):
    """A source without code that needs the Objective-C runtime, and with other selectors."""
    # Optional requirements of protocols have default implementations here, because on Linux no Swift type can be one of
    # Objective-C's.
    text = OPTIONAL_CALL.sub(r"\1(", text)
    text = re.sub(r"@objc(?:Members)?(?:\([^)]*\))? ", "", text)
    return re.sub(r"#selector\(((?:[^()]|\([^()]*\))*)\)", lambda match: selector(match[1]), text)


def unexposed_selectors(sources):
    """The methods of an app that selectors name, and that are not exposed to Objective-C."""
    text = "\n".join(path.read_text() for path in sources)
    named = re.findall(r"#selector\((?:self\.)?([a-z]\w*)", text)
    return [name for name in named if not re.search(rf"@objc (?:\w+ )*func {name}\b", text)]


def for_linux(text):
    """An app's source without code that needs the Objective-C runtime, without actors, and without its main function."""
    text = re.sub(r"^@main *\n?", "", text, flags=re.MULTILINE)
    text = re.sub(r"@MainActor\b(?: @preconcurrency| in\b)?", "", text)
    return without_objective_c(text, lambda method: f'Selector("{SELECTORS.get(method, method)}")')


class Toolchain:
    """The modules, built once for their sources.

    Apps are checked against interfaces only, which take a second to build. They are linked with the modules of `import --run`, which
    take a quarter of a minute and are built when a test first needs them."""

    def __init__(self, program):
        self.program = program
        digest = hashlib.sha256(subprocess.run(["swiftc", "--version"], capture_output=True).stdout)
        digest.update(Path(__file__).read_bytes())
        for path in sorted(SOURCES.rglob("*.swift")):
            digest.update(str(path.relative_to(SOURCES)).encode() + path.read_bytes())
        self.folder = ROOT / ".build" / "uikit" / digest.hexdigest()[:16]
        self.checked = self.folder / "checked"
        self.products = self.folder / "products"
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._lock("checked"):
            if not (self.folder / "complete").exists():
                self._build()

    @contextmanager
    def _lock(self, name):
        """Lets each of several processes wait for the first."""
        with open(self.folder / f"{name}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    @functools.cached_property
    def library(self):
        """The modules to link apps with: those of `import --run`."""
        with self._lock("library"):
            return Path(subprocess.run([self.program, "modules"], capture_output=True, check=True, text=True, timeout=900).stdout.strip())

    def _build(self):
        for former in self.folder.parent.glob("*"):
            if former.stat().st_mtime < time.time() - 24 * 3600:
                shutil.rmtree(former, ignore_errors=True)
        for folder in (self.checked, self.products, self.resources):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
        self._make_resources()
        self._build_checked()
        swiftc(
            "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", "AppleProductTypes", "-I", self.manifest_api,
            "-o", self.products / "AppleProductTypes.swiftmodule", *sorted((SOURCES / "AppleProductTypes").glob("*.swift")),
        )
        (self.folder / "complete").touch()

    def _build_checked(self):
        """The modules to check apps against. Their enumerations are not frozen, like UIKit's."""
        for module in MODULES:
            folder = self.checked / f"{module}.sources"
            folder.mkdir()
            for path in sorted((SOURCES / module).rglob("*.swift")):
                (folder / path.name).write_text(for_android(path.read_text()))
            swiftc(
                *self.target(OLDEST), "-swift-version", "5", "-parse-as-library", "-enable-library-evolution", "-emit-module",
                "-Xfrontend", "-experimental-skip-all-function-bodies",
                "-module-name", module, "-I", ".", "-o", f"{module}.swiftmodule", *sorted(folder.glob("*.swift")), cwd=self.checked,
            )

    # The system's own modules, by their names for Android.

    @property
    def resources(self):
        return self.folder / "resources"

    @property
    def manifest_api(self):
        return self.swift_library() / "pm" / "ManifestAPI"

    @staticmethod
    def swift_library():
        return Path(shutil.which("swiftc")).resolve().parents[1] / "lib" / "swift"

    def _make_resources(self):
        library = self.swift_library()
        for path in library.iterdir():
            (self.resources / path.name).symlink_to(path)
        android = self.resources / "android"
        android.mkdir()
        for path in (library / "linux").iterdir():
            if path.suffix != ".swiftmodule":
                (android / path.name).symlink_to(path)
                continue
            (android / path.name).mkdir()
            for module in path.glob("*.swiftmodule"):
                machine = module.name.split("-")[0]
                (android / path.name / f"{machine}-unknown-linux-android.swiftmodule").symlink_to(module)
        machine = os.uname().machine
        headers = library / "linux" / machine
        folders = [Path("/usr/include") / f"{machine}-linux-gnu", Path("/usr/include"), headers]

        def found(match):
            name = match[2]
            path = next((folder / name for folder in folders if (folder / name).exists()), name)
            return f'{match[1]}"{path}"'

        text = (headers / "glibc.modulemap").read_text()
        (self.folder / "glibc.modulemap").write_text(re.sub(r'(header )"([^/"][^"]*)"', found, text))

    def target(self, version):
        machine = os.uname().machine
        return [
            "-target", f"{machine}-unknown-linux-android{version}", "-resource-dir", self.resources,
            "-Xcc", "-U__ANDROID__", "-Xcc", "-isystem", "-Xcc", f"/usr/include/{machine}-linux-gnu",
            "-Xcc", f"-fmodule-map-file={self.folder / 'glibc.modulemap'}",
        ]

    # Apps.

    def check(self, sources, deployment, scratch, language="6"):
        """Type-checks an app's sources for a deployment target, with warnings as errors."""
        scratch.mkdir(parents=True, exist_ok=True)
        copies = []
        for number, path in enumerate(sources):
            # The compiler rejects two files of one name.
            copy = scratch / f"{number}-{path.name}"
            copy.write_text(for_android(path.read_text()))
            copies.append(copy)
        said = ""
        try:
            # There is one job for all files. Separate jobs would each read all other files, and stop after the first failure.
            swiftc(
                *self.target(deployment), "-swift-version", language, "-wmo", "-typecheck", "-D", "DEBUG", "-warnings-as-errors",
                "-module-name", "App",
                "-I", self.checked, *copies,
            )
        except CompilerError as error:
            said = str(error)
        if unexposed := unexposed_selectors(sources):
            said += f"error: no @objc method for the selectors of {', '.join(unexposed)}\n"
        if said:
            raise CompilerError(said)

    def check_manifest(self, manifest):
        """Type-checks the manifest of an app package, for the version of the tools that it names."""
        version = re.match(r"// swift-tools-version: *(\d+\.\d+)", manifest.read_text())
        if not version:
            raise CompilerError("error: the manifest names no version of the tools")
        swiftc(
            "-typecheck", "-warnings-as-errors", "-swift-version", "5" if version[1].startswith("5") else "6",
            "-package-description-version", version[1], "-I", self.manifest_api, "-I", self.products, manifest,
        )

    def build(self, sources, program, scratch):
        """Builds an app with the recorder, for a driver that is among the sources as `main.swift`."""
        scratch.mkdir(parents=True, exist_ok=True)
        copies = []
        for number, path in enumerate(sources):
            copy = scratch / f"{number}" / path.name
            copy.parent.mkdir(exist_ok=True)
            copy.write_text(for_linux(path.read_text()))
            copies.append(copy)
        swiftc(
            "-swift-version", "5", "-wmo", "-Onone", "-D", "DEBUG", "-suppress-warnings", "-module-name", "App",
            "-I", self.library, "-o", program, *copies,
            *(self.library / f"{module}.o" for module in MODULES),
        )
