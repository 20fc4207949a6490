"""Pictures of playgrounds: files that any program can show, and sentences where there are none."""

import os
import pathlib
import shutil
import signal
import struct
import subprocess
import tempfile
import xml.dom.minidom

import pytest

from waiting import until


def export(*arguments, cwd=None, **environment):
    command = [os.environ["TRAITSCOPE"], "export", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=120, cwd=cwd, env={**os.environ, **environment}
    )


def files(folder):
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def target(tmp_path):
    folder = tmp_path / "pictures"
    folder.mkdir()
    return folder


def size_of_png(path):
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", data[16:24])


def size_of_svg(path):
    root = xml.dom.minidom.parse(str(path)).documentElement
    return float(root.getAttribute("width")), float(root.getAttribute("height"))


def test_every_device_becomes_a_file_and_a_line_of_markdown(folder, target):
    outcome = export(folder / "neko.toml", "--format", "svg", cwd=target)
    assert outcome.returncode == 0, outcome.stderr
    assert len(files(target)) == 6 and "neko-iphone-se-1-landscape.svg" in files(target)
    lines = outcome.stdout.splitlines()
    assert lines[0] == "![Neko on iPhone SE 1, portrait](neko-iphone-se-1.svg)"
    assert len(lines) == 6
    for name in files(target):
        xml.dom.minidom.parse(str(target / name))


def test_one_picture_has_the_name_it_is_given(folder, target):
    outcome = export(folder / "neko.toml", "--format", "svg", "--device", "iphone-x", "-o", target / "one.svg")
    assert outcome.returncode == 0, outcome.stderr
    assert files(target) == ["one.svg"]
    again = export(folder / "neko.toml", "--format", "svg", "--device", "iphone-x", "-o", "-")
    assert again.stdout == (target / "one.svg").read_text()


def test_both_styles_make_one_picture_that_follows_the_reader(folder, target):
    outcome = export(folder / "neko.toml", "--format", "svg", "--board", "--style", "both", "-o", target / "new")
    assert outcome.returncode == 0, outcome.stderr
    assert files(target / "new") == ["neko-board-dark.svg", "neko-board.svg"]
    assert "prefers-color-scheme: dark" in outcome.stdout and len(outcome.stdout.splitlines()) == 1


def test_events_bring_the_app_to_the_moment(folder, target):
    arguments = [folder / "neko.toml", "--format", "svg", "--device", "iphone-8-plus", "-o", "-"]
    assert export(*arguments).stdout != export(*arguments, "--event", "tap home.next").stdout


def test_png_has_two_pixels_to_a_point_and_pdf_one_page(folder, target):
    for form in ["svg", "png", "pdf"]:
        outcome = export(folder / "neko.toml", "--format", form, "--device", "iphone-x", "-o", target / f"x.{form}")
        assert outcome.returncode == 0, outcome.stderr
    assert size_of_png(target / "x.png") == tuple(2 * side for side in size_of_svg(target / "x.svg"))
    page = (target / "x.pdf").read_bytes()
    assert page.startswith(b"%PDF") and page.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize(("arguments", "status", "words"), [
    (["--format", "svg", "--device", "iphone-xx"], 64, "did you mean"),
    (["--board"], 64, "--board is about pictures"),
    (["--device", "iphone-x"], 64, "--device is about pictures"),
    (["--format", "svg", "-o", "-"], 1, "cannot go to standard output"),
    (["--format", "svg", "-o", "no/such/folder"], 1, "cannot be made"),
    (["--format", "gif"], 64, "gif"),
])
def test_what_cannot_be_drawn_is_one_sentence(folder, target, arguments, status, words):
    outcome = export(folder / "neko.toml", *arguments, cwd=target)
    assert outcome.returncode == status and words in outcome.stderr
    assert files(target) == []


def test_a_picture_is_not_written_over_its_playground(folder):
    playground = folder / "neko.toml"
    before = playground.read_bytes()
    outcome = export(playground, "--format", "svg", "--board", "-o", playground)
    assert outcome.returncode == 1 and playground.read_bytes() == before


def test_without_a_browser_nothing_is_written(folder, target):
    for form in ["png", "pdf"]:
        outcome = export(folder / "neko.toml", "--format", form, "-o", target / "new", CHROMIUM="", PATH="/nowhere")
        assert outcome.returncode == 1
        assert outcome.stderr.count("\n") == 1 and "Chrome or Chromium" in outcome.stderr
    assert files(target) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_leaves_neither_pictures_nor_profiles(folder, target, number):
    # Chromium makes a socket in it, whose path must be short.
    temporary = pathlib.Path(tempfile.mkdtemp(dir="/tmp"))
    command = [os.environ["TRAITSCOPE"], "export", folder / "neko.toml", "--format", "png", "-o", target / "new"]
    process = subprocess.Popen(
        command, env={**os.environ, "TMPDIR": str(temporary)}, stdout=subprocess.PIPE,
        # A shell has what it runs in the background ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until(lambda: list(temporary.glob("traitscope-*/profile/*")), "the browser begins")
    process.send_signal(number)
    process.communicate(timeout=20)
    assert process.returncode == -number
    assert files(target) == [] and not list(temporary.glob("traitscope-*"))
    shutil.rmtree(temporary)
