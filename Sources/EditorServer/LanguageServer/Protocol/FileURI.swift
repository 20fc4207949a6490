import Foundation

/// The address of a document, and the path of its file.
enum FileURI {
    /// The path of a file's address; `nil` for documents that are no files yet.
    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file://"), let url = URL(string: uri), url.isFileURL else { return nil }
        return url.standardizedFileURL.path
    }

    static func uri(ofPath path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
