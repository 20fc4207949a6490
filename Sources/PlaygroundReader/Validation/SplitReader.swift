import PlaygroundModel

struct SplitReader {
    let vocabulary: Vocabulary

    private static let classicAnswers = [
        "primaryViewControllerForCollapsing", "collapseSecondaryOntoPrimary", "primaryViewControllerForExpanding",
        "separateSecondary",
    ]
    private static let columnAnswers = ["topColumnForCollapsing"]

    func read(_ table: TableCursor) -> SplitDefinition? {
        let style = style(table)
        let primary = table.required("primary", example: "primary = \"…\", with a controller's name")?.controller(vocabulary)
        let others = ["supplementary", "secondary", "compact"].map { table[$0]?.controller(vocabulary) }
        var split = SplitDefinition(
            style: style, primary: primary ?? ControllerID(""), supplementary: others[0], secondary: others[1],
            compact: others[2])
        readAppearance(table, into: &split)
        split.delegate = delegate(table)
        checkAnswers(table, style)
        return primary == nil ? nil : split
    }

    private func style(_ table: TableCursor) -> SplitDefinition.Style {
        guard let value = table["style"], let style = value.choice(SplitDefinition.Style.self) else { return .unspecified }
        let isThere = vocabulary.profile.has(.columnStyle) || style == .unspecified
        guard !isThere else { return style }
        value.report(ValidationMistake.notYetThere("style", .columnStyle, vocabulary.profile))
        return .unspecified
    }

    private func readAppearance(_ table: TableCursor, into split: inout SplitDefinition) {
        if let value = table["preferredDisplayMode"], let word = value.string() {
            if let mode = SplitDefinition.DisplayMode(name: word) {
                split.preferredDisplayMode = mode
            } else {
                let permitted = SplitDefinition.DisplayMode.allCases.map { $0.rawValue }
                value.report(ShapeMistake.badValue(name: value.name, found: word, permitted: permitted))
            }
        }
        split.primaryWidth = width("Primary", table)
        split.supplementaryWidth = width("Supplementary", table)
        split.minimumSecondaryWidth = table["minimumSecondaryColumnWidth"]?.number(in: 0...10_000)
    }

    private func delegate(_ table: TableCursor) -> SplitDefinition.Delegate {
        SplitDefinition.Delegate(
            primaryForCollapsing: table["primaryViewControllerForCollapsing"]?.controller(vocabulary),
            primaryForExpanding: table["primaryViewControllerForExpanding"]?.controller(vocabulary),
            separateSecondary: table["separateSecondary"]?.controller(vocabulary)
        )
    }

    /// Reports return values of delegate methods that UIKit does not call in this style.
    private func checkAnswers(_ table: TableCursor, _ style: SplitDefinition.Style) {
        let isColumnStyle = style != .unspecified
        for key in isColumnStyle ? Self.classicAnswers : Self.columnAnswers {
            guard let value = table[key] else { continue }
            value.reportKey(ValidationMistake.answerOfOtherStyle(key, isOfColumnStyle: !isColumnStyle))
        }
    }

    private func width(_ column: String, _ table: TableCursor) -> SplitDefinition.ColumnWidth {
        let (preferred, fraction) = (table["preferred\(column)ColumnWidth"], table["preferred\(column)ColumnWidthFraction"])
        let (minimum, maximum) = (table["minimum\(column)ColumnWidth"], table["maximum\(column)ColumnWidth"])
        let width = SplitDefinition.ColumnWidth(
            preferred: preferred?.number(in: 0...10_000), fraction: fraction?.number(in: 0...1),
            minimum: minimum?.number(in: 0...10_000), maximum: maximum?.number(in: 0...10_000)
        )
        if let maximum, let least = width.minimum, let most = width.maximum, least > most {
            maximum.report(ShapeMistake.outOfRange(name: maximum.name, found: most, permitted: least...10_000))
        }
        return width
    }
}
