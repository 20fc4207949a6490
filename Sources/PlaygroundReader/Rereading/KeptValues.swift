import PlaygroundModel
import TOMLReading

/// The values that the next reading of a file can reuse, each with its part of the document. Parts with diagnostics are not kept, so that
/// they are reported again. Positions are in each reading's key index, so that a moved part can be reused.
struct KeptValues: Sendable {
    /// The tables that every part may refer to. If they change, nothing is reused.
    var common = CommonTables()
    var devices: Part<[DeviceConfiguration]>?
    var controllers: [String: Part<ControllerDefinition>] = [:]
    var scenarios: Part<[Scenario]>?
    /// The controllers to which the scenarios refer.
    var controllersOfScenarios: [ControllerDefinition] = []
    /// The file and the included files, by their names in diagnostics.
    var documents: [String: TOMLDocument.Reading] = [:]
    /// The fonts by their paths in UIAppFonts.
    var fonts: [String: FontFile] = [:]

    struct Part<Value: Sendable>: Sendable {
        var source: DocumentValue
        var value: Value
        var effects: ReadingEffects
    }
}

/// The tables that all parts of a playground can refer to, in any order.
struct CommonTables: Sendable {
    private var tables: [DocumentValue?] = []
    /// The facts about all controllers that are known before one is read, by name.
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
    /// Whether both tables have the same entries, ignoring their order.
    fileprivate func declaresSame(as other: DocumentValue?) -> Bool {
        guard case .table(let one)? = self, case .table(let two)? = other else { return isSame(as: other) }
        return one.entries.count == two.entries.count && one.entries.allSatisfy { entry in
            two.entry(entry.key).map { DocumentValue.string(entry.key).isSame(as: .string($0.key)) && entry.value.isSame(as: $0.value) } ?? false
        }
    }
}
