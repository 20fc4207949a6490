import PlaygroundModel
import TOMLReading

/// What a reading leaves for the next one of the same file: the values of parts that it had nothing to say of, each with the part of
/// the document that it was read from.
///
/// Values have no positions in the text: where they stand is the key index's to know, and that is made anew with each reading. So a
/// part that moved is as good as one that stayed. A part of which something was said is read again, so that it is said again, at
/// its place.
struct KeptValues: Sendable {
    /// The tables that every part may name something of: the same in both readings, or nothing is kept.
    var common = CommonTables()
    var devices: Part<[DeviceConfiguration]>?
    /// By their names.
    var controllers: [String: Part<ControllerDefinition>] = [:]
    /// Of included files, by the names that diagnostics have for them.
    var documents: [String: TOMLDocument.Reading] = [:]

    /// A part of the document, and what reading it came to.
    struct Part<Value: Sendable>: Sendable {
        var source: DocumentValue
        var value: Value
        var effects: ReadingEffects
    }
}

/// What the readers of all parts of a playground share.
struct CommonTables: Sendable {
    private var tables: [DocumentValue?] = []
    /// What is known of all controllers before any of them is read.
    private var controllers: [(name: String, parameters: DocumentValue?, kind: DocumentValue?, root: DocumentValue?)] = []

    init() {}

    init(of playground: DocumentTable) {
        tables = ["ios", "quirks", "traits", "components", "metrics", "colors", "fonts", "strings"].map { playground[$0] }
        if case .table(let app)? = playground["app"] { tables += AppDeclarationReader.keys.map { app[$0] } }
        guard case .table(let controllers)? = playground["controllers"] else { return }
        self.controllers = controllers.entries.map { entry in
            guard case .table(let table) = entry.value else { return (entry.key, nil, nil, nil) }
            return (entry.key, table["parameters"], table["kind"], table["rootViewController"])
        }
    }

    func isSame(as other: CommonTables) -> Bool {
        tables.elementsEqual(other.tables) { $0.isSame(as: $1) }
            && controllers.elementsEqual(other.controllers) {
                DocumentValue.string($0.name).isSame(as: .string($1.name)) && $0.parameters.isSame(as: $1.parameters)
                    && $0.kind.isSame(as: $1.kind) && $0.root.isSame(as: $1.root)
            }
    }
}
