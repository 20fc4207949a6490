import PlaygroundModel
import SourceDiagnostics
import Wireframes

/// Draws each node as a group: box, content, children, and lines over them.
struct NodePainter {
    var canvas: Canvas
    let prefix: String

    mutating func draw(_ node: WireframeNode, in outer: Surroundings, among siblings: [WireframeNode] = []) {
        guard !node.isHidden, !isOutOfSight(node, outer) else { return }
        var place = outer.entering(node)
        let look = BoxLook(node, in: place, among: siblings)
        guard look.opacity > 0 else { return }
        // A transformed node has other coordinates than its parent.
        let isTransformed = look.scale != 1 || node.style.pushedBack != nil || node.style.turn != nil || node.style.transform != nil
        if isTransformed { place.visible = nil }
        let pixels = canvas.pixels
        defer { canvas.pixels = pixels }
        canvas.pixels = isTransformed ? nil : pixels?.moved(to: node.frame.origin)
        let cuts = look.clips && !(node.children.isEmpty && node.content == .none) && !look.outline.holds(place.visible)
        let castsShadow = !look.shadows.isEmpty || !node.issueMarks.isEmpty
        let clip = cuts ? " clip-path=\"url(#\(canvas.clip(look.outline)))\"" : ""
        let attributes = " id=\"\(XMLText.escaped(prefix + node.id))\"" + transform(of: node, look, outer)
            + Attributes.opacity(look.opacity) + filter(of: node, outer, siblings) + (castsShadow ? "" : clip)
        group(attributes) { painter in
            painter.drawShadows(look.shadows, of: look.outline, hasMaterial: look.hasMaterial)
            painter.canvas.fill(look.outline, look.ground)
            painter.drawLine(look.line, of: look.outline, place)
            if let border = node.style.border {
                painter.canvas.border(look.outline, width: border.width, place.paint(border.color))
            }
            painter.group(if: castsShadow && cuts, clip) { painter in
                var inner = place
                inner.ink = look.ink
                painter.draw(DisplayList.backdrop(of: node, in: place.parent), in: look.outline.frame, place)
                painter.drawContent(node, inner)
                painter.drawChildren(node, place.within(node, look))
            }
            let lines = DisplayList.lines(of: node, in: place.parent, isFirst: node.id == siblings.first?.id)
            painter.draw(lines, in: look.outline.frame, place)
            if case .popoverArrow(let direction) = node.role { painter.arrow(direction, node.frame.size, place.fill ?? place[.systemBackground]) }
            painter.drawMarks(node.issueMarks, on: look.outline.frame)
        }
    }

    mutating func group(_ attributes: String, _ draw: (inout NodePainter) -> Void) {
        let prefix = prefix
        canvas.group(attributes) { canvas in
            var painter = NodePainter(canvas: canvas, prefix: prefix)
            draw(&painter)
            canvas = painter.canvas
        }
    }

    mutating func group(if isNeeded: Bool, _ attributes: String, _ draw: (inout NodePainter) -> Void) {
        if isNeeded { group(attributes, draw) } else { draw(&self) }
    }

    /// Whether the node is a row outside the visible part, which is not drawn.
    private func isOutOfSight(_ node: WireframeNode, _ place: Surroundings) -> Bool {
        guard place.parent == .scrollContent, let visible = place.visible else { return false }
        return !visible.intersects(node.frame)
    }

    private func transform(of node: WireframeNode, _ look: BoxLook, _ outer: Surroundings) -> String {
        var scale = look.scale
        var (x, y) = (node.frame.minX, node.frame.minY)
        if let lowered = node.style.pushedBack {
            scale = Self.pushedScale
            (x, y) = (x + node.frame.width * (1 - scale) / 2, y + lowered)
        } else if scale != 1 {
            (x, y) = (x + node.frame.width * (1 - scale) / 2, y + node.frame.height * (1 - scale) / 2)
        }
        let size = Size(width: node.frame.width * scale, height: node.frame.height * scale)
        if let transform = node.style.transform { return Attributes.transform(of: node.frame, transform) }
        return Attributes.transform(
            x: x, y: y, turn: node.style.turn.map { ($0, Point(x: size.width / 2, y: size.height / 2)) },
            scale: Size(width: scale, height: scale)
        )
    }

