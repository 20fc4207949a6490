/// UIKit's class without `UI` and, where the class has it, without `View`.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, image, button, textField, textView, `switch`, slider, stepper, segmentedControl
    case progress, activityIndicator, pageControl, searchBar, datePicker, picker, map, web, stack, spacer
    case scroll, table, collection
    /// The views that a table or collection view makes for its sections and rows.
    case cell, sectionHeader, sectionFooter
    /// UILayoutGuide: a name in a controller's list, without a view.
    case layoutGuide

    /// The kinds that a playground can write; the others follow from other keys.
    public static let written = allCases.filter { !$0.isImplied }

    /// The name of a row's accessory view, in the file and in its cell.
    public static let accessoryName = "accessoryView"

    /// The kinds that can be UITableViewCell.accessoryView: a row asks it for its size, and nothing else gives it one.
    public static let accessories: [ViewKind] = [
        .switch, .button, .stepper, .label, .image, .segmentedControl, .datePicker, .activityIndicator, .pageControl,
    ]

    /// Whether other keys imply views of the kind.
    public var isImplied: Bool {
        switch self {
        case .cell, .sectionHeader, .sectionFooter, .layoutGuide: true
        default: false
        }
    }

    public var isList: Bool { self == .table || self == .collection }

    /// Whether the kind is a UIScrollView.
    public var scrolls: Bool { self == .scroll || isList }
}
