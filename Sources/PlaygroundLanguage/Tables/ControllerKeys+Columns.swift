import PlaygroundModel

extension ControllerKeys {
    private static let split: [String] = ["split"]
    private static let arrangement: [String] = ["arrangement"]

    static func addSplit(to rows: inout [ControllerKey]) {
        rows.append(.other(
            "style", "The style of columns (iOS 14), instead of the classic split view.",
            .value(.choice(SplitDefinition.Style.allCases.map { $0.rawValue })), kinds: split))
        rows.append(.other(
            "primary", "The controller of the primary column, or of an arrangement's primary view.", .controllerName,
            kinds: ["split", "arrangement"]))
        rows.append(.other(
            "supplementary", "The controller between the primary and the secondary column.", .controllerName, kinds: split))
        rows.append(.other(
            "secondary", "The controller of the secondary column, the detail, or of an arrangement's secondary view.",
            .controllerName, kinds: ["split", "arrangement"]))
        rows.append(.other("compact", "The controller that a collapsed split view shows.", .controllerName, kinds: split))
        rows.append(.other(
            "preferredDisplayMode", "How the columns are shown, where there is space.",
            .words(SplitDefinition.DisplayMode.allCases.map { $0.rawValue } + SplitDefinition.DisplayMode.formerNames.map { $0.name }),
            kinds: split))
        rows.append(.choice(
            "preferredSplitBehavior", "How the columns share the space (iOS 14).", kinds: split, get: { $0.split?.preferredSplitBehavior },
            set: { $0.split?.preferredSplitBehavior = $1 }))
        for column in ["Primary", "Supplementary"] {
            rows.append(.other(
                "preferred\(column)ColumnWidth", "The preferred width of the column, in points.", .value(.number(0...10_000)),
                kinds: split))
            rows.append(.other(
                "preferred\(column)ColumnWidthFraction", "The preferred width as a fraction of the split view's width.",
                .value(.number(0...1)), kinds: split))
            rows.append(.other(
                "minimum\(column)ColumnWidth", "The minimum width of the column, in points.", .value(.number(0...10_000)),
                kinds: split))
            rows.append(.other(
                "maximum\(column)ColumnWidth", "The maximum width of the column, in points.", .value(.number(0...10_000)),
                kinds: split))
        }
        rows.append(.other(
            "minimumSecondaryColumnWidth", "The width that columns beside the secondary leave it, in points (iOS 26).",
            .value(.number(0...10_000)), kinds: split))
        rows.append(.bool(
            "presentsWithGesture", "Whether a swipe from the edge shows the primary column.", kinds: split,
            get: { $0.split?.presentsWithGesture }, set: { $0.split?.presentsWithGesture = $1 }))
        rows.append(.bool(
            "offersDetailToSecondary", "Whether showDetail pushes onto the secondary's navigation controller.", kinds: split,
            get: { $0.split?.offersDetailToSecondary }, set: { $0.split?.offersDetailToSecondary = $1 }))
        addAnswers(to: &rows)
    }

    private static func addAnswers(to rows: inout [ControllerKey]) {
        rows.append(.other(
            "primaryViewControllerForCollapsing", "The delegate's answer: the primary controller after collapsing.",
            .controllerName, kinds: split))
        rows.append(.bool(
            "collapseSecondaryOntoPrimary", "The delegate's answer: true if it has handled the collapse.", kinds: split,
            get: { $0.split?.delegate.collapseSecondaryOntoPrimary }, set: { $0.split?.delegate.collapseSecondaryOntoPrimary = $1 }))
        rows.append(.other(
            "primaryViewControllerForExpanding", "The delegate's answer: the primary controller after expanding.", .controllerName,
            kinds: split))
        rows.append(.other(
            "separateSecondary", "The delegate's answer: the secondary controller after expanding.", .controllerName, kinds: split))
        rows.append(.choice(
            "topColumnForCollapsing", "The delegate's answer: the column that is on top when collapsed (iOS 14).", kinds: split,
            get: { $0.split?.delegate.topColumnForCollapsing }, set: { $0.split?.delegate.topColumnForCollapsing = $1 }))
    }

    static func addArrangement(to rows: inout [ControllerKey]) {
        rows.append(.choice(
            "arrangement", "Whether the two controllers are side by side or one over the other.", kinds: arrangement,
            get: { $0.arrangement?.style }, set: { $0.arrangement?.style = $1 }))
        rows.append(.other(
            "axes", "The axes along which they may be side by side (default: both).",
            .list(of: .words(of: ArrangementDefinition.Axis.self)), kinds: arrangement))
        rows.append(.other(
            "viewProperties", "The requested lengths of the views of a split arrangement.", .own(.arrangedViews),
            kinds: arrangement))
    }
}
