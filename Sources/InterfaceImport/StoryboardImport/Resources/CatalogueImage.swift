import JSON
import PlaygroundModel
import PlaygroundReader

/// An image set of an asset catalogue.
package struct CatalogueImage: Sendable {
    /// A file for the playground's folder. Its name is the one that UIImage(named:) expects: `paw@2x.png`.
    package struct File: Hashable, Sendable {
        package var name: String
        package var bytes: [UInt8]
    }

    /// The size in points. `nil` if no file reveals it.
    let size: Size?
    /// The files, or an empty list if no file is a PNG or SVG that a playground shows. The image is then a tile of its size.
    let files: [File]
    /// Whether dark mode uses another image, which playgrounds do not support.
    let isOtherInDark: Bool

    private static let endings = [TemplateImage.Format.png: ".png", .svg: ".svg"]

    /// - Parameter contents: The `Contents.json` of the set. The name excludes `.imageset`.
    init(_ name: String, _ contents: [UInt8], file: (String) -> [UInt8]?) {
        var (files, size): ([File], Size?) = ([], nil)
        for (fileName, pixels) in AppFiles.images(inImageSet: contents) where !fileName.contains("/") {
            guard let bytes = file(fileName) else { continue }
            let kind = fileName.split(separator: ".").last?.lowercased() ?? ""
            size = size ?? Self.size(of: bytes, kind: kind, pixelsPerPoint: pixels)
            guard let format = TemplateImage.Format(rawValue: kind), AppFiles.isShown(bytes, format),
                  let own = Self.fileName(of: name, format, pixelsPerPoint: pixels)
            else { continue }
            files.append(File(name: own, bytes: bytes))
        }
        self.size = size
        self.files = files
        isOtherInDark = Self.isOtherInDark(contents)
    }

    private static func isOtherInDark(_ contents: [UInt8]) -> Bool {
        (JSONValue(reading: contents)?["images"]?.elements ?? []).contains { image in
            image["filename"]?.string != nil && image["appearances"]?.elements?.contains { $0["value"]?.string == "dark" } == true
        }
    }

    /// The file name, or `nil` if UIImage(named:) would expect another kind of file.
    private static func fileName(of name: String, _ format: TemplateImage.Format, pixelsPerPoint: Int?) -> String? {
        // Folders that provide a namespace are part of the name.
        guard let ending = endings[format],
              name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
              !name.unicodeScalars.contains(where: { $0 == "\\" || $0.value < 0x20 })
        else { return nil }
        let isNamed = name.hasSuffix(ending)
        if !isNamed, name.contains(".") { return nil }
        let stem = isNamed ? String(name.dropLast(ending.count)) : name
        let scale = pixelsPerPoint.flatMap { format == .png && $0 > 1 ? "@\($0)x" : nil } ?? ""
        return stem + scale + ending
    }

    private static func size(of bytes: [UInt8], kind: String, pixelsPerPoint: Int?) -> Size? {
        switch kind {
        case "svg": AppFiles.size(ofSVG: bytes)
        case "pdf": ImageHeader.size(ofPDF: bytes)
        default:
            (ImageHeader.pixels(ofPNG: bytes) ?? ImageHeader.pixels(ofJPEG: bytes)).map { pixels in
                let scale = Double(pixelsPerPoint ?? 1)
                return Size(width: pixels.width / scale, height: pixels.height / scale)
            }
        }
    }
}
