import Foundation
import PathKit
import PlaygroundModel
import SourceDiagnostics

/// A commit in the Git repository of a file, to read the file and its folder in that version.
package struct GitRevision {
    private let folder: String
    private let commit: String
    private let revision: String

    /// - Parameter revision: A revision in Git's syntax: `main`, `HEAD~3`, a commit's id.
    package init(_ revision: String, of file: Path) throws {
        self.revision = revision
        folder = file.absolute().parent().string
        guard try Self.run(["rev-parse", "--git-dir"], in: folder) != nil else {
            throw CleanFailure("\(file) is not in a Git repository, so it has no revisions.")
        }
        // A revision that begins with a dash is not an option.
        let found = try Self.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: folder)
        let id = found.map { String(decoding: $0, as: UTF8.self) }?.split(whereSeparator: \.isNewline).first
        guard let id else { throw CleanFailure("There is no revision \(revision.quoted) in the repository of \(file).") }
        commit = String(id)
    }

    /// The bytes of a file, or `nil` if the revision does not contain it. `name` is relative to the folder.
    package func bytes(of name: String) -> [UInt8]? {
        let object = "\(commit):./\(name)"
        guard let output = try? Self.run(["cat-file", "-s", object], in: folder),
              let size = Int(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)),
              size <= max(PlaygroundLimits.playgroundBytes, PlaygroundLimits.attachmentBytes) + 1
        else { return nil }
        return (try? Self.run(["cat-file", "blob", object], in: folder)).map { [UInt8]($0) }
    }

    package func name(of file: Path) -> String { "\(revision):\(file)" }

    /// The maximum duration of a Git command, in seconds.
    private static let deadline = 120.0

    private static func run(_ arguments: [String], in folder: String) throws -> Data? {
        let result: ProgramRun.Result
        do {
            result = try ProgramRun(arguments: ["git", "-C", folder] + arguments, deadline: deadline).run()
        } catch {
            throw CleanFailure("Git cannot be run: \(error).")
        }
        if result.exceeded != nil { throw CleanFailure("Git did not answer within \(Int(deadline)) seconds.") }
        return result.isSuccess ? Data(result.output) : nil
    }
}
