import Foundation
import PlaygroundModel

/// Reads the files that a playground names: those within its folder, also through symbolic links.
package struct AttachmentFolder: Sendable {
    private let folder: String

    package init(of playground: String) {
        folder = URL(fileURLWithPath: playground).deletingLastPathComponent().resolvingSymlinksInPath().path
    }

    /// The bytes of a file, up to one more than the limit for attachments; `nil` where the folder has no such file.
    package func bytes(of name: String) -> [UInt8]? {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name).resolvingSymlinksInPath()
        guard folder.isFolder(of: url.path), let file = try? Descriptor(reading: url.path) else { return nil }
        defer { file.close() }
        return try? file.beginning(PlaygroundLimits.attachmentBytes + 1)
    }

    /// The playgrounds in a folder within this one, sorted: at most `PlaygroundLimits.files`.
    ///
    /// - Parameter name: The folder's path within this one with a slash at the end; empty for this one.
    package func playgrounds(in name: String) -> [String] {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name).resolvingSymlinksInPath()
        guard url.path == folder || folder.isFolder(of: url.path) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Array(names.filter { $0.hasSuffix(".\(PlaygroundLocation.fileExtension)") && !$0.hasPrefix(".") }.sorted()
            .prefix(PlaygroundLimits.files))
    }
}

/// Reads each file that a playground names once, and keeps it.
package final class AttachmentReader {
    private let folder: AttachmentFolder
    /// `nil` for a missing file.
    package private(set) var files: [String: [UInt8]?] = [:]

    package init(_ folder: AttachmentFolder) {
        self.folder = folder
    }

    package func playgrounds(in name: String) -> [String] { folder.playgrounds(in: name) }

    package func bytes(of name: String) -> [UInt8]? {
        if let known = files[name] { return known }
        let bytes = folder.bytes(of: name)
        files[name] = .some(bytes)
        return bytes
    }
}
