import PlaygroundLanguage
import PlaygroundModel

struct ViewEntries {
    let document: InterfaceBuilderDocument
    let element: Element
    let kind: ViewKind

    private var colors: ColorValues { ColorValues(document: document) }
    /// The element that contains the subviews. Constraints of an effect view's content view belong to the effect view.
    private var container: Element { element.name == "visualEffectView" ? element.value(of: "contentView") ?? element : element }

    var all: [TOMLValue.Entry] {
        let own = kind.properties.flatMap { $0 == .imageSize ? [$0, .alignmentRectInsets] : [$0] }
        let first = own + [.backgroundColor, .tintColor, .alpha, .isHidden, .clipsToBounds]
        let order = first + ViewProperty.ofEveryView.filter { !first.contains($0) }
        return [TOMLValue.Entry](order.map { ($0.rawValue, value(of: $0)) }).permitted(in: kind)
    }

    private func value(of property: ViewProperty) -> TOMLValue? {
        switch (property, kind) {
        case (.title, .button), (.attributedTitle, _), (.subtitle, .button), (.image, .button), (.imageSize, .button), (.preferredSymbolConfigurationForImage, _), (.buttonStyle, .button), (.font, .button),
             (.textColor, .button), (.contentInsets, .button):
            ButtonEntries(document: document, button: element).value(of: property)
        case (.image, _), (.imageSize, _), (.preferredSymbolConfiguration, _), (.alignmentRectInsets, .image): image(property)
        case (.text, .label), (.text, .textView):
            attributes.isPlain ? (element.string("text") ?? element.attributedString("attributedText")).map(TOMLValue.string) : nil
        case (.attributedText, _): attributes.isPlain ? nil : .string(attributes.markdown)
        case (.lineSpacing, _), (.lineHeightMultiple, _), (.paragraphSpacing, _), (.firstLineHeadIndent, _):
            attributes.isPlain ? nil : attributes.number(property).flatMap(Self.positive)
        case (.font, _): font.flatMap { kind == .label && $0 == property.default(in: kind)?.toml ? nil : $0 }
        case (.borderStyle, _): borderStyle
        // Interface Builder omits the attribute if the label shrinks, and in documents whose format lacks shrinking.
        case (.adjustsFontSizeToFitWidth, _):
            element.flag("adjustsFontSizeToFit") ?? (element.number("minimumScaleFactor") != nil || leastScale != nil) ? .bool(true) : nil
        case (.minimumScaleFactor, _): (element.number("minimumScaleFactor") ?? leastScale).flatMap(Self.positive)
        case (.refreshControl, _): nil
        case (.value, .progress): element.number("progress").map(TOMLValue.number)
        case (.value, _): number("value", .value)
        case (.minimumValue, .slider): number("minValue", .minimumValue)
        case (.maximumValue, .slider): number("maxValue", .maximumValue)
        case (.minimumValue, _), (.maximumValue, _), (.stepValue, _): number(property.rawValue, property)
        case (.segments, _): .strings(element.list("segments").map { $0["title"] ?? $0["image"] ?? "" })
        case (.spacing, _): element["spacingType"] == "standard" ? .number(8) : element.number("spacing").map(TOMLValue.number)
        case (.isLayoutMarginsRelativeArrangement, _): isRelativeToMargins ? .bool(true) : nil
        case (.rowHeight, _): element.number("rowHeight").flatMap { $0 >= 1 ? .number($0) : nil }
        case (.sectionHeaderHeight, _), (.sectionFooterHeight, _): edgeHeight(property.rawValue)
        case (.itemSize, _): ItemSizes(element).ofAll ?? element.value(of: "collectionViewLayout")?.value(of: "itemSize").flatMap(Self.size)
        case (.isAccessibilityElement, _): isAccessibilityElement.map(TOMLValue.bool)
        case (.estimatedRowHeight, _): element.number("estimatedRowHeight").flatMap { $0 >= 1 ? .number($0) : nil }
        case (.clipsToBounds, _): isClipped ? .bool(true) : nil
        case (.cornerRadius, _): RuntimeAttributes.number("layer.cornerRadius", "cornerRadius", of: element).flatMap(Self.positive)
        case (.borderWidth, _): RuntimeAttributes.number("layer.borderWidth", "borderWidth", of: element).flatMap(Self.positive)
        case (.borderColor, _): colors.value(RuntimeAttributes.value("layer.borderUIColor", "borderColor", of: element))
        case (.effect, _):
            element.children.first { $0.name == "blurEffect" }?["style"].map(TOMLValue.string)
        case (.shadowOpacity, _): RuntimeAttributes.number("layer.shadowOpacity", "shadowOpacity", of: element).flatMap(Self.positive)
        case (.shadowRadius, _):
            RuntimeAttributes.number("layer.shadowRadius", "shadowRadius", of: element).flatMap { $0 == 3 ? nil : .number($0) }
        case (.shadowOffset, _): RuntimeAttributes.value("layer.shadowOffset", "shadowOffset", of: element).map { offset in
            .size(width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
        }
        case (.shadowColor, _): colors.value(RuntimeAttributes.value("layer.shadowUIColor", "shadowColor", of: element))
        case (.transform, _): RuntimeAttributes.transform(of: element)
        case (.layoutMargins, _): Self.margins(of: container)
        // Interface Builder also writes it for labels, which do not use margins.
        case (.insetsLayoutMarginsFromSafeArea, .view), (.insetsLayoutMarginsFromSafeArea, .stack),
             (.insetsLayoutMarginsFromSafeArea, .scroll):
            container.flag(property.rawValue) == false && !container.list("subviews").isEmpty ? .bool(false) : nil
        case (.insetsLayoutMarginsFromSafeArea, _): nil
        default: plainValue(of: property)
        }
    }

    private func plainValue(of property: ViewProperty) -> TOMLValue? {
        guard let attribute = property.row.builder else { return nil }
        let owner = attribute.owner == .view ? element : element.value(of: attribute.owner.rawValue)
        let word = attribute.name ?? property.rawValue
        guard let owner else { return nil }
        if property.valueType == .color { return colors.value(owner.value(of: word)) }
        guard let found = property.valueType.value(of: word, in: owner) else { return nil }
        let value = found.string.flatMap { Self.renamed[property]?[$0] }.map(TOMLValue.string) ?? found
        return value == property.default(in: kind)?.toml ? nil : value
    }

    /// The value in `<accessibility><bool key="isElement" value="NO"/></accessibility>`.
    private var isAccessibilityElement: Bool? {
        element.value(of: BuilderAttribute.Owner.accessibility.rawValue)?.value(of: "isElement")?.flag("value")
    }

    /// Words of the format that UIKit calls differently. The words for keyboards are from memory.
    private static let renamed: [ViewProperty: [String: String]] = [
        .lineBreakMode: [
            "wordWrap": "byWordWrapping", "wordWrapping": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
            "headTruncation": "byTruncatingHead", "middleTruncation": "byTruncatingMiddle", "tailTruncation": "byTruncatingTail",
        ],
        .keyboardType: ["alphabet": "asciiCapable"],
        .textContentType: ["url": "URL", "email": "emailAddress", "tel": "telephoneNumber"],
        .separatorStyle: ["default": "singleLine"],
    ]

    static func words(of properties: [ViewProperty], in owner: BuilderAttribute.Owner = .view) -> String {
        properties.compactMap { property -> String? in
            guard let attribute = property.row.builder, attribute.owner == owner else { return nil }
            return property.valueType.vocabulary(of: attribute.name ?? property.rawValue, renamed: renamed[property] ?? [:])
        }.joined(separator: " ")
    }

    private var attributes: AttributedTextValue { AttributedTextValue(element.value(of: "attributedText"), colors: colors) }

    /// The font. For attributed text, the font of the first run that is not bold.
    private var font: TOMLValue? {
        FontValue.value(attributes.font ?? element.value(of: "fontDescription"))
    }

    /// The scale computed from UILabel.minimumFontSize, which older documents use instead.
    private var leastScale: Double? {
        guard element.flag("adjustsFontSizeToFit") != false, let least = element.number("minimumFontSize"), least > 0 else { return nil }
        let size = (attributes.font ?? element.value(of: "fontDescription")).map(FontValue.pointSize) ?? FontValue.defaultSize
        return min(1, (least / size * 100).rounded() / 100)
    }

    /// UITextField's border style. Without an attribute in the document, the field has no border.
    private var borderStyle: TOMLValue? {
        let style = element["borderStyle"] ?? "none"
        return style == "roundedRect" ? nil : .string(style)
    }

    /// The image. An image view is as large as its image's alignment rectangle.
    private func image(_ property: ViewProperty) -> TOMLValue? {
        let image = ImageValue(document: document, element)
        switch property {
        case .image: return image?.name
        case .imageSize: return image?.symbol.map { .size(width: $0.width, height: $0.alignmentHeight) } ?? image?.size
        case .preferredSymbolConfiguration: return image?.configuration
        default: return image?.symbol.map { symbol in
            let insets = symbol.alignmentRectInsets
            return .insets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
        }
        }
    }

    /// A number of a slider or a stepper. The value is clamped to the control's range, and the range is not negative.
    private func number(_ word: String, _ property: ViewProperty) -> TOMLValue? {
        let (least, greatest) = kind == .slider ? ("minValue", "maxValue") : ("minimumValue", "maximumValue")
        let low = element.number(least) ?? 0
        let high = max(low, element.number(greatest) ?? (kind == .slider ? 1 : 100))
        guard let number = element.number(word) else { return nil }
        let value = TOMLValue.number(property == .value ? number.clamped(to: low...high) : property == .maximumValue ? high : number)
        return value == property.default(in: kind)?.toml ? nil : value
    }

    private var isClipped: Bool {
        let masks = RuntimeAttributes.flag("layer.masksToBounds", "clipsToBounds", of: element)
        return (masks ?? element.flag("clipsSubviews")) == true && !kind.scrolls && kind != .textField
    }

    private var isRelativeToMargins: Bool {
        element.flag("layoutMarginsRelativeArrangement") ?? (Self.margins(of: element) != nil)
    }

    /// A section header's or footer's height. Defaults are left to UIKit: 10 and 18 in grouped tables, 22 and 28 in plain ones.
    private func edgeHeight(_ key: String) -> TOMLValue? {
        element.number(key).flatMap { $0 > 0 && ![10, 18, 22, 28].contains($0) ? .number($0) : nil }
    }

    /// UIView.layoutMargins or directionalLayoutMargins. `left` is the leading margin.
    static func margins(of element: Element) -> TOMLValue? {
        (element.value(of: "layoutMargins") ?? element.value(of: "directionalLayoutMargins")).flatMap(insets)
    }

    /// The margins of a root view. If it preserves its superview's margins, they are 8 points above and below (frames of one document).
    static func rootMargins(of root: Element) -> TOMLValue? {
        let preserved = root.flag("preservesSuperviewLayoutMargins") == true ? TOMLValue.insets(top: 8, left: 0, bottom: 8, right: 0) : nil
        return margins(of: root) ?? preserved
    }

    private static func positive(_ number: Double) -> TOMLValue? { number > 0 ? .number(number) : nil }

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
