import PlaygroundModel
import TextMetrics

public struct ButtonMetrics: Hashable, Sendable {
    var style: ButtonStyle
    var font: Font
    /// The font of a button that sets none.
    var defaultFont: FontDescription
    var subtitleFont: Font
    var contentInsets: EdgeInsets
    /// Insets that narrow the title but not the button's size (Apple, UIButton.titleEdgeInsets). A configuration ignores them.
    private var titleEdgeInsets: EdgeInsets
    var lineBreakMode: LineBreakMode
    /// The image's size, in points. A symbol next to the title has no height here, because it is no higher than a line.
    var image: Size
    /// The space after the title for the arrows of a pop-up button, in points.
    private var indicatorRoom: Double
    private var placement: ImagePlacement
    private var imagePadding = 0.0
    /// Whether UIKit uses a UIButton.Configuration, which a subtitle needs.
    var hasConfiguration: Bool
    private var hasUsualInsets: Bool
    private var subtitleHeight: Double
    private var isRightToLeft: Bool

    /// UIButton.Configuration.titlePadding, between title and subtitle.
    private static let titlePadding = 1.0

    /// The arrows of a pop-up button, and the gap before them. No source was found.
    public static let indicator = (size: Size(width: 12, height: 16), gap: 5.0)

    init(_ view: LayoutRequest.View, traits: LayoutTraits) {
        let properties = view.properties
        style = properties.buttonStyle
        defaultFont = style.defaultFont(at: properties.buttonSize, traits.profile)
        font = traits.font(properties.font(.font) ?? defaultFont)
        subtitleFont = traits.font(.textStyle(.caption1, weight: nil))
        let symbol = properties.symbolMetrics(in: traits.contentSizeCategory, usual: font.size)
        let hasImage = properties.string(.image) != nil
        let imageSize = properties.indicatorSize ?? (hasImage ? properties.size(.imageSize) ?? symbol?.size : nil)
        // Recalled: a button of earlier systems without a title is as large as its image, and at least as high as a line of its font.
        let isBareImage = style == .system && imageSize != nil && (properties.shownTitle ?? "").isEmpty
        hasUsualInsets = properties.insets(.contentInsets) == nil
        contentInsets = isBareImage && hasUsualInsets ? .zero : properties.buttonInsets
        placement = properties.choice(.imagePlacement) ?? .leading
        // A symbol image is about as wide as its line is high.
        let side = hasImage ? traits.pixels.ceil(font.lineHeight) : 0
        image = imageSize ?? Size(width: side, height: placement.isVertical ? side : 0)
        let hasText = [properties.shownTitle, properties.string(.subtitle)].contains { $0?.isEmpty == false }
        if hasImage || imageSize != nil, hasText { imagePadding = properties.numberOrDefault(.imagePadding) }
        let hasSubtitle = !(properties.string(.subtitle) ?? "").isEmpty
        hasConfiguration = style != .system || hasSubtitle || properties.indicatorSize != nil
        titleEdgeInsets = hasConfiguration ? .zero : properties.insets(.titleEdgeInsets) ?? .zero
        lineBreakMode = hasConfiguration ? .byTruncatingTail : .byTruncatingMiddle
        subtitleHeight = hasSubtitle ? Self.titlePadding + subtitleFont.lineHeight : 0
        indicatorRoom = properties.showsIndicator(traits.profile) ? Self.indicator.size.width + Self.indicator.gap : 0
        isRightToLeft = traits.isRightToLeft
    }

    /// The insets of the title: the content insets, and the space for image and subtitle.
    var titleInsets: EdgeInsets {
        var insets = contentInsets + titleEdgeInsets
        insets.bottom += subtitleHeight
        if isRightToLeft { insets.left += indicatorRoom } else { insets.right += indicatorRoom }
        switch placement {
        case .top: insets.top += image.height + imagePadding
        case .bottom: insets.bottom += image.height + imagePadding
        case .leading, .trailing:
            let width = image.width + imagePadding
            if placement.isFirst == isRightToLeft { insets.right += width } else { insets.left += width }
        }
        return insets
    }

    /// The minimum width of a system button without an image and with the usual insets (Interface Builder's frames of empty buttons).
    private static let leastWidth = 30.0

    /// The intrinsic content size before rounding. An empty title of a button without a configuration still has a line
    /// (Interface Builder's frames of two projects: 22 at 18 points with images of 11 to 18).
    func size(title: ViewText, subtitle: String) -> Size {
        let width = max(title.width, subtitle.isEmpty ? 0 : subtitleFont.width(of: subtitle))
        let hasText = !title.string.isEmpty || !subtitle.isEmpty || image.height == 0 || style == .system
        let text = hasText ? font.lineHeight + subtitleHeight : 0
        let isBare = hasUsualInsets && style == .system && image.width == 0
        let content = placement.isVertical
            ? Size(width: max(width, image.width), height: text + imagePadding + image.height)
            : Size(width: width + imagePadding + image.width, height: max(text, image.height))
        return Size(
            width: max(content.width + indicatorRoom + contentInsets.left + contentInsets.right, isBare ? Self.leastWidth : 0),
            height: content.height + contentInsets.top + contentInsets.bottom
        )
    }
}

extension ButtonStyle {
    /// A configuration uses the body style, or below the medium size the subhead style.
    func defaultFont(at size: ButtonSize, _ profile: BehaviourProfile) -> FontDescription {
        switch self {
        case .system: .system(size: 15, weight: .regular)
        case _ where size == .mini || size == .small: .textStyle(.subheadline, weight: nil)
        default: profile.isCanvas ? Self.canvasFonts[profile] : .textStyle(.body, weight: nil)
        }
    }

    /// The font of a configuration on Interface Builder's canvas.
    private static let canvasFonts: VersionTable<FontDescription> = [
        .since(8, .system(size: 14, weight: .regular), "Interface Builder's frames of ten buttons in three projects, Xcode 13"),
        .since(16, .textStyle(.body, weight: nil), "Interface Builder's frames of two projects, Xcode 14.3 and later"),
    ]

    /// The default insets in points. A system button is 30 high with its own font, and 12 higher than the line of any font
    /// (Interface Builder's frames at 12 to 28 points, with zero UIButton.contentEdgeInsets).
    public var contentInsets: EdgeInsets {
        switch self {
        case .system: EdgeInsets(top: 6, bottom: 6)
        default: ButtonSize.medium.contentInsets
        }
    }
}

extension ViewProperties {
    fileprivate var buttonSize: ButtonSize { choice(.buttonSize) ?? .medium }

    /// UIButton.Configuration.contentInsets, or UIButton.contentEdgeInsets of a system button.
    public var buttonInsets: EdgeInsets {
        insets(.contentInsets) ?? (buttonStyle == .system ? buttonStyle.contentInsets : buttonSize.contentInsets)
    }
}

extension ButtonSize {
    /// The default insets in points. Small and large are recalled: buttons of 28 and 50 points with a line of text.
    fileprivate var contentInsets: EdgeInsets {
        switch self {
        case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        }
    }
}
