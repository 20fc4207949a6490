"""The cost of a running process: its resident memory and its CPU time."""

import os
import pathlib
import subprocess


def resident_memory(pid):
    """The resident memory of a process in MB (of 1,048,576 bytes)."""
    status = pathlib.Path(f"/proc/{pid}/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1048576
    return int(_ps(pid, "rss")) / 1024


def cpu_time(pid):
    """The CPU time a process has used, in seconds."""
    status = pathlib.Path(f"/proc/{pid}/stat")
    if status.exists():
        # The name of the program is in parentheses and may have any characters.
        fields = status.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    minutes, _, seconds = _ps(pid, "time").rpartition(":")
    hours, _, minutes = minutes.rpartition(":")
    return (int(hours or 0) * 60 + int(minutes)) * 60 + float(seconds)


def _ps(pid, field):
    return subprocess.run(["ps", "-o", f"{field}=", "-p", str(pid)], capture_output=True, text=True, check=True).stdout.strip()
