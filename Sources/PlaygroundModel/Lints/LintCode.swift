/// What `traitscope check` looks for in an app without being told: one code for each kind of finding.
///
/// The raw value is the code that is printed, and that `[[allow]]` names. What each means and how it is mended stands in
/// `PlaygroundSchema/Reference/Chapters/lints.toml`; what is found for it in `Lints`.
public enum LintCode: String, CaseIterable, Hashable, Sendable {
    // What layouts complain of, on the page too.
    case contentCutOff = "content-cut-off"
    case contentHigherThanItem = "content-higher-than-item"
    case rowWithoutHeight = "row-without-height"
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case layoutOutOfRange = "layout-out-of-range"
    case viewNotInstalled = "view-not-installed"

    // Where things stand.
    case outsideScreen = "outside-screen"
    case outsideSafeArea = "outside-safe-area"
    case smallTarget = "small-target"
    case overlappingControls = "overlapping-controls"
    case overlappingTexts = "overlapping-texts"

    // What can be read.
    case lowContrast = "low-contrast"

    // Where a person gets.
    case lostDetail = "lost-detail"
    case deadEnd = "dead-end"
    case conditionNeverHolds = "condition-never-holds"
}
