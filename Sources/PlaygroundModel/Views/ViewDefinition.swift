/// The name of a view within its controller.
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

/// A view as the playground defines it.
public struct ViewDefinition: Hashable, Sendable, Identifiable {
    public var id: ViewID
    public var path: DocumentPath
    public var kind: ViewKind
    public var properties: ViewProperties
    /// The views inside this one, in order; for a stack, its arranged subviews; for a table or collection view, its section
    /// headers, cells and section footers, and before and after them a table's own header and footer, plain views.
    public var subviews: [ViewID]
    /// Space after an arranged subview, in points (UIStackView.setCustomSpacing(_:after:)).
    public var customSpacing: [ViewID: Double]
    /// What holds the views of a cell, header or footer together; `nil` for one in a style of UIKit's. The root view they speak
    /// of is the cell's content view (UITableViewCell.contentView).
    public var cellConstraints: [LayoutConstraint]?
    /// What a tap does.
    public var tap: Action?
    /// What the Return key does while a text field or a search bar has the keyboard (UITextFieldDelegate.textFieldShouldReturn(_:),
    /// UISearchBarDelegate.searchBarSearchButtonClicked(_:)).
    public var returnAction: Action?
    /// What a press shows of where it leads.
    public var peek: PeekDefinition?
    /// Traits the view changes for itself and everything in it (UIView.traitOverrides, iOS 17).
    public var traitOverrides = TraitCollection()
    /// What the view was expanded from, if it is a component.
    public var use: ComponentUse? { useBox?.value }
    /// Behind a reference, as few views have it.
    private var useBox: CopyOnWrite<ComponentUse>?

    public init(
        id: ViewID, path: DocumentPath, kind: ViewKind, properties: ViewProperties = ViewProperties(),
        subviews: [ViewID] = [], customSpacing: [ViewID: Double] = [:], tap: Action? = nil
    ) {
        self.id = id
        self.path = path
        self.kind = kind
        self.properties = properties
        self.subviews = subviews
        self.customSpacing = customSpacing
        self.tap = tap
    }

    /// The view as the result of expanding a component.
    public func expanded(from use: ComponentUse) -> ViewDefinition {
        var copy = self
        copy.useBox = CopyOnWrite(use)
        return copy
    }
}

extension ViewKind {
    /// The key for what Return does in a view of the kind; `nil` for kinds whose delegates are not told of it.
    public var returnActionKey: String? {
        switch self {
        case .textField: "textFieldShouldReturn"
        case .searchBar: "searchBarSearchButtonClicked"
        default: nil
        }
    }
}

extension ViewDefinition {
    /// What the view does when it is used, each with its place.
    var ownActions: [(action: Action, path: DocumentPath)] {
        let pairs = [("tap", tap), (kind.returnActionKey ?? "", returnAction)]
        return pairs.compactMap { key, action in action.map { (action: $0, path: path.appending(key)) } }
    }
}
