import Files
import Foundation
import PageAssets
import WireframeHTML

/// The files of `Templates/` by path, either built in or custom.
package struct PageFiles: Sendable {
    var bytes: [String: [UInt8]]
    /// The maximum size of a file, in bytes.
    static let longestFile = 1 << 24

    init(bytes: [String: [UInt8]]) {
        self.bytes = bytes
    }

    package static let embedded = PageFiles(bytes: PageAsset.embedded.mapValues(\.bytes))

    /// Reads the files of a folder, except hidden files. Throws if a file cannot be read.
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

    /// The templates and their drawings.
    var templates: [String: String] {
        bytes.filter { $0.key.hasSuffix(".mustache") || $0.key.hasSuffix(".svg") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    static let stillTemplate = "still.mustache"

    /// The templates of updates, with only the drawings that the playground uses. The tile for any image is included.
    func templates(with drawings: Set<String>) -> [String: String] {
        PageRenderer.updateTemplates(among: templates).filter { path, _ in
            let parts = path.split(separator: "/")
            guard parts.count == 2, parts[0] == "images", let name = parts.last?.dropLast(".svg".count) else { return true }
            return name == "any" || drawings.contains(String(name))
        }
    }

    func dataAddress(of name: String) -> String? {
        guard let bytes = bytes[name], let type = Self.mediaType(ofName: name) else { return nil }
        return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }

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
