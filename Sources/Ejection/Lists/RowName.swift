import PlaygroundModel

/// Names for the rows of a list, taken from their views or their style.
enum RowName {
    /// The names that would hide types.
    static let reserved: Set<String> = ["string", "int", "any", "hashable", "sendable", "self", "type"]

    static func words(_ row: ListContent.Row, in list: ViewDefinition) -> String {
        guard row.cell.cellConstraints != nil else {
            guard list.kind == .table else { return row.views.contains { $0.kind == .image } ? "picture" : "caption" }
            return switch style(row, in: list) {
            case .default: "plain"
            case .subtitle: "subtitle"
            case .value1: "value"
            case .value2: "contact"
            }
        }
        let named = order.lazy.flatMap { kind in row.views.filter { $0.kind == kind } }.first
        guard let view = named else { return "row" }
        let own = view.id.name.prefix { $0 != "." }
        var words = SwiftName.words(SwiftName.separated(String(own)))
        let nouns = Set(SwiftName.words(SwiftName.separated(view.kind.noun)).map { $0.lowercased() })
        while words.count > 1, let last = words.last, nouns.contains(last.lowercased()) { words.removeLast() }
        let name = SwiftName.lowerCamel(words.joined(separator: " "))
        return name.first?.isLetter == true && name.count <= 24 ? name : SwiftName.lowerCamel(SwiftName.separated(view.kind.noun))
    }

    /// The words of a standard row's text, if there are few. They name a row that has a unique shape.
    static func text(_ row: ListContent.Row) -> String? {
        guard row.cell.cellConstraints == nil,
              let text = row.views.first(where: { $0.id.name == "textLabel" })?.properties.string(.text)
        else { return nil }
        let words = SwiftName.words(text)
        let name = SwiftName.lowerCamel(text)
        return words.count <= 3 && name.count <= 24 && SwiftName.beginsWithLetter(name) ? words.joined(separator: " ") : nil
    }

    static func style(_ row: ListContent.Row, in list: ViewDefinition) -> CellStyle {
        CellStyle(of: row.cell.properties, in: list.properties)
    }

    /// The kinds of views, beginning with those that identify a row best.
    private static let order: [ViewKind] = [
        .textField, .textView, .switch, .slider, .stepper, .segmentedControl, .datePicker, .picker, .progress, .searchBar, .button, .label,
        .image, .map, .web, .view,
    ]
}
