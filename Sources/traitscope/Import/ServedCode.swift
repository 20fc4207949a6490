import CodeImport
import Files
import Foundation
import PathKit

/// `traitscope serve --run`: the playgrounds of an app's code in a temporary folder, in memory where the system has one, until the program
/// ends. They follow the code.
final class ServedCode: Sendable {
    var path: Path { Path(root) + (folder.path.split(separator: "/").last.map(String.init) ?? "Code") }
    private let root: String
    private let folder: CodeFolder
    private let scratch: String
    private let toolchain: SwiftToolchain
    private let confinement: Confinement

    /// - Parameter isAllowed: Whether code may run where the system confines it in part only.
    init(_ code: String, isAllowed: Bool) throws {
        folder = try CodeFolder(code)
        scratch = FileManager.default.temporaryDirectory.appending(path: "traitscope-\(UUID().uuidString)").path(percentEncoded: false)
        let memory = Path("/dev/shm")
        root = memory.isWritable ? "\(memory)/traitscope-\(UUID().uuidString)" : "\(scratch)/shown"
        do {
            try FileManager.default.createDirectory(atPath: "\(scratch)/run", withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
            confinement = Confinement(trying: "\(scratch)/run")
            if !confinement.isWhole, !isAllowed { try CodeQuestion.ask(about: folder.path) }
            toolchain = try SwiftToolchain { Console.current.printError($0) }
        } catch {
            try? FileManager.default.removeItem(atPath: scratch)
            try? FileManager.default.removeItem(atPath: root)
            throw error
        }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: scratch)
        try? FileManager.default.removeItem(atPath: root)
    }

    /// Imports the code for the first time.
    func start() throws -> CodeSession {
        do {
            try path.mkpath()
        } catch {
            throw CleanFailure("\(path) cannot be made: \(error.localizedDescription)")
        }
        Console.current.printError("Building and running \(folder.path).")
        let session = try CodeSession(folder, toolchain: toolchain, confinement: confinement, scratch: scratch)
        show(session.result)
        return session
    }

    /// Follows the code until the task is cancelled.
    func follow(_ session: consuming CodeSession) async {
        var session = session
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(200))
            let start = Date()
            do {
                try session.update { result in
                    show(result)
                    let seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
                    let cuts = result.cuts.isEmpty ? "" : ", without \(result.cuts.count) statements that do not compile"
                    Console.current.printError("Shown after \(seconds) s: \(result.playgrounds.members.count) playgrounds\(cuts).")
                }
            } catch {
                Console.current.printError("\(error)")
            }
        }
    }

    /// Writes changed playgrounds, and removes those of removed controllers.
    private func show(_ result: CodeImport) {
        var files: [String: [UInt8]] = [:]
        for member in result.playgrounds.members where member.refusal == nil {
            files[member.fileName] = Array(member.text.utf8)
            for image in member.imageFiles { files[image.name] = image.bytes }
        }
        do {
            for (name, bytes) in files {
                let file = path + name
                let data = Data(bytes)
                guard (try? file.read()) != data else { continue }
                try file.parent().mkpath()
                try data.write(to: URL(filePath: file.string), options: .atomic)
            }
            for file in try path.children() where file.extension == "toml" && files[file.lastComponent] == nil { try file.delete() }
        } catch {
            Console.current.printError("\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
