import Foundation
import Testing

/// A folder for one test, in which commands run.
final class TestFolder {
    /// The absolute path, without symbolic links.
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "commands-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    // MARK: Commands

    func run(_ arguments: String..., input: String = "", environment: [String: String]? = nil) throws -> CommandResult {
        try run(arguments, input: Array(input.utf8), environment: environment)
    }

    func run(_ arguments: [String], input: [UInt8] = [], environment: [String: String]? = nil) throws -> CommandResult {
        try CommandResult.of(arguments, in: path, input: input, environment: environment)
    }

    /// Runs a command that must fail with a message and must not change any file or folder.
    ///
    /// - Returns: The message.
    func runRefused(
        _ arguments: String..., status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try runRefused(arguments, status: status, sourceLocation: sourceLocation)
    }

    func runRefused(_ arguments: [String], status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let before = try contents()
        let result = try run(arguments)
        #expect(result.status == status, "\(result.error)", sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        #expect(result.error.contains { !$0.isWhitespace }, sourceLocation: sourceLocation)
        #expect(try contents() == before, sourceLocation: sourceLocation)
        return result.error
    }

    // MARK: Files

    /// The absolute path of a file in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

    /// Writes a file and creates its folder.
    func write(_ name: String, bytes: [UInt8]) throws {
        let url = URL(filePath: path(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The names in a subfolder, sorted.
    func names(in folder: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    /// The playgrounds in a subfolder, sorted.
    func playgrounds(in folder: String) throws -> [String] { try names(in: folder).filter { $0.hasSuffix(".toml") } }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    func makePipe(_ name: String) throws { try #require(mkfifo(path(name), 0o600) == 0) }

    func move(_ name: String, to other: String) throws { try FileManager.default.moveItem(atPath: path(name), toPath: path(other)) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// The contents of a subfolder by path: files with their bytes, links with their targets, `nil` for folders and pipes.
    func contents(of folder: String = ".") throws -> [String: Data?] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: path(folder))
        return Dictionary(uniqueKeysWithValues: try names.map { name in
            let file = path("\(folder)/\(name)")
            switch try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType {
            case .typeRegular: return (name, try Data(contentsOf: URL(filePath: file)))
            case .typeSymbolicLink: return (name, Data(try FileManager.default.destinationOfSymbolicLink(atPath: file).utf8))
            default: return (name, nil)
            }
        })
    }
}
