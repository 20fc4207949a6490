import PlaygroundModel

struct ConstraintItems {
    let views: [NameSpace.Item]
    let children: [String]
    let metrics: [String]

    static let standing = ["superview", "window"]
    /// The root view's guides, which need no view name before them.
    static let rootGuides = LayoutGuide.ofEveryView.flatMap { $0.names }

    init(in scope: DocumentPath, _ names: NameSpace) {
        views = names.views(in: scope)
        children = names.children(of: scope)
        metrics = names.metrics(in: scope)
    }

    var all: Set<String> { Set(views.map { $0.name } + children + Self.standing + Self.rootGuides) }

    func view(_ name: String) -> NameSpace.Item? { views.first { $0.name == name } }

    /// Whether the name belongs to a guide. Guides have neither baselines nor margins.
    func isGuide(_ name: String) -> Bool {
        LayoutGuide(named: name) != nil && view(name) == nil || view(name)?.isLayoutGuide == true
    }

    func guides(of name: String) -> [LayoutGuide] {
        if Self.rootGuides.contains(name), view(name) == nil { return [] }
        if name == "window" || view(name)?.isLayoutGuide == true { return [] }
        let scrolls = view(name).flatMap { $0.kind.flatMap { ViewKind(rawValue: $0) } }?.scrolls ?? false
        return LayoutGuide.allCases.filter { scrolls || !$0.belongsToScrollViews }
    }
}
