import SourceDiagnostics

/// Reports the reader's warnings as findings of a check.
public struct FileCheck: PlaygroundCheck {
    public let name = "file"

    public init() {}

    public func work(on file: CheckedFile) -> FileWork { FileWork(file: file, check: name) }
}

public struct FileWork: CheckWork {
    let file: CheckedFile
    let check: String
    var warnings: [Diagnostic] = []

    public var pieceCount: Int { 1 }

    public func piece(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> [Diagnostic] { file.warnings }

    public mutating func fold(_ piece: [Diagnostic]) { warnings += piece }

    public func cases(unless isStopped: () -> Bool) -> [CheckCase] {
        [CheckCase(check: check, name: "The file", count: 1, findings: warnings.map { Finding($0, about: "", in: file) })]
    }
}
