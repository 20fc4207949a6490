import PlaygroundModel
import Simulation
import Wireframes

/// What a node takes over from those that hold it.
struct Surroundings {
    var palette: Palette
    /// As it was resolved where it was set.
    var tint: Paint
    /// Of text and of lines that say nothing else.
    var ink: Paint
    var isRightToLeft = false
    /// How far the finger on the screen has come, from 0 to 1.
    var level = 0.0
    let hardware: Hardware
    /// What holds the node, and the form it is presented in.
    var parent: WireframeNode.Role = .screen
    var form: PresentationForm?
    /// The background that is set on the node or on what holds it.
    var fill: Paint?
    var isInCollection = false
    var isHomeScreen = false
    /// Which part can be seen, in the coordinates of the nodes; `nil` where nothing bounds it.
    var visible: Rect?
    /// How the system draws.
    var design = SystemDesign.filled
    /// The image files of the app, by name.
    var imageFiles: [String: ImageFile] = [:]

    /// What of the device decides how the system draws.
    struct Hardware {
        var isPad: Bool
        var hasHomeButton: Bool
    }

    init(_ chrome: DeviceWireframe.Chrome) {
        palette = Palette(appearance: Appearance())
        tint = palette[.systemBlue]
        ink = palette[.label]
        hardware = Hardware(isPad: chrome.idiom == .pad, hasHomeButton: chrome.hasHomeButton)
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
        Shadow(offset: shadow.offset, blur: shadow.blur, spread: shadow.spread ?? PartPlace.hairline, paint: paint(shadow.color))
    }

    /// A drawing cannot blur what is behind one box alone.
    func ground(_ look: PartLook) -> BoxLook.Ground? {
        if let gradient = look.gradient {
            return .linear(degrees: gradient.degrees, paint(gradient.first), paint(gradient.last), from: gradient.start)
        }
        return look.ground.map { .paint(paint($0).faded(to: look.material?.opacityUnblurred ?? 1)) }
    }

    /// The file that stands for an image, if it is one of the app's.
    func file(_ image: ImageName?) -> ImageFile? {
        image.flatMap { $0.isFile ? imageFiles[$0.name] : nil }
    }

    /// How a drawing looks here.
    ///
    /// - Parameters:
    ///   - lineWidth: in units of the drawing, which is 48 wide.
    ///   - style: of the button it stands in.
    func look(
        _ lineWidth: Double, wash: GlyphDrawings.Look.Wash = .faint, style: ButtonStyle? = nil
    ) -> GlyphDrawings.Look {
        let isOnTint = style == .filled || style == .borderedProminent
        return GlyphDrawings.Look(wash: wash, lineWidth: lineWidth, knockout: isOnTint ? tint : self[.systemBackground])
    }

    /// What holds for a node itself.
    func entering(_ node: WireframeNode) -> Surroundings {
        var inner = self
        if let appearance = node.style.appearance {
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
        if let color = node.style.backgroundColor { inner.fill = inner.paint(color) }
        if node.role == .screen || node.role == .touchSource, let touch = node.style.touch {
            inner.level = touch.isSettled ? 1 : touch.amount
        }
        if let visible { inner.visible = visible.relative(to: node.frame.origin) }
        return inner
    }

    /// What holds for the children of a node whose own surroundings these are.
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

extension Rect {
    /// The rectangle of a size at `x`, in the middle of the height.
    func centredVertically(_ size: Size, x: Double) -> Rect {
        Rect(x: x, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle mirrored from left to right, inside a container of a width.
    func mirrored(in width: Double, _ isMirrored: Bool) -> Rect {
        isMirrored ? Rect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
