import PlaygroundLanguage
import PlaygroundModel

extension ControllerKeys {
    private static func rows(of owner: BuilderAttribute.Owner, _ kind: String?) -> [ControllerKey] {
        all.filter { row in row.builder?.owner == owner && kind.map { row.kinds?.contains($0) ?? false } ?? (row.kinds == nil) }
    }

    static func entries(of owner: BuilderAttribute.Owner, ofKind kind: String? = nil, in element: Element?) -> [TOMLValue.Entry] {
        guard let element else { return [] }
        return rows(of: owner, kind).compactMap { row in
            let value = row.type.flatMap { type in type.value(of: row.builder?.name ?? row.name, in: element).flatMap(type.nearest) }
            return value.flatMap { $0 == row.default?.toml ? nil : TOMLValue.Entry(row.name, $0) }
        }
    }

    static func words(of owner: BuilderAttribute.Owner, ofKind kind: String? = nil) -> String {
        rows(of: owner, kind).compactMap { row in row.type?.vocabulary(of: row.builder?.name ?? row.name, renamed: [:]) }
            .joined(separator: " ")
    }
}
