import Files
import Foundation
import PageAssets
import WireframeHTML

/// The files of `Templates/`, by their paths below it: those built into the executable, or a person's own.
package struct PageFiles: Sendable {
    var bytes: [String: [UInt8]]
    /// In bytes, of a file in a person's folder.
    static let longestFile = 1 << 24

    init(bytes: [String: [UInt8]]) {
        self.bytes = bytes
    }

    /// Those built into the executable.
    package static let embedded = PageFiles(bytes: PageAsset.embedded.mapValues(\.bytes))

    /// Reads a folder; hidden files are passed over.
    ///
    /// - Throws: what the system says against reading a file of it.
    package init(folder: String) throws {
        let root = URL(filePath: folder, directoryHint: .isDirectory)
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
        bytes = [:]
        for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let file = root.appending(path: name)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let contents = try BoundedFile(file.path, limit: Self.longestFile)
            guard contents.size <= Self.longestFile else { throw CleanFailure("\(file.path) has more than \(Self.longestFile) bytes.") }
            bytes[name] = contents.bytes
        }
    }

    func text(_ name: String) -> String? {
        bytes[name].map { String(decoding: $0, as: UTF8.self) }
    }

    /// The templates and the drawings they include; the page's icon is none of them.
    var templates: [String: String] {
        bytes.filter { ($0.key.hasSuffix(".mustache") || $0.key.hasSuffix(".svg")) && !$0.key.hasSuffix("favicon.svg") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    /// The template of pages that run no script.
    static let stillTemplate = "still.mustache"

    /// Those that change a page that is open, without the drawings that a playground has no use for: there are many, and few are in any one.
    ///
    /// - Parameter drawings: The names of images that it has; the tile that stands for any is always there.
    func templates(with drawings: Set<String>) -> [String: String] {
        PageRenderer.updateTemplates(among: templates).filter { path, _ in
            let parts = path.split(separator: "/")
            guard parts.count == 2, parts[0] == "images", let name = parts.last?.dropLast(".svg".count) else { return true }
            return name == "any" || drawings.contains(String(name))
        }
    }

    /// A file as a `data:` address.
    func dataAddress(of name: String) -> String? {
        guard let bytes = bytes[name], let type = Self.mediaType(ofName: name) else { return nil }
        return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }

    /// The media types of what pages and style sheets refer to.
    private static func mediaType(ofName name: String) -> String? {
        switch name.split(separator: ".").last {
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "woff2": "font/woff2"
        default: nil
        }
    }
}
