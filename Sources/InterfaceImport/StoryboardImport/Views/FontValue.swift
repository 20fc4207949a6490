import PlaygroundModel

enum FontValue {
    static let defaultSize = 17.0

    static func value(_ font: Element?) -> TOMLValue? {
        guard let font else { return nil }
        if let style = font["style"].flatMap({ styles[$0] }) { return textStyle(style, font) }
        let size = fixedSize(font)
        if let family = font["family"] ?? font["name"], font["metaFont"] == nil, !family.hasPrefix(".") {
            return fixed(family, size: size, weight: weight(ofName: font["name"] ?? ""))
        }
        return fixed(nil, size: size, weight: systemWeight(font))
    }

    /// The font size in points. For a text style, the size at the default content size.
    static func pointSize(_ font: Element) -> Double { font["style"].flatMap(pointSize(ofStyle:)) ?? fixedSize(font) }

    static func pointSize(ofStyle name: String) -> Double? { styles[name].map { $0.pointSize(in: .large) } }

    private static func fixedSize(_ font: Element) -> Double {
        (font.number("pointSize") ?? font.number("size") ?? named(font["size"]) ?? metaFonts[font["metaFont"] ?? ""] ?? defaultSize)
            .clamped(to: ViewProperty.ValueType.fontSizes)
    }

    /// The sizes of UIFont.systemFontSize, smallSystemFontSize, labelFontSize and buttonFontSize, by their names in the format.
    private static func named(_ word: String?) -> Double? {
        ["system": 14, "systemBold": 14, "smallSystem": 12, "smallSystemBold": 12, "label": 17, "button": 18][word ?? ""]
    }

    /// The sizes of fonts in attributed strings, which are those of AppKit: NSFont.systemFontSize and the like. Interface Builder's frames of
    /// ten labels in two projects show 13 and 12.
    private static let metaFonts: [String: Double] = [
        "system": 13, "systemBold": 13, "systemSemibold": 13, "smallSystem": 11, "smallSystemBold": 11, "label": 10, "cellTitle": 12,
    ]

    private static func textStyle(_ style: TextStyle, _ font: Element) -> TOMLValue {
        guard let weight = font["weight"], FontWeight(rawValue: weight) != nil else { return .string(style.rawValue) }
        return .table([TOMLValue.Entry("textStyle", .string(style.rawValue)), TOMLValue.Entry("weight", .string(weight))])
    }

    private static func fixed(_ family: String?, size: Double, weight: String) -> TOMLValue {
        .table([TOMLValue.Entry]([
            ("family", family.map(TOMLValue.string)), ("size", .number(size)),
            ("weight", weight == "regular" ? nil : .string(weight)),
        ]))
    }

    private static func systemWeight(_ font: Element) -> String {
        if let weight = font["weight"], FontWeight(rawValue: weight) != nil { return weight }
        return font["type"] == "boldSystem" || font["metaFont"] == "systemBold" ? "bold" : "regular"
    }

    /// The weight that a PostScript name contains, such as `AvenirNext-DemiBold`.
    private static func weight(ofName name: String) -> String {
        let face = name.split(separator: "-").dropFirst().joined().lowercased()
        let words = [
            ("ultralight", "ultraLight"), ("thin", "thin"), ("demibold", "semibold"), ("semibold", "semibold"), ("medium", "medium"),
            ("light", "light"), ("heavy", "heavy"), ("black", "black"), ("bold", "bold"),
        ]
        return words.first { face.contains($0.0) }?.1 ?? "regular"
    }

    static var textStyles: [String] { styles.keys.sorted() }

    static let styles: [String: TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    ]
}