    private static let pushedScale = 0.915

    /// The background of a preview or menu is blurred in proportion to the progress of the press.
    private mutating func filter(of node: WireframeNode, _ outer: Surroundings, _ siblings: [WireframeNode]) -> String {
        guard outer.parent == .screen, outer.level > 0, siblings.contains(where: { $0.role == .touchLayer }) else { return "" }
        switch node.role {
        case .window, .statusBar, .otherApp, .springboard: break
        default: return ""
        }
        let box = Rect(origin: .zero, size: node.frame.size)
        let blur = canvas.definitions.blur(outer.level * 11, of: box, saturation: 1 + outer.level * 0.3)
        return " filter=\"url(#\(blur))\""
    }

    private mutating func drawChildren(_ node: WireframeNode, _ place: Surroundings) {
        let heights = node.children.map { Self.height(of: $0, in: node) }
        // The order is stable: among equal heights, the later node is in front.
        let order = node.children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
        for index in order where node.children[index].role != .edgeEffect || node.style.scrollEdge?.isTransparent != true {
            var child = node.children[index]
            if child.role == .scrollContent { child.frame = child.frame.relative(to: node.scrollDistance) }
            draw(child, in: place, among: node.children)
        }
    }

    /// The role's `z-index` in CSS.
    private static func height(of node: WireframeNode, in parent: WireframeNode) -> Int {
        switch node.role {
        case .navigationBar, .toolbar, .tabBar, .tabAccessory, .verticalBar, .verticalTabBar, .pageDots: 1
        case .searchField, .platter, .bottomEdgeEffect, .barButtonItem: parent.role == .controllerView || parent.role == .presentedView ? 1 : 0
        case .controllerView: node.style.castsShadow ? 1 : 0
        case .columnPanel, .sectionPin: 1
        case .dimming: parent.role == .controllerView ? 1 : 2
        // A controller presented in a context is behind the container's bars.
        case .presentedView: parent.role == .controllerView || parent.role == .presentedView ? 0 : 2
        case .topTabBar, .columnSeparator, .touchCatcher, .springboard: 2
        case .statusBar, .division, .tabSidebar, .grabber, .popoverArrow: 3
        case .touchLayer: 5
        case .cutout, .homeIndicator: 6
        default: 0
        }
    }
}

extension Definitions {
    fileprivate mutating func hatch(_ paint: Paint) -> String {
        id("hatch") { id in
            "<pattern id=\"\(id)\" width=\"12\" height=\"12\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                + "<rect x=\"11\" width=\"1\" height=\"12\"\(Attributes.fill(paint))/></pattern>"
        }
    }
}

extension Canvas {
    mutating func fill(_ outline: Outline, _ ground: BoxLook.Ground?) {
        switch ground {
        case .paint(let paint): fill(outline, paint)
        case .linear(let degrees, let first, let last, let start):
            fill(outline, reference: definitions.gradient(degrees, [(start, first), (1, last)], over: outline.frame))
        case .gradient(let gradient, let stops): fill(outline, gradient, stops)
        case .hatch(let line, let paint):
            fill(outline, paint)
            fill(outline, reference: definitions.hatch(line))
        case .wallpaper(let isDark): wallpaper(outline.frame, isDark: isDark)
        case nil: break
        }
    }

    fileprivate mutating func wallpaper(_ frame: Rect, isDark: Bool) {
        fill(frame, Paint(isDark ? 0x1D2333 : 0x6F7FA3))
        let lights: [(Point, Double, UInt32)] = [
            (Point(x: frame.maxX, y: frame.maxY), 0.9, isDark ? 0x43304D : 0xB093B8),
            (Point(x: frame.width * 0.2, y: 0), 0.8, isDark ? 0x2C3A54 : 0x8FA6C9),
        ]
        for (centre, height, color) in lights {
            let radii = Size(width: frame.width * 1.2, height: frame.height * height)
            let gradient = definitions.gradient(around: centre, radii: radii, [(0, Paint(color)), (0.7, Paint(color, 0))])
            fill(Outline(frame), reference: gradient)
        }
    }
}
