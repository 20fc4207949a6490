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
    /// Of the file and those that it includes, by the names that diagnostics have for them.
    var documents: [String: TOMLDocument.Reading] = [:]

    /// A part of the document, and what reading it came to.
    struct Part<Value: Sendable>: Sendable {
        var source: DocumentValue
        var value: Value
        var effects: ReadingEffects
    }
}

/// What the readers of all parts of a playground share. In which order names are declared is nothing to them: playgrounds that include one
/// another have the same names in other orders.
struct CommonTables: Sendable {
    private var tables: [DocumentValue?] = []
    /// What is known of all controllers before any of them is read, by their names.
    private var controllers: [String: Outline] = [:]

    private struct Outline {
        var name: String
        var parameters: DocumentValue?
        var kind: DocumentValue?
        var root: DocumentValue?

        func isSame(as other: Outline) -> Bool {
            DocumentValue.string(name).isSame(as: .string(other.name)) && parameters.isSame(as: other.parameters)
                && kind.isSame(as: other.kind) && root.isSame(as: other.root)
        }
    }

    init() {}

    init(of playground: DocumentTable) {
        tables = ["ios", "quirks", "traits", "components", "metrics", "colors", "fonts", "strings"].map { playground[$0] }
        if case .table(let app)? = playground["app"] { tables += AppDeclarationReader.keys.map { app[$0] } }
        guard case .table(let table)? = playground["controllers"] else { return }
        for entry in table.entries {
            var outline = Outline(name: entry.key)
            if case .table(let controller) = entry.value {
                (outline.parameters, outline.kind) = (controller["parameters"], controller["kind"])
                outline.root = controller["rootViewController"]
            }
            controllers[entry.key] = outline
        }
    }

    func isSame(as other: CommonTables) -> Bool {
        tables.elementsEqual(other.tables) { $0.declaresSame(as: $1) }
            && controllers.count == other.controllers.count
            && controllers.allSatisfy { name, outline in other.controllers[name].map(outline.isSame) ?? false }
    }
}

extension DocumentValue? {
    /// Whether both say the same, in whichever order the keys of a table stand.
    fileprivate func declaresSame(as other: DocumentValue?) -> Bool {
        guard case .table(let one)? = self, case .table(let two)? = other else { return isSame(as: other) }
        return one.entries.count == two.entries.count && one.entries.allSatisfy { entry in
            two.entry(entry.key).map { DocumentValue.string(entry.key).isSame(as: .string($0.key)) && entry.value.isSame(as: $0.value) } ?? false
        }
    }
}
