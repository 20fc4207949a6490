import PlaygroundModel
import TOMLReading

/// `[components.NAME]` as it is written: nothing in it is read before its parameters have values.
struct ComponentDeclaration {
    /// A name that a use gives a value to.
    struct Parameter {
        var name: String
        /// The value where a use gives none; without one every use must.
        var standard: DocumentValue?
        var path: DocumentPath
    }

    var name: String
    var table: DocumentTable
    var path: DocumentPath
    var parameters: [Parameter]

    /// The components that its views name as their kinds, each with where it does.
    var uses: [(name: String, path: DocumentPath)] {
        guard case .table(let views)? = table["views"] else { return [] }
        return views.entries.compactMap { entry in
            guard case .table(let view) = entry.value, case .string(let kind)? = view["kind"] else { return nil }
            return (kind, path.appending("views").appending(entry.key).appending("kind"))
        }
    }
}
