// Attributes of text.

open class NSParagraphStyle: NSObject, @unchecked Sendable {
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    public internal(set) var spacing = Spacing()
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.spacing = spacing
        return copy
    }

    public struct Spacing: Hashable, Sendable {
        var line: CGFloat = 0
        var paragraph: CGFloat = 0
        var before: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        var minimum: CGFloat = 0
        var maximum: CGFloat = 0
        var multiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open var lineSpacing: CGFloat { get { spacing.line } set { spacing.line = newValue } }
    open var paragraphSpacing: CGFloat { get { spacing.paragraph } set { spacing.paragraph = newValue } }
    open var paragraphSpacingBefore: CGFloat { get { spacing.before } set { spacing.before = newValue } }
    open var alignment: NSTextAlignment { get { spacing.alignment } set { spacing.alignment = newValue } }
    open var lineBreakMode: NSLineBreakMode { get { spacing.lineBreakMode } set { spacing.lineBreakMode = newValue } }
    open var minimumLineHeight: CGFloat { get { spacing.minimum } set { spacing.minimum = newValue } }
    open var maximumLineHeight: CGFloat { get { spacing.maximum } set { spacing.maximum = newValue } }
    open var lineHeightMultiple: CGFloat { get { spacing.multiple } set { spacing.multiple = newValue } }
    open var firstLineHeadIndent: CGFloat { get { spacing.firstLineHeadIndent } set { spacing.firstLineHeadIndent = newValue } }
    open var headIndent: CGFloat { get { spacing.headIndent } set { spacing.headIndent = newValue } }
    open var hyphenationFactor: Float { get { 0 } set {} }
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let shadow = NSAttributedString.Key("NSShadow")
}

open class NSTextAttachment: NSObject {
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    open var image: UIImage?
    open var bounds = CGRect.zero
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") }
}

open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

open class NSStringDrawingContext: NSObject {}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let size = (attributes?[.font] as? UIFont)?.pointSize ?? 17
        return CGSize(width: CGFloat(count) * size / 2, height: size * 1.2)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let own = self.size(withAttributes: attributes)
        guard size.width > 0, own.width > size.width else { return CGRect(origin: .zero, size: own) }
        return CGRect(x: 0, y: 0, width: size.width, height: own.height * (own.width / size.width).rounded(.up))
    }
}
