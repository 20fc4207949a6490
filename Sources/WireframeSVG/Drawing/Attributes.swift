import PlaygroundModel
import Wireframes

/// Attributes of elements. Each begins with a space.
enum Attributes {
    static let roundLines = " stroke-linecap=\"round\" stroke-linejoin=\"round\""

    static func fill(_ paint: Paint) -> String { color("fill", paint) }

    static func stroke(_ paint: Paint, _ width: Double) -> String {
        color("stroke", paint) + (width == 1 ? "" : " stroke-width=\"\(width.pointText)\"")
    }

    private static func color(_ name: String, _ paint: Paint) -> String {
        let opacity = paint.alpha == 1 ? "" : " \(name)-opacity=\"\(paint.alpha.pointText)\""
        return " \(name)=\"\(paint.hex)\"\(opacity)"
    }

    /// The transform attribute, empty for a box at its parent's origin. `turn` rotates around a point relative to the drawn box's corner.
    static func transform(
        x: Double, y: Double, turn: (Turn, around: Point)? = nil, scale: Size = Size(width: 1, height: 1)
    ) -> String {
        var steps: [String] = []
        if x != 0 || y != 0 { steps.append("translate(\(x.pointText)\(y == 0 ? "" : " " + y.pointText))") }
        if let (turn, middle) = turn {
            steps.append("rotate(\(turn.degrees) \(middle.x.pointText) \(middle.y.pointText))")
        }
        if scale.width != 1 || scale.height != 1 {
            steps.append("scale(\(scale.width.pointText)\(scale.width == scale.height ? "" : " " + scale.height.pointText))")
        }
        return steps.isEmpty ? "" : " transform=\"\(steps.joined(separator: " "))\""
    }

    static func transform(of frame: Rect, _ transform: ViewTransform) -> String {
        let (x, y) = (frame.width / 2, frame.height / 2)
        var steps = [
            "translate(\((frame.minX + x + transform.translationX).pointText) \((frame.minY + y + transform.translationY).pointText))",
        ]
        if transform.rotationAngle != 0 { steps.append("rotate(\(transform.rotationDegrees.pointText))") }
        if transform.scaleX != 1 || transform.scaleY != 1 {
            steps.append("scale(\(transform.scaleX.pointText) \(transform.scaleY.pointText))")
        }
        steps.append("translate(\((-x).pointText) \((-y).pointText))")
        return " transform=\"\(steps.joined(separator: " "))\""
    }

    static func opacity(_ opacity: Double) -> String {
        opacity == 1 ? "" : " opacity=\"\(opacity.pointText)\""
    }
}
