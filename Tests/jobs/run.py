"""The jobs of `Tests/run`, and what it prints of them."""

import os
import subprocess
import sys
import time
from pathlib import Path

from graph import LOGS, Graph, Job, Report
from reports import command_report, node_report, pytest_report, swift_report

ENVIRONMENT = LOGS / "environment"
SLOWEST = 20


def swift_options():
    """In a new clone all is built without what only debuggers and editors read, which saves time. A folder that was built otherwise is
    built on as it is: with other options everything would be built again."""
    mark = Path(".build/built-by-tests")
    if not Path(".build/debug").exists():
        mark.parent.mkdir(exist_ok=True)
        mark.touch()
    return ["-debug-info-format", "none", "--disable-index-store"] if mark.exists() else []


def pytest(name, paths, after, workers=2, cores=None, arguments=(), environment=None):
    results = LOGS / (name.replace(" ", "-") + ".results")
    results.unlink(missing_ok=True)
    parallel = ["--numprocesses", str(workers), "--dist", "worksteal"] if workers > 1 else []
    return Job(
        name, [".build/browser-tests/bin/python", "-m", "pytest", "-q", "--no-header", *parallel, *arguments, *paths], after,
        cores or workers, {"TRAITSCOPE": str(Path(".build/debug/traitscope").absolute()), "TEST_RESULTS": str(results), **(environment or {})},
        report=pytest_report,
    )


def preparations():
    options = swift_options()
    return [
        Job("installing", ["bash", "-c", f"source Tests/environment && env -0 > {ENVIRONMENT}"], cores=0.5, reads_environment=False,
            report=command_report),
        Job("building the program", ["swift", "build", *options], cores=2, reads_environment=False, report=command_report),
        Job("building the engine", ["Sources/BrowserEngine/build", ".build/browser-engine"], cores=1, reads_environment=False,
            report=command_report),
    ]


def tests(everything):
    options = swift_options()
    level = ["--all"] if everything else []
    # At most two tests run at a time, so that a test takes the time that it says; else all begin together and wait for each other.
    environment = {"SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": str(os.cpu_count()), **({"TRAITSCOPE_SWEEPS": "1"} if everything else {})}
    program, engine = ("installing", "building the program"), ("installing", "building the program", "building the engine")

    def swift_test(name, after, *selection):
        return Job(name, ["swift", "test", "--skip-build", *options, *selection], after, 2, environment, report=swift_report)

    jobs = [
        Job("building the tests", ["swift", "build", "--build-tests", *options], program[1:], 2, reads_environment=False, report=command_report),
        Job("types of modules", ["tsc", "--project", "Tests/Browser"], program[:1], 1, report=command_report),
        Job("modules", ["Tests/Modules/run"], program[:1], 1, report=node_report),
        pytest("pages", ["Tests/Browser"], program, arguments=["-m", "not engine", *level], cores=1.5),
        pytest("exported pages", ["Tests/Browser"], (*engine, "pages"), arguments=["-m", "engine", *level], cores=1.5),
        # The server's tests wait for answers: they have the machine's few threads for themselves.
        swift_test("Swift tests", ("building the tests",), "--skip", r"^PlaygroundServerTests\."),
        swift_test("Swift tests of the server", ("Swift tests",), "--filter", r"^PlaygroundServerTests\."),
        pytest("editors and tools", ["Tests/Clients"], program, workers=1, arguments=level),
        pytest("ejected code", ["Tests/Ejected"], ("building the tests", "installing"), arguments=level),
        pytest("Firefox", ["Tests/Browser"], (*engine, "pages"), arguments=["--firefox", "-m", "firefox or firefox_sweep" if everything else "firefox", *level], cores=1.5),
        pytest("long runs", ["Tests/LongRuns"], (*engine, "exported pages"), arguments=level),
    ]
    return jobs


class Progress:
    """Prints a line when a job ends, the failures of its tests, and at the end the sums."""

    def __init__(self):
        self.began = time.monotonic()
        self.reports = []

    def note(self, job):
        report = job.report(job)
        self.reports.append((job, report))
        counts = [f"{report.passed} passed"] if report.passed else []
        counts += [f"{report.skipped} skipped"] if report.skipped else []
        counts += [f"{len(report.failures)} failed"] if report.failures else []
        print(f"{job.seconds:7.0f} s  {job.name}" + (f": {', '.join(counts)}" if counts else ""), flush=True)
        for text in report.failures:
            print("\n" + text + "\n", flush=True)

    def end(self, graph):
        """Says how the whole ended, and gives the status to exit with."""
        slowest = sorted((entry for _, report in self.reports for entry in report.durations), reverse=True)[:SLOWEST]
        if slowest:
            print(f"\nThe {len(slowest)} slowest tests")
            for seconds, name in slowest:
                print(f"{seconds:7.1f} s  {name}")
        missing = [job.name for job in graph.jobs.values() if job.status is None]
        if missing:
            print("\nNot run, since what they need failed: " + ", ".join(missing))
        failed = sum(len(report.failures) for _, report in self.reports)
        print(f"\n{time.monotonic() - self.began:.0f} s in all")
        print(f"{sum(report.passed for _, report in self.reports)} passed, {failed} failed, "
              f"{sum(report.skipped for _, report in self.reports)} skipped")
        return 1 if failed or missing else 0


def main(arguments):
    everything = "--all" in arguments
    rest = [argument for argument in arguments if argument != "--all"]
    if rest:
        # A run of one's own choice, with pytest's own output.
        progress = Progress()
        graph = Graph(preparations(), ENVIRONMENT)
        graph.run(progress.note)
        if any(job.status != 0 for job in graph.jobs.values()):
            return 1
        job = pytest("chosen tests", [], (), arguments=arguments, workers=1)
        return subprocess.run(job.command, env={**os.environ, **graph.installed_environment(), **job.environment}).returncode
    progress = Progress()
    graph = Graph([*preparations(), *tests(everything)], ENVIRONMENT)
    graph.run(progress.note)
    return progress.end(graph)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
