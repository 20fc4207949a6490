import PlaygroundModel

/// A request split into the screen's views and its lists' contents. Rows determine no list's size, and cells have no outside constraints.
struct ListContents {
    let screen: LayoutRequest
    let lists: [LayoutRequest.View]
    private let views: [ViewID: LayoutRequest.View]

    init(_ request: LayoutRequest) {
        lists = request.views.filter { $0.kind.isList }
        views = lists.isEmpty ? [:] : Dictionary(firstOf: request.views.map { ($0.id, $0) })
        guard !lists.isEmpty else {
            screen = request
            return
        }
        var inside: Set<ViewID> = []
        for list in lists { inside.formUnion(Self.descendants(of: list, among: views).map { $0.id }) }
        var screen = request
        screen.views = request.views.filter { !inside.contains($0.id) }
        for place in screen.views.indices where screen.views[place].kind.isList { screen.views[place].subviews = [] }
        self.screen = screen
    }

    func subviews(of view: LayoutRequest.View) -> [LayoutRequest.View] { view.subviews.compactMap { views[$0] } }

    func supplementary(_ elementKind: String, of item: ViewID) -> LayoutRequest.View? { views[item.supplementary(elementKind)] }

    struct Section {
        var number: Int
        var header: LayoutRequest.View?
        var items: [LayoutRequest.View] = []
        var footer: LayoutRequest.View?
    }

    /// The sections, without a table's own header and footer. A section's number is the second part of each id.
    func sections(of list: LayoutRequest.View) -> [Section] {
        var sections: [Section] = []
        for view in subviews(of: list) where view.kind != .view {
            let number = Int(view.id.name.dropFirst(list.id.name.count + 1).prefix { $0 != "." }) ?? 0
            if number != sections.last?.number { sections.append(Section(number: number)) }
            switch view.kind {
            case .sectionHeader: sections[sections.count - 1].header = view
            case .sectionFooter: sections[sections.count - 1].footer = view
            default: sections[sections.count - 1].items.append(view)
            }
        }
        return sections
    }

    func descendants(of view: LayoutRequest.View) -> [LayoutRequest.View] { Self.descendants(of: view, among: views) }

    private static func descendants(
        of view: LayoutRequest.View, among views: [ViewID: LayoutRequest.View]
    ) -> [LayoutRequest.View] {
        view.subviews.compactMap { views[$0] }.flatMap { [$0] + descendants(of: $0, among: views) }
    }
}
