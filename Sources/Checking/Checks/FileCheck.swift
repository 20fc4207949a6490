import SourceDiagnostics

/// What the reader warns of, among what a check finds.
public struct FileCheck: PlaygroundCheck {
    public let name = "file"

    public init() {}

    public func pieceCount(in file: CheckedFile) -> Int { 1 }

    public func piece(_ index: Int, of file: CheckedFile) -> [Diagnostic] { file.warnings }

    public func cases(of pieces: [[Diagnostic]], in file: CheckedFile) -> [CheckCase] {
        let findings = pieces.joined().map { Finding($0, about: "", in: file) }
        return [CheckCase(check: name, name: "The file", count: 1, findings: findings)]
    }
}
