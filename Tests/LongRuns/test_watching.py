"""Changes that the system does not report, and files that cannot be read at first."""

import os
import re
import subprocess
import time

import pytest

from tabs import Tab, fetch
from waiting import until

pytestmark = pytest.mark.sweep

PLAYGROUND = """title = "{title}"
[app]
rootViewController = "home"
[controllers.home]
title = "{title}"
"""

FEW_WATCHES = "echo 8 > /proc/sys/user/max_inotify_watches && exec \"$@\""
NO_WATCHING = "echo 0 > /proc/sys/user/max_inotify_instances && exec \"$@\""

PART = """[controllers.more]
title = "{title}"
"""


def unshared(limit):
    """The command prefix that gives a program its own limit on watches."""
    command = ["unshare", "--user", "--map-root-user", "sh", "-c", limit, "sh"]
    if subprocess.run([*command, "true"], capture_output=True).returncode != 0:
        pytest.skip("the limits on watching cannot be lowered for one process")
    return [*command, os.environ["TRAITSCOPE"]]


def turn(link, target):
    """Atomically changes the target of a link."""
    beside = link.with_name(".turned")
    beside.symlink_to(target)
    os.replace(beside, link)


def titles(server):
    return re.findall(r'class="playground-name">([^<]*)<', fetch(server)[1])


def test_folders_beyond_the_limit_on_watches_are_followed(scratch, serve, figure):
    program = unshared(FEW_WATCHES)
    for number in range(20):
        folder = scratch / f"folder{number:02}"
        folder.mkdir()
        (folder / "one.toml").write_text(PLAYGROUND.format(title=f"First {number}"))
    server = serve(scratch, program=program)
    with Tab(server, "folder19/one") as tab:
        # At the first change the tab may or may not know of the limit.
        begun = time.monotonic()
        (scratch / "folder19" / "one.toml").write_text(PLAYGROUND.format(title="Second"))
        tab.follow(lambda message: "Second" in str(message))
        figure(f"found after {time.monotonic() - begun:.1f} s")
    (scratch / "folder18" / "two.toml").write_text(PLAYGROUND.format(title="New"))
    until(lambda: "New" in titles(server), "a new file is listed")
    # The limit is reported once, when it is reached or at the first change without a notification.
    assert server.log.count("The files are now checked every second.") == 1


def test_files_are_followed_on_a_system_without_watches(scratch, serve, figure):
    (scratch / "one.toml").write_text(PLAYGROUND.format(title="First"))
    server = serve(scratch, program=unshared(NO_WATCHING))
    assert titles(server) == ["First"]
    with Tab(server, "one") as tab:
        begun = time.monotonic()
        (scratch / "one.toml").write_text(PLAYGROUND.format(title="Second"))
        tab.follow(lambda message: "Second" in str(message))
        figure(f"found after {time.monotonic() - begun:.1f} s")
    assert server.log.count("The folder cannot be watched: Too many open files (fs.inotify.max_user_instances).") == 1
    assert server.log.count("The files are now checked every second.") == 1


def test_a_disk_that_another_machine_writes_is_followed(tmp_path, serve, figure):
    """The change is made below the mount, so the system does not report it, as on a network disk."""
    disk, above, work, mounted = [tmp_path / name for name in ["disk", "above", "work", "mounted"]]
    for folder in [disk, above, work, mounted]:
        folder.mkdir()
    (disk / "one.toml").write_text(PLAYGROUND.format(title="First"))
    options = f"lowerdir={disk},upperdir={above},workdir={work}"
    if subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, mounted], capture_output=True).returncode != 0:
        pytest.skip("nothing may be mounted here")
    try:
        server = serve(mounted)
        with Tab(server, "one") as tab:
            for title in ["Second", "Third"]:
                begun = time.monotonic()
                (disk / "one.toml").write_text(PLAYGROUND.format(title=title))
                tab.follow(lambda message: title in str(message))
                figure(f"found after {time.monotonic() - begun:.1f} s")
        (disk / "two.toml").write_text(PLAYGROUND.format(title="New"))
        until(lambda: "New" in titles(server), "a new file is listed")
        assert server.log.count("The system did not report that one.toml has changed.") == 1
        server.stop()
    finally:
        subprocess.run(["umount", "--lazy", mounted], check=True)


