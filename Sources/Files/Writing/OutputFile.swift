import Foundation

enum OutputPlace {
    case standardOutput
    case stream
    case file(replacing: FileIdentity?)
}

/// The target of a command's result. All files are written through this type.
///
/// The new file is made next to the old one and renamed, so that a path never has half a file. The mode does not change.
///
/// | Target | What happens |
/// |---|---|
/// | `-`, or the target of standard output | written to standard output |
/// | a file, or an unused name | replaced in one step |
/// | a symbolic link | its target is replaced, and the link stays |
/// | a device or a pipe | written to; refused without a reader |
/// | a folder, or a file without write permission | refused before any work |
/// | a source of the result, a file of another kind, or a file changed since it was written (`FileMark`) | refused |
package struct OutputFile: Sendable {
    package enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        case isFolder(String)
        case noFolder(String, for: String)
        case cannotWrite(String, reason: String)
        case isSource(String, of: String)
        case isForeign(String, kind: String)

        package var description: String {
            switch self {
            case .isFolder(let path): "\(path) is a folder. Name a file in it."
            case .noFolder(let folder, let path): "\(path) cannot be written: there is no folder \(folder)."
            case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
            case .isSource(let path, let source):
                "\(path) is not written: it is \(source), which is an input. Name another file."
            case .isForeign(let path, let kind): "\(path) already exists and is not \(kind). Name another file, or move it away."
            }
        }
    }

    package let path: String
    package let destination: String
    let place: OutputPlace

    /// Checks the target without changing it.
    package init(_ path: String) throws(Refusal) {
        self.path = path
        let isDash = path == "-"
        destination = isDash ? path : try Self.destination(of: path)
        let there = isDash ? nil : FileIdentity(ofPath: destination)
        if isDash || there?.isSame(as: FileIdentity(ofDescriptor: Console.current.output)) == true {
            place = .standardOutput
        } else if let there, there.kind == .other {
            place = .stream
            try Self.check(access(destination, W_OK), path)
        } else {
            place = .file(replacing: there)
            try Self.checkFile(destination, there, path)
        }
    }

    package var isStandardOutput: Bool {
        if case .standardOutput = place { true } else { false }
    }

    package var isLink: Bool { path != destination }

    /// Refuses a target that is one of these files, under any name.
    package func check(against sources: [String]) throws(Refusal) {
        guard case .file(let there?) = place else { return }
        if let source = sources.first(where: { there.isSame(as: FileIdentity(ofPath: $0)) }) {
            throw .isSource(path, of: source)
        }
    }

    /// Refuses to replace a file that the command cannot have written. `kind` includes its article: `a page`. `isOwn` receives up to 4,096
    /// bytes. An empty file may always be replaced.
    package func check(isOf kind: String, _ isOwn: ([UInt8]) -> Bool) throws(Refusal) {
        guard case .file(replacing: .some) = place, let file = try? Descriptor(opening: destination, O_RDONLY | O_NONBLOCK) else { return }
        defer { file.close() }
        guard let beginning = try? file.beginning(4096), beginning.isEmpty || isOwn(beginning) else { throw .isForeign(path, kind: kind) }
    }

    package func write(_ text: String) throws(Refusal) { try write(Array(text.utf8)) }

    package func write(_ bytes: [UInt8]) throws(Refusal) { try Self.write([(self, bytes)]) }

    /// The maximum number of links in a chain. It exceeds any sensible chain, and a cycle has no end.
    private static let longestChain = 16

    /// The end of a chain of links. The file need not exist.
    private static func destination(of path: String) throws(Refusal) -> String {
        var current = path
        for _ in 0..<longestChain {
            guard let next = link(at: current) else { return current }
            current = next.hasPrefix("/") ? next : folder(of: current) + "/" + next
        }
        throw .cannotWrite(path, reason: SystemError(code: ELOOP).reason)
    }

    private static func link(at path: String) -> String? {
        // A pipe in `/proc` has no path, so it is opened by its given name.
        guard !path.hasPrefix("/proc/"), !path.hasPrefix("/dev/fd/") else { return nil }
        return FileStatus.destination(ofLink: path)
    }

    private static func checkFile(_ destination: String, _ there: FileIdentity?, _ path: String) throws(Refusal) {
        if there?.kind == .folder || destination.hasSuffix("/") { throw .isFolder(path) }
        let folder = folder(of: destination)
        guard FileIdentity(ofPath: folder)?.kind == .folder else { throw .noFolder(folder, for: path) }
        try check(access(folder, W_OK | X_OK), path)
        if there != nil { try check(access(destination, W_OK), path) }
    }

    private static func check(_ result: Int32, _ path: String) throws(Refusal) {
        if result != 0 { throw .cannotWrite(path, reason: SystemError.last.reason) }
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
