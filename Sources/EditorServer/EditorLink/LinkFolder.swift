import Foundation

/// The folder in which the servers of one person's live pages have their sockets, and where that person's editors look for them.
///
/// Nobody else may enter it. A web page cannot reach what is in it: browsers open no sockets of files.
package struct LinkFolder: Hashable, Sendable {
    /// Absolute.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The person's own: in the folder for what a session runs (XDG Base Directory Specification, `XDG_RUNTIME_DIR`), and where there
    /// is none among the caches.
    ///
    /// - Returns: `nil` where the environment names no folder of a person.
    package static func own(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> LinkFolder? {
        // The specification has relative paths passed over.
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        #if canImport(Darwin)
        let caches = folder("HOME").map { "\($0)/Library/Caches" }
        #else
        let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
        #endif
        return (folder("XDG_RUNTIME_DIR") ?? caches).map { LinkFolder(path: "\($0)/traitscope") }
    }

    /// Why it cannot be used.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notMade(String, reason: String)
        /// It belongs to somebody else, or lets others in.
        case notPrivate(String)
        /// The address of a socket has room for a short path alone.
        case tooLong(String)

        package var description: String {
            switch self {
            case .notMade(let path, let reason): "the folder \(path) cannot be made: \(reason)"
            case .notPrivate(let path): "the folder \(path) is not this person's alone: it has to have their id and the mode 700"
            case .tooLong(let path): "the path \(path) is too long for a socket"
            }
        }
    }

    /// Makes it, if it is not there.
    package func make() throws(Failure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .notMade(path, reason: error.localizedDescription)
        }
        guard isPrivate else { throw .notPrivate(path) }
    }

    /// Why what is in it is passed over; `nil` where it can be used, or is not there.
    package var refusal: Failure? {
        FileManager.default.fileExists(atPath: path) && !isPrivate ? .notPrivate(path) : nil
    }

    /// The sockets in it; none where others could have put some there.
    package func sockets() -> [String] {
        guard isPrivate else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(Self.ending) }.sorted().map { "\(path)/\($0)" }
    }

    static let ending = ".sock"

    /// A path for a new socket.
    func newSocket() throws(Failure) -> String {
        let path = "\(path)/\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.ending)"
        // 104 on Darwin, with the zero behind it, and 108 on Linux: a longer one would be cut off.
        guard path.utf8.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path) else { throw .tooLong(path) }
        return path
    }

    /// Whether it is a folder of this person's, and no link to another, that nobody else may enter.
    private var isPrivate: Bool {
        guard let found = try? FileManager.default.attributesOfItem(atPath: path), found[.type] as? FileAttributeType == .typeDirectory,
              let mode = found[.posixPermissions] as? NSNumber, let owner = found[.ownerAccountID] as? NSNumber
        else { return false }
        return mode.intValue & 0o077 == 0 && owner.uint32Value == getuid()
    }
}
