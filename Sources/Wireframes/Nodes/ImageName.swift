import PlaygroundModel

/// An image file of the app, or a drawing of the page.
public struct ImageName: Hashable, Sendable, CustomStringConvertible {
    public var name: String
    /// Whether the image is a file. The screen's node has the bytes (`NodeStyle.imageFiles`).
    public var isFile = false
    /// Whether the image is drawn in the tint without a tile, as a symbol in a cell with one of UIKit's styles.
    public var isSymbol = false
    public var renderingMode = ImageRenderingMode.automatic
    /// The width of a symbol's lines, as a multiple of the default.
    public var lineWidth = 1.0
    /// A symbol's colour. `nil` for the colour of its part.
    public var ink: Color?

    public init(_ name: String) {
        self.name = name
    }

    /// The image of an image view or a button. With a configuration or a rendering mode, a symbol has no tile.
    init?(_ properties: ViewProperties) {
        guard let name = properties.string(.image) else { return nil }
        self.init(name)
        renderingMode = properties.choice(.renderingMode) ?? .automatic
        guard properties.symbolConfiguration != nil || renderingMode != .automatic, SymbolName(name) != nil else { return }
        isSymbol = true
        lineWidth = properties.symbolConfiguration?.lineWidth ?? 1
        // A template is drawn in the tint, an original symbol in black.
        ink = switch renderingMode {
        case .alwaysTemplate: nil
        case .alwaysOriginal: properties.symbolConfiguration?.ink ?? .semantic(.black)
        case .automatic: properties.symbolConfiguration?.ink
        }
    }

    public init(_ symbol: SystemSymbol) {
        self.init(symbol.rawValue)
    }

    public var description: String { isFile ? "file \(name)" : name }
}

/// An image file in the variant for one screen.
public struct ImageFile: Hashable, Sendable {
    public var name: String
    public var variant: TemplateImage.Variant

    public init(name: String, variant: TemplateImage.Variant) {
        self.name = name
        self.variant = variant
    }
}

extension WireframeNode {
    /// Replaces drawings by the app's files. Their bytes are at the root, so that a page receives each file once per device.
    func showing(_ images: [String: TemplateImage], scale: Double) -> WireframeNode {
        guard !images.isEmpty else { return self }
        var tree = self
        var used: Set<String> = []
        tree.name(images, &used)
        tree.style.imageFiles = used.sorted().compactMap { name in
            images[name]?.variant(scale: scale).map { ImageFile(name: name, variant: $0) }
        }
        return tree
    }

    private mutating func name(_ images: [String: TemplateImage], _ used: inout Set<String>) {
        if let image = content.image, images[image.name] != nil {
            content.image?.isFile = true
            content.image?.isSymbol = false
            used.insert(image.name)
        }
        if case .field(var views) = style.parts {
            Self.name(&views.left, images, &used)
            Self.name(&views.right, images, &used)
            style.parts = .field(views)
        }
        for index in children.indices { children[index].name(images, &used) }
    }

    private static func name(_ image: inout ImageName?, _ images: [String: TemplateImage], _ used: inout Set<String>) {
        guard let name = image?.name, images[name] != nil else { return }
        image?.isFile = true
        used.insert(name)
    }
}

extension NodeContent {
    var image: ImageName? {
        get {
            switch self {
            case .image(let name, _, _): name
            case .button(let button): button.image
            case .item(let item): item.image
            default: nil
            }
        }
        set {
            switch self {
            case .image(_, let mode, let size): self = .image(name: newValue, mode: mode, size: size)
            case .button(var button):
                button.image = newValue
                self = .button(button)
            case .item(var item):
                item.image = newValue
                self = .item(item)
            default: break
            }
        }
    }
}
