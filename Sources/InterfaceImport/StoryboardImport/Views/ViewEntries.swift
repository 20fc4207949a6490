import PlaygroundLanguage
import PlaygroundModel

/// The properties of a view as a playground writes them, under UIKit's names.
struct ViewEntries {
    let document: InterfaceBuilderDocument
    let element: Element
    let kind: ViewKind

    private var colors: ColorValues { ColorValues(document: document) }

    /// In the order in which a person would write them: what the view is, what it shows, how it looks, how it stands.
    var all: [TOMLValue.Entry] {
        content + look + layout
    }

    // MARK: What it shows

    private var content: [TOMLValue.Entry] {
        switch kind {
        case .label: entries(("text", text.map(TOMLValue.string)), ("font", font == Self.labelFont ? nil : font), ("textColor", color("textColor")),
            ("textAlignment", textAlignment), ("numberOfLines", number("numberOfLines", unless: 1)),
            ("preferredMaxLayoutWidth", number("preferredMaxLayoutWidth", unless: 0)), ("lineBreakMode", lineBreakMode))
        case .textView: entries(("text", text.map(TOMLValue.string)), ("font", font), ("textColor", color("textColor")),
            ("textAlignment", textAlignment), ("isScrollEnabled", flag("scrollEnabled", unless: true)), ("keyboardType", keyboardType),
            ("returnKeyType", returnKeyType), ("keyboardDismissMode", dismissMode))
        case .textField: entries(("text", string("text")), ("placeholder", string("placeholder")), ("font", font),
            ("textColor", color("textColor")), ("textAlignment", textAlignment), ("borderStyle", borderStyle),
            ("keyboardType", keyboardType), ("returnKeyType", returnKeyType), ("isEnabled", flag("enabled", unless: true)))
        case .searchBar: entries(("text", string("text")), ("placeholder", string("placeholder")), ("keyboardType", keyboardType),
            ("returnKeyType", returnKeyType))
        case .button: ButtonEntries(document: document, button: element).all
        case .image: image
        case .switch: entries(("isOn", element.flag("on") == true ? .bool(true) : nil), ("isEnabled", flag("enabled", unless: true)))
        case .slider: entries(("value", share("value", "minValue", "maxValue")), ("isEnabled", flag("enabled", unless: true)))
        case .stepper: entries(("isEnabled", flag("enabled", unless: true)))
        case .progress: entries(("value", element.number("progress").map(TOMLValue.number)))
        case .segmentedControl: segments
        case .pageControl: entries(
            ("numberOfPages", element.number("numberOfPages").map(TOMLValue.number)), ("currentPage", number("currentPage", unless: 0)))
        case .datePicker: entries(("datePickerMode", choice("datePickerMode", DatePickerMode.self, unless: .dateAndTime)),
            ("preferredDatePickerStyle", choice("style", DatePickerStyle.self, unless: .automatic)))
        case .stack: stack
        case .scroll: scrolling + entries(("isPagingEnabled", flag("pagingEnabled", unless: false)))
        case .table: table
        case .collection: collection
        default: []
        }
    }

    /// A text, or an attributed one without its attributes.
    private var text: String? { element.string("text") ?? element.attributedString("attributedText") }

    /// The font of a label that says none (UILabel.font).
    static let labelFont = TOMLValue.table([TOMLValue.Entry("size", .number(17))])

    /// The view's font; of attributed text that of the first run.
    private var font: TOMLValue? {
        let first = element.value(of: "attributedText")?.all("fragment").first
        let ofRun = first?.first("attributes")?.children.first { $0.name == "font" }
        return FontValue.value(ofRun ?? element.value(of: "fontDescription"))
    }

    private var textAlignment: TOMLValue? {
        guard let word = element["textAlignment"], let alignment = TextAlignment(rawValue: word), alignment != .natural else { return nil }
        return .string(alignment.rawValue)
    }

    private var lineBreakMode: TOMLValue? {
        let words = [
            "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
            "headTruncation": "byTruncatingHead", "middleTruncation": "byTruncatingMiddle",
        ]
        return element["lineBreakMode"].flatMap { words[$0] }.map(TOMLValue.string)
    }

    /// UITextField's border; a field that names none has none.
    private var borderStyle: TOMLValue? {
        let style = element["borderStyle"] ?? "none"
        return style == "roundedRect" ? nil : .string(style)
    }

    private var image: [TOMLValue.Entry] {
        let image = ImageValue(document: document, element)
        let modes = ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"]
        // An image view is as large as its image's alignment rectangle, and stands in that as the image does.
        let symbol = image?.symbol
        let size = symbol.map { TOMLValue.size(width: $0.width, height: $0.alignmentHeight) } ?? image?.size
        return entries(
            ("image", image?.name), ("imageSize", size), ("alignmentRectInsets", symbol?.alignmentRectInsets),
            ("contentMode", element["contentMode"].flatMap { modes.contains($0) && $0 != "scaleToFill" ? .string($0) : nil })
        )
    }

