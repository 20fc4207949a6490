import Foundation

enum FileURI {
    /// The file's path, or `nil` for documents without a file.
    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file://"), let url = URL(string: uri), url.isFileURL else { return nil }
        return url.standardizedFileURL.path
    }

    static func uri(ofPath path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
