"""The ways in which editors save a file."""

import os
import random
import time


def in_place(path, text):
    """Most editors truncate the file and write it."""
    path.write_text(text)


def in_pieces(path, text):
    """A large file or a slow disk takes several writes."""
    with open(path, "w") as file:
        for piece in _pieces(text):
            file.write(piece)
            file.flush()
            time.sleep(0.001)


def overwritten_then_cut(path, text):
    """Overwrites the contents, then truncates the rest."""
    with open(path, "r+") as file:
        file.write(text)
        file.truncate()


def renamed_over(path, text):
    """Sublime Text, gedit and Xcode replace the file by another one."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text)
    os.replace(beside, path)


def renamed_over_from_elsewhere(path, text):
    """The new file is written in another folder of the disk."""
    beside = path.parent.parent / "elsewhere.tmp"
    beside.write_text(text)
    os.replace(beside, path)


def deleted_and_made(path, text):
    path.unlink()
    path.write_text(text)


def jetbrains(path, text):
    """IntelliJ's safe write creates a temporary file next to it, moves the old file away and the new one in, and deletes the old one."""
    new, old = path.with_name(f"{path.name}___jb_tmp___"), path.with_name(f"{path.name}___jb_old___")
    with open(new, "w") as file:
        for piece in _pieces(text):
            file.write(piece)
            file.flush()
    os.rename(path, old)
    os.rename(new, path)
    old.unlink()


def jetbrains_in_place(path, text):
    """IntelliJ without safe write creates a copy next to the file, writes the file in pieces, and deletes the copy."""
    backup = path.with_name(f"{path.name}___jb_bak___")
    backup.write_text(path.read_text())
    in_pieces(path, text)
    backup.unlink()


def vim(path, text):
    """Vim creates a test file, a backup by renaming and a new file, and deletes the backup."""
    probe, backup = path.with_name("4913"), path.with_name(f"{path.name}~")
    probe.write_text("")
    probe.unlink()
    os.rename(path, backup)
    in_pieces(path, text)
    backup.unlink()


def vim_backup_copy(path, text):
    """Vim with backupcopy=yes creates a copy, and then writes in place."""
    backup = path.with_name(f"{path.name}~")
    backup.write_text(path.read_text())
    path.write_text(text)
    backup.unlink()


def emacs(path, text):
    """Emacs creates an automatic save and a lock next to the file, and a backup, and then writes in place."""
    lock, automatic = path.with_name(f".#{path.name}"), path.with_name(f"#{path.name}#")
    lock.symlink_to("somebody@somewhere.1")
    automatic.write_text(text[:40])
    path.with_name(f"{path.name}~").write_text(path.read_text())
    path.write_text(text)
    automatic.unlink()
    lock.unlink()


def synced(path, text):
    """The file is written, synced to the disk, and dated as on the other machine."""
    with open(path, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.utime(path, (1_000_000_000, 1_000_000_000))


def beside_another_save(path, text):
    """Another program saves another playground and an unrelated file during the save."""
    with open(path, "w") as file:
        for piece in _pieces(text):
            file.write(piece)
            file.flush()
            path.with_name("other.toml").write_text(OTHER)
            path.with_name("notes.txt").write_text(str(random.random()))


OTHER = """title = "Other"
[app]
rootViewController = "home"
[controllers.home]
title = "Other"
"""

MANNERS = [
    in_place, in_pieces, overwritten_then_cut, renamed_over, renamed_over_from_elsewhere, deleted_and_made, jetbrains,
    jetbrains_in_place, vim, vim_backup_copy, emacs, synced, beside_another_save,
]


def _pieces(text):
    third = len(text) // 3
    return [text[:third], text[third:2 * third], text[2 * third:]]
