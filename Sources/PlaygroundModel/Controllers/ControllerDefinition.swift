/// The name of a controller within its playground.
public struct ControllerID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }
}

/// A view controller as the playground defines it.
public struct ControllerDefinition: Hashable, Sendable, Identifiable {
    public enum Kind: Hashable, Sendable {
        /// A controller with views of its own.
        case view
        /// UINavigationController.
        case navigation(rootViewController: ControllerID)
        /// A controller that embeds others. Their views bear the children's names in its constraints; a child that no
        /// constraint names fills the container.
        case container(children: [ControllerID])

        /// The word a playground writes.
        public var word: String {
            switch self {
            case .view: "view"
            case .navigation: "navigation"
            case .container: "container"
            }
        }

        public static let words = ["view", "navigation", "container"]
    }

    /// Traits a parent changes for a child and all below it (setOverrideTraitCollection(_:forChild:)), or, from iOS 17
    /// on, a controller for itself and all below it (traitOverrides).
    public struct Override: Hashable, Sendable {
        public var path: DocumentPath
        /// `nil` means the controller itself.
        public var child: ControllerID?
        public var condition: Condition
        /// Traits taken from another controller's collection come first, `traits` over them.
        public var source: ControllerID?
        public var traits: TraitCollection

        public init(
            path: DocumentPath, child: ControllerID?, condition: Condition = .always, source: ControllerID? = nil,
            traits: TraitCollection
        ) {
            self.path = path
            self.child = child
            self.condition = condition
            self.source = source
            self.traits = traits
        }
    }

    public var id: ControllerID
    public var path: DocumentPath
    public var kind: Kind
    /// UIViewController.title, shown by a navigation bar.
    public var title: String?
    /// UINavigationItem.backButtonTitle: what the back button says on the controller pushed over this one.
    public var backButtonTitle: String?
    public var backgroundColor: Color?
    /// In file order. Views that are no other view's subview stand in the root view.
    public var views: [ViewDefinition]
    public var constraints: [LayoutConstraint]
    public var adaptive: [AdaptiveElement]
    public var overrides: [Override]

    public init(
        id: ControllerID, path: DocumentPath, kind: Kind, title: String? = nil, backButtonTitle: String? = nil,
        backgroundColor: Color? = nil, views: [ViewDefinition] = [], constraints: [LayoutConstraint] = [],
        adaptive: [AdaptiveElement] = [], overrides: [Override] = []
    ) {
        self.id = id
        self.path = path
        self.kind = kind
        self.title = title
        self.backButtonTitle = backButtonTitle
        self.backgroundColor = backgroundColor
        self.views = views
        self.constraints = constraints
        self.adaptive = adaptive
        self.overrides = overrides
    }

    /// The view of that name.
    public func view(_ id: ViewID) -> ViewDefinition? {
        views.first { $0.id == id }
    }

    /// The views that stand directly in the root view, in file order.
    public var topLevelViews: [ViewID] {
        let nested = Set(views.flatMap(\.subviews))
        return views.map(\.id).filter { !nested.contains($0) }
    }
}
