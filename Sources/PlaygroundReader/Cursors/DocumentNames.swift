import PlaygroundModel

/// Names for a whole file: metrics, colours, fonts, and translations.
final class DocumentNames {
    struct Entries<Value: Sendable>: Sendable {
        private(set) var names: [String] = []
        private var values: [String: Value] = [:]

        subscript(name: String) -> Value? { values[name] }

        mutating func insert(_ value: Value, named name: String) {
            names.append(name)
            values[name] = value
        }
    }

    let metrics: [String: Double]
    let colors: Entries<Color>
    let fonts: Entries<FontDescription>
    let strings: DocumentStrings
    /// The font files of the app. Names of fonts may refer to them.
    let fontFiles: [FontFile]

    init(fontFiles: [FontFile] = []) {
        metrics = [:]
        colors = Entries()
        fonts = Entries()
        strings = DocumentStrings()
        self.fontFiles = fontFiles
    }

    /// Reads the names of a table. The table's previous names contain the font files, to which its fonts may refer.
    init(of table: TableCursor) {
        fontFiles = table.names.fontFiles
        metrics = table["metrics"]?.metrics() ?? [:]
        colors = table["colors"]?.namedColors() ?? Entries()
        fonts = table["fonts"]?.namedFonts() ?? Entries()
        strings = DocumentStrings(table["strings"].map(StringsReader().read) ?? [])
    }
}
