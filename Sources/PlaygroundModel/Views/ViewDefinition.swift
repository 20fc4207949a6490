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
    public var id: ViewID
    public var path: DocumentPath
    public var kind: ViewKind
    public var properties: ViewProperties
    /// In order. A stack has its arranged subviews. A list has its section headers, cells and section footers. A table
    /// also has its own header first and its own footer last, as plain views.
    public var subviews: [ViewID]
    /// A list's view behind its rows, as large as the list. It is in no other view.
    public var backgroundView: ViewID?
    /// In points, after an arranged subview (UIStackView.setCustomSpacing(_:after:)).
    public var customSpacing: [ViewID: Double] = [:]
    /// Constraints of a custom cell, header or footer, whose root view is its content view. `nil` for UIKit's styles.
    public var cellConstraints: [LayoutConstraint]?
    public var tap: Action?
    /// A control with a value can call it `valueChanged`.
    public var tapKey = "tap"
    /// The Return key's action: UITextFieldDelegate.textFieldShouldReturn(_:), UISearchBarDelegate.searchBarSearchButtonClicked(_:).
    public var returnAction: Action?
    public var peek: PeekDefinition?
    /// Only for a table's row.
    public var swipeActions = SwipeActions()
    /// UIButton.menu (iOS 14).
    public var menu: [PreviewActionItem] = []
    /// UIView.traitOverrides (iOS 17): for the view and its descendants.
    public var traitOverrides = TraitCollection()
    /// Conditional properties while the controller is read. Afterwards they are among its adaptive elements.
    public var rules: [AdaptiveElement] = []
    public var use: ComponentUse? { useBox?.value }
    /// Behind a reference because few views have it.
    private var useBox: CopyOnWrite<ComponentUse>?

    public init(
        id: ViewID, path: DocumentPath, kind: ViewKind, properties: ViewProperties = ViewProperties(),
        subviews: [ViewID] = [], tap: Action? = nil
    ) {
        self.id = id
        self.path = path
        self.kind = kind
        self.properties = properties
        self.subviews = subviews
        self.tap = tap
    }

    /// In drawing order.
    public var containedViews: [ViewID] { backgroundView.map { [$0] + subviews } ?? subviews }

    public func expanded(from use: ComponentUse) -> ViewDefinition {
        var copy = self
        copy.useBox = CopyOnWrite(use)
        return copy
    }
}

extension ViewKind {
    /// `nil` for kinds whose delegates have no callback for Return.
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

    /// Whether its title is the selected entry of its menu: UIButton.changesSelectionAsPrimaryAction.
    public var isPopUp: Bool {
        !menu.isEmpty && properties.bool(.showsMenuAsPrimaryAction) == true && properties.bool(.changesSelectionAsPrimaryAction) == true
    }

    var ownActions: [(action: Action, path: DocumentPath)] {
        let pairs = [(tapKey, tap), (kind.returnActionKey ?? "", returnAction)]
        let ofSwipes = swipeActions.all.compactMap { item in item.action.map { (action: $0, path: item.actionPath) } }
        return pairs.compactMap { key, action in action.map { (action: $0, path: path.appending(key)) } } + ofSwipes + menu.flatMap { $0.allActions }
    }
}
