open class UIFont: NSObject, @unchecked Sendable {
    /// The arguments with which a font was requested.
    struct Request: Hashable {
        var textStyle: TextStyle?
        var weight: Weight?
        var family: String?
        var size: CGFloat = 0
        /// The category for which a text style was requested. A label that adjusts its font follows later categories.
        var category: UIContentSizeCategory?
        var isScaled = false
    }

    let request: Request

    init(_ request: Request) {
        self.request = request
        super.init()
    }

    /// `nil` if the system has no font with this name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(Request(family: fontName, size: fontSize))
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0 { request.size = pointSize }
        self.init(request)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        UIFont(Request(textStyle: style, category: (traitCollection ?? .current).preferredContentSizeCategory))
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Request(weight: .regular, size: fontSize)) }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Request(weight: .bold, size: fontSize)) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(Request(weight: weight, size: fontSize)) }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Request(weight: weight, size: fontSize))
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request) }
    open var pointSize: CGFloat { request.size }
    /// The height of a line, based on the metrics of the system font.
    open var lineHeight: CGFloat { pointSize * 1.1934 }
    open var ascender: CGFloat { pointSize * 0.9521 }
    open var descender: CGFloat { pointSize * -0.2412 }
    open var capHeight: CGFloat { pointSize * 0.7046 }
    open var xHeight: CGFloat { pointSize * 0.5264 }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let request: UIFont.Request

    init(_ request: UIFont.Request) {
        self.request = request
        super.init()
    }

    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.init(UIFont.Request().adding(attributes))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont.Request(family: fontName, size: size))
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(request.adding(attributes))
    }

    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var request = request
        if symbolicTraits.contains(.traitBold) { request.weight = request.textStyle == .body ? .semibold : .bold }
        return UIFontDescriptor(request)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var request = request
        request.size = newPointSize
        return UIFontDescriptor(request)
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var request = request
        request.family = newFamily
        return UIFontDescriptor(request)
    }

    open var pointSize: CGFloat { request.size }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }
}

extension UIFont.Request {
    fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
        var request = self
        if let family = (attributes[.family] ?? attributes[.name]) as? String { request.family = family }
        switch attributes[.size] {
        case let size as CGFloat: request.size = size
        case let size as Double: request.size = CGFloat(size)
        case let size as Int: request.size = CGFloat(size)
        default: break
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            switch traits[.weight] {
            case let weight as UIFont.Weight: request.weight = weight
            case let weight as CGFloat: request.weight = UIFont.Weight(weight)
            default: break
            }
        }
        return request
    }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
    let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A font scaled for the current content size category. The recorder notes the style, because playgrounds scale no other sizes.
    open func scaledFont(for font: UIFont) -> UIFont {
        var request = font.request
        request.isScaled = true
        request.textStyle = textStyle
        request.category = UITraitCollection.current.preferredContentSizeCategory
        return UIFont(request)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font) }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
}

extension NSAttributedString {
    /// The text and its attributes, in the form of a playground.
    @MainActor var record: [String: Any] {
        var markdown = ""
        var spacing = NSParagraphStyle.Spacing()
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var part = attributedSubstring(from: range).string
            for mark in ["\\", "*", "_", "~", "[", "]", "^"] { part = part.replacingOccurrences(of: mark, with: "\\" + mark) }
            let (body, font) = (part.trimmingCharacters(in: .whitespaces), attributes[.font] as? UIFont)
            let isBold = font?.request.weight == .semibold || font?.request.family != nil && font?.request.weight == .bold
            if isBold, !body.isEmpty { part = part.replacingOccurrences(of: body, with: "**\(body)**") }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle { spacing = style.spacing }
            markdown += part
        }
        return [
            "attributedText": markdown, "lineSpacing": Double(spacing.line), "lineHeightMultiple": Double(spacing.multiple),
            "paragraphSpacing": Double(spacing.paragraph), "firstLineHeadIndent": Double(spacing.firstLineHeadIndent),
        ]
    }
}

extension NSAttributedString {
    /// The record of a button's title. Attributes are omitted if a playground cannot show any of them.
    @MainActor var titleRecord: [String: Any] {
        let markdown = record["attributedText"] as? String ?? ""
        return markdown.contains("**") ? ["attributedTitle": markdown] : ["title": string]
    }

    @MainActor var placeholderRecord: [String: Any] {
        let markdown = record["attributedText"] as? String ?? ""
        return markdown.contains("**") ? ["attributedPlaceholder": markdown] : ["placeholder": string]
    }
}

extension AttributedString {
    public init(_ string: NSAttributedString) {
        var whole = AttributedString()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var part = AttributedString(string.attributedSubstring(from: range).string)
            part.font = attributes[.font] as? UIFont
            part.foregroundColor = attributes[.foregroundColor] as? UIColor
            whole.append(part)
        }
        self = whole
    }

    /// The string as an NSAttributedString with its fonts.
    var attributed: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes: [NSAttributedString.Key: Any] = run.font.map { [.font: $0] } ?? [:]
            text.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
        }
        return text
    }
}

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}
