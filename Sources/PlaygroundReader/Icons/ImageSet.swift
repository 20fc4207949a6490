import Foundation

/// The Contents.json of an image set in an asset catalogue: which file is for which scale.
struct ImageSet: Equatable {
    struct Image: Equatable, Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        /// Present for an image of one appearance, such as dark.
        var appearances: [[String: String]]?
    }

    /// Those with a file that are for every appearance, and for every device if there are any such.
    let images: [Image]

    /// `nil` when the bytes are no such file.
    init?(_ bytes: [UInt8]) {
        struct Contents: Decodable { var images: [Image]? }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
        let usable = (contents.images ?? []).filter { $0.filename != nil && $0.appearances == nil }
        let universal = usable.filter { $0.idiom == "universal" }
        images = universal.isEmpty ? usable : universal
    }
}

extension ImageSet.Image {
    /// 2 of `2x`; `nil` for one that stands for every scale.
    var pixelsPerPoint: Int? { scale.flatMap { Int($0.dropLast()) } }
}
