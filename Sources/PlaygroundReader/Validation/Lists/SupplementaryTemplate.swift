import PlaygroundLanguage
import PlaygroundModel

/// A view that a compositional layout attaches to each item: `supplementaryViews.badge = { views = …, constraints = … }`.
struct SupplementaryTemplate {
    private let elementKind: String
    private let view: ViewDefinition
    private let template: CellTemplate

    /// The number of views and constraints per item.
    var size: (views: Int, constraints: Int) { (1 + template.size.views, template.size.constraints) }

    static func read(_ value: ValueCursor, _ reader: CellTemplate.Reader) -> [SupplementaryTemplate] {
        (value.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "an element kind")
            if ["header", "footer"].contains(name) {
                value.reportKey(ShapeMistake.reservedName(name, subject: "an element kind", meaning: "a part of every section"))
            }
            return value.table("a supplementary view") { table in
                var view = ViewDefinition(id: ViewID(name), path: value.path, kind: .view)
                for property in [ViewProperty.backgroundColor, .cornerRadius] {
                    view.properties[property] = table[property.rawValue]?.property(property)
                }
                return SupplementaryTemplate(elementKind: name, view: view, template: reader.read(table))
            }
        }
    }

    func views(of item: ViewID, filledFrom data: RowData?, _ findings: Findings?) -> [ViewDefinition] {
        var view = view
        view.id = item.supplementary(elementKind)
        return template.views(in: view, filledFrom: data, findings)
    }

    /// Reports supplementary items of a layout that have no view.
    static func checkElementKinds(of list: ViewDefinition, among known: [SupplementaryTemplate], _ findings: Findings) {
        let names = known.map { $0.elementKind }
        let path = list.path.appending(ViewProperty.layout.rawValue).appending("sections")
        for (index, section) in (list.properties.compositionalLayout(.layout)?.sections ?? []).enumerated() {
            guard let group = section.group else { continue }
            check(group, at: path.appending(index).appending("group"), names, findings)
        }
    }

    private static func check(_ item: ItemLayout, at path: DocumentPath, _ names: [String], _ findings: Findings) {
        for (place, supplementary) in item.supplementaryItems.enumerated() where !names.contains(supplementary.elementKind) {
            findings.report(
                ValidationMistake.unknownElementKind(supplementary.elementKind, known: names),
                at: .value(path.appending("supplementaryItems").appending(place).appending("elementKind")))
        }
        guard let group = item.group else { return }
        for (place, subitem) in group.subitems.enumerated() {
            let inner = group.count == nil ? path.appending("subitems").appending(place) : path.appending(group.resizesItems ? "subitem" : "repeatingSubitem")
            check(subitem, at: inner, names, findings)
        }
    }
}
