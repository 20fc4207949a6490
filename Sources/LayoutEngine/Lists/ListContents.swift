import PlaygroundModel

/// A request split into the screen's views and the contents of its lists: rows do not determine a list's size, and
/// cells have no constraints to views outside.
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

    func descendants(of view: LayoutRequest.View) -> [LayoutRequest.View] { Self.descendants(of: view, among: views) }

    private static func descendants(
        of view: LayoutRequest.View, among views: [ViewID: LayoutRequest.View]
    ) -> [LayoutRequest.View] {
        view.subviews.compactMap { views[$0] }.flatMap { [$0] + descendants(of: $0, among: views) }
    }
}
