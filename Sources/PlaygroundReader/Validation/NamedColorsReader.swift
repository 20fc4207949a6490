import PlaygroundModel

/// Reads `[colors]`: `brand = "#0a7"`, or `brand = { light = "#0a7", dark = "#3dc" }`, as a colour set of an asset catalogue.
struct NamedColorsReader {
    func read(_ colors: ValueCursor) -> DocumentNames.Entries<Color> {
        var entries = DocumentNames.Entries<Color>()
        for (name, value) in colors.entries() ?? [] {
            value.checkName(name, of: "a colour")
            if Color(word: name) != nil {
                let mistake = ShapeMistake.reservedName(name, subject: "a colour", meaning: "a colour of UIKit")
                value.findings.report(mistake, at: .key(value.path))
            }
            // A colour that cannot be read is known all the same: who uses it is not at fault.
            entries.insert(color(value) ?? .semantic(.clear), named: name)
        }
        return entries
    }

    private func color(_ value: ValueCursor) -> Color? {
        switch value.value {
        case .string: return value.color()
        case .table:
            return value.table("a colour") { table in
                let light = table.required("light", example: "light = \"#0a7\"")?.color()
                let dark = table.required("dark", example: "dark = \"#3dc\"")?.color()
                guard let light, let dark else { return nil }
                return .dynamic(light: light, dark: dark)
            } ?? nil
        default: return value.mismatch(expected: .stringOrTable)
        }
    }
}
