import PlaygroundModel

struct ButtonEntries {
    let document: InterfaceBuilderDocument
    let button: Element

    private var state: Element? { button.value(of: "normal") }
    private var configuration: Element? { button.value(of: "configuration") }

    func value(of property: ViewProperty) -> TOMLValue? {
        switch property {
        case .title: attributes.isPlain ? text("title", "attributedTitle").map(TOMLValue.string) : nil
        case .attributedTitle: attributes.isPlain ? nil : .string(attributes.markdown)
        case .subtitle: text("subtitle", "attributedSubtitle", in: [configuration]).map(TOMLValue.string)
        case .image: image?.name ?? closingImage
        case .imageSize: image?.size ?? (isInfo ? infoSize : nil)
        case .preferredSymbolConfigurationForImage: image?.configuration
        case .buttonStyle: style
        case .font: font
        case .textColor: ColorValues(document: document).value(
            configuration.map { $0.value(of: "baseForegroundColor") } ?? state?.value(of: "titleColor"))
        case .contentInsets:
            (configuration?.value(of: "contentInsets") ?? button.value(of: "contentEdgeInsets")).flatMap(ViewEntries.insets)
                ?? (hasBackgroundImage ? TOMLValue.insets(top: 0, left: 0, bottom: 0, right: 0) : nil)
        default: nil
        }
    }

    /// The text. A button with a configuration does not show a state's title (frames: 44 points wide with only an image).
    private func text(_ key: String, _ attributedKey: String) -> String? { text(key, attributedKey, in: [configuration ?? state]) }

    private var attributes: AttributedTextValue {
        AttributedTextValue((configuration ?? state)?.value(of: "attributedTitle"), colors: ColorValues(document: document))
    }

    /// Whether the title is on a background image. It then lacks the usual 12 points above and below (one document: 22 at 14 points).
    private var hasBackgroundImage: Bool { configuration == nil && state?["backgroundImage"] != nil }

    private var isInfo: Bool { configuration == nil && ["infoLight", "infoDark", "detailDisclosure"].contains(button["buttonType"]) }

    private static let infoSides: VersionTable<Double> = [
        .since(8, 22, "Interface Builder's frames", .medium),
        .since(13, 25, "Interface Builder's frames: 25.67 on a screen of three pixels a point", .medium),
    ]

    private var infoSize: TOMLValue {
        let side = Self.infoSides[RecordedSystem.profile(of: document)]
        return .size(width: side, height: side)
    }

    private func text(_ key: String, _ attributedKey: String, in owners: [Element?]) -> String? {
        owners.lazy.compactMap { $0 }.compactMap { $0.string(key) ?? $0.attributedString(attributedKey) }.first
    }

    private var image: ImageValue? {
        [configuration, state].lazy.compactMap { $0 }.compactMap { ImageValue(document: document, $0) }.first
    }

    private var closingImage: TOMLValue? {
        switch button["buttonType"] {
        case "close": .string("xmark")
        case "contactAdd": .string("plus")
        case "infoLight", "infoDark", "detailDisclosure": .string("info.circle")
        default: nil
        }
    }

    private var style: TOMLValue? {
        guard let word = configuration?["style"] else { return nil }
        let isKnown = word != ButtonStyle.system.rawValue && ButtonStyle(rawValue: word) != nil
        return .string(isKnown ? word : ButtonStyle.plain.rawValue)
    }

    /// The title's font. The default size is 15 points for system buttons and 18 for custom buttons.
    private var font: TOMLValue? {
        if let font = FontValue.value(attributes.font) { return font }
        if let configuration { return FontValue.value(configuration.value(of: "titleFontDescription")) }
        if let font = FontValue.value(button.value(of: "fontDescription")) { return font }
        let isCustom = button["buttonType"] == nil || button["buttonType"] == "custom"
        return isCustom ? .table([TOMLValue.Entry("size", .number(18))]) : nil
    }
}
