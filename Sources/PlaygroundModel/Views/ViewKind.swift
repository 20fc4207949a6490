/// UIKit's class without `UI` and without a final `View`.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, image, button, textField, textView, `switch`, slider, stepper, segmentedControl
    case progress, activityIndicator, pageControl, searchBar, datePicker, picker, map, web, stack, spacer
    case scroll, table, collection
    /// Views that a table or collection view makes for its sections and rows.
    case cell, sectionHeader, sectionFooter
    /// UILayoutGuide: a name in a controller's list, without a view.
    case layoutGuide

    /// Kinds that a playground can write. Other keys imply the rest.
    public static let written = allCases.filter { !$0.isImplied }

    public static let accessoryName = "accessoryView"

    /// Kinds allowed as UITableViewCell.accessoryView, which must have a size of its own.
    public static let accessories: [ViewKind] = [
        .switch, .button, .stepper, .label, .image, .segmentedControl, .datePicker, .activityIndicator, .pageControl,
    ]

    public var isImplied: Bool {
        switch self {
        case .cell, .sectionHeader, .sectionFooter, .layoutGuide: true
        default: false
        }
    }

    public var isList: Bool { self == .table || self == .collection }

    public var scrolls: Bool { self == .scroll || isList }
}
