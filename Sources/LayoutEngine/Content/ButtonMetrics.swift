import PlaygroundModel
import TextMetrics

/// The layout of a button's title, subtitle and image.
struct ButtonMetrics: Hashable, Sendable {
    var style: ButtonStyle
    var font: Font
    var subtitleFont: Font
    var contentInsets: EdgeInsets
    var lineBreakMode: LineBreakMode
    /// The width that the image takes from the title, at its leading side, and its height, in points.
    var image: Size
    /// Whether UIKit makes it with a UIButton.Configuration, which alone has a subtitle (its documentation).
    var hasConfiguration: Bool
    private var hasUsualInsets: Bool
    private var subtitleHeight: Double
    private var isRightToLeft: Bool

    /// UIButton.Configuration.titlePadding, between title and subtitle.
    private static let titlePadding = 1.0

    init(_ view: LayoutRequest.View, traits: LayoutTraits) {
        let properties = view.properties
        style = properties.choice(.buttonStyle) ?? .system
        font = traits.font(properties.font(.font) ?? style.defaultFont)
        subtitleFont = traits.font(.textStyle(.caption1, weight: nil))
        let imageSize = properties.string(.image) == nil ? nil : properties.size(.imageSize)
        // A button of earlier systems without a title is as large as its image (recalled), and no lower than a line of its font.
        let isBareImage = style == .system && imageSize != nil && (properties.string(.title) ?? "").isEmpty
        hasUsualInsets = properties.insets(.contentInsets) == nil
        contentInsets = properties.insets(.contentInsets) ?? (isBareImage ? .zero : style.contentInsets)
        // A symbol image is about as wide as its line is high.
        let symbol = Size(width: properties.string(.image) == nil ? 0 : traits.pixels.ceil(font.lineHeight), height: 0)
        image = imageSize ?? symbol
        let hasSubtitle = !(properties.string(.subtitle) ?? "").isEmpty
        hasConfiguration = style != .system || hasSubtitle
        lineBreakMode = hasConfiguration ? .byTruncatingTail : .byTruncatingMiddle
        subtitleHeight = hasSubtitle ? Self.titlePadding + subtitleFont.lineHeight : 0
        isRightToLeft = traits.isRightToLeft
    }

    /// The insets of the title: the content insets, the image, and the subtitle below it.
    var titleInsets: EdgeInsets {
        var insets = contentInsets
        insets.bottom += subtitleHeight
        if isRightToLeft { insets.right += image.width } else { insets.left += image.width }
        return insets
    }

    /// The least width of a system button without an image and with the usual insets (Interface Builder's frames of empty buttons).
    private static let leastWidth = 30.0

    /// The intrinsic content size before rounding; as wide as the wider of title and subtitle, as high as the higher of text and image. An
    /// empty title of a button without a configuration has a line, too (Interface Builder's frames of two projects: 22 at 18 points with
    /// images of 11 to 18).
    func size(title: String, subtitle: String) -> Size {
        let width = max(font.width(of: title), subtitle.isEmpty ? 0 : subtitleFont.width(of: subtitle))
        let hasText = !title.isEmpty || !subtitle.isEmpty || image.height == 0 || style == .system
        let text = hasText ? font.lineHeight + subtitleHeight : 0
        let isBare = hasUsualInsets && style == .system && image.width == 0
        return Size(
            width: max(width + image.width + contentInsets.left + contentInsets.right, isBare ? Self.leastWidth : 0),
            height: max(text, image.height) + contentInsets.top + contentInsets.bottom
        )
    }
}

extension ButtonStyle {
    /// A system button's title is 15 points high; a configuration's has the body style.
    var defaultFont: FontDescription {
        switch self {
        case .system: .system(size: 15, weight: .regular)
        case .plain, .gray, .tinted, .filled, .bordered, .borderedProminent: .textStyle(.body, weight: nil)
        }
    }

    /// In points: a system button is 30 high with its own font, and 12 higher than its line with any (Interface Builder's frames at 12 to
    /// 28 points, with zero UIButton.contentEdgeInsets); a configuration's `contentInsets` at the medium size.
    public var contentInsets: EdgeInsets {
        switch self {
        case .system: EdgeInsets(top: 6, bottom: 6)
        case .plain, .gray, .tinted, .filled, .bordered, .borderedProminent:
            EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        }
    }
}