    private var segments: [TOMLValue.Entry] {
        let titles = element.list("segments").map { $0["title"] ?? $0["image"] ?? "" }
        return entries(
            ("segments", .strings(titles)), ("selectedSegmentIndex", element.number("selectedSegmentIndex").map(TOMLValue.number)),
            ("isEnabled", flag("enabled", unless: true)))
    }

    private var stack: [TOMLValue.Entry] {
        let spacing = element["spacingType"] == "standard" ? 8 : element.number("spacing")
        // Interface Builder has no field for it: a stack whose margins are set is relative to them.
        let isRelative = element.flag("layoutMarginsRelativeArrangement") ?? (Self.margins(of: element) != nil)
        return entries(
            ("axis", choice("axis", StackAxis.self, unless: .horizontal)),
            ("distribution", choice("distribution", StackDistribution.self, unless: .fill)),
            ("alignment", choice("alignment", StackAlignment.self, unless: .fill)), ("spacing", spacing.map(TOMLValue.number)),
            ("isLayoutMarginsRelativeArrangement", isRelative ? .bool(true) : nil))
    }

    private var table: [TOMLValue.Entry] {
        let height = element.number("rowHeight").flatMap { $0 >= 1 ? TOMLValue.number($0) : nil }
        return entries(
            ("style", choice("style", TableStyle.self, unless: .plain)), ("rowHeight", height),
            ("separatorStyle", element["separatorStyle"] == "none" ? .string("none") : nil),
            ("separatorInset", Self.separatorInset(of: element)), ("sectionHeaderHeight", edgeHeight("sectionHeaderHeight")),
            ("sectionFooterHeight", edgeHeight("sectionFooterHeight"))) + scrolling
    }

    private var collection: [TOMLValue.Entry] {
        let layout = element.value(of: "collectionViewLayout")
        let inset = layout?.value(of: "sectionInset")
        return entries(
            ("itemSize", ItemSizes(element).ofAll ?? layout?.value(of: "itemSize").flatMap(Self.size)),
            ("minimumLineSpacing", layout?.number("minimumLineSpacing").map(TOMLValue.number)),
            ("minimumInteritemSpacing", layout?.number("minimumInteritemSpacing").map(TOMLValue.number)),
            ("sectionInset", inset.flatMap(Self.insets)),
            ("scrollDirection", layout?["scrollDirection"] == "horizontal" ? .string("horizontal") : nil),
            ("headerReferenceSize", layout?.value(of: "headerReferenceSize").flatMap(Self.size)),
            ("footerReferenceSize", layout?.value(of: "footerReferenceSize").flatMap(Self.size)),
            ("isPagingEnabled", flag("pagingEnabled", unless: false))) + scrolling
    }

    /// The height of a table's headers or footers, where it is not one that Interface Builder writes unasked: 10 and 18 for grouped
    /// tables, 22 and 28 for plain ones, which leave it to UIKit.
    private func edgeHeight(_ key: String) -> TOMLValue? {
        element.number(key).flatMap { $0 > 0 && ![10, 18, 22, 28].contains($0) ? .number($0) : nil }
    }

