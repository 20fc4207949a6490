import PlaygroundModel

/// Reads `[metrics]`, `[colors]` and `[fonts]`. An unreadable value gets a default, because references to it are correct.
extension ValueCursor {
    func metrics() -> [String: Double] {
        // Names of metrics have no hyphens, because of `-gap-` in visual formats.
        let entries = namedValues("a metric", allowingHyphens: false, else: "a layout attribute") { LayoutAttribute(rawValue: $0) != nil }
        return Dictionary(firstOf: entries.map { ($0.key, $0.value.number() ?? 0) })
    }

    func namedColors() -> DocumentNames.Entries<Color> {
        var entries = DocumentNames.Entries<Color>()
        for (name, value) in namedValues("a colour", else: "a colour of UIKit", where: { Color(word: $0) != nil }) {
            entries.insert(value.definedColor() ?? .semantic(.clear), named: name)
        }
        return entries
    }

    func namedFonts() -> DocumentNames.Entries<FontDescription> {
        var entries = DocumentNames.Entries<FontDescription>()
        for (name, value) in namedValues("a font", else: "a text style of UIKit", where: { TextStyle(rawValue: $0) != nil }) {
            entries.insert(value.font() ?? .textStyle(.body, weight: nil), named: name)
        }
        return entries
    }

    private func namedValues(
        _ subject: String, allowingHyphens: Bool = true, else meaning: String, where isReserved: (String) -> Bool
    ) -> [(key: String, value: ValueCursor)] {
        let entries = entries() ?? []
        for (name, value) in entries {
            value.checkName(name, of: subject, allowingHyphens: allowingHyphens)
            if isReserved(name) { value.reportKey(ShapeMistake.reservedName(name, subject: subject, meaning: meaning)) }
        }
        return entries
    }

    /// A colour: `"#0a7"`, or `{ light = "#0a7", dark = "#3dc" }`, like a colour set of an asset catalogue.
    private func definedColor() -> Color? {
        switch value {
        case .string: return color()
        case .table:
            return table("a colour") { table in
                let light = table.required("light", example: "light = \"#0a7\"")?.color()
                let dark = table.required("dark", example: "dark = \"#3dc\"")?.color()
                guard let light, let dark else { return nil }
                return .dynamic(light: light, dark: dark)
            } ?? nil
        default: return mismatch(expected: .stringOrTable)
        }
    }
}
