"""`export` always writes a whole file or none, and never overwrites its inputs."""

import contextlib
import hashlib
import os
import pathlib
import shutil
import signal
import stat
import subprocess
import time

import pytest

from serving import REPOSITORY

BODY = "<!doctype html>old\n"
END = "</html>\n<!-- Written by Traitscope. SHA-256 of the lines before: "
# An older page, which an export may replace.
OLD = f"{BODY}<!-- Written by Traitscope. SHA-256 of the lines before: {hashlib.sha256(BODY.encode()).hexdigest()} -->\n"


@pytest.fixture
def neko(tmp_path):
    return pathlib.Path(shutil.copy(REPOSITORY / "Playgrounds" / "neko.toml", tmp_path))


def command(neko, target):
    return [os.environ["TRAITSCOPE"], "export", str(neko), "-o", str(target)]


def export(neko, target, **options):
    return subprocess.run(command(neko, target), capture_output=True, text=True, timeout=120, **options)


def drafts(folder):
    """Temporary files: new files before their move, and second names of old files until all new ones are moved."""
    return [entry.name for entry in os.scandir(folder) if entry.name.endswith((".part", ".old"))]


@contextlib.contextmanager
def mounted_disk(folder, options):
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(disk)], capture_output=True, text=True)
    if mounted.returncode != 0:
        pytest.skip(f"a disk cannot be mounted: {mounted.stderr.strip()}")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def end_while_writing(source, target, number, delay):
    """Ends the program with a signal, some seconds after the draft of a file exists."""
    # In the background a shell makes the tests ignore SIGINT, and programs that they start would, too.
    process = subprocess.Popen(
        command(source, target), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    home = target if target.is_dir() else target.parent
    while process.poll() is None and not drafts(home):
        pass
    time.sleep(delay)
    process.send_signal(number)
    return process.wait(timeout=60)


@pytest.mark.sweep
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_signal_leaves_the_old_file_or_the_complete_new_one(number, neko, tmp_path, rounds, figure, chance):
    target = tmp_path / "out" / "neko.html"
    target.parent.mkdir()
    kept = 0
    for _ in range(rounds(few=4, full=60, what=f"exports ended by {number.name} while they write")):
        target.write_text(OLD)
        end_while_writing(neko, target, number, chance.choice([0, 0.0003, 0.001, 0.003]))
        text = target.read_text()
        assert text == OLD or END in text
        kept += text == OLD
        left = drafts(target.parent)
        if number == signal.SIGKILL:
            for name in left:
                os.unlink(target.parent / name)
        else:
            assert left == []
    figure(f"{kept} times the old file stayed")


def end_at_any_moment(source, target, number, delay):
    """Ends the program with a signal, some seconds after its start."""
    process = subprocess.Popen(
        command(source, target), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    time.sleep(delay)
    process.send_signal(number)
    return process.wait(timeout=60)


@pytest.mark.sweep
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_at_any_moment_a_signal_leaves_complete_files_of_a_site(number, neko, tmp_path, rounds, figure, chance):
    source, site = tmp_path / "source", tmp_path / "site"
    source.mkdir()
    shutil.copy(neko, source / "neko.toml")
    shutil.copy(REPOSITORY / "Playgrounds" / "sliding-menu.toml", source)

    def files():
        return {path.name: path.read_bytes() for path in site.iterdir() if not path.name.startswith(".")}

    assert export(source, site).returncode == 0
    older, old = shutil.copytree(site, tmp_path / "older"), files()
    for playground in source.iterdir():
        playground.write_text(playground.read_text().replace("summary = \"", "summary = \"Newer. ", 1))
    shutil.rmtree(site)
    assert export(source, site).returncode == 0
    whole = files()
    assert sorted(whole) == ["engine.js", "index.html", "neko.html", "sliding-menu.html"]
    started = time.monotonic()
    assert export(source, site).returncode == 0
    length = time.monotonic() - started
    kept = 0
    for _ in range(rounds(few=2, full=100, what=f"sites ended by {number.name} at any moment")):
        shutil.rmtree(site)
        shutil.copytree(older, site)
        if chance.random() < 0.5:
            end_at_any_moment(source, site, number, chance.uniform(0, length))
        else:
            end_while_writing(source, site, number, chance.uniform(0, 0.02))
        left = drafts(site)
        assert number == signal.SIGKILL or left == []
        for name in left:
            os.unlink(site / name)
        found = files()
        assert found.keys() == whole.keys()
        assert all(found[name] in (whole[name], old[name]) for name in whole)
        kept += sum(found[name] == old[name] for name in found)
        # The next export works.
        assert export(source, site).returncode == 0 and files() == whole
    figure(f"{kept} times an old file stayed")


def test_a_full_disk_keeps_the_old_file(neko, tmp_path):
    with mounted_disk(tmp_path, "size=64k") as disk:
        target = disk / "neko.html"
        target.write_text(OLD)
        outcome = export(neko, target)
        assert outcome.returncode == 1
        assert outcome.stderr.strip().endswith("neko.html cannot be written: No space left on device.")
        assert target.read_text() == OLD and os.listdir(disk) == ["neko.html"]


def test_a_full_disk_leaves_no_part_of_several_files(neko, tmp_path):
    with mounted_disk(tmp_path, "size=32k") as disk:
        (disk / "taken").write_bytes(bytes(24_000))
        for arguments in (["start", "size-classes"], ["new", "cats", "--from", "neko"], ["eject", neko]):
            outcome = subprocess.run(
                [os.environ["TRAITSCOPE"], *map(str, arguments)], cwd=disk, capture_output=True, text=True, timeout=120)
            assert outcome.returncode == 1 and outcome.stderr.strip().endswith("cannot be written: No space left on device.")
            assert ".part" not in outcome.stderr and os.listdir(disk) == ["taken"], outcome.stderr


@pytest.mark.sweep
def test_a_server_removes_old_drafts(neko, tmp_path):
    (tmp_path / "inner").mkdir()
    shutil.copy(neko, tmp_path / "inner")
    left = [tmp_path / ".traitscope-9z.part", tmp_path / "inner" / ".traitscope-8y.part"]
    for draft in left:
        draft.write_text("half a f")
    # A more recent draft may be in use.
    time.sleep(62)
    with subprocess.Popen([os.environ["TRAITSCOPE"], "serve", str(tmp_path)], stdout=subprocess.DEVNULL) as server:
        try:
            end = time.monotonic() + 20
            while any(draft.exists() for draft in left) and time.monotonic() < end:
                time.sleep(0.1)
        finally:
            server.terminate()
    assert not any(draft.exists() for draft in left)


@pytest.mark.sweep
def test_a_read_only_disk_is_reported_before_the_work(neko, tmp_path):
    with mounted_disk(tmp_path, "ro") as disk:
        outcome = export(neko, disk / "neko.html")
        assert outcome.returncode == 1 and "Read-only file system" in outcome.stderr


@pytest.mark.sweep
def test_without_permission_nothing_is_written(neko, person):
    folder, program, identity = person

    def run(*arguments):
        return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, timeout=60, **identity)

    source = pathlib.Path(shutil.copy(neko, folder))
    source.chmod(0o644)
    target = folder / "neko.html"
    target.write_text(OLD)
    target.chmod(0o444)
    outcome = run("export", source, "-o", target)
    assert outcome.returncode == 1 and outcome.stderr.endswith("neko.html cannot be written: Permission denied.\n")
    target.chmod(0o666)
    folder.chmod(0o555)
    outcome = run("export", source, "-o", target)
    assert outcome.returncode == 1 and outcome.stderr.endswith("neko.html cannot be written: Permission denied.\n")
    assert target.read_text() == OLD
    folder.chmod(0o755)
    source.chmod(0)
    for arguments in [["inspect", source], ["export", source, "-o", folder / "other.html"]]:
        outcome = run(*arguments)
        assert outcome.returncode == 1 and "neko.toml cannot be read: " in outcome.stderr
        assert "permission" in outcome.stderr.lower()


@pytest.mark.sweep
@pytest.mark.parametrize("target", ["-", "/dev/stdout", "/dev/fd/1"])
def test_the_page_is_written_to_standard_output(target, neko, tmp_path):
    outcome = export(neko, target, cwd=tmp_path)
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout.startswith("<!doctype html>") and END in outcome.stdout
    assert "The page has" in outcome.stderr
    assert os.listdir(tmp_path) == ["neko.toml"]
    assert stat.S_ISLNK(os.lstat("/dev/stdout").st_mode)


@pytest.mark.sweep
def test_standard_output_that_is_a_file_receives_only_the_page(neko, tmp_path):
    with open(tmp_path / "page.html", "w") as output:
        subprocess.run(command(neko, "/dev/stdout"), stdout=output, stderr=subprocess.PIPE, check=True, timeout=120)
    text = (tmp_path / "page.html").read_text()
    assert text.startswith("<!doctype html>") and END in text


@pytest.mark.parametrize("name", ["neko.toml", "./neko.toml", "link.html", "Info.plist"])
def test_the_sources_of_a_playground_are_not_overwritten(name, neko, tmp_path):
    (tmp_path / "Info.plist").write_text('<?xml version="1.0"?><plist version="1.0"><dict/></plist>')
    (tmp_path / "link.html").symlink_to("neko.toml")
    text = neko.read_text().replace("[app]\n", '[app]\ninfoPlist = "Info.plist"\n')
    neko.write_text(text)
    outcome = export(neko, tmp_path / name)
    assert outcome.returncode == 1 and ", which is an input." in outcome.stderr
    assert neko.read_text() == text and (tmp_path / "Info.plist").read_text().startswith("<?xml")
