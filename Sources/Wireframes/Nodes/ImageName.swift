import PlaygroundModel

/// What stands for an image: an image file of the app, or else a drawing of the page's own.
public struct ImageName: Hashable, Sendable, CustomStringConvertible {
    public var name: String
    /// Whether it is a file of the app, whose bytes the screen's node has (`NodeStyle.imageFiles`).
    public var isFile = false
    /// Whether it is drawn by itself in the tint: a symbol in a cell of one of UIKit's styles. Elsewhere a drawing stands on a tile.
    public var isSymbol = false

    public init(_ name: String) {
        self.name = name
    }

    public init(_ symbol: SystemSymbol) {
        self.init(symbol.rawValue)
    }

    public var description: String { isFile ? "file \(name)" : name }
}

/// An image file as one screen shows it.
public struct ImageFile: Hashable, Sendable {
    public var name: String
    public var variant: TemplateImage.Variant
    /// In points; `nil` where the file does not say.
    public var size: Size?

    public init(name: String, variant: TemplateImage.Variant, size: Size? = nil) {
        self.name = name
        self.variant = variant
        self.size = size
    }
}

extension WireframeNode {
    /// The tree of a screen with the files of the app in place of drawings, and their bytes at its root: however often an image
    /// is shown, a page has it once for each device.
    ///
    /// - Parameter scale: pixels to a point.
    func showing(_ images: [String: TemplateImage], scale: Double) -> WireframeNode {
        guard !images.isEmpty else { return self }
        var tree = self
        var used: Set<String> = []
        tree.name(images, &used)
        tree.style.imageFiles = used.sorted().compactMap { name in
            images[name].flatMap { image in
                image.variant(scale: scale).map { ImageFile(name: name, variant: $0, size: image.size) }
            }
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

    /// Of a view at an end of a text field.
    private static func name(_ image: inout ImageName?, _ images: [String: TemplateImage], _ used: inout Set<String>) {
        guard let name = image?.name, images[name] != nil else { return }
        image?.isFile = true
        used.insert(name)
    }
}

extension NodeContent {
    /// The image that a view, a button or an item shows.
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
