import PlaygroundModel

struct ViewTree: Sendable {
    /// The superview of each view. `nil` for a view directly in the root view.
    private(set) var superview: [Int?]
    private(set) var subviews: [[Int]]
    private(set) var depth: [Int]
    private let indices: [ViewID: Int]

    init(_ views: [LayoutRequest.View]) {
        indices = Dictionary(firstOf: views.indices.map { (views[$0].id, $0) })
        superview = Array(repeating: nil, count: views.count)
        subviews = Array(repeating: [], count: views.count)
        depth = Array(repeating: 0, count: views.count)
        for (index, view) in views.enumerated() {
            for id in view.subviews {
                guard let child = indices[id], superview[child] == nil, !isInside(index, child) else { continue }
                superview[child] = index
                subviews[index].append(child)
            }
        }
        for view in views.indices { depth[view] = superviews(of: view).count }
    }

    func index(of id: ViewID) -> Int? { indices[id] }

    /// The closest common superview, which may be `first` or `second`. `nil` for the root view.
    func commonSuperview(_ first: Int?, _ second: Int?) -> Int? {
        guard var first, var second else { return nil }
        while first != second {
            if depth[first] >= depth[second] {
                guard let up = superview[first] else { return nil }
                first = up
            } else {
                guard let up = superview[second] else { return nil }
                second = up
            }
        }
        return first
    }

    func commonSuperview(_ first: AnchoredItem, _ second: AnchoredItem) -> AnchoredItem {
        if first == .window || second == .window { return .window }
        return commonSuperview(first.view, second.view).map(AnchoredItem.view) ?? .rootView
    }

    /// The superviews from the inside out.
    func superviews(of view: Int) -> [Int] {
        var found: [Int] = []
        while let outer = superview[found.last ?? view] { found.append(outer) }
        return found
    }

    /// All views, parents first and siblings in order.
    var depthFirst: [Int] {
        var order: [Int] = []
        var pending = Array(superview.indices.filter { superview[$0] == nil }.reversed())
        while let view = pending.popLast() {
            order.append(view)
            pending += subviews[view].reversed()
        }
        return order
    }

    /// Whether `view` is `ancestor` or inside it. A view that is listed inside itself is not added.
    private func isInside(_ view: Int, _ ancestor: Int) -> Bool {
        var current: Int? = view
        while let view = current {
            if view == ancestor { return true }
            current = superview[view]
        }
        return false
    }
}
