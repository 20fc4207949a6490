/// What a view is: UIKit's class without `UI` and, where a class has the word, without `View`.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, image, button, textField, textView, `switch`, slider, stepper, segmentedControl
    case progress, activityIndicator, pageControl, searchBar, datePicker, picker, map, web, stack, spacer
    case scroll, table, collection
    /// The views that a table or collection view makes for its sections and rows.
    case cell, sectionHeader, sectionFooter
    /// UILayoutGuide, of which a controller lists the names: a place without a view.
    case layoutGuide

    /// The kinds a playground can give a view; the others follow from other keys.
    public static let written = allCases.filter { !$0.isImplied }

    /// Whether views of the kind are made by what stands in another key.
    public var isImplied: Bool {
        switch self {
        case .cell, .sectionHeader, .sectionFooter, .layoutGuide: true
        default: false
        }
    }

    /// Whether rows stand in views of the kind.
    public var isList: Bool { self == .table || self == .collection }

    /// Whether the kind is a UIScrollView, whose content can be larger than its frame.
    public var scrolls: Bool { self == .scroll || isList }
}
