public struct ViewID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }
}

public struct ViewDefinition: Hashable, Sendable, Identifiable {
    public var id: ViewID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var path: DocumentPath { _read { yield box.value.path } _modify { yield &box.value.path } }
    public var kind: ViewKind { _read { yield box.value.kind } _modify { yield &box.value.kind } }
    public var properties: ViewProperties { _read { yield box.value.properties } _modify { yield &box.value.properties } }
    /// The subviews in order: the arranged subviews of a stack, or the section headers, cells and section footers of a list. A table's own
    /// header comes first and its own footer last, both as plain views.
    public var subviews: [ViewID] { _read { yield box.value.subviews } _modify { yield &box.value.subviews } }
    /// A list's view behind its rows, as large as the list. No other view contains it.
    public var backgroundView: ViewID? { _read { yield box.value.backgroundView } _modify { yield &box.value.backgroundView } }
    /// The spacing after an arranged subview, in points (UIStackView.setCustomSpacing(_:after:)).
    public var customSpacing: [ViewID: Double] { _read { yield box.value.customSpacing } _modify { yield &box.value.customSpacing } }
    /// Constraints of a custom cell, header or footer, whose root view is its content view. `nil` for UIKit's styles.
    public var cellConstraints: [LayoutConstraint]? { _read { yield box.value.cellConstraints } _modify { yield &box.value.cellConstraints } }
    public var tap: Action? { _read { yield box.value.tap } _modify { yield &box.value.tap } }
    /// The key of ``tap`` in the file. A control with a value can use `valueChanged`.
    public var tapKey: String { _read { yield box.value.tapKey } _modify { yield &box.value.tapKey } }
    /// The Return key's action: UITextFieldDelegate.textFieldShouldReturn(_:), UISearchBarDelegate.searchBarSearchButtonClicked(_:).
    public var returnAction: Action? { _read { yield box.value.returnAction } _modify { yield &box.value.returnAction } }
    public var peek: PeekDefinition? { _read { yield box.value.peek } _modify { yield &box.value.peek } }
    /// The swipe actions of a table's row. Other views have none.
    public var swipeActions: SwipeActions { _read { yield box.value.swipeActions } _modify { yield &box.value.swipeActions } }
    /// UIButton.menu (iOS 14).
    public var menu: [PreviewActionItem] { _read { yield box.value.menu } _modify { yield &box.value.menu } }
    /// UIView.traitOverrides (iOS 17). They apply to the view and its descendants.
    public var traitOverrides: TraitCollection { _read { yield box.value.traitOverrides } _modify { yield &box.value.traitOverrides } }
    /// Conditional properties while the controller is being read. After that they are in the controller's adaptive elements.
    public var rules: [AdaptiveElement] { _read { yield box.value.rules } _modify { yield &box.value.rules } }
    public private(set) var use: ComponentUse? { _read { yield box.value.use } _modify { yield &box.value.use } }

    /// Fields behind one reference, because controllers, scenes and layouts share a view.
    private struct Fields: Hashable, Sendable {
        var id: ViewID
        var path: DocumentPath
        var kind: ViewKind
        var properties: ViewProperties
        var subviews: [ViewID]
        var backgroundView: ViewID?
        var customSpacing: [ViewID: Double] = [:]
        var cellConstraints: [LayoutConstraint]?
        var tap: Action?
        var tapKey = "tap"
        var returnAction: Action?
        var peek: PeekDefinition?
        var swipeActions = SwipeActions()
        var menu: [PreviewActionItem] = []
        var traitOverrides = TraitCollection()
        var rules: [AdaptiveElement] = []
        var use: ComponentUse?
    }

    private var box: CopyOnWrite<Fields>

    public init(
        id: ViewID, path: DocumentPath, kind: ViewKind, properties: ViewProperties = ViewProperties(),
        subviews: [ViewID] = [], tap: Action? = nil
    ) {
        box = CopyOnWrite(Fields(id: id, path: path, kind: kind, properties: properties, subviews: subviews, tap: tap))
    }

    /// The contained views in drawing order.
    public var containedViews: [ViewID] { backgroundView.map { [$0] + subviews } ?? subviews }

    public func expanded(from use: ComponentUse) -> ViewDefinition {
        var copy = self
        copy.use = use
        return copy
    }
}

extension ViewKind {
    /// The key of the action for Return. `nil` for kinds whose delegates have no callback for it.
    public var returnActionKey: String? {
        switch self {
        case .textField: "textFieldShouldReturn"
        case .searchBar: "searchBarSearchButtonClicked"
        default: nil
        }
    }
}

extension ViewDefinition {
    public var tapPath: DocumentPath { path.appending(tapKey) }

    /// Whether the button's title is the selected entry of its menu: UIButton.changesSelectionAsPrimaryAction.
    public var isPopUp: Bool {
        !menu.isEmpty && properties.bool(.showsMenuAsPrimaryAction) == true && properties.bool(.changesSelectionAsPrimaryAction) == true
    }

    var ownActions: [(action: Action, path: DocumentPath)] {
        let pairs = [(tapKey, tap), (kind.returnActionKey ?? "", returnAction)]
        let ofSwipes = swipeActions.all.compactMap { item in item.action.map { (action: $0, path: item.actionPath) } }
        return pairs.compactMap { key, action in action.map { (action: $0, path: path.appending(key)) } } + ofSwipes + menu.flatMap { $0.allActions }
    }
}
