import SourceDiagnostics

public struct CheckReport: Sendable {
    public struct File: Sendable {
        public var path: String
        public var mistakes: [DiagnosticRecord]
        public var cases: [CheckCase]
        /// The limits that the checks reached.
        public var bounds: Set<WalkBound> = []

        public var notChecked: [String] { WalkBound.allCases.filter(bounds.contains).map(\.inWords) }
    }

    public var files: [File]
    public var knownCount = 0
    public var shortfall: Shortfall?

    public struct Shortfall: Hashable, Sendable {
        public var doneCount: Int
        public var count: Int
        public var megabytes: Int

        public var sentence: String {
            "The check is incomplete: it stopped after \(doneCount) of \(count) parts because it used more than \(megabytes) MB. "
                + "Check fewer files at a time, or with --matrix standard or listed."
        }
    }

    public init(files: [File]) {
        self.files = files.sorted { $0.path < $1.path }
    }

    /// All findings, in the order of the report.
    public var findings: [Finding] { files.flatMap { $0.cases.flatMap { $0.findings }.sorted() } }

    public var notChecked: [String] {
        WalkBound.allCases.compactMap { bound in
            let count = files.filter { $0.bounds.contains(bound) }.count
            guard count > 0 else { return nil }
            return "Not checked\(files.count > 1 ? " in \(counted(count, "file"))" : ""): \(bound.inWords)."
        }
    }

    /// The number of wrong answers that the lessons' tasks refused or accepted, and the tasks for which no wrong answer was tried.
    public var wrongAnswers: [String] {
        let tasks = files.flatMap { file in file.cases.compactMap { item in item.wrongAnswers.map { (path: file.path, name: item.name, count: $0) } } }
        guard !tasks.isEmpty else { return [] }
        let without = tasks.filter { $0.count == 0 }
        let sum = "Lessons: \(counted(tasks.reduce(0) { $0 + $1.count }, "wrong answer")) tried on \(counted(tasks.count, "task"))."
        return [sum] + without.map { "Lessons: no wrong answer tried on \($0.name.quoted) of \($0.path)." }
    }

    public var hasMistakes: Bool { files.contains { !$0.mistakes.isEmpty } }

    /// 0 for success, 1 for findings of the severity, 2 for mistakes in files or an incomplete check.
    public func exitCode(failingOn severity: FailureSeverity) -> Int32 {
        if hasMistakes || shortfall != nil { return 2 }
        return findings.contains { severity.includes($0.diagnostic.severity) } ? 1 : 0
    }

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

/// The minimum severity that fails a check: `--fail-on`. Notes never fail a check.
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
