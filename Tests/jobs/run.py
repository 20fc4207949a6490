"""The jobs of `Tests/run`, and its output."""

import json
import os
import subprocess
import sys
from pathlib import Path

from graph import LOGS, Graph, Job, Stopwatch
from reports import node_report, pytest_report, report_of, swift_report

ENVIRONMENT = LOGS / "environment"
SLOWEST = 20
# About half of the time of the Swift tests.
LONG_INPUTS = ["CheckingTests", "EjectionTests", "FuzzTests", "InterfaceImportTests", "PlaygroundPipelineTests"]


def modules(*names):
    """A pattern for the tests of these modules."""
    return rf"^({'|'.join(names)})\."


def swift_options():
    """A new clone is built without files for debuggers and editors. A folder built with them keeps them, because a change of options
    would rebuild everything."""
    mark = Path(".build/built-by-tests")
    if not Path(".build/debug").exists():
        mark.parent.mkdir(exist_ok=True)
        mark.touch()
    return ["-debug-info-format", "none", "--disable-index-store"] if mark.exists() else []


def pytest(name, paths, after, everything, behind=(), workers=2, arguments=()):
    """A run of pytest. Its workers wait for browsers and servers half of the time."""
    results = LOGS / (name.replace(" ", "-") + ".results")
    results.unlink(missing_ok=True)
    parallel = ["--numprocesses", str(workers), "--dist", "worksteal"] if workers > 1 else []
    level = ["--all"] if everything else []
    environment = {"TRAITSCOPE": str(Path(".build/debug/traitscope").absolute()), "TEST_RESULTS": str(results)}
    return Job(
        name, [".build/browser-tests/bin/python", "-m", "pytest", "-q", "--no-header", *parallel, *level, *arguments, *paths], after,
        behind, environment=environment, report=pytest_report,
    )


def wherever(program, *command):
    """A command that does nothing if a program is not installed. A variable may name the program."""
    return ["bash", "-c", f'if command -v "{program}" >/dev/null; then exec "$@"; fi', "bash", *command]


def preparations():
    """The preparations of tests. Everything is built at once, because a later build would replace executables in use."""
    install = ["bash", "-euo", "pipefail", "-c", f"source Tests/environment; env -0 > {ENVIRONMENT}"]
    return [
        Job("installing", install, cores=0, reads_environment=False),
        Job("building", ["swift", "build", "--build-tests", *swift_options()], cores=2, reads_environment=False),
        # Installing a tool that reduces its size later would rebuild it.
        Job("building the engine", ["Sources/BrowserEngine/build", ".build/browser-engine"], ("installing",), reads_environment=False),
    ]


def tests(everything):
    program, engine = ("installing", "building"), ("installing", "building", "building the engine")
    environment = {"TRAITSCOPE_SWEEPS": "1"} if everything else {}

    def swift_test(name, *selection, cores=1):
        # Commands of SwiftPM wait for one another, so its executable runs on its own. On macOS it is a bundle.
        program = [".build/debug/traitscopePackageTests.xctest", "--testing-library", "swift-testing"]
        if sys.platform == "darwin":
            program = ["swift", "test", "--skip-build", "--disable-xctest", "--enable-swift-testing", *swift_options()]
        return Job(name, [*program, *selection], ("building",), cores=cores, environment=environment, report=swift_report)

    browser = ["Tests/Browser"]
    in_firefox = pytest(
        "Firefox", browser, engine, everything, ("exported pages",),
        arguments=["--firefox", "-m", "firefox or firefox_sweep" if everything else "firefox"])
    in_firefox.command = wherever("$FIREFOX", *in_firefox.command)
    # These tests measure idle work and memory, which needs an idle machine. Those of a short run do not.
    others = ("Firefox", "pages", "ejected code", "Swift tests of the server", "Swift tests of long inputs", "Swift tests")
    return [
        Job("types of modules", wherever("tsc", "tsc", "--project", "Tests/Browser"), program[:1], cores=0.5),
        Job("modules", ["Tests/Modules/run"], program[:1], cores=0.5, report=node_report),
        # These jobs come first, because later jobs for one core would always precede one for two.
        swift_test("Swift tests of the server", "--filter", modules("PlaygroundServerTests"), cores=2),
        pytest("pages", browser, program, everything, arguments=["-m", "not engine"]),
        # The tests run in two processes, each of which runs one test at a time, so that a test takes its stated time.
        swift_test("Swift tests of long inputs", "--no-parallel", "--filter", modules(*LONG_INPUTS)),
        swift_test("Swift tests", "--no-parallel", "--skip", modules("PlaygroundServerTests", *LONG_INPUTS)),
        pytest("editors and tools", ["Tests/Clients"], program, everything, workers=1),
        pytest("ejected code", ["Tests/Ejected"], program, everything, ("editors and tools",)),
        # The tests run together with pages, so that few cores are idle at the end.
        pytest("exported pages", browser, engine, everything, ("editors and tools",), arguments=["-m", "engine"]),
        in_firefox,
        pytest("long runs", ["Tests/LongRuns"], engine, everything, others if everything else ()),
    ]