def test_a_served_folder_that_is_a_link_is_followed_to_any_target(tmp_path, serve):
    real, other, link = [tmp_path / name for name in ["real", "other", "link"]]
    for folder, title in [(real, "Real"), (other, "Other")]:
        folder.mkdir()
        (folder / "one.toml").write_text(PLAYGROUND.format(title=title))
    (other / "two.toml").write_text(PLAYGROUND.format(title="Two"))
    link.symlink_to("real")
    server = serve(link)
    with Tab(server, "one") as tab:
        for folder in [real, link]:
            (folder / "one.toml").write_text(PLAYGROUND.format(title=f"By {folder.name}"))
            tab.follow(lambda message: f"By {folder.name}" in str(message), seconds=3)
        turn(link, "other")
        tab.follow(lambda message: "Other" in str(message), seconds=3)
        until(lambda: sorted(titles(server)) == ["Other", "Two"], "the list is that of the other folder", seconds=3)
        (other / "one.toml").write_text(PLAYGROUND.format(title="Later"))
        tab.follow(lambda message: "Later" in str(message), seconds=3)


def test_an_include_through_a_link_is_followed_only_within_the_folder(scratch, serve, tmp_path):
    for folder, title in [(scratch / "near", "Near"), (scratch / "next", "Next"), (tmp_path / "far", "Far")]:
        folder.mkdir()
        (folder / "part.toml").write_text(PART.format(title=title))
    link = scratch / "parts"
    link.symlink_to("near")
    (scratch / "one.toml").write_text('include = ["parts/part.toml"]\n[app]\nrootViewController = "more"\n')
    server = serve(scratch)
    with Tab(server, "one") as tab:
        assert "Near" in tab.html
        (scratch / "near" / "part.toml").write_text(PART.format(title="Saved"))
        tab.follow(lambda message: "Saved" in str(message), seconds=3)
        turn(link, "next")
        tab.follow(lambda message: "Next" in str(message), seconds=3)
        (scratch / "next" / "part.toml").write_text(PART.format(title="Later"))
        tab.follow(lambda message: "Later" in str(message), seconds=3)
        turn(link, tmp_path / "far")
        tab.follow(lambda message: "one.toml:1:" in str(message), seconds=5)
        page = fetch(server, "one")[1]
        assert "Later" in page and "Far" not in page


def test_a_link_to_a_large_folder_uses_no_watches(scratch, serve, tmp_path):
    big = tmp_path / "big"
    for number in range(4200):
        (big / str(number)).mkdir(parents=True)
    (scratch / "a-link").symlink_to(big)
    (scratch / "near").mkdir()
    (scratch / "near" / "one.toml").write_text(PLAYGROUND.format(title="First"))
    server = serve(scratch)
    with Tab(server, "near/one") as tab:
        (scratch / "near" / "one.toml").write_text(PLAYGROUND.format(title="Second"))
        tab.follow(lambda message: "Second" in str(message), seconds=3)
    assert "watched" not in server.log


def test_files_in_a_linked_folder_are_treated_equally_before_and_after_a_restart(scratch, serve, tmp_path):
    (tmp_path / "outside").mkdir()
    (scratch / "inside").mkdir()
    (scratch / "outside").symlink_to(tmp_path / "outside")
    (scratch / "alias").symlink_to(scratch / "inside")
    server = serve(scratch)
    (tmp_path / "outside" / "far.toml").write_text(PLAYGROUND.format(title="Far"))
    (scratch / "inside" / "near.toml").write_text(PLAYGROUND.format(title="Near"))
    until(lambda: titles(server) == ["Near"], "the file of the folder is listed, once")
    time.sleep(6)
    before = titles(server)
    server.stop()
    server.start()
    assert before == titles(server) == ["Near"]


@pytest.mark.parametrize("hidden", ["", "screens"], ids=["the folder served", "a folder in it"])
def test_a_folder_that_becomes_readable_is_found(hidden, person, serve):
    home, program, identity = person
    served = home / "Playgrounds"
    folder = served / hidden
    folder.mkdir(parents=True)
    (folder / "one.toml").write_text(PLAYGROUND.format(title="One"))
    for path in [served, folder, folder / "one.toml"]:
        os.chown(path, 65534, 65534)
    folder.chmod(0o000)
    server = serve(served, program=[program], **identity)
    assert titles(server) == []
    folder.chmod(0o755)
    until(lambda: titles(server) == ["One"], "the playground is listed", seconds=3)
    (folder / "one.toml").write_text(PLAYGROUND.format(title="Two"))
    until(lambda: titles(server) == ["Two"], "its change is seen", seconds=3)


def test_an_unreadable_file_is_reported_until_it_can_be_read(person, serve):
    home, program, identity = person
    served = home / "Playgrounds"
    served.mkdir()
    file = served / "one.toml"
    file.write_text(PLAYGROUND.format(title="One"))
    file.chmod(0o000)
    server = serve(served, program=[program], **identity)
    assert "The file cannot be read: Permission denied" in fetch(server)[1]
    file.chmod(0o644)
    until(lambda: titles(server) == ["One"] and "cannot be read" not in fetch(server)[1], "the file is read", seconds=3)
