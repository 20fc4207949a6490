import PlaygroundLanguage
import PlaygroundModel

struct ArrangementReader {
    let vocabulary: Vocabulary

    func read(_ table: TableCursor) -> ArrangementDefinition? {
        if !vocabulary.profile.has(.arrangements) {
            table.findings.report(
                ValidationMistake.notYetThere("arrangement", .arrangements, vocabulary.profile), at: .value(table.path.appending("kind")))
        }
        let primary = table.required("primary", example: "primary = \"…\", with a controller's name")?.controller(vocabulary)
        var arrangement = ArrangementDefinition(
            primary: primary ?? ControllerID(""), secondary: table["secondary"]?.controller(vocabulary))
        if let axes = table["axes"] { arrangement.axes = self.axes(axes) }
        _ = table["viewProperties"]?.table("the properties of an arrangement's views") { table in
            arrangement.primaryProperties = table["primary"].flatMap(properties) ?? .init()
            arrangement.secondaryProperties = table["secondary"].flatMap(properties) ?? .init()
        }
        return primary == nil ? nil : arrangement
    }

    private func axes(_ list: ValueCursor) -> Set<ArrangementDefinition.Axis> {
        let elements = list.elements() ?? []
        let axes = elements.compactMap { element in element.choice(ArrangementDefinition.Axis.self).map { (element, $0.rawValue) } }
        return Set(list.distinct(axes).compactMap { ArrangementDefinition.Axis(rawValue: $0.1) })
    }

    private func properties(_ value: ValueCursor) -> ArrangementDefinition.ViewProperties? {
        value.table("the properties of a view in an arrangement") { table in
            var properties = ArrangementDefinition.ViewProperties()
            properties.width = table["width"].flatMap(range) ?? .init()
            properties.height = table["height"].flatMap(range) ?? .init()
            return properties
        }
    }

    private func range(_ value: ValueCursor) -> ArrangementDefinition.DimensionRange? {
        value.table("a range of lengths", ValueKeys.lengths) { table, range in
            guard let least = range.minimum, let most = range.maximum, least > most else { return }
            table["maximum"]?.report(ShapeMistake.outOfRange(name: "maximum", found: most, permitted: least...10_000))
        }
    }
}
