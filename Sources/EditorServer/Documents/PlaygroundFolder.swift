import Files
import Foundation
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import TOMLReading

/// The folder of a playground, with the unsaved text of open documents.
struct PlaygroundFolder: Sendable {
    /// The absolute path, without a trailing slash.
    let path: String
    private let saved: AttachmentFolder
    private let open: [String: OpenDocument]
    private let readsDisk: Bool

    init(of playground: String, open: [String: OpenDocument]) {
        path = Self.folder(of: playground)
        saved = AttachmentFolder(of: playground)
        self.open = open
        readsDisk = open[playground]?.isFile ?? true
    }

    static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

    func bytes(of name: String) -> [UInt8]? {
        if let document = open["\(path)/\(name)"] { return document.source.utf8 }
        return readsDisk ? saved.bytes(of: name) : nil
    }

    func playgrounds(in name: String) -> [String] { readsDisk ? saved.playgrounds(in: name) : [] }
}

struct PlaygroundSearch {
    private static let height = 4

    let open: [String: OpenDocument]

    /// The playground that includes a file, directly or indirectly. The path itself if it is a playground or no such playground is found.
    func playground(of path: String) -> String {
        guard let source = source(of: path) else { return path }
        let outline = KeyIndex(outlining: source)
        guard outline.child("app", of: .root) == nil else { return path }
        var folder = PlaygroundFolder.folder(of: path)
        for _ in 0..<Self.height {
            if let found = candidates(in: folder).first(where: { $0 != path && includes($0, path) }) { return found }
            let above = PlaygroundFolder.folder(of: folder)
            if above == folder || above.isEmpty { break }
            folder = above
        }
        return path
    }

    /// Whether a file is a playground or part of one. Editors also open other TOML files.
    static func isPlayground(_ source: SourceText) -> Bool {
        let outline = KeyIndex(outlining: source)
        return ["app", "controllers", "components", "scenarios"].contains { outline.child($0, of: .root) != nil }
    }

    private func source(of path: String) -> SourceText? {
        if let document = open[path] { return document.source }
        return PlaygroundFolder(of: path, open: open).bytes(of: (path as NSString).lastPathComponent).map { SourceText(utf8: $0, fileName: path) }
    }

    private func candidates(in folder: String) -> [String] {
        let open = open.keys.filter { PlaygroundFolder.folder(of: $0) == folder }
        let saved = PlaygroundFolder(of: "\(folder)/x.toml", open: self.open).playgrounds(in: "").map { "\(folder)/\($0)" }
        return (open + saved).sorted()
    }

    private func includes(_ playground: String, _ path: String) -> Bool {
        guard let source = source(of: playground), source.utf8.count <= PlaygroundLimits.playgroundBytes else { return false }
        let outline = KeyIndex(outlining: source)
        guard outline.child("app", of: .root) != nil, outline.child("include", of: .root) != nil else { return false }
        let folder = PlaygroundFolder(of: playground, open: open)
        let whole = PlaygroundOutline.read(SourceText(utf8: source.utf8, fileName: (playground as NSString).lastPathComponent), attachment: folder.bytes)
        return whole.sources.contains { "\(folder.path)/\($0.fileName)" == path }
    }
}
