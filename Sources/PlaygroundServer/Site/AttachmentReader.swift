/// Reads the files that a playground names, each once: what the playground is made from is what is remembered of them.
final class AttachmentReader {
    private let folder: AttachmentFolder
    /// As read; `nil` for one that is not there.
    private(set) var files: [String: [UInt8]?] = [:]

    init(_ folder: AttachmentFolder) {
        self.folder = folder
    }

    /// The names of the playgrounds in a folder within the folder.
    func playgrounds(in name: String) -> [String] { folder.playgrounds(in: name) }

    func bytes(of name: String) -> [UInt8]? {
        if let known = files[name] { return known }
        let bytes = folder.bytes(of: name)
        files[name] = .some(bytes)
        return bytes
    }
}
