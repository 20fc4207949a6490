import PlaygroundModel
import Wireframes

package struct TextContrast: Hashable, Sendable {
    package var node: WireframeNode.ID
    package var source: DocumentPath?
    /// The contrast ratio, from 1 to 21 (WCAG 2.2).
    package var ratio: Double
    /// The minimum ratio: 4.5, or 3 for large text, which is 18 points, or 14 in bold (WCAG 2.2, 1.4.3).
    package var needed: Double

    package var isEnough: Bool { ratio >= needed - 0.005 }
}

extension TextContrast {
    /// All text with a colour or background from the file. Omits UIKit's own combinations (Increase Contrast), disabled
    /// controls, text outside the screen, and text over an image or gradient, whose contrast is unknown.
    /// - Parameter replacement: Its style and contrast replace the style and contrast of a screen without overrides.
    package static func texts(of wireframe: DeviceWireframe, in replacement: Appearance? = nil) -> [TextContrast] {
        var reader = ContrastReader(screen: Rect(origin: .zero, size: wireframe.screen.frame.size))
        var surroundings = Surroundings()
        surroundings.replacement = replacement
        reader.read(wireframe.screen, in: surroundings, ContrastReader.Frame())
        return reader.found
    }
}

/// Visits a screen in drawing order and records the painted layers.
private struct ContrastReader {
    private let screen: Rect
    private(set) var found: [TextContrast] = []
    private var layers: [Layer] = []

    init(screen: Rect) { self.screen = screen }

    private struct Layer {
        var frame: Rect
        /// `nil` unless the layer has one colour.
        var paint: Paint?
        /// Whether UIKit chose the colour.
        var isOfSystem: Bool
    }

    struct Frame {
        var origin = Point.zero
        var opacity = 1.0
        var isTintOfSystem = true
        /// Whether a tap on the text or around it has an effect.
        var isAction = false
    }

    mutating func read(_ node: WireframeNode, in outer: Surroundings, _ frame: Frame, among siblings: [WireframeNode] = []) {
        guard !node.isHidden, node.role != .statusBar, node.role != .keyboard else { return }
        let place = outer.entering(node)
        let look = BoxLook(node, in: place, among: siblings)
        guard look.opacity > 0 else { return }
        var inner = frame
        inner.origin = Point(x: frame.origin.x + node.frame.minX, y: frame.origin.y + node.frame.minY)
        inner.opacity *= look.opacity
        inner.isAction = frame.isAction || node.event != nil
        if let tint = node.style.tintColor { inner.isTintOfSystem = tint == .semantic(.systemBlue) || (tint == .semantic(.tintColor) && frame.isTintOfSystem) }
        let box = Rect(origin: inner.origin, size: node.frame.size)
        paint(node, look, in: box, inner)
        var own = place
        own.ink = look.ink
        read(node, in: box, own, inner)
        let within = place.within(node, look)
        for child in node.children { read(child, in: within, inner, among: node.children) }
    }

    private mutating func paint(_ node: WireframeNode, _ look: BoxLook, in box: Rect, _ frame: Frame) {
        if case .image = node.content { layers.append(Layer(frame: box, paint: nil, isOfSystem: false)) }
        switch look.ground {
        case .paint(let paint) where paint.alpha > 0:
            let isOfSystem = node.isSelectedRow
                || node.style.backgroundColor.map { $0.isBackgroundOfSystem } ?? (!node.isOnTint || frame.isTintOfSystem)
            layers.append(Layer(frame: box, paint: paint.faded(to: frame.opacity), isOfSystem: isOfSystem))
        case .paint, nil: break
        case .linear, .gradient, .hatch, .wallpaper: layers.append(Layer(frame: box, paint: nil, isOfSystem: true))
        }
    }

    private mutating func read(_ node: WireframeNode, in box: Rect, _ place: Surroundings, _ frame: Frame) {
        guard let text = node.readText, node.content.isEnabled, !text.lines.allSatisfy({ $0.isEmpty }) else { return }
        let ink = (text.color.map { place.paint($0) } ?? place.ink).faded(to: frame.opacity)
        let middle = Point(x: box.midX, y: box.midY)
        guard screen.contains(middle) else { return }
        let under = layers.filter { $0.frame.contains(middle) }
        var ground = Paint.white
        var isOfSystem = true
        for layer in under {
            guard let paint = layer.paint else { return }
            ground = paint.over(ground)
            isOfSystem = paint.alpha < 0.5 ? isOfSystem && layer.isOfSystem : layer.isOfSystem
        }
        if isOfSystem, text.isInkOfSystem(on: node, isTintOfSystem: frame.isTintOfSystem, isAction: frame.isAction) { return }
        found.append(TextContrast(
            node: node.id, source: node.source, ratio: ink.over(ground).contrast(with: ground), needed: text.isLarge ? 3 : 4.5))
    }
}

extension WireframeNode {
    /// The text to check. `nil` if its contrast does not count.
    fileprivate var readText: NodeText? {
        switch (role, content) {
        case (.view, .text(let text)), (.view, .input(let text, isPlaceholder: false, _)): text
        case (.view, .button(let button)): button.title ?? button.subtitle
        case (.barButtonItem, .item(let item)) where item.image == nil: item.title
        case (.tabBarItem, .item(let item)), (.sidebarRow, .item(let item)): item.title
        default: nil
        }
    }

    fileprivate var isSelectedRow: Bool {
        if case .cell(let cell) = content { cell.isSelected } else { false }
    }

    fileprivate var isOnTint: Bool {
        guard case .button(let button) = content else { return false }
        return button.style.isProminent || button.style == .tinted
    }
}

extension NodeText {
    fileprivate var isLarge: Bool {
        let boldWeights: [FontWeight] = [.bold, .heavy, .black]
        return pointSize >= 18 || (pointSize >= 14 && boldWeights.contains(weight))
    }

    /// Whether UIKit chose the colour: a label colour, blue if the file has no tint, or the red of destructive actions.
    fileprivate func isInkOfSystem(on node: WireframeNode, isTintOfSystem: Bool, isAction: Bool) -> Bool {
        guard case .semantic(let color) = color else { return color == nil && (isTintOfSystem || !node.takesTint) }
        switch color {
        case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link: return true
        case .tintColor: return isTintOfSystem
        case .systemRed: return isAction
        default: return false
        }
    }
}

extension WireframeNode {
    fileprivate var takesTint: Bool {
        switch content {
        case .button, .item: true
        default: false
        }
    }
}

extension Color {
    /// Whether the colour is a background for UIKit's label colours.
    fileprivate var isBackgroundOfSystem: Bool {
        guard case .semantic(let color) = self else { return false }
        switch color {
        case .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
             .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill,
             .tertiarySystemFill, .quaternarySystemFill, .clear:
            return true
        default: return false
        }
    }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
