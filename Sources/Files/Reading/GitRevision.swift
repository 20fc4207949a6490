import Foundation
import PathKit
import PlaygroundModel
import SourceDiagnostics

/// A commit of the Git repository that a file is in: what the file and those beside it were then.
package struct GitRevision {
    private let folder: String
    private let commit: String
    private let revision: String

    /// - Parameters:
    ///   - revision: As Git understands it: `main`, `HEAD~3`, a commit's id.
    ///   - file: A file in the repository.
    /// - Throws: `CleanFailure`.
    package init(_ revision: String, of file: Path) throws {
        self.revision = revision
        folder = file.absolute().parent().string
        guard try Self.run(["rev-parse", "--git-dir"], in: folder) != nil else {
            throw CleanFailure("\(file) is in no Git repository, so there is no revision of it.")
        }
        // Whatever the revision is called, it is no option.
        let found = try Self.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: folder)
        let id = found.map { String(decoding: $0, as: UTF8.self) }?.split(whereSeparator: \.isNewline).first
        guard let id else { throw CleanFailure("There is no revision \(revision.quoted) in the repository of \(file).") }
        commit = String(id)
    }

    /// The bytes of a file, by its path from the folder; `nil` where the revision has none of that name.
    package func bytes(of name: String) -> [UInt8]? {
        let object = "\(commit):./\(name)"
        guard let text = try? Self.run(["cat-file", "-s", object], in: folder), let size = Int(number: text),
              size <= max(PlaygroundLimits.playgroundBytes, PlaygroundLimits.attachmentBytes) + 1
        else { return nil }
        return (try? Self.run(["cat-file", "blob", object], in: folder)).map { [UInt8]($0) }
    }

    /// What the file is called in what is said of it.
    package func name(of file: Path) -> String { "\(revision):\(file)" }

    /// What Git prints; `nil` where it fails.
    private static func run(_ arguments: [String], in folder: String) throws -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CleanFailure("Git cannot be run: \(error.localizedDescription)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // What env says where there is no such program.
        if process.terminationStatus == 127 { throw CleanFailure("Git is not installed, or not in the path.") }
        return process.terminationStatus == 0 ? data : nil
    }
}

extension Int {
    /// The number that a command printed on a line.
    fileprivate init?(number: Data) {
        self.init(String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
