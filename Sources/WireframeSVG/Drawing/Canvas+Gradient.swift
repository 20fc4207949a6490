import PlaygroundModel

extension Canvas {
    mutating func fill(_ outline: Outline, _ gradient: Gradient, _ stops: [(Double, Paint)]) {
        let (start, end) = gradient.ends(in: outline.frame.size)
        switch gradient.type {
        case .axial: fill(outline, reference: definitions.gradient(from: start, to: end, stops))
        case .radial:
            fill(outline, reference: definitions.gradient(around: start, radii: gradient.radii(in: outline.frame.size), stops))
        case .conic: fillConic(outline, around: start, from: gradient.degrees(in: outline.frame.size), stops)
        }
    }

    /// Fills with sectors of one colour each, because SVG has no conic gradient.
    private mutating func fillConic(_ outline: Outline, around centre: Point, from degrees: Double, _ stops: [(Double, Paint)]) {
        let (count, box) = (72, outline.frame)
        let reach = 2 * (abs(centre.x) + abs(centre.y) + box.width + box.height)
        func corner(_ share: Double) -> String {
            let (sine, cosine) = Angle.sineAndCosine(degrees + share * 360)
            return "\((centre.x + sine * reach).pointText) \((centre.y - cosine * reach).pointText)"
        }
        group(" clip-path=\"url(#\(definitions.clip(outline)))\"") { canvas in
            for index in 0..<count {
                let (first, last) = (Double(index) / Double(count), Double(index + 1) / Double(count))
                // The sectors are slightly wider, to avoid gaps between them.
                let data = "M\(centre.x.pointText) \(centre.y.pointText)L\(corner(first)) \(corner(last + 0.002))Z"
                canvas.path(data, Attributes.fill(Self.paint(at: (first + last) / 2, stops)))
            }
        }
    }

    private static func paint(at place: Double, _ stops: [(Double, Paint)]) -> Paint {
        guard let next = stops.firstIndex(where: { $0.0 >= place }) else { return stops.last?.1 ?? .clear }
        guard next > 0 else { return stops[0].1 }
        let (before, after) = (stops[next - 1], stops[next])
        return after.1.mixed((place - before.0) / (after.0 - before.0), with: before.1)
    }
}

extension Definitions {
    /// The colour is constant along perpendiculars to SVG's gradient line.
    fileprivate mutating func gradient(from start: Point, to end: Point, _ stops: [(Double, Paint)]) -> String {
        linearGradient(
            "x1=\"\(start.x.pointText)\" y1=\"\(start.y.pointText)\" x2=\"\(end.x.pointText)\" y2=\"\(end.y.pointText)\"", stops)
    }
}
