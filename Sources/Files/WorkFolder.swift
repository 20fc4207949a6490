import Foundation
import SourceDiagnostics

/// The only folder in which tools read and write. Refuses absolute paths, `..`, links to other folders, pipes and devices.
package struct WorkFolder: Sendable {
    /// The folder's absolute path, without symbolic links.
    package let root: String

    package enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        case noFolder(String)
        case unreadableName(String)
        case absolute(String, within: String?)
        case goesUp(String)
        case missing(String, near: [String])
        case leadsOut(String)
        case isFolder(String)
        case isNoFile(String)
        case cannotBeRead(String, reason: String)
        case hidden(String)
        case otherEnding(String, permitted: [String])
        case isThere(String)

        package var description: String {
            switch self {
            case .noFolder(let path): "There is no folder \(path.quoted)."
            case .unreadableName(let name): "\(name.quoted) is not a path: use one within the folder, such as \"app.toml\"."
            case .absolute(let path, let name?): "\(path.quoted) is absolute. Paths are relative to the folder that the command was started with: use \(name.quoted)."
            case .absolute(let path, nil): "\(path.quoted) is absolute. Use a relative path of a file in the folder that the command was started with."
            case .goesUp(let name): "\(name.quoted) leads out of the folder that the command was started with. Use a path without \"..\"."
            case .missing(let name, let near):
                "There is no file \(name.quoted)" + (near.isEmpty ? "." : "; did you mean \(NameList(near).joined(by: .or))?")
            case .leadsOut(let name): "\(name.quoted) is a path through a symbolic link that leads out of the folder that the command was started with."
            case .isFolder(let name): "\(name.quoted) is a folder. Name a file in it."
            case .isNoFile(let name): "\(name.quoted) is a pipe or a device, not a file."
            case .cannotBeRead(let name, let reason): "\(name.quoted) cannot be read: \(reason)."
            case .hidden(let name): "\(name.quoted) is not written: a part of the path begins with a dot."
            case .otherEnding(let name, let permitted): "\(name.quoted) is not written: the name must end in \(NameList(permitted).joined(by: .or))."
            case .isThere(let name): "\(name.quoted) already exists. Name another file, or set \"overwrite\"."
            }
        }
    }

    package init(_ path: String) throws(Refusal) {
        guard let resolved = FileStatus.resolvedPath(path), FileStatus(ofPath: resolved)?.kind == .folder else { throw .noFolder(path) }
        root = resolved
    }

    package func playgrounds() -> [String] { (try? PlaygroundLocation(root))?.files() ?? [] }

    /// - Returns: The contents up to the limit, and the absolute path without symbolic links.
    package func read(_ name: String, limit: Int) throws(Refusal) -> (contents: BoundedFile, path: String) {
        let path = try path(of: name)
        let tree = FolderTree(root: root)
        let contents: BoundedFile?
        do throws(SystemError) {
            contents = try tree.contents(of: tree.open(String(path.dropFirst(root.count))), limit: limit)
        } catch {
            throw error.code == ENOENT ? .missing(name, near: []) : .cannotBeRead(name, reason: error.reason)
        }
        guard let contents else { throw .isNoFile(name) }
        return (contents, path)
    }

    /// The absolute path of an existing file, without symbolic links.
    package func path(of name: String) throws(Refusal) -> String {
        let relative = try relative(name)
        let joined = relative.isEmpty ? root : child(relative)
        guard let resolved = FileStatus.resolvedPath(joined), let status = FileStatus(ofPath: resolved) else {
            throw .missing(name, near: near(name))
        }
        guard isInside(resolved) else { throw .leadsOut(name) }
        switch status.kind {
        case .file: return resolved
        case .folder: throw .isFolder(name)
        case .symbolicLink, .other: throw .isNoFile(name)
        }
    }

    /// The absolute path for writing a file. `endings` include the dots.
    package func target(_ name: String, endings: [String], overwrites: Bool) throws(Refusal) -> String {
        let relative = try relative(name)
        guard endings.contains(where: relative.hasSuffix) else { throw .otherEnding(name, permitted: endings) }
        let parts = relative.split(separator: "/").map(String.init)
        guard !parts.contains(where: { $0.hasPrefix(".") }), let last = parts.last else { throw .hidden(name) }
        let folder = child(parts.dropLast().joined(separator: "/"))
        guard let resolved = FileStatus.resolvedPath(folder), FileStatus(ofPath: resolved)?.kind == .folder else {
            throw .missing(parts.dropLast().joined(separator: "/") + "/", near: [])
        }
        guard isInside(resolved) else { throw .leadsOut(name) }
        let path = resolved.path(to: last)
        switch FileStatus(ofPath: path, followingLinks: false)?.kind {
        case nil: return path
        case .file:
            guard overwrites else { throw .isThere(name) }
            return path
        case .folder: throw .isFolder(name)
        case .symbolicLink: throw .leadsOut(name)
        case .other: throw .isNoFile(name)
        }
    }

    private func relative(_ name: String) throws(Refusal) -> String {
        guard !name.isEmpty, !name.utf8.contains(0), name.utf8.count < Int(PATH_MAX) else { throw .unreadableName(String(name.prefix(80))) }
        guard !name.hasPrefix("/") else {
            let isWithin = isInside(name) && !name.split(separator: "/").contains("..")
            throw .absolute(name, within: isWithin ? String(name.dropFirst(root.count).drop { $0 == "/" }) : nil)
        }
        let parts = name.split(separator: "/")
        guard !parts.contains("..") else { throw .goesUp(name) }
        return parts.filter { $0 != "." }.joined(separator: "/")
    }

    private func child(_ relative: String) -> String {
        relative.isEmpty ? root : root.path(to: relative)
    }

    private func isInside(_ path: String) -> Bool {
        path == root || root.isFolder(of: path)
    }

    private func near(_ name: String) -> [String] { NameSuggestion(for: name, among: playgrounds())?.names ?? [] }
}
