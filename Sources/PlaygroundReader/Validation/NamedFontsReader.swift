import PlaygroundModel

/// Reads `[fonts]`: `heading = { size = 22, weight = "bold" }`, or whatever else is a font.
struct NamedFontsReader {
    func read(_ fonts: ValueCursor) -> DocumentNames.Entries<FontDescription> {
        var entries = DocumentNames.Entries<FontDescription>()
        for (name, value) in fonts.entries() ?? [] {
            value.checkName(name, of: "a font")
            if TextStyle(rawValue: name) != nil {
                let mistake = ShapeMistake.reservedName(name, subject: "a font", meaning: "a text style of UIKit")
                value.findings.report(mistake, at: .key(value.path))
            }
            // A font that cannot be read is known all the same: who uses it is not at fault.
            entries.insert(value.font() ?? .textStyle(.body, weight: nil), named: name)
        }
        return entries
    }
}
