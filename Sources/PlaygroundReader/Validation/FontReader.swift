import PlaygroundModel

/// Reads a font: the name of a text style or of the file's font, a size, or a table `{ textStyle, weight }`, `{ size,
/// weight }`, `{ family, size, weight }`, `{ name, size, textStyle }`.
extension ValueCursor {
    func font() -> FontDescription? {
        switch value {
        case .string: namedFont()
        case .integer, .float: number(in: ViewProperty.ValueType.fontSizes).map { .system(size: $0, weight: .regular) }
        case .table: table("a font", font) ?? nil
        default: mismatch(expected: .stringNumberOrTable)
        }
    }

    private func namedFont() -> FontDescription? {
        let permitted = TextStyle.allCases.map { $0.rawValue } + names.fonts.names
        guard let name = name(among: permitted) else { return nil }
        return names.fonts[name] ?? TextStyle(rawValue: name).map { .textStyle($0, weight: nil) }
    }

    private func font(_ table: TableCursor) -> FontDescription? {
        if let name = table["name"] { return font(named: name, table) }
        let weight = table["weight"]?.choice(FontWeight.self)
        let size = table["size"]
        let style = table["textStyle"]
        if let size, let style {
            style.exclude(size, in: "a font", because: "the text style has a size")
            return nil
        }
        let family = table["family"]
        if let family, let style {
            style.exclude(family, in: "a font", because: "the text style has a family")
            return nil
        }
        if let family {
            guard let name = family.string() else { return nil }
            guard let size = table.required("size", example: "size = 17")?.number(in: ViewProperty.ValueType.fontSizes) else { return nil }
            if FontFamily(rawValue: name) == nil {
                findings.reportOnce(ValidationMistake.unknownFontWidths(family: name), at: .value(family.path))
            }
            return .named(family: name, size: size, weight: weight ?? .regular)
        }
        if let size { return size.number(in: ViewProperty.ValueType.fontSizes).map { .system(size: $0, weight: weight ?? .regular) } }
        if let style { return style.choice(TextStyle.self).map { .textStyle($0, weight: weight) } }
        _ = table.required("textStyle", example: "textStyle = \"body\", or size = 15")
        return nil
    }

    /// The font of UIFont(name:size:). The system font replaces a name that is in no file.
    private func font(named name: ValueCursor, _ table: TableCursor) -> FontDescription? {
        let size = table.required("size", example: "size = 17")
        let style = table["textStyle"]
        for key in ["weight", "family"] {
            guard let other = table[key] else { continue }
            name.exclude(other, in: "a font", because: "the name is that of one weight")
            return nil
        }
        guard let font = name.string(), let size = size?.number(in: ViewProperty.ValueType.fontSizes) else { return nil }
        let file = names.fontFiles.first { $0.name == font }
        if file == nil { findings.reportOnce(FontNameMistake(name: font, files: names.fontFiles), at: .value(name.path)) }
        return .custom(name: font, file: file, size: size, textStyle: style?.choice(TextStyle.self))
    }
}