def print_sizes():
    """Prints sizes next to those of the last release, for the record. Tests/Browser/budgets.json has those that are limited."""
    release = json.loads(Path(".release/sizes.json").read_text())
    for name, size in sizes().items():
        print(f"{size:,} {name}, {size - release[name]:+,} since {release['of']}")


def sizes():
    stand_in = Path("Sources/UIKitStandIn/Modules")
    lines = {file: file.read_bytes().count(b"\n") for file in Path("Sources").rglob("*.swift")}
    of_stand_in = sum(count for file, count in lines.items() if stand_in in file.parents)
    engine = Path(".build/browser-engine/engine.wasm.gz")
    return {
        "lines of Swift in Sources without the stand-in for UIKit": sum(lines.values()) - of_stand_in,
        "lines of Swift in the stand-in": of_stand_in,
        "folders in Sources": sum(path.is_dir() for path in Path("Sources").iterdir()),
    } | ({"bytes in the engine of exported pages": engine.stat().st_size} if engine.exists() else {})


class Progress:
    """Prints a line when a job ends, the failures of its tests, and the totals at the end. The line has the job's start and end, and how
    many cores were idle meanwhile."""

    def __init__(self):
        self.watch = Stopwatch()
        self.reports = []

    def note(self, job):
        report = report_of(job)
        self.reports.append((job, report))
        counts = [f"{report.passed} passed"] if report.passed else []
        counts += [f"{report.skipped} skipped"] if report.skipped else []
        counts += [f"{len(report.failures)} failed"] if report.failures else []
        start = job.watch.began - self.watch.began
        idle = "" if job.idle_cores is None else f"  {job.idle_cores:.1f} idle"
        print(f"{start:5.0f} to {start + job.seconds:4.0f} s{idle}  {job.name}" + (f": {', '.join(counts)}" if counts else ""), flush=True)
        for text in report.failures:
            print("\n" + text + "\n", flush=True)

    def end(self, graph):
        """Prints the overall result, and returns the exit status."""
        slowest = sorted((entry for _, report in self.reports for entry in report.durations), reverse=True)[:SLOWEST]
        if slowest:
            print(f"\nThe {len(slowest)} slowest tests")
            for seconds, name in slowest:
                print(f"{seconds:7.1f} s  {name}")
        missing = [job.name for job in graph.jobs.values() if job.status is None]
        if missing:
            print("\nNot run, since what they need failed: " + ", ".join(missing))
        failed = sum(len(report.failures) for _, report in self.reports)
        seconds, idle_cores = self.watch.read()
        idle = "" if idle_cores is None else f", {idle_cores / (os.cpu_count() or 1):.0%} of the core time idle"
        print(f"\n{seconds:.0f} s in all{idle}")
        print_sizes()
        print(f"{sum(report.passed for _, report in self.reports)} passed, {failed} failed, "
              f"{sum(report.skipped for _, report in self.reports)} skipped")
        # A job whose output could not be read has failed, too.
        return 1 if failed or any(job.status != 0 for job in graph.jobs.values()) else 0


def run_chosen(arguments, everything):
    """Runs chosen tests, with pytest's own output."""
    graph = Graph(preparations(), ENVIRONMENT)
    progress = Progress()
    graph.run(progress.note)
    if any(job.status != 0 for job in graph.jobs.values()):
        return 1
    paths = [] if any(Path(argument.partition("::")[0]).exists() for argument in arguments) else ["Tests/Browser"]
    job = pytest("chosen", paths, (), everything, workers=1, arguments=arguments)
    return subprocess.run(job.command, env={**os.environ, **graph.installed_environment(), **job.environment}).returncode


def main(arguments):
    everything = "--all" in arguments
    chosen = [argument for argument in arguments if argument != "--all"]
    if chosen:
        return run_chosen(chosen, everything)
    graph = Graph([*preparations(), *tests(everything)], ENVIRONMENT)
    progress = Progress()
    graph.run(progress.note)
    return progress.end(graph)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
