import Foundation

package enum LinkFolderFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case notMade(String, reason: String)
    case notPrivate(String)
    case tooLong(String)

    package var description: String {
        switch self {
        case .notMade(let path, let reason): "the folder \(path) cannot be created: \(reason)"
        case .notPrivate(let path): "the folder \(path) is not private: it must belong to this user and have the mode 700"
        case .tooLong(let path): "the path \(path) is too long for a socket"
        }
    }
}

/// The sockets of a user's live page servers. No other user may enter the folder, and web pages cannot open sockets.
package struct LinkFolder: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// The folder in `XDG_RUNTIME_DIR` (XDG Base Directory Specification) or the caches. `nil` if the environment has neither.
    package static func own(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> LinkFolder? {
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        #if canImport(Darwin)
        let caches = folder("HOME").map { "\($0)/Library/Caches" }
        #else
        let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
        #endif
        return (folder("XDG_RUNTIME_DIR") ?? caches).map { LinkFolder(path: "\($0)/traitscope") }
    }

    package func make() throws(LinkFolderFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .notMade(path, reason: error.localizedDescription)
        }
        guard isPrivate else { throw .notPrivate(path) }
    }

    /// The reason why the sockets are ignored. `nil` for a usable or missing folder.
    package var refusal: LinkFolderFailure? {
        FileManager.default.fileExists(atPath: path) && !isPrivate ? .notPrivate(path) : nil
    }

    /// The paths of the sockets. Empty if other users could have created sockets.
    package func sockets() -> [String] {
        guard isPrivate else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(Self.ending) }.sorted().map { "\(path)/\($0)" }
    }

    static let ending = ".sock"

    func newSocket() throws(LinkFolderFailure) -> String {
        let path = "\(path)/\(String(UInt64.random(in: .min ... .max), radix: 36))\(Self.ending)"
        // The limit is 104 bytes on Darwin and 108 on Linux, including the zero.
        guard path.utf8.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path) else { throw .tooLong(path) }
        return path
    }

    /// Whether the path is a folder, not a link, that only this user owns and may enter.
    private var isPrivate: Bool {
        guard let found = try? FileManager.default.attributesOfItem(atPath: path), found[.type] as? FileAttributeType == .typeDirectory,
              let mode = found[.posixPermissions] as? NSNumber, let owner = found[.ownerAccountID] as? NSNumber
        else { return false }
        return mode.intValue & 0o077 == 0 && owner.uint32Value == getuid()
    }
}
