import SourceDiagnostics

/// What came of checking some files.
public struct CheckReport: Sendable {
    /// One file of a report.
    public struct File: Sendable {
        public var path: String
        /// What keeps it, or some of its scenarios, from being checked.
        public var mistakes: [DiagnosticRecord]
        public var cases: [CheckCase]

        public init(path: String, mistakes: [DiagnosticRecord], cases: [CheckCase]) {
            self.path = path
            self.mistakes = mistakes
            self.cases = cases
        }
    }

    /// Sorted by their paths.
    public var files: [File]
    /// How many findings are left out, since the baseline has them.
    public var knownCount = 0
    /// What is missing, where the check was ended before it was through.
    public var shortfall: Shortfall?

    /// A check that would have taken more memory than it may.
    public struct Shortfall: Hashable, Sendable {
        /// Pieces of the work.
        public var doneCount: Int
        public var count: Int
        /// What the program may take.
        public var megabytes: Int

        public var sentence: String {
            "Not all was checked: the check was ended after \(doneCount) of \(count) parts, when it took more than \(megabytes) MB. "
                + "Check fewer files at a time, or with --matrix standard or listed."
        }
    }

    public init(files: [File]) {
        self.files = files.sorted { $0.path < $1.path }
    }

    /// All findings, in reading order.
    public var findings: [Finding] { files.flatMap { $0.cases.flatMap { $0.findings }.sorted() } }

    public var hasMistakes: Bool { files.contains { !$0.mistakes.isEmpty } }

    /// What a command that makes the report exits with: 0 where all is well, 1 with findings that matter, 2 with mistakes in files.
    public func exitCode(failingOn severity: FailureSeverity) -> Int32 {
        if hasMistakes || shortfall != nil { return 2 }
        return findings.contains { severity.includes($0.diagnostic.severity) } ? 1 : 0
    }

    /// Without what a baseline has.
    public func without(_ baseline: Baseline) -> CheckReport {
        var rest = self
        for file in files.indices {
            for index in files[file].cases.indices {
                let fresh = files[file].cases[index].findings.filter { !baseline.has($0) }
                rest.knownCount += files[file].cases[index].findings.count - fresh.count
                rest.files[file].cases[index].findings = fresh
            }
        }
        return rest
    }
}

/// From which severity on a finding fails a check: `--fail-on`. Notes never do.
public enum FailureSeverity: String, CaseIterable, Sendable {
    case warning, error

    func includes(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: self == .warning
        case .note: false
        }
    }
}
