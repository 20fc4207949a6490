#if !hasFeature(Embedded)
import PlaygroundModel

extension KnownRule {
    public static let controls = [
        KnownRule("Switch", ControlSizes.switchSizes) { $0.inWords }, KnownRule("Stepper", ControlSizes.stepperSizes) { $0.inWords },
        KnownRule("Slider", points: ControlSizes.sliderHeights),
        KnownRule("Segmented control", points: ControlSizes.segmentedControlHeights),
        KnownRule("Progress view", points: ControlSizes.progressHeights), KnownRule("Search bar", points: ControlSizes.searchBarHeights),
        KnownRule("Text field", points: ControlSizes.textFieldHeights),
    ]

    public static let tables = [
        KnownRule("Default height of a row", points: TableMetrics.rowHeights),
        KnownRule("Height of a row of one text, with a content configuration", TableMetrics.contentConfigurations) { configuration in
            configuration.map { "\($0.rowHeight.pointText), in inset groups of a table \($0.insetTableRowHeight.pointText)" } ?? "the default"
        },
        KnownRule("A self-sizing row is shorter by its line", TableMetrics.areRowsShorterByALine),
        KnownRule("Separators are inside cells", TableMetrics.areSeparatorsInCells),
        KnownRule("Content views have a plain view's margins", TableMetrics.haveContentViewsPlainMargins),
        KnownRule("Margin of grouped rows at the sides", points: TableMetrics.phoneSideMargins),
        KnownRule("Gap above a plain header", points: TableMetrics.plainHeaderGaps),
        KnownRule("Margins of a view", points: ViewGuides.defaultMargins),
    ]
}
#endif
