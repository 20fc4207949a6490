"""The output of test runners, as reports."""

import json
import re
from pathlib import Path

from graph import Report


def report_of(job):
    """The results of a job's tests. If it failed without a failed test: its errors, or the end of its output."""
    report = job.report(job) if job.report else Report()
    if job.has_failed and not report.failures:
        lines = job.log.read_text(errors="replace").splitlines()
        errors = [line for line in lines if re.search(r"\berror\b", line)]
        report.failures.append("\n".join([*(errors or lines[-40:]), f"It ended with {job.status}; the whole output: {job.log}"]))
    return report


def swift_report(job):
    """Reads the output of `swift test` with Swift Testing."""
    text = job.log.read_text(errors="replace")
    report = Report()
    for name, outcome, seconds in re.findall(r"^\S+ Test (?!run with)(.+?) (passed|failed) after ([\d.]+) seconds", text, re.MULTILINE):
        report.durations.append((float(seconds), name))
        report.passed += outcome == "passed"
    report.skipped = len(re.findall(r"^\S+ Test .+ skipped", text, re.MULTILINE))
    issues, current = [], None
    for line in text.splitlines():
        if re.match(r"\S+ Test .+ recorded an issue", line):
            current = [line]
            issues.append(current)
        elif current is not None and (line.startswith(("↳", "  ")) or not re.match(r"\S+ (Test|Suite)\b", line)):
            current.append(line)
        else:
            current = None
    by_test = {}
    for issue in issues:
        by_test.setdefault(re.match(r"\S+ Test (.+?) recorded an issue", issue[0])[1], []).append("\n".join(issue))
    for name, said in by_test.items():
        plain = re.sub(r"\(.*", "", name).strip('"')
        report.failures.append("\n".join([*said, f"Again: swift test --enable-swift-testing --filter '{plain}'"]))
    return report


def node_report(job):
    """Reads the output of Tests/Modules/run."""
    text = job.log.read_text(errors="replace")
    failures = re.findall(r"^FAILED .*?(?=^FAILED |^\d+ tests of modules|\Z)", text, re.MULTILINE | re.DOTALL)
    report = Report(failures=[f"{failure.strip()}\nAgain: Tests/Modules/run" for failure in failures])
    if summary := re.search(r"^(\d+) tests of modules", text, re.MULTILINE):
        report.passed = int(summary[1]) - len(report.failures)
    return report


def pytest_report(job):
    """Reads pytest's results: the plug-in in Tests/conftest.py writes a line of JSON per test."""
    report = Report()
    results = Path(job.environment["TEST_RESULTS"])
    for line in results.read_text().splitlines() if results.exists() else []:
        result = json.loads(line)
        report.durations.append((result["seconds"], result["test"]))
        if result["outcome"] == "failed":
            report.failures.append("\n".join([result["text"], f"Again: Tests/run '{result['test']}'"]))
        elif result["outcome"] == "skipped":
            report.skipped += 1
        else:
            report.passed += 1
    return report
