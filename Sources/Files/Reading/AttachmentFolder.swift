import Foundation
import PlaygroundModel

/// Reads the files that a playground references. Symbolic links are resolved first, and only files within the playground's folder are read.
package struct AttachmentFolder: Sendable {
    private let folder: String

    package init(of playground: String) {
        folder = URL(fileURLWithPath: playground).deletingLastPathComponent().resolvingSymlinksInPath().path
    }

    /// The file's bytes, at most one byte more than the limit for attachments. `nil` if the folder has no such file.
    package func bytes(of name: String) -> [UInt8]? {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name).resolvingSymlinksInPath()
        guard folder.isFolder(of: url.path), let file = try? Descriptor(reading: url.path) else { return nil }
        defer { file.close() }
        return try? file.beginning(PlaygroundLimits.attachmentBytes + 1)
    }

    /// The playgrounds in a subfolder, sorted, at most `PlaygroundLimits.files`. `name` is its path with a trailing slash, or empty.
    package func playgrounds(in name: String) -> [String] {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name).resolvingSymlinksInPath()
        guard url.path == folder || folder.isFolder(of: url.path) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Array(names.filter { $0.hasSuffix(".\(PlaygroundLocation.fileExtension)") && !$0.hasPrefix(".") }.sorted()
            .prefix(PlaygroundLimits.files))
    }
}

/// Reads each file once and caches it.
package final class AttachmentReader {
    private let folder: AttachmentFolder
    private let known: [String: [UInt8]?]
    /// The contents of the files read so far. A missing file is `nil`.
    package private(set) var files: [String: [UInt8]?] = [:]

    /// - Parameter known: Files of an earlier reading that have not changed.
    package init(_ folder: AttachmentFolder, knowing known: [String: [UInt8]?] = [:]) {
        self.folder = folder
        self.known = known
    }

    package func playgrounds(in name: String) -> [String] { folder.playgrounds(in: name) }

    package func bytes(of name: String) -> [UInt8]? {
        if let read = files[name] { return read }
        let bytes = if let known = known[name] { known } else { folder.bytes(of: name) }
        files[name] = .some(bytes)
        return bytes
    }
}
