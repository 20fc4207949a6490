import PlaygroundModel
import Wireframes

extension CSSText {
    /// The layers of `background`, from the front.
    static func fill(of style: NodeStyle, size: Size) -> String? {
        let layer: String? = switch style.layer {
        case .gradient(let gradient): self.gradient(gradient, size)
        case .effect(.blur(let style)): faded(style.color, to: style.opacity)
        case .effect(.glass(let glass)): glass.tintColor.map { faded($0, to: GlassEffect.tintOpacity) }
        case nil: nil
        }
        let fills = [layer, style.backgroundColor.map(color)].compactMap { $0 }
        return fills.isEmpty ? nil : fills.joined(separator: ",")
    }

    private static func faded(_ color: Color, to opacity: Double) -> String {
        "color-mix(in srgb,\(self.color(color)) \((opacity * 100).pointText)%,transparent)"
    }

    static let blur = "backdrop-filter:blur(20px) saturate(1.8)"

    private static func gradient(_ gradient: Gradient, _ size: Size) -> String {
        let (start, end) = gradient.ends(in: size)
        let centre = "at \(px(start.x)) \(px(start.y))"
        switch gradient.type {
        case .axial:
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = (x * x + y * y).squareRoot()
            guard length > 0 else { return "linear-gradient(\(stops(gradient) { _ in "0" }))" }
            // A CSS gradient line goes through the middle of the box, and ends where a perpendicular meets a corner.
            let reach = (abs(x) * size.width + abs(y) * size.height) / length / 2
            let offset = ((start.x - size.width / 2) * x + (start.y - size.height / 2) * y) / length + reach
            return "linear-gradient(\(gradient.degrees(in: size).pointText)deg,\(stops(gradient) { px(offset + $0 * length) }))"
        case .radial:
            let radii = gradient.radii(in: size)
            return "radial-gradient(\(px(radii.width)) \(px(radii.height)) \(centre),\(stops(gradient, percent)))"
        case .conic:
            return "conic-gradient(from \(gradient.degrees(in: size).pointText)deg \(centre),\(stops(gradient, percent)))"
        }
    }

    private static func percent(_ share: Double) -> String { (share * 100).pointText + "%" }

    private static func stops(_ gradient: Gradient, _ place: (Double) -> String) -> String {
        gradient.stops.map { "\(color($0.color)) \(place($0.location))" }.joined(separator: ",")
    }
}
