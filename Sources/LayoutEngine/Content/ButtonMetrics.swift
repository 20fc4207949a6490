import PlaygroundModel
import TextMetrics

/// How a button of some style lays out its title, subtitle and image.
struct ButtonMetrics: Hashable, Sendable {
    var font: Font
    var subtitleFont: Font
    var contentInsets: EdgeInsets
    var lineBreakMode: LineBreakMode
    /// The width in points that the image takes from the title, at its leading side.
    var imageWidth: Double
    private var subtitleHeight: Double
    private var isRightToLeft: Bool

    /// UIButton.Configuration puts this much between title and subtitle (`titlePadding`).
    private static let titlePadding = 1.0

    init(_ view: LayoutRequest.View, traits: LayoutTraits) {
        let style: ButtonStyle = view.properties.choice(.buttonStyle) ?? .system
        font = traits.font(view.properties.font(.font) ?? style.defaultFont)
        subtitleFont = traits.font(.textStyle(.caption1, weight: nil))
        contentInsets = style.contentInsets
        lineBreakMode = style == .system ? .byTruncatingMiddle : .byTruncatingTail
        // A symbol image is about as wide as its line is high.
        imageWidth = view.properties.string(.image) == nil ? 0 : traits.pixels.ceil(font.lineHeight)
        let hasSubtitle = !(view.properties.string(.subtitle) ?? "").isEmpty
        subtitleHeight = hasSubtitle ? Self.titlePadding + subtitleFont.lineHeight : 0
        isRightToLeft = traits.isRightToLeft
    }

    /// The room around the title: the content insets, the image, and the subtitle below it.
    var titleInsets: EdgeInsets {
        var insets = contentInsets
        insets.bottom += subtitleHeight
        if isRightToLeft { insets.right += imageWidth } else { insets.left += imageWidth }
        return insets
    }

    /// The intrinsic content size before rounding; as wide as the wider of title and subtitle.
    func size(title: String, subtitle: String) -> Size {
        let width = max(font.width(of: title), subtitle.isEmpty ? 0 : subtitleFont.width(of: subtitle))
        let insets = titleInsets
        return Size(
            width: width + insets.left + insets.right,
            height: font.lineHeight + insets.top + insets.bottom
        )
    }
}

extension ButtonStyle {
    /// A system button's title is 15 points high; a configuration's follows the body style.
    var defaultFont: FontDescription {
        switch self {
        case .system: .system(size: 15, weight: .regular)
        case .plain, .gray, .tinted, .filled, .bordered, .borderedProminent: .textStyle(.body, weight: nil)
        }
    }

    /// In points: a system button is 30 high at its own font; a configuration's `contentInsets` at the medium size.
    var contentInsets: EdgeInsets {
        switch self {
        case .system: EdgeInsets(top: 6, bottom: 6)
        case .plain, .gray, .tinted, .filled, .bordered, .borderedProminent:
            EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        }
    }
}
