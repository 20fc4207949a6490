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
    /// In order; of a stack its arranged subviews; of a table or collection view its section headers, cells and section footers, and of a
    /// table also its own header first and its own footer last, plain views.
    public var subviews: [ViewID]
    /// In points, after an arranged subview (UIStackView.setCustomSpacing(_:after:)).
    public var customSpacing: [ViewID: Double] = [:]
    /// The constraints of a custom cell, header or footer, whose root view is its content view; `nil` for UIKit's own styles.
    public var cellConstraints: [LayoutConstraint]?
    public var tap: Action?
    /// The key of ``tap``: a control that has a value can call it `valueChanged`.
    public var tapKey = "tap"
    /// The action of the Return key in a text field or a search bar (UITextFieldDelegate.textFieldShouldReturn(_:),
    /// UISearchBarDelegate.searchBarSearchButtonClicked(_:)).
    public var returnAction: Action?
    public var peek: PeekDefinition?
    /// UIView.traitOverrides (iOS 17): traits for the view and its descendants.
    public var traitOverrides = TraitCollection()
    /// Properties with conditions of their own, while the controller is read; then they are among its adaptive elements.
    public var rules: [AdaptiveElement] = []
    /// What the view was expanded from, if it is a component.
    public var use: ComponentUse? { useBox?.value }
    /// Behind a reference, as few views have it.
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

    public func expanded(from use: ComponentUse) -> ViewDefinition {
        var copy = self
        copy.useBox = CopyOnWrite(use)
        return copy
    }
}

extension ViewKind {
    /// The key for the action of Return; `nil` for kinds whose delegates have no such callback.
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

    var ownActions: [(action: Action, path: DocumentPath)] {
        let pairs = [(tapKey, tap), (kind.returnActionKey ?? "", returnAction)]
        return pairs.compactMap { key, action in action.map { (action: $0, path: path.appending(key)) } }
    }
}
