import PlaygroundModel

/// Reads the keys of a split view controller.
struct SplitReader {
    let vocabulary: Vocabulary

    /// What the delegate of a split view without a style answers; the column style asks other questions.
    private static let classicAnswers = [
        "primaryViewControllerForCollapsing", "collapseSecondaryOntoPrimary", "primaryViewControllerForExpanding",
        "separateSecondary",
    ]
    private static let columnAnswers = ["topColumnForCollapsing"]

    /// The names that display modes had before iOS 14, beside those they have now.
    private static let displayModes: [String: SplitDefinition.DisplayMode] = {
        var modes = Dictionary(uniqueKeysWithValues: SplitDefinition.DisplayMode.allCases.map { ($0.rawValue, $0) })
        modes["primaryHidden"] = .secondaryOnly
        modes["allVisible"] = .oneBesideSecondary
        modes["primaryOverlay"] = .oneOverSecondary
        return modes
    }()

    /// Without a primary column there is no split view.
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
            if let mode = Self.displayModes[word] {
                split.preferredDisplayMode = mode
            } else {
                let permitted = SplitDefinition.DisplayMode.allCases.map { $0.rawValue }
                value.report(ShapeMistake.badValue(name: value.name, found: word, permitted: permitted))
            }
        }
        split.primaryWidth = width("Primary", table)
        split.supplementaryWidth = width("Supplementary", table)
    }

    private func delegate(_ table: TableCursor) -> SplitDefinition.Delegate {
        SplitDefinition.Delegate(
            primaryForCollapsing: table["primaryViewControllerForCollapsing"]?.controller(vocabulary),
            primaryForExpanding: table["primaryViewControllerForExpanding"]?.controller(vocabulary),
            separateSecondary: table["separateSecondary"]?.controller(vocabulary)
        )
    }

    /// Answers nobody asks for: UIKit calls the other style's methods.
    private func checkAnswers(_ table: TableCursor, _ style: SplitDefinition.Style) {
        let isColumnStyle = style != .unspecified
        for key in isColumnStyle ? Self.classicAnswers : Self.columnAnswers {
            guard let value = table[key] else { continue }
            let mistake = ValidationMistake.answerOfOtherStyle(key, isOfColumnStyle: !isColumnStyle)
            table.findings.report(mistake, at: .key(value.path))
        }
    }

    private static func widthKeys(of column: String) -> [String] {
        ["preferred\(column)ColumnWidth", "preferred\(column)ColumnWidthFraction", "minimum\(column)ColumnWidth",
         "maximum\(column)ColumnWidth"]
    }

    private func width(_ column: String, _ table: TableCursor) -> SplitDefinition.ColumnWidth {
        let values = Self.widthKeys(of: column).map { table[$0] }
        let width = SplitDefinition.ColumnWidth(
            preferred: values[0]?.number(in: 0...10_000), fraction: values[1]?.number(in: 0...1),
            minimum: values[2]?.number(in: 0...10_000), maximum: values[3]?.number(in: 0...10_000)
        )
        if let least = width.minimum, let most = width.maximum, least > most {
            values[3]?.report(ShapeMistake.outOfRange(
                name: values[3]?.name ?? "", found: most, permitted: least...10_000))
        }
        return width
    }
}
