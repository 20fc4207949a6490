import Foundation
import PlaygroundModel

/// The folder of a playground, from which the files that it names are read: those within it and no others, whatever
/// symbolic links say.
package struct AttachmentFolder: Sendable {
    /// Absolute, without symbolic links.
    private let folder: String

    /// - Parameter playground: the path of the playground's file.
    package init(of playground: String) {
        folder = URL(fileURLWithPath: playground).deletingLastPathComponent().resolvingSymlinksInPath().path
    }

    /// The bytes of a file, as many as a reading can want; `nil` where there is no such file in the folder.
    ///
    /// - Parameter name: a path within the folder.
    package func bytes(of name: String) -> [UInt8]? {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name).resolvingSymlinksInPath()
        guard folder.isFolder(of: url.path), let file = try? Descriptor(reading: url.path) else { return nil }
        defer { file.close() }
        return try? file.beginning(PlaygroundLimits.attachmentBytes + 1)
    }

    /// The names of the playgrounds in a folder within it, sorted: the first few hundred.
    ///
    /// - Parameter name: The path of the folder within this one, with a slash at the end; nothing for this one.
    package func playgrounds(in name: String) -> [String] {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name).resolvingSymlinksInPath()
        guard url.path == folder || folder.isFolder(of: url.path) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Array(names.filter { $0.hasSuffix(".\(PlaygroundLocation.fileExtension)") && !$0.hasPrefix(".") }.sorted()
            .prefix(PlaygroundLimits.files))
    }
}

/// Reads the files that a playground names, each once: what the playground is made from is what is remembered of them.
package final class AttachmentReader {
    private let folder: AttachmentFolder
    /// As read; `nil` for one that is not there.
    package private(set) var files: [String: [UInt8]?] = [:]

    package init(_ folder: AttachmentFolder) {
        self.folder = folder
    }

    /// The names of the playgrounds in a folder within the folder.
    package func playgrounds(in name: String) -> [String] { folder.playgrounds(in: name) }

    package func bytes(of name: String) -> [UInt8]? {
        if let known = files[name] { return known }
        let bytes = folder.bytes(of: name)
        files[name] = .some(bytes)
        return bytes
    }
}
