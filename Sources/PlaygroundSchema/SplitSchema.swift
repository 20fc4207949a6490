import PlaygroundModel

/// The keys of a split view controller.
enum SplitSchema {
    static let keys: [String: Schema] = columns.merging(answers) { $1 }.merging(widths) { $1 }

    private static let columns: [String: Schema] = [
        "style": Schema.choice(SplitDefinition.Style.self).described("The style of columns (iOS 14); without it the classic split view."),
        "primary": Schema.controller.described("The controller of the primary column, or of an arrangement's primary view."),
        "supplementary": Schema.controller.described("The controller between the primary and the secondary column."),
        "secondary": Schema.controller.described("The controller of the secondary column, the detail, or of an arrangement's secondary view."),
        "compact": Schema.controller.described("The controller that a collapsed split view shows."),
        "preferredDisplayMode": Schema.choice(SplitDefinition.DisplayMode.allCases.map(\.rawValue) + formerDisplayModes)
            .described("How the columns are shown, where there is room."),
        "preferredSplitBehavior": Schema.choice(SplitDefinition.SplitBehavior.self).described("How the columns share the room (iOS 14)."),
        "presentsWithGesture": Schema.boolean.standard(true).described("Whether a swipe from the edge shows the primary column."),
    ]

    /// The names before iOS 14.
    private static let formerDisplayModes = ["primaryHidden", "allVisible", "primaryOverlay"]

    private static let answers: [String: Schema] = [
        "primaryViewControllerForCollapsing": Schema.controller.described("The delegate's answer: what is primary when collapsed."),
        "collapseSecondaryOntoPrimary": Schema.boolean.described("The delegate's answer: true if nothing more is to be done."),
        "primaryViewControllerForExpanding": Schema.controller.described("The delegate's answer: what is primary when expanded."),
        "separateSecondary": Schema.controller.described("The delegate's answer: what becomes the secondary controller."),
        "topColumnForCollapsing": Schema.choice(SplitDefinition.Column.self).described("The delegate's answer: the column that is on top when collapsed (iOS 14)."),
        "offersDetailToSecondary": Schema.boolean.standard(false).described("Whether showDetail pushes onto the secondary's navigation controller."),
    ]

    private static let widths: [String: Schema] = {
        var keys: [String: Schema] = [:]
        for column in ["Primary", "Supplementary"] {
            let length = Schema.number(0...10_000)
            keys["preferred\(column)ColumnWidth"] = length.described("The width that the column has where it can, in points.")
            keys["preferred\(column)ColumnWidthFraction"] = Schema.number(0...1).described("That width as a share of the split view's.")
            keys["minimum\(column)ColumnWidth"] = length.described("The least width of the column, in points.")
            keys["maximum\(column)ColumnWidth"] = length.described("The greatest width of the column, in points.")
        }
        return keys
    }()
}
