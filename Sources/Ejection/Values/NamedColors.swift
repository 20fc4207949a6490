import PlaygroundModel

enum NamedColors {
    static func read(_ document: DocumentTable) -> [(name: String, color: Color)] {
        guard case .table(let table)? = document["colors"] else { return [] }
        return table.entries.compactMap { entry in color(entry.value).map { (entry.key, $0) } }
    }

    private static func color(_ value: DocumentValue) -> Color? {
        switch value {
        case .string(let word): return Color(word: word)
        case .table(let table):
            guard case .string(let light)? = table["light"], case .string(let dark)? = table["dark"],
                  let light = Color(word: light), let dark = Color(word: dark)
            else { return nil }
            return .dynamic(light: light, dark: dark)
        default: return nil
        }
    }
}
