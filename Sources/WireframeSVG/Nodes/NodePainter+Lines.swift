import PlaygroundModel
import Wireframes

extension NodePainter {
    mutating func drawLines(_ node: WireframeNode, _ place: Surroundings, among siblings: [WireframeNode]) {
        let box = Rect(origin: .zero, size: node.frame.size)
        if node.style.scrollEdge?.isTransparent == true { return }
        switch node.role {
        case .navigationBar: drawLine(.navigationBarLine, of: node, in: box, place)
        case .tabSidebar: draw(.sidebarLine, in: box, place)
        case .barButtonItem where place.parent == .topTabBar: draw(.topTabsLine, in: box, place)
        case .moreListRow: draw(.moreListRowLine, in: box, place)
        case .alertAction where node.frame.minX > 0: draw(.alertActionSide, in: box, place)
        case .actionRow, .quickActionRow: if node.id != siblings.first?.id { draw(.menuRowLine, in: box, place) }
        case .popoverArrow(let direction): arrow(direction, box.size, place.fill ?? place[.systemBackground])
        default: break
        }
    }

    /// In the colour of the bar's appearance.
    mutating func drawLine(_ part: BoxPart, of bar: WireframeNode, in box: Rect, _ place: Surroundings) {
        var look = part.look(place.design)
        if let color = bar.style.lineColor, look.ground != nil { look.ground = .color(color) }
        draw(look, in: box, place)
    }

    private mutating func arrow(_ direction: PopoverArrowDirection, _ size: Size, _ paint: Paint) {
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
