import PlaygroundModel

/// What a file names for all of it to use: its metrics, colours and fonts, and its texts in other languages. Every cursor has them.
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

    /// Numbers that the constraints of every controller can call by name.
    let metrics: [String: Double]
    let colors: Entries<Color>
    let fonts: Entries<FontDescription>
    let strings: DocumentStrings

    /// Nothing is named.
    init() {
        metrics = [:]
        colors = Entries()
        fonts = Entries()
        strings = DocumentStrings()
    }

    /// Reads `[metrics]`, `[colors]`, `[fonts]` and `[strings]` of a playground.
    init(of table: TableCursor) {
        metrics = table["metrics"]?.metrics() ?? [:]
        colors = table["colors"]?.namedColors() ?? Entries()
        fonts = table["fonts"]?.namedFonts() ?? Entries()
        strings = DocumentStrings(table["strings"].map(StringsReader().read) ?? [])
    }
}
