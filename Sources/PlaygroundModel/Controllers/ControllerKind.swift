public indirect enum ControllerKind: Hashable, Sendable {
    case view
    case navigation(rootViewController: ControllerID)
    /// A custom container. Constraints use the children's names. A child without constraints fills the container.
    case container(children: [ControllerID])
    case split(SplitDefinition)
    case tabBar(TabBarDefinition)
    case page(PageDefinition)
    case arrangement(ArrangementDefinition)
    case alert(AlertDefinition)

    public var facts: ControllerKindFacts {
        switch self {
        case .view: ControllerKindFacts(word: "view", className: "UIViewController", hasBackground: true)
        case .navigation: ControllerKindFacts(word: "navigation", className: "UINavigationController", takesOtherChildren: true)
        case .container: ControllerKindFacts(word: "container", className: "UIViewController", showsAllChildren: true)
        case .split:
            ControllerKindFacts(word: "split", className: "UISplitViewController", showsAllChildren: true, takesOtherChildren: true)
        case .tabBar: ControllerKindFacts(word: "tabBar", className: "UITabBarController")
        case .page: ControllerKindFacts(word: "page", className: "UIPageViewController", hasBackground: true)
        case .arrangement: ControllerKindFacts(word: "arrangement", className: "UIViewController", showsAllChildren: true)
        case .alert: ControllerKindFacts(word: "alert", className: "UIAlertController")
        }
    }

    /// The children that the definition names, with their keys.
    public var links: [(key: String, child: ControllerID)] {
        switch self {
        case .view, .alert: []
        case .navigation(let root): [(key: "rootViewController", child: root)]
        case .container(let children): children.map { (key: "children", child: $0) }
        case .split(let split): split.columns.compactMap { column in split.controller(in: column).map { (key: column.rawValue, child: $0) } }
        case .tabBar(let tabBar): tabBar.viewControllers.map { (key: "viewControllers", child: $0) }
        case .page(let page): page.viewControllers.map { (key: "viewControllers", child: $0) }
        case .arrangement(let arrangement): zip(["primary", "secondary"], arrangement.controllers).map { (key: $0, child: $1) }
        }
    }

    public var children: [ControllerID] { links.map { $0.child } }

    /// One value of each kind, with UIKit's defaults, in the order in which messages list the kinds.
    private static let blanks: [ControllerKind] = [
        .view, .navigation(rootViewController: ""), .container(children: []), .split(SplitDefinition(primary: "")),
        .tabBar(TabBarDefinition(viewControllers: [])), .page(PageDefinition(viewControllers: [])),
        .arrangement(ArrangementDefinition(primary: "")), .alert(AlertDefinition()),
    ]

    public static let words: [String] = blanks.map { $0.word }

    public static func blank(of word: String?) -> ControllerKind { blanks.first { $0.word == word } ?? .view }

    public var word: String { facts.word }
}

/// Facts about all controllers of a kind.
public struct ControllerKindFacts: Sendable {
    public let word: String
    /// UIKit's class, or the superclass of the app's own class.
    public let className: String
    public var hasBackground = false
    /// Whether all children are on the screen together.
    public var showsAllChildren = false
    /// Whether a controller may get children that its definition does not name.
    public var takesOtherChildren = false
}

/// The definitions of kinds. `nil` for controllers of other kinds.
extension ControllerDefinition {
    public var split: SplitDefinition? {
        get { if case .split(let split) = kind { split } else { nil } }
        set { if let newValue { kind = .split(newValue) } }
    }

    public var tabBar: TabBarDefinition? {
        get { if case .tabBar(let tabBar) = kind { tabBar } else { nil } }
        set { if let newValue { kind = .tabBar(newValue) } }
    }

    public var page: PageDefinition? {
        get { if case .page(let page) = kind { page } else { nil } }
        set { if let newValue { kind = .page(newValue) } }
    }

    public var arrangement: ArrangementDefinition? {
        get { if case .arrangement(let arrangement) = kind { arrangement } else { nil } }
        set { if let newValue { kind = .arrangement(newValue) } }
    }

    public var alert: AlertDefinition? {
        get { if case .alert(let alert) = kind { alert } else { nil } }
        set { if let newValue { kind = .alert(newValue) } }
    }
}
