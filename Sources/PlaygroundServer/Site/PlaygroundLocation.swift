import Foundation
import PathKit
import PlaygroundModel

/// What a server serves: a folder of playgrounds, or one file.
package struct PlaygroundLocation: Hashable, Sendable {
    /// Why a path is nothing to serve.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case missing(String)
        case notAPlayground(String)

        package var description: String {
            switch self {
            case .missing(let path): "There is no file or folder \(path)."
            case .notAPlayground(let path): "\(path) is no playground: those are TOML files, and end in .toml."
            }
        }
    }

    /// Absolute.
    package let folder: String
    /// The name within the folder, where one file is served alone.
    package let file: String?

    /// - Throws: `Failure`.
    package init(_ path: String) throws(Failure) {
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

    static let fileExtension = "toml"

    /// The files to serve, by their paths within the folder, sorted: at most one more than `PlaygroundLimits.files`, which
    /// shows that there are too many.
    package func files() -> [String] {
        if let file { return [file] }
        var found: [String] = []
        collect(Path(folder), prefix: "", into: &found)
        return found.sorted()
    }

    /// Hidden folders are not looked into, nor those reached by a symbolic link, which may lead in a circle.
    private func collect(_ folder: Path, prefix: String, into found: inout [String]) {
        for child in ((try? folder.children()) ?? []).sorted() where !child.lastComponent.hasPrefix(".") {
            guard found.count <= PlaygroundLimits.files else { return }
            let name = prefix + child.lastComponent
            if child.isDirectory {
                if !child.isSymlink { collect(child, prefix: "\(name)/", into: &found) }
            } else if child.extension == Self.fileExtension {
                found.append(name)
            }
        }
    }

    /// A file served alone may be a link to anywhere: it was named by the person who serves it.
    func contents(of name: String) -> FileContents {
        FileContents(of: path(of: name), within: file == nil ? FileStatus.resolvedPath(folder) ?? folder : nil)
    }

    /// The absolute path of a served file.
    package func path(of name: String) -> String { "\(folder == "/" ? "" : folder)/\(name)" }

    /// The paths at which a change of a file, or of one of those that it names, is told: their own, and those that links
    /// lead to.
    func paths(of name: String, naming attachments: [String]) -> Set<String> {
        let parent = Path(path(of: name)).parent().string
        return ([path(of: name)] + attachments.map { "\(parent)/\($0)" }).reduce(into: Set()) { paths, path in
            paths.insert(path)
            let (folder, file) = (Path(path).parent().string, Path(path).lastComponent)
            // One that is not there yet has a folder, perhaps.
            paths.insert(FileStatus.resolvedPath(path) ?? FileStatus.resolvedPath(folder).map { "\($0)/\(file)" } ?? path)
        }
    }

    /// Where the files that a served file names are read from.
    func attachments(of name: String) -> AttachmentFolder {
        AttachmentFolder(of: (Path(folder) + name).string)
    }

    /// The name of the served file at an absolute path; `nil` if the path is of none.
    func name(of path: String) -> String? {
        guard path.hasPrefix("\(folder)/") else { return nil }
        let name = String(path.dropFirst(folder.count + 1))
        if let file { return name == file ? name : nil }
        let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
        return name.hasSuffix(".\(Self.fileExtension)") && !isHidden ? name : nil
    }

    /// A file's name as its page's address has it: without the ending, percent-encoded.
    static func addressPath(of name: String) -> String {
        let path = name.hasSuffix(".\(fileExtension)") ? String(name.dropLast(fileExtension.count + 1)) : name
        return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
}
