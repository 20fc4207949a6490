import JSON

/// JSON in Xcode's format for catalogues: sorted keys, a space before each colon.
indirect enum CatalogueJSON {
    case text(String)
    case flag(Bool)
    case number(Int)
    case list([CatalogueJSON])
    case table([String: CatalogueJSON])

    var file: String { text(depth: 0) + "\n" }

    private func text(depth: Int) -> String {
        let inner = String(repeating: "  ", count: depth + 1)
        let outer = String(repeating: "  ", count: depth)
        switch self {
        case .text(let text): return Self.quoted(text)
        case .flag(let flag): return flag ? "true" : "false"
        case .number(let number): return "\(number)"
        case .list(let list):
            guard !list.isEmpty else { return "[\n\n\(outer)]" }
            return "[\n" + list.map { inner + $0.text(depth: depth + 1) }.joined(separator: ",\n") + "\n\(outer)]"
        case .table(let table):
            guard !table.isEmpty else { return "{\n\n\(outer)}" }
            let entries = table.sorted { $0.key < $1.key }.map { "\(inner)\(Self.quoted($0.key)) : \($0.value.text(depth: depth + 1))" }
            return "{\n" + entries.joined(separator: ",\n") + "\n\(outer)}"
        }
    }

    private static func quoted(_ text: String) -> String { text.json.text }
}
