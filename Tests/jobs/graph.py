"""A graph of jobs. Each is a command that starts when the jobs before it have succeeded and enough cores are free."""

import os
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

LOGS = Path(".build/tests")


@dataclass
class Job:
    name: str
    command: list[str]
    after: tuple[str, ...] = ()
    """What has to succeed before."""
    behind: tuple[str, ...] = ()
    """What has to end before, however it ends."""
    cores: float = 1
    """How many cores it keeps busy."""
    environment: dict[str, str] = field(default_factory=dict)
    reads_environment: bool = True
    """Whether it needs the variables that the installation sets."""
    report: Callable[["Job"], "Report"] | None = None
    """Reads the tests' results from its output. `None` if it runs no tests."""

    watch: "Stopwatch | None" = None
    """Since its start."""
    seconds: float | None = None
    idle_cores: float | None = None
    """The average while it ran."""
    status: int | None = None

    @property
    def log(self):
        return LOGS / (self.name.replace(" ", "-") + ".log")

    @property
    def has_failed(self):
        return self.status not in (None, 0)


@dataclass
class Report:
    """The result of a job of tests: the numbers of passed, skipped and failed tests, each failure's text, and each test's time."""

    passed: int = 0
    skipped: int = 0
    failures: list[str] = field(default_factory=list)
    durations: list[tuple[float, str]] = field(default_factory=list)


class Stopwatch:
    """The time since its creation, and how many cores were idle meanwhile. Only Linux reports the latter."""

    def __init__(self):
        self.began = time.monotonic()
        self._idle = self._idle_seconds()

    def read(self):
        """The seconds, and the average number of idle cores or `None`."""
        seconds = time.monotonic() - self.began
        return seconds, None if self._idle is None else (self._idle_seconds() - self._idle) / seconds

    @staticmethod
    def _idle_seconds():
        """The idle time of all cores since the machine started, with the time in which they waited for disks."""
        statistics = Path("/proc/stat")
        if not statistics.exists():
            return None
        idle, waiting = statistics.read_text().split(maxsplit=6)[4:6]
        return (int(idle) + int(waiting)) / os.sysconf("SC_CLK_TCK")


class Graph:
    def __init__(self, jobs, environment_file):
        self.jobs = {job.name: job for job in jobs}
        self.environment_file = environment_file
        # One more than the machine has, because builds and browsers sometimes wait.
        self.free = (os.cpu_count() or 2) + 1
        self.capacity = self.free
        self.changed = threading.Condition()
        self.processes = {}

    def run(self, on_end):
        """Runs all jobs whose predecessors succeed. `on_end` is called with each job when it has ended, one at a time."""
        LOGS.mkdir(parents=True, exist_ok=True)
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        with self.changed:
            while True:
                waiting = [job for job in self.jobs.values() if job.watch is None and self._may_still_run(job)]
                if not waiting and not self.processes:
                    return
                for job in waiting:
                    if self._is_ready(job) and min(job.cores, self.capacity) <= self.free:
                        self._start(job, on_end)
                self.changed.wait(1)

    def _is_ready(self, job):
        return all(self.jobs[name].status == 0 for name in job.after) and not any(
            self.jobs[name].status is None and self._may_still_run(self.jobs[name]) for name in job.behind
        )

    def _may_still_run(self, job):
        return all(not self.jobs[name].has_failed and self._may_still_run(self.jobs[name]) for name in job.after)

    def _start(self, job, on_end):
        job.watch = Stopwatch()
        self.free -= min(job.cores, self.capacity)
        environment = {**os.environ, **(self.installed_environment() if job.reads_environment else {}), **job.environment}
        with job.log.open("w") as log:
            process = subprocess.Popen(
                job.command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env=environment, start_new_session=True
            )
        self.processes[job.name] = process
        threading.Thread(target=self._wait, args=(job, process, on_end), daemon=True).start()

    def _wait(self, job, process, on_end):
        status = process.wait()
        with self.changed:
            job.seconds, job.idle_cores = job.watch.read()
            job.status = status
            self.free += min(job.cores, self.capacity)
            del self.processes[job.name]
            on_end(job)
            self.changed.notify()

    def installed_environment(self):
        """The variables in the installation's file."""
        if not self.environment_file.exists():
            return {}
        return dict(entry.split("=", 1) for entry in self.environment_file.read_text().split("\0") if entry)

    def _stop(self, number, _):
        for process in self.processes.values():
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
        os._exit(128 + number)
