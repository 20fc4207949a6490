import PlaygroundModel
import Wireframes

extension NodePainter {
    mutating func arrow(_ direction: PopoverArrowDirection, _ size: Size, _ paint: Paint) {
        let (w, h) = (size.width.pointText, size.height.pointText)
        let (midX, midY) = ((size.width / 2).pointText, (size.height / 2).pointText)
        let path = switch direction {
        case .up: "M\(midX) 0L\(w) \(h)H0Z"
        case .down: "M0 0H\(w)L\(midX) \(h)Z"
        case .left: "M0 \(midY)L\(w) 0V\(h)Z"
        case .right: "M0 0L\(w) \(midY)L0 \(h)Z"
        }
        canvas.path(path, Attributes.fill(paint))
    }

    private static let errorPaint = Paint(0xE5342B)
    private static let open = Paint(0xE8820C)

    mutating func drawMarks(_ marks: [WireframeNode.IssueMark], on frame: Rect) {
        if marks.contains(.ambiguousHorizontally) || marks.contains(.ambiguousVertically) {
            canvas.border(Outline(frame).grown(by: 0.5), width: 1.5, Self.open, dashes: "4 3")
        }
        if marks.contains(.conflict) {
            canvas.border(Outline(frame).grown(by: 2.5), width: 1.5, Self.errorPaint, dashes: "4 3")
        }
        if marks.contains(.clipped) {
            canvas.path("M\((frame.maxX - 12).pointText) \(frame.minY.pointText)h12v12Z", Attributes.fill(Self.errorPaint))
        }
    }
}
