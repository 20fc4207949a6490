import PlaygroundModel

extension Vocabulary {
    static let valueRows: [VocabularyRow] = [
        VocabularyRow(
            "color", carried: "red green blue white alpha name systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor catalog",
            unseen: "colorSpace customColorSpace cyan magenta yellow black genericGamma22GrayColorSpace", named: "patternImage"),
        VocabularyRow("fontDescription font", carried: """
            type=system|boldSystem pointSize size weight=\(VocabularyRow.values(of: FontWeight.self)) name family \
            style=\(FontValue.textStyles.joined(separator: "|")) metaFont=system|systemBold|smallSystem|smallSystemBold|label|button
            """, unseen: "adjustsFontForContentSizeCategory", named: "width"),
        VocabularyRow("attributedString", carried: "<fragment"),
        VocabularyRow("fragment", carried: "content >content <attributes"),
        VocabularyRow(
            "attributes", carried: ">NSFont >NSColor >NSParagraphStyle", unseen: ">NSOriginalFont", named: """
                >NSKern >NSStrokeColor >NSStrokeWidth >NSUnderline >NSStrikethrough >NSBackgroundColor \
                >NSShadow >NSBaselineOffset >NSLink >NSUnderlineColor
                """),
        VocabularyRow("paragraphStyle", carried: ViewProperty.ofParagraphs.map(\.rawValue).joined(separator: " "), unseen: "*"),
        VocabularyRow("imageReference", carried: "image catalog symbolScale <preferredSymbolConfiguration", named: "renderingMode"),
        VocabularyRow(
            "preferredSymbolConfiguration",
            carried: """
                configurationType pointSize scale=default|unspecified|small|medium|large textStyle <fontDescription >fontDescription >font \
                weight=unspecified|\(VocabularyRow.values(of: FontWeight.self))
                """,
            named: "renderingMode"),
    ]
}
