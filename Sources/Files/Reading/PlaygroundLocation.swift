import Foundation
import PathKit
import PlaygroundModel

package enum PlaygroundLocationFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case missing(String)
    case notAPlayground(String)

    package var description: String {
        switch self {
        case .missing(let path): "There is no file or folder \(path)."
        case .notAPlayground(let path): "\(path) is not a playground: playgrounds are TOML files that end in .toml."
        }
    }
}

/// The served folder or file.
package struct PlaygroundLocation: Hashable, Sendable {
    /// The absolute path of the folder.
    package let folder: String
    package let file: String?

    package init(_ path: String) throws(PlaygroundLocationFailure) {
        let absolute = Path(path).absolute()
        if absolute.isDirectory {
            (folder, file) = (absolute.string, nil)
        } else if absolute.isFile {
            guard absolute.extension == Self.fileExtension else { throw .notAPlayground(path) }
            (folder, file) = (absolute.parent().string, absolute.lastComponent)
        } else {
            throw .missing(path)
        }
    }

    package var path: String { file.map { "\(folder)/\($0)" } ?? folder }

    package static let fileExtension = "toml"

    /// The paths of the playgrounds within the folder, sorted, at most one more than `PlaygroundLimits.files`.
    package func files() -> [String] {
        if let file { return [file] }
        var found: [String] = []
        collect(folder, prefix: "", IgnoredFolders(in: folder), into: &found)
        return found.sorted()
    }

    /// Skips ignored folders and linked folders, which may form a cycle.
    private func collect(_ folder: String, prefix: String, _ ignored: IgnoredFolders, into found: inout [String]) {
        let (files, folders) = FileStatus.names(inFolder: folder, ending: ".\(Self.fileExtension)")
        for (name, isFolder) in (files.map { ($0, false) } + folders.map { ($0, true) }).sorted(by: { $0.0 < $1.0 }) {
            guard found.count <= PlaygroundLimits.files else { return }
            if !isFolder {
                if !name.hasPrefix(".") { found.append(prefix + name) }
            } else if !ignored.contains(name, in: folder) {
                let path = folder.path(to: name)
                collect(path, prefix: "\(prefix)\(name)/", ignored.entering(path), into: &found)
            }
        }
    }

    /// Whether `files()` contains this name.
    package func reaches(_ name: String) -> Bool {
        if let file { return name == file }
        guard self.name(of: path(of: name)) == name else { return false }
        var (path, ignored) = (folder, IgnoredFolders(in: folder))
        for part in name.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            if part.isEmpty || ignored.contains(String(part), in: path) { return false }
            path = path.path(to: String(part))
            guard FileStatus(ofPath: path, followingLinks: false)?.kind == .folder else { return false }
            ignored = ignored.entering(path)
        }
        return true
    }

    /// A single file may be a link to anywhere, because the user named it.
    package func contents(of name: String) -> FileContents {
        FileContents(of: path(of: name), within: file == nil ? FileStatus.resolvedPath(folder) ?? folder : nil)
    }

    package func path(of name: String) -> String { folder.path(to: name) }

    /// Paths to watch for a file and its attachments, with link targets.
    package func paths(of name: String, naming attachments: [String]) -> Set<String> {
        Self.withTargets([path(of: name)]).union(pathsToWatch(ofAttachments: attachments, of: name))
    }

    package func pathsToWatch(ofAttachments attachments: [String], of name: String) -> Set<String> {
        Self.withTargets(paths(ofAttachments: attachments, of: name))
    }

    private static func withTargets(_ paths: [String]) -> Set<String> {
        Set(paths).union(paths.map(FileStatus.resolvedPlace))
    }

    package func paths(ofAttachments attachments: [String], of name: String) -> [String] {
        let parent = Path(path(of: name)).parent().string
        return attachments.map { "\(parent)/\($0)" }
    }

    package func attachments(of name: String) -> AttachmentFolder {
        AttachmentFolder(of: (Path(folder) + name).string)
    }

    /// The contents of a file that orders the playgrounds of the folder. `nil` for a single playground.
    package func listing(_ name: String) -> [UInt8]? { file == nil ? attachments(of: name).bytes(of: name) : nil }

    /// The name of the served file at an absolute path, or `nil` for other paths.
    package func name(of path: String) -> String? {
        guard path.hasPrefix("\(folder)/") else { return nil }
        let name = String(path.dropFirst(folder.count + 1))
        if let file { return name == file ? name : nil }
        let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
        return name.hasSuffix(".\(Self.fileExtension)") && !isHidden ? name : nil
    }

    package static func address(ofText name: String) -> String {
        "/" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
    }

    /// The path for a page's address: percent-encoded, without the ending.
    package static func addressPath(of name: String) -> String {
        let path = name.hasSuffix(".\(fileExtension)") ? String(name.dropLast(fileExtension.count + 1)) : name
        return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
}
