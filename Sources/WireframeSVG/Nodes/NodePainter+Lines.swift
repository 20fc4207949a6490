import PlaygroundModel
import Wireframes

extension NodePainter {
    /// The hairlines of bars, rows and buttons, and the arrow of a popover.
    mutating func drawLines(_ node: WireframeNode, _ place: Surroundings, among siblings: [WireframeNode]) {
        let size = node.frame.size
        let line = Surroundings.hairline
        if place.design == .glass, node.role.hasNoLinesInGlass { return }
        if node.style.scrollEdge?.isTransparent == true { return }
        switch node.role {
        case .navigationBar: rule(0, size.height - line, size.width, line, place)
        case .toolbar, .tabBar: rule(0, 0, size.width, line, place)
        case .tabSidebar: rule(place.isRightToLeft ? 0 : size.width - line, 0, line, size.height, place)
        case .barButtonItem:
            if place.parent == .topTabBar {
                rule(place.isRightToLeft ? 0 : size.width - line, 9, line, size.height - 18, place)
            }
        case .moreListRow: rule(place.isRightToLeft ? 0 : 16, size.height - line, size.width - 16, line, place)
        case .alertAction:
            guard node.style.backgroundColor == nil else { return }
            rule(0, 0, size.width, line, place)
            if node.frame.minX > 0 { rule(0, 0, line, size.height, place) }
        case .actionRow, .quickActionRow:
            if node.id != siblings.first?.id { rule(0, 0, size.width, line, place) }
        case .popoverArrow(let direction): arrow(direction, size, place.fill ?? place[.systemBackground])
        case .view(.web):
            canvas.border(Outline(Rect(origin: .zero, size: size)), width: line, place[.separator])
        default: break
        }
    }

    private mutating func rule(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ place: Surroundings) {
        canvas.fill(Rect(x: x, y: y, width: width, height: height), place[.separator])
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

    // MARK: Marks

    private static let wrong = Paint(0xE5342B)
    private static let open = Paint(0xE8820C)

    /// Trouble is drawn where it is.
    mutating func drawMarks(_ marks: [WireframeNode.IssueMark], on frame: Rect) {
        if marks.contains(.ambiguousHorizontally) || marks.contains(.ambiguousVertically) {
            canvas.border(Outline(frame).grown(by: 1), width: 1.5, Self.open, dashes: "4 3")
        }
        if marks.contains(.conflict) {
            canvas.border(Outline(frame).grown(by: 2), width: 1.5, Self.wrong, dashes: "4 3")
        }
        if marks.contains(.clipped) {
            canvas.path("M\((frame.maxX - 12).pointText) \(frame.minY.pointText)h12v12Z", Attributes.fill(Self.wrong))
        }
    }
}

extension WireframeNode.Role {
    /// Bars and alerts of iOS 26 have no lines.
    fileprivate var hasNoLinesInGlass: Bool {
        switch self {
        case .navigationBar, .toolbar, .tabBar, .alertAction: true
        default: false
        }
    }
}
