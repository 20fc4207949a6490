import Files
import Foundation
import PageAssets
import TextMetrics
import WireframeSVG

/// The glyphs and the font that pictures use.
package struct PictureFiles: Sendable {
    package let drawings: GlyphDrawings
    let font: [UInt8]

    package static let embedded = PictureFiles { PageAsset.embedded[$0]?.bytes }

    /// Reads the glyphs and the font from a folder. Files that the folder lacks come from the executable.
    package init(folder: String) {
        let root = URL(filePath: folder, directoryHint: .isDirectory)
        self.init { name in
            BoundedFile.bytes(of: root.appending(path: name).path, limit: PageFiles.longestFile) ?? PageAsset.embedded[name]?.bytes
        } more: { subfolder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: subfolder).path)) ?? []
            return names.filter { !$0.hasPrefix(".") }.map { "\(subfolder)/\($0)" }
        }
    }

    private init(_ bytes: (String) -> [UInt8]?, more names: (String) -> [String] = { _ in [] }) {
        let paths = Set(PageAsset.embedded.keys).union(["images", "icons", "parts"].flatMap(names)).filter { $0.hasSuffix(".svg") }
        let texts = paths.compactMap { path in bytes(path).map { (path, String(decoding: $0, as: UTF8.self)) } }
        drawings = GlyphDrawings(files: Dictionary(uniqueKeysWithValues: texts))
        font = bytes(Face.file) ?? []
    }
}
