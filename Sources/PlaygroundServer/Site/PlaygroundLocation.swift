import Foundation
import PathKit
import PlaygroundModel

/// What a server serves: a folder of playgrounds, or one file.
public struct PlaygroundLocation: Hashable, Sendable {
    /// Why a path is nothing to serve.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case missing(String)
        case notAPlayground(String)

        public var description: String {
            switch self {
            case .missing(let path): "There is no file or folder \(path)."
            case .notAPlayground(let path): "\(path) is no playground: those are TOML files, and end in .toml."
            }
        }
    }

    /// Absolute.
    public let folder: String
    /// The name within the folder, where one file is served alone.
    public let file: String?

    /// - Throws: `Failure`.
    public init(_ path: String) throws(Failure) {
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
    /// The files served, by their paths within the folder, sorted.
    func files() -> [String] {
        if let file { return [file] }
        var found: [String] = []
        collect(Path(folder), prefix: "", into: &found)
        return found.sorted()
    }

    /// Hidden folders are not looked into, nor those reached by a symbolic link, which may lead in a circle.
    private func collect(_ folder: Path, prefix: String, into found: inout [String]) {
        for child in ((try? folder.children()) ?? []).sorted() where !child.lastComponent.hasPrefix(".") {
            guard found.count < PlaygroundLimits.files else { return }
            let name = prefix + child.lastComponent
            if child.isDirectory {
                if !child.isSymlink { collect(child, prefix: "\(name)/", into: &found) }
            } else if child.extension == Self.fileExtension {
                found.append(name)
            }
        }
    }

    /// A served file; `nil` if it is gone or cannot be read.
    func contents(of name: String) -> BoundedFile? {
        try? BoundedFile((Path(folder) + name).string, limit: PlaygroundLimits.playgroundBytes)
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
