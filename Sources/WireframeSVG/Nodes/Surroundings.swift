import PlaygroundModel
import Simulation
import Wireframes

struct Surroundings {
    var palette: Palette
    /// The tint, resolved where it was set.
    var tint: Paint
    var ink: Paint
    var isRightToLeft = false
    /// Progress of the press, from 0 to 1.
    var level = 0.0
    var parent: WireframeNode.Role = .screen
    var form: PresentationForm?
    /// The background of the node or its nearest ancestor with one.
    var fill: Paint?
    var isInCollection = false
    var isHomeScreen = false
    /// Whether the node receives keyboard input.
    var isEdited = false
    /// The visible part in the node's coordinates. `nil` if nothing bounds it.
    var visible: Rect?
    var design = SystemDesign.filled
    var imageFiles: [String: ImageFile] = [:]
    /// Replaces the style and contrast of all nodes.
    var replacement: Appearance?

    init() {
        palette = Palette(appearance: Appearance())
        tint = palette[.systemBlue]
        ink = palette[.label]
    }

    var isDark: Bool { palette.appearance.isDark }

    subscript(_ color: SemanticColor) -> Paint { palette[color] }

    func paint(_ color: Color) -> Paint { palette.paint(color, tint: tint) }

    func paint(_ color: LookColor) -> Paint {
        switch color {
        case .color(let color): paint(color)
        case .faded(let color, let share): paint(color).faded(to: share)
        case .mixed(let color, let share, let other): paint(color).mixed(share, with: paint(other))
        case .dynamic(let light, let dark): paint(isDark ? dark : light)
        }
    }

    func shadow(_ shadow: LookShadow) -> Shadow {
        Shadow(offset: shadow.offset, blur: shadow.blur, spread: shadow.spread, paint: paint(shadow.color))
    }

    /// SVG cannot blur the background of a box, so the material is less transparent.
    func ground(_ look: PartLook) -> BoxLook.Ground? {
        if let gradient = look.gradient {
            return .linear(degrees: gradient.degrees, paint(gradient.first), paint(gradient.last), from: gradient.start)
        }
        return look.ground.map { .paint(paint($0).faded(to: look.material?.opacityUnblurred ?? 1)) }
    }

    func file(_ image: ImageName?) -> ImageFile? {
        image.flatMap { $0.isFile ? imageFiles[$0.name] : nil }
    }

    func look(
        _ lineWidth: Double, wash: GlyphDrawings.Look.Wash = .faint, isOnTint: Bool = false
    ) -> GlyphDrawings.Look {
        GlyphDrawings.Look(wash: wash, lineWidth: lineWidth, knockout: isOnTint ? tint : self[.systemBackground])
    }

    func entering(_ node: WireframeNode) -> Surroundings {
        var inner = self
        if var appearance = node.style.appearance {
            if let replacement {
                (appearance.isDark, appearance.hasHighContrast) = (replacement.isDark, replacement.hasHighContrast)
            }
            inner.palette = Palette(appearance: appearance)
            inner.ink = inner[.label]
            inner.isRightToLeft = appearance.isRightToLeft
        }
        if node.role == .screen {
            inner.tint = inner[.systemBlue]
            inner.design = node.style.design ?? .filled
            inner.imageFiles = Dictionary(node.style.imageFiles.map { ($0.name, $0) }) { first, _ in first }
        }
        if let tint = node.style.tintColor, tint != .semantic(.tintColor) { inner.tint = inner.paint(tint) }
        inner.isEdited = node.style.isFirstResponder
        if let color = node.style.backgroundColor { inner.fill = inner.paint(color) }
        if node.role == .screen || node.role == .touchSource, let touch = node.style.touch {
            inner.level = touch.isSettled ? 1 : touch.amount
        }
        if let visible { inner.visible = visible.relative(to: node.frame.origin) }
        return inner
    }

    func within(_ node: WireframeNode, _ look: BoxLook) -> Surroundings {
        var inner = self
        inner.ink = look.ink
        inner.parent = node.role
        inner.form = node.style.presentation
        if node.role == .view(.collection) { inner.isInCollection = true }
        if node.role == .view(.table) { inner.isInCollection = false }
        if node.role == .screen { inner.isHomeScreen = node.children.contains { $0.role == .springboard } }
        if look.clips {
            let bounds = Rect(origin: .zero, size: node.frame.size)
            inner.visible = visible.map { $0.intersection(bounds) } ?? bounds
        }
        return inner
    }
}
