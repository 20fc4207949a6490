import Files
import PathKit
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import Synchronization

package struct PlaygroundVersion: Sendable {
    package var name: String
    package var reading: PlaygroundFile.ReadResult
    package private(set) var filesRead: [String] = []

    package init(name: String, reading: PlaygroundFile.ReadResult) {
        self.name = name
        self.reading = reading
    }

    package init(of source: PlaygroundSource, named name: String) {
        self.init(name: name, reading: source.reading)
        filesRead = source.filesRead
    }

    /// The playground in a Git revision. `name` is used in messages. Throws `CleanFailure` if the revision or the file does not exist.
    package init(of path: Path, named name: String? = nil, inRevision git: String) throws {
        let revision = try GitRevision(git, of: path)
        guard let bytes = revision.bytes(of: path.lastComponent) else {
            throw CleanFailure("There is no \(name ?? path.string) in \(git.quoted).")
        }
        self.name = revision.name(of: Path(name ?? path.string))
        reading = Pipeline.read(bytes, fileName: path.lastComponent, attachment: revision.bytes)
    }
}

/// Two versions of a playground, and ways to compare them.
package struct VersionComparison: Sendable {
    package let old: PlaygroundVersion
    package let new: PlaygroundVersion

    package init(_ versions: (old: PlaygroundVersion, new: PlaygroundVersion)) {
        (old, new) = versions
    }

    package var mistakes: [DiagnosticRecord] {
        [old, new].flatMap { version in
            version.reading.diagnostics.filter { $0.severity == .error }.map { DiagnosticRecord($0, in: version.reading.sources) }
        }
    }

    /// The comparison, or `nil` if a version has mistakes.
    package func comparison(_ request: MatrixRequest) -> PlaygroundComparison? {
        guard let former = old.reading.playground, let present = new.reading.playground else { return nil }
        return PlaygroundComparison(former, present, request)
    }

    /// Compares on all cores, unless both playgrounds are equal. If `isCancelled` returns true, the report is incomplete.
    /// `progress` is called from any thread with the number of finished pieces and the total.
    package func report(
        of comparison: PlaygroundComparison, isCancelled: @escaping @Sendable () -> Bool = { false },
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) -> ChangeReport {
        guard comparison.old != comparison.new else { return ChangeReport([], of: comparison, scenarios: []) }
        let count = comparison.pieceCount
        let done = Atomic(0)
        let pieces = Array(0..<count).mapConcurrently { index -> PlaygroundComparison.Piece? in
            guard !isCancelled() else { return nil }
            let piece = comparison.piece(index, unless: isCancelled)
            progress(done.add(1, ordering: .relaxed).newValue, count)
            return piece
        }
        return ChangeReport(pieces.compactMap(\.self), of: comparison, scenarios: scenarios)
    }

    private var scenarios: [ScenarioChange] {
        let outcomes = [old, new].map { version in
            let file = CheckedFile(path: version.name, reading: version.reading)
            return CheckRun([ScenarioCheck()]).report(on: [file]).files.flatMap { $0.cases }.map { scenario in
                (name: scenario.name, failures: scenario.findings.map { $0.diagnostic.headline })
            }
        }
        return ScenarioChange.all(from: outcomes[0], to: outcomes[1])
    }
}
