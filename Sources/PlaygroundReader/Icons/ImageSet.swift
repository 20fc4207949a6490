#if canImport(Foundation)
import Foundation
#endif
import SourceDiagnostics

/// The Contents.json of an image set in an asset catalogue.
struct ImageSet: Equatable {
    struct Image: Equatable, DesktopCodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        /// The appearances of the file, such as dark. `nil` if it is for every appearance.
        var appearances: [[String: String]]?
    }

    /// The files for every appearance. If any are universal, only those.
    let images: [Image]

    init?(_ bytes: [UInt8]) {
        guard let described = Self.images(in: bytes) else { return nil }
        let usable = described.filter { $0.filename != nil && $0.appearances == nil }
        let universal = usable.filter { $0.idiom == "universal" }
        images = universal.isEmpty ? usable : universal
    }

    private static func images(in bytes: [UInt8]) -> [Image]? {
        bytes.starts(with: BinaryPropertyList.magic) ? imagesOfPropertyList(bytes) : imagesOfJSON(bytes)
    }

    /// The images in a binary property list, which exported pages contain instead of JSON.
    private static func imagesOfPropertyList(_ bytes: [UInt8]) -> [Image]? {
        guard case .dictionary(let contents)? = try? PropertyListFile.read(bytes) else { return nil }
        guard case .array(let images)? = contents["images"] else { return [] }
        var read: [Image] = []
        for case .dictionary(let image) in images {
            let appearances: [[String: String]]? = image["appearances"] == nil ? nil : []
            read.append(
                Image(
                    filename: text(image["filename"]), idiom: text(image["idiom"]), scale: text(image["scale"]),
                    appearances: appearances
                )
            )
        }
        return read
    }

    private static func text(_ value: PropertyListValue?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }

#if canImport(Foundation)
    private static func imagesOfJSON(_ bytes: [UInt8]) -> [Image]? {
        struct Contents: Decodable { var images: [Image]? }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
        return contents.images ?? []
    }

    static func propertyList(ofJSON bytes: [UInt8]) -> [String: Any]? {
        imagesOfJSON(bytes).map { images in
            ["images": images.map { image in
                var object: [String: Any] = ["filename": image.filename, "idiom": image.idiom, "scale": image.scale]
                    .compactMapValues { $0 }
                object["appearances"] = image.appearances
                return object
            }]
        }
    }
#else
    /// Always `nil`, because exported pages have no JSON reader.
    private static func imagesOfJSON(_ bytes: [UInt8]) -> [Image]? { nil }
#endif
}

extension ImageSet.Image {
    /// The scale as a number: 2 for `2x`. `nil` for all scales.
    var pixelsPerPoint: Int? { scale.flatMap { Int($0.dropLast()) } }
}
