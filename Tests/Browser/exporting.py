"""`traitscope export`, and the exported pages."""

import hashlib
import os
import subprocess

import budgets
import pytest

from browsing import touch

STILL = {"reduced_motion": "reduce"}


def export(playground, target, *arguments, **options):
    command = [os.environ["TRAITSCOPE"], "export", str(playground), "-o", str(target), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, **options)


@pytest.fixture(scope="session")
def exports(tmp_path_factory):
    """The folder of exports for several tests, shared by the processes of a run."""
    home = tmp_path_factory.getbasetemp()
    home = (home.parent if "PYTEST_XDIST_WORKER" in os.environ else home) / "exports"
    home.mkdir(exist_ok=True)
    return home


@pytest.fixture
def exported(request, exports):
    """Exports a playground, from the test's folder if it has one, and returns the address of the file."""
    folder = request.getfixturevalue("folder" if "folder" in request.fixturenames else "playgrounds")

    def exported(*arguments, name="neko"):
        source = folder / f"{name}.toml"
        key = hashlib.sha256(repr((arguments, source.read_bytes())).encode()).hexdigest()
        target = exports / f"{name}-{key}.html"
        # It is written atomically, so readers always find all of it.
        if not target.exists():
            result = export(source, target, *arguments)
            assert result.returncode == 0, result.stderr
        return target.as_uri()

    return exported


@pytest.fixture
def open_file(open_page, request):
    """Opens a page that may request only itself and the files that the test expects."""
    opened = []
    still = {} if request.config.getoption("firefox", False) else STILL

    def open_file(url, expected=(), before=None, **options):
        """`before` is a script that runs before the page's own."""
        page = open_page("about:blank", is_live=False, **{**still, **options})
        asked = []
        opened.append((asked, {url.partition("#")[0], *expected}))
        page.on("request", lambda request: asked.append(request.url.partition("#")[0]))
        if before:
            page.add_init_script(before)
        page.goto(url)
        if options.get("java_script_enabled", True):
            page.wait_for_selector("body[data-ready], body.is-still")
            if page.locator("body[data-ready]:not(.is-still)").count():
                touch(page)
        return page

    yield open_file
    for asked, expected in opened:
        outside = [url for url in asked if not url.startswith(("data:", "blob:")) and url not in expected]
        print("The page asks for", *outside)
        budgets.check("exported page: requests", len(outside))


@pytest.fixture
def open_export(open_file, exported):
    """Exports a playground and opens the page."""

    def open_export(*arguments, name="neko", fragment="", **options):
        return open_file(exported(*arguments, name=name) + fragment, **options)

    return open_export


def panel(page, tab):
    page.locator(f'[data-tab="{tab}"]').evaluate("(tab) => tab.click()")
    return page.locator(f"#pane-{tab}")


def edit(page):
    """Opens the source and returns its text field."""
    if page.locator("#editor").is_hidden():
        page.get_by_role("button", name="Edit").click()
    return page.locator(".editor-text")


def rewrite(page, old, new):
    """Edits the source by selecting a text and typing another."""
    field = edit(page)
    text = field.input_value()
    assert old in text
    field.fill(text.replace(old, new))
