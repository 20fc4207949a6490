import PlaygroundModel

extension ComponentDefinition {
    var uses: [(name: String, path: DocumentPath)] {
        guard case .table(let views)? = table["views"] else { return [] }
        return views.entries.compactMap { entry in
            guard case .table(let view) = entry.value, case .string(let kind)? = view["kind"] else { return nil }
            return (kind, path.appending("views").appending(entry.key).appending("kind"))
        }
    }
}
