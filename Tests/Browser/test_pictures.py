"""Pictures of playgrounds that a browser draws."""

import os
import pathlib
import shutil
import signal
import struct
import subprocess
import tempfile
import xml.dom.minidom

import pytest

from exporting import export
from waiting import until


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


def test_png_has_two_pixels_to_a_point_and_pdf_one_page(folder, target):
    for form in ["svg", "png", "pdf"]:
        outcome = export(folder / "neko.toml", target / f"x.{form}", "--format", form, "--device", "iphone-x")
        assert outcome.returncode == 0, outcome.stderr
    assert size_of_png(target / "x.png") == tuple(2 * side for side in size_of_svg(target / "x.svg"))
    page = (target / "x.pdf").read_bytes()
    assert page.startswith(b"%PDF") and page.count(b"/Type /Page\n") == 1
    # There is one file, with a page for each device.
    assert export(folder / "neko.toml", target / "all.pdf", "--format", "pdf").returncode == 0
    assert (target / "all.pdf").read_bytes().count(b"/Type /Page\n") == 6


def test_slides_have_a_page_for_each_step_of_a_scenario(folder, target):
    (folder / "slides.toml").write_text((folder / "neko.toml").read_text() + """
[[scenarios]]
name = "There and back"
events = ["tap home.next", "back"]
expect = [{ top = "home" }]
""")
    outcome = export(folder / "slides.toml", target / "slides.pdf", "--slides", "There and back")
    assert outcome.returncode == 0, outcome.stderr
    slides = (target / "slides.pdf").read_bytes()
    assert slides.startswith(b"%PDF") and slides.count(b"/Type /Page\n") == 3
    outcome = export(folder / "slides.toml", target / "none.pdf", "--slides", "There and bag")
    assert outcome.returncode != 0 and "There and back" in outcome.stderr and not (target / "none.pdf").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_leaves_no_pictures_and_no_profiles(folder, target, number):
    # Chromium makes a socket in this folder, whose path must be short.
    temporary = pathlib.Path(tempfile.mkdtemp(dir="/tmp"))
    command = [os.environ["TRAITSCOPE"], "export", folder / "neko.toml", "--format", "png", "-o", target / "new"]
    process = subprocess.Popen(
        command, env={**os.environ, "TMPDIR": str(temporary)}, stdout=subprocess.PIPE,
        # A shell makes background programs ignore this signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until(lambda: list(temporary.glob("traitscope-*/profile/*")), "the browser begins")
    process.send_signal(number)
    process.communicate(timeout=20)
    assert process.returncode == -number
    assert list(target.iterdir()) == [] and not list(temporary.glob("traitscope-*"))
    shutil.rmtree(temporary)
