/// The kinds of findings of `traitscope check`. The raw value is the printed code, which `[[allow]]` uses.
/// `PlaygroundSchema/Reference/Chapters/lints.toml` explains each. `Lints` finds them.
public enum LintCode: String, CaseIterable, Hashable, Sendable {
    // Layout issues. The page also shows them.
    case contentCutOff = "content-cut-off"
    case contentHigherThanItem = "content-higher-than-item"
    case rowWithoutHeight = "row-without-height"
    case noRoomForItems = "no-room-for-items"
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case layoutOutOfRange = "layout-out-of-range"
    case viewNotInstalled = "view-not-installed"

    case outsideScreen = "outside-screen"
    case outsideSafeArea = "outside-safe-area"
    case smallTarget = "small-target"
    case overlappingControls = "overlapping-controls"
    case overlappingTexts = "overlapping-texts"

    case largeTitleStays = "large-title-stays"
    case fixedSide = "fixed-side"

    case underKeyboard = "under-keyboard"

    case lowContrast = "low-contrast"
    case missingLabel = "missing-label"

    case lostDetail = "lost-detail"
    case deadEnd = "dead-end"
    case conditionNeverHolds = "condition-never-holds"
}
