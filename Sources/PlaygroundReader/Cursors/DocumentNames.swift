import PlaygroundModel

/// Names that a whole file can use: metrics, colours, fonts, and translations of texts.
final class DocumentNames {
    /// Values by name, in the order of the file.
    struct Entries<Value: Sendable>: Sendable {
        private(set) var names: [String] = []
        private var values: [String: Value] = [:]

        subscript(name: String) -> Value? { values[name] }

        mutating func insert(_ value: Value, named name: String) {
            names.append(name)
            values[name] = value
        }
    }

    /// Numbers that constraints of all controllers can use.
    let metrics: [String: Double]
    let colors: Entries<Color>
    let fonts: Entries<FontDescription>
    let strings: DocumentStrings

    init() {
        metrics = [:]
        colors = Entries()
        fonts = Entries()
        strings = DocumentStrings()
    }

    init(of table: TableCursor) {
        metrics = table["metrics"]?.metrics() ?? [:]
        colors = table["colors"]?.namedColors() ?? Entries()
        fonts = table["fonts"]?.namedFonts() ?? Entries()
        strings = DocumentStrings(table["strings"].map(StringsReader().read) ?? [])
    }
}