    /// UIScrollView.
    private var scrolling: [TOMLValue.Entry] {
        entries(("isScrollEnabled", flag("scrollEnabled", unless: true)), ("contentInset", inset("contentInset")),
            ("contentInsetAdjustmentBehavior",
             choice("contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.self, unless: .automatic)),
            ("keyboardDismissMode", dismissMode))
    }

    private var dismissMode: TOMLValue? { choice("keyboardDismissMode", KeyboardDismissMode.self, unless: .none) }

    // MARK: Typing

    private var traits: Element? { element.value(of: "textInputTraits") }

    /// UIKeyboardType, of which two have other names in the format (recalled).
    private var keyboardType: TOMLValue? {
        let older = ["alphabet": "asciiCapable", "URL": "URL"]
        guard let word = traits?["keyboardType"], let type = KeyboardType(rawValue: older[word] ?? word), type != .default else { return nil }
        return .string(type.rawValue)
    }

    private var returnKeyType: TOMLValue? {
        guard let word = traits?["returnKeyType"], let type = ReturnKeyType(rawValue: word), type != .default else { return nil }
        return .string(type.rawValue)
    }

    // MARK: How it looks

    private var look: [TOMLValue.Entry] {
        let radius = RuntimeAttributes.number("layer.cornerRadius", "cornerRadius", of: element)
        let border = RuntimeAttributes.number("layer.borderWidth", "borderWidth", of: element)
        let masks = RuntimeAttributes.flag("layer.masksToBounds", "clipsToBounds", of: element)
        let isClipped = (masks ?? element.flag("clipsSubviews")) == true && !kind.scrolls && kind != .textView && kind != .textField
        return entries(
            ("backgroundColor", color("backgroundColor")), ("tintColor", color("tintColor")),
            ("alpha", number("alpha", unless: 1)), ("isHidden", element.flag("hidden") == true ? .bool(true) : nil),
            ("clipsToBounds", isClipped ? .bool(true) : nil),
            ("cornerRadius", radius.flatMap { $0 > 0 ? .number($0) : nil }),
            ("borderWidth", border.flatMap { $0 > 0 ? .number($0) : nil }),
            ("borderColor", colors.value(RuntimeAttributes.color("borderColor", of: element))))
    }

    // MARK: How it stands

    private var layout: [TOMLValue.Entry] {
        let axes = ["horizontal", "vertical"]
        let hugging = axes.map { ("\($0)HuggingPriority", priority("\($0)HuggingPriority")) }
        let resistance = axes.map { ("\($0)CompressionResistancePriority", priority("\($0)CompressionResistancePriority")) }
        return entries(
            [("layoutMargins", Self.margins(of: element)),
             ("preservesSuperviewLayoutMargins", element.flag("preservesSuperviewLayoutMargins") == true ? .bool(true) : nil)]
                + hugging + resistance)
    }

    /// UIView.layoutMargins or directionalLayoutMargins, of which leading is left here.
    static func margins(of element: Element) -> TOMLValue? {
        (element.value(of: "layoutMargins") ?? element.value(of: "directionalLayoutMargins")).flatMap(insets)
    }

    private func priority(_ key: String) -> TOMLValue? {
        element.number(key).map(TOMLValue.number)
    }

    // MARK: Values

    private func entries(_ pairs: (String, TOMLValue?)...) -> [TOMLValue.Entry] { entries(pairs) }

    private func entries(_ pairs: [(String, TOMLValue?)]) -> [TOMLValue.Entry] {
        pairs.compactMap { key, value in value.map { TOMLValue.Entry(key, Self.permitted($0, key)) } }
    }

    /// The nearest number that a playground takes for the property.
    private static func permitted(_ value: TOMLValue, _ key: String) -> TOMLValue {
        guard case .number(let number) = value else { return value }
        switch ViewProperty(rawValue: key)?.valueType {
        case .number(let range): return .number(min(max(number, range.lowerBound), range.upperBound))
        case .integer(let range):
            return .number(min(max(number.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
        default: return value
        }
    }

    private func string(_ key: String) -> TOMLValue? { element.string(key).map(TOMLValue.string) }

    private func color(_ key: String) -> TOMLValue? { colors.value(element.value(of: key)) }

    private func number(_ key: String, unless usual: Double) -> TOMLValue? {
        element.number(key).flatMap { $0 == usual ? nil : .number($0) }
    }

    private func flag(_ key: String, unless usual: Bool) -> TOMLValue? {
        element.flag(key).flatMap { $0 == usual ? nil : .bool($0) }
    }

    private func choice<Choice: RawRepresentable<String> & Equatable>(
        _ key: String, _ type: Choice.Type, unless usual: Choice
    ) -> TOMLValue? {
        guard let choice = element[key].flatMap(Choice.init), choice != usual else { return nil }
        return .string(choice.rawValue)
    }

    /// Where a value stands between two others.
    private func share(_ key: String, _ least: String, _ greatest: String) -> TOMLValue? {
        let (low, high) = (element.number(least) ?? 0, element.number(greatest) ?? 1)
        guard let value = element.number(key), high > low else { return nil }
        return .number((value - low) / (high - low))
    }

    private func inset(_ key: String) -> TOMLValue? { element.value(of: key).flatMap(Self.insets) }

    /// A table's or a row's. One beyond the screen, by which apps hide the line, is as far out as a playground takes it.
    static func separatorInset(of element: Element) -> TOMLValue? {
        guard let inset = element.value(of: "separatorInset") else { return nil }
        let edges = [("minY", "top"), ("minX", "left"), ("maxY", "bottom"), ("maxX", "right")].map { key, name in
            (inset.number(key) ?? inset.number(name)).map { min(max($0, 0), 10_000) }
        }
        guard let top = edges[0], let left = edges[1], let bottom = edges[2], let right = edges[3] else { return nil }
        return .insets(top: top, left: left, bottom: bottom, right: right)
    }

    static func insets(_ element: Element) -> TOMLValue? {
        func edge(_ names: String...) -> Double? { names.lazy.compactMap(element.number).first }
        guard let top = edge("top", "minY"), let left = edge("left", "minX", "leading"), let bottom = edge("bottom", "maxY"),
              let right = edge("right", "maxX", "trailing")
        else { return nil }
        return .insets(top: top, left: left, bottom: bottom, right: right)
    }

    static func size(_ element: Element) -> TOMLValue? {
        guard let width = element.number("width"), let height = element.number("height"), width > 0, height > 0 else { return nil }
        return .size(width: width, height: height)
    }
}
