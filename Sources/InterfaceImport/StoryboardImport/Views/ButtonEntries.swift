/// The properties of a button: those of its normal state, or of its configuration (iOS 15).
struct ButtonEntries {
    let document: InterfaceBuilderDocument
    let button: Element

    var all: [TOMLValue.Entry] {
        let state = button.value(of: "normal")
        let configuration = button.value(of: "configuration")
        let title = configuration?.string("title") ?? configuration?.attributedString("attributedTitle")
            ?? state?.string("title") ?? state?.attributedString("attributedTitle")
        let subtitle = configuration?.string("subtitle") ?? configuration?.attributedString("attributedSubtitle")
        let image = (configuration ?? state).flatMap { ImageValue(document: document, $0) }
            ?? state.flatMap { ImageValue(document: document, $0) }
        let insets = (configuration?.value(of: "contentInsets") ?? button.value(of: "contentEdgeInsets")).flatMap(ViewEntries.insets)
        let colors = ColorValues(document: document)
        let titleColor = configuration.map { colors.value($0.value(of: "baseForegroundColor")) } ?? colors.value(state?.value(of: "titleColor"))
        return [TOMLValue.Entry]([
            ("title", title.map(TOMLValue.string)), ("subtitle", subtitle.map(TOMLValue.string)),
            ("image", image?.name ?? closingImage), ("imageSize", image?.size), ("buttonStyle", style(configuration)),
            ("font", font(configuration)), ("textColor", titleColor), ("contentInsets", insets),
            ("isEnabled", button.flag("enabled") == false ? .bool(false) : nil),
        ])
    }

    /// UIButton.ButtonType.close and its like have an image of their own.
    private var closingImage: TOMLValue? {
        switch button["buttonType"] {
        case "close": .string("xmark")
        case "contactAdd": .string("plus")
        case "infoLight", "infoDark", "detailDisclosure": .string("info.circle")
        default: nil
        }
    }

    private func style(_ configuration: Element?) -> TOMLValue? {
        guard let word = configuration?["style"] else { return nil }
        let known = ["plain", "gray", "tinted", "filled", "bordered", "borderedProminent"]
        return .string(known.contains(word) ? word : "plain")
    }

    /// A system button's title has 15 points, a custom one's 18, unless the document says more.
    private func font(_ configuration: Element?) -> TOMLValue? {
        if let configuration { return FontValue.value(configuration.value(of: "titleFontDescription")) }
        if let font = FontValue.value(button.value(of: "fontDescription")) { return font }
        let isCustom = button["buttonType"] == nil || button["buttonType"] == "custom"
        return isCustom ? .table([TOMLValue.Entry("size", .number(18))]) : nil
    }
}
