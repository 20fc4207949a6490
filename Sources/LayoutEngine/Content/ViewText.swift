import PlaygroundLanguage
import PlaygroundModel
import TextMetrics

struct ViewText: Hashable, Sendable {
    var string: String
    var font: Font
    /// The parts of an attributed text. Empty for a text with one font.
    var runs: [TextRun] = []
    var styles: [StyledText.Style] = []
    /// `nil` for UIKit's default paragraph style.
    var paragraphs: ParagraphLines?
    /// The maximum number of lines. 0 for any number.
    var numberOfLines = 1
    var lineBreakMode = LineBreakMode.byTruncatingTail
    /// UILabel.preferredMaxLayoutWidth in points, for the intrinsic size of a wrapping text. 0 for the view's own width.
    var preferredMaxLayoutWidth = 0.0
    var wrapsAtItsOwnWidth: Bool { preferredMaxLayoutWidth <= 0 }

    func lineWidth(inFrameWidth width: Double) -> Double { wrapsAtItsOwnWidth ? width : preferredMaxLayoutWidth }
    var insets = EdgeInsets.zero
    /// The height without text, in points: one line in a text view (Interface Builder's frames of one document: 36.5 at 17).
    var leastHeight = 0.0
    /// Whether the text scrolls. A scrolling text is not cut off.
    var scrolls = false
    /// The minimum scale of a text that shrinks to fit.
    var leastScale = 1.0

    init?(_ view: LayoutRequest.View, traits: LayoutTraits) {
        let traits = traits.overridden(by: view.traitOverrides)
        let properties = view.properties
        let given = properties.font(.font)
        guard let shown = view.kind.facts.text else { return nil }
        switch shown {
        case .label:
            string = properties.string(.text) ?? ""
            font = traits.font(given ?? .system(size: 17, weight: .regular))
            setRuns(properties, given ?? .system(size: 17, weight: .regular), traits)
            numberOfLines = Int(clamping: properties.numberOrDefault(.numberOfLines))
            lineBreakMode = properties.choice(.lineBreakMode) ?? .byTruncatingTail
            if !wraps, properties.boolOrDefault(.adjustsFontSizeToFitWidth) { leastScale = properties.numberOrDefault(.minimumScaleFactor) }
            preferredMaxLayoutWidth = wraps ? properties.numberOrDefault(.preferredMaxLayoutWidth) : 0
        case .buttonTitle:
            let style = ButtonMetrics(view, traits: traits)
            string = properties.string(.title) ?? ""
            font = style.font
            setRuns(of: .attributedTitle, properties, given ?? style.defaultFont, traits)
            insets = style.titleInsets
            lineBreakMode = style.lineBreakMode
        case .field:
            string = Self.textOrPlaceholder(properties)
            if let text = properties.string(.text), !text.isEmpty, properties.boolOrDefault(.isSecureTextEntry) {
                string = String(repeating: "\u{2022}", count: text.count)
            }
            font = traits.font(given ?? .system(size: 17, weight: .regular))
            insets = TextFieldMetrics.sideInsets(properties.choice(.borderStyle) ?? .roundedRect) + TextFieldMetrics.viewInsets(properties, traits)
            if (properties.string(.text) ?? "").isEmpty {
                setRuns(of: .attributedPlaceholder, properties, given ?? .system(size: 17, weight: .regular), traits)
            }
            scrolls = true
        case .searchField:
            string = Self.textOrPlaceholder(properties)
            font = traits.font(.textStyle(.body, weight: nil))
            insets = EdgeInsets(left: 44, right: 16)
            scrolls = true
        case .page:
            string = properties.string(.text) ?? ""
            font = traits.font(given ?? .system(size: 12, weight: .regular))
            setRuns(properties, given ?? .system(size: 12, weight: .regular), traits)
            numberOfLines = 0
            lineBreakMode = .byWordWrapping
            insets = properties.textInsets
            leastHeight = font.lineHeight
            scrolls = properties.boolOrDefault(.isScrollEnabled)
        }
    }

    /// UILabel.attributedText. NSParagraphStyle.lineSpacing is between the lines.
    private mutating func setRuns(
        of property: ViewProperty = .attributedText, _ properties: ViewProperties, _ description: FontDescription, _ traits: LayoutTraits
    ) {
        guard let source = properties.string(property) else { return }
        let text = StyledText(source)
        let bold = traits.font(description.bold)
        string = text.plain
        styles = text.runs.map { $0.style }
        runs = text.runs.map { TextRun($0.text, font: $0.style.isBold ? bold : font) }
        guard property == .attributedText else { return }
        font.leading += properties.numberOrDefault(.lineSpacing)
        var paragraphs = ParagraphLines()
        let multiple = properties.numberOrDefault(.lineHeightMultiple)
        if multiple > 0 { paragraphs.lineSurplus = (multiple - 1) * font.lineHeight }
        paragraphs.spacing = properties.numberOrDefault(.paragraphSpacing)
        paragraphs.firstLineHeadIndent = properties.numberOrDefault(.firstLineHeadIndent)
        self.paragraphs = paragraphs.isPlain ? nil : paragraphs
    }

    /// The width of one line, in points.
    var width: Double { runs.isEmpty ? font.width(of: string) : runs.reduce(0) { $0 + $1.font.width(of: $1.text) } }

    var wraps: Bool { numberOfLines != 1 }

    /// UILabel.adjustsFontSizeToFitWidth.
    func fitted(toFrameWidth width: Double) -> ViewText {
        let room = width - insets.left - insets.right
        guard leastScale < 1, runs.isEmpty, room > 0, font.width(of: string) > room else { return self }
        var (copy, scale) = (self, 1.0)
        // Smaller characters have wider spacing, so one step may not be enough.
        while scale > leastScale, copy.font.width(of: string) > room, copy.font.size > 1 {
            scale = max(leastScale, scale * min(0.99, room / copy.font.width(of: string)))
            copy.font = Font(size: font.size * scale, weight: font.weight, typeface: font.typeface)
        }
        return copy
    }

    func lines(inFrameWidth width: Double, atMost limit: Int? = nil) -> TextLayout {
        let room = max(0, width - insets.left - insets.right)
        guard runs.isEmpty else {
            return TextLayout(
                runs, font: font, width: room, numberOfLines: limit ?? numberOfLines, lineBreakMode: lineBreakMode, paragraphs: paragraphs)
        }
        return TextLayout(string, font: font, width: room, numberOfLines: limit ?? numberOfLines, lineBreakMode: lineBreakMode)
    }

    private static func textOrPlaceholder(_ properties: ViewProperties) -> String {
        if let text = properties.string(.text), !text.isEmpty { return text }
        return properties.string(.placeholder) ?? ""
    }
}

extension ViewProperties {
    /// UITextView.textContainerInset and lineFragmentPadding.
    public var textInsets: EdgeInsets {
        let padding = numberOrDefault(.lineFragmentPadding)
        return (insets(.textContainerInset) ?? EdgeInsets(top: 8, bottom: 8)) + EdgeInsets(left: padding, right: padding)
    }
}
