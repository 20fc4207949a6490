import Foundation
import PlaygroundModel
import TextMetrics
import Wireframes

/// Clips, gradients, filters and drawings. Equal definitions have one id.
struct Definitions {
    private var ids: [String: String] = [:]
    private var counts: [String: Int] = [:]
    private(set) var lines: [String] = []
    /// The rules of the app's fonts, with their bytes.
    private(set) var fontFaces: [String] = []

    /// `kind` begins the id. `make` returns the element for an id. Elements with equal text share one definition.
    mutating func id(_ kind: String, _ make: (String) -> String) -> String {
        let key = kind + make("")
        if let id = ids[key] { return id }
        let number = (counts[kind] ?? 0) + 1
        counts[kind] = number
        return add("\(kind)-\(number)", key, make)
    }

    mutating func named(_ name: String, _ make: (String) -> String) -> String {
        ids[name] ?? add(name, name, make)
    }

    mutating func addFont(_ file: FontFile) {
        let id = "font-" + file.name
        guard ids.updateValue(id, forKey: id) == nil else { return }
        fontFaces.append(file.cssFace(base64: Data(file.bytes).base64EncodedString()))
    }

    private mutating func add(_ id: String, _ key: String, _ make: (String) -> String) -> String {
        ids[key] = id
        lines.append(make(id))
        return id
    }
}

extension Definitions {
    mutating func clip(_ outline: Outline) -> String {
        id("clip") { "<clipPath id=\"\($0)\">\(outline.element(""))</clipPath>" }
    }

    mutating func clip(around outline: Outline, reach: Double) -> String {
        let path = Outline(outline.grown(by: reach).frame).path + outline.path
        return id("clip") { "<clipPath id=\"\($0)\"><path clip-rule=\"evenodd\" d=\"\(path)\"/></clipPath>" }
    }

    /// CSS's `linear-gradient` over a box: 0 degrees is up, clockwise.
    mutating func gradient(_ degrees: Double, _ stops: [(Double, Paint)], over box: Rect) -> String {
        let (sine, cosine) = Angle.sineAndCosine(degrees)
        let reach = (abs(box.width * sine) + abs(box.height * cosine)) / 2
        let (dx, dy) = (sine * reach, -cosine * reach)
        let ends = "x1=\"\((box.midX - dx).pointText)\" y1=\"\((box.midY - dy).pointText)\" "
            + "x2=\"\((box.midX + dx).pointText)\" y2=\"\((box.midY + dy).pointText)\""
        return linearGradient(ends, stops)
    }

    mutating func linearGradient(_ ends: String, _ stops: [(Double, Paint)]) -> String {
        id("gradient") { id in
            "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(ends)>\(Self.stops(stops))</linearGradient>"
        }
    }

    /// CSS's `radial-gradient(width height at centre, …)`.
    mutating func gradient(around centre: Point, radii: Size, _ stops: [(Double, Paint)]) -> String {
        let matrix = "translate(\(centre.x.pointText) \(centre.y.pointText)) "
            + "scale(\(radii.width.pointText) \(radii.height.pointText))"
        return id("gradient") { id in
            "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" "
                + "gradientTransform=\"\(matrix)\">\(Self.stops(stops))</radialGradient>"
        }
    }

    private static func stops(_ stops: [(Double, Paint)]) -> String {
        stops.map { place, paint in
            let opacity = paint.alpha == 1 ? "" : " stop-opacity=\"\(paint.alpha.pointText)\""
            return "<stop offset=\"\(place.pointText)\" stop-color=\"\(paint.hex)\"\(opacity)/>"
        }.joined()
    }

    mutating func blur(_ deviation: Double, of box: Rect, saturation: Double = 1) -> String {
        let reach = deviation * 3
        let area = "x=\"\((box.minX - reach).pointText)\" y=\"\((box.minY - reach).pointText)\" "
            + "width=\"\((box.width + 2 * reach).pointText)\" height=\"\((box.height + 2 * reach).pointText)\""
        let color = saturation == 1 ? "" : "<feColorMatrix type=\"saturate\" values=\"\(saturation.pointText)\"/>"
        return id("blur") { id in
            "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(area) color-interpolation-filters=\"sRGB\">"
                + "<feGaussianBlur stdDeviation=\"\(deviation.pointText)\"/>\(color)</filter>"
        }
    }
}
