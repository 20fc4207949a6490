import PlaygroundModel

/// Decides which bars are transparent at the content's edge, and the scroll edge state of one bar. A navigation bar follows one scroll
/// view. Other bars follow every scroll view below them, so that no scrolled content shows through. A bar without a scroll view keeps
/// its scroll edge appearance.
struct BarScrollEdge {
    enum Bars { case none, navigationBarsWithLargeTitle, all }

    /// Transparent bars. From iOS 26 a bar's background is the scroll edge effect, which also appears only over scrolled content.
    static let transparentBars: VersionTable<Bars> = [
        .since(8, .none, "UIBarAppearance is of iOS 13"),
        .since(13, .navigationBarsWithLargeTitle, documentation),
        .since(15, .all, documentation + "; Apple TN3106; UITabBar.scrollEdgeAppearance and UIToolbar.scrollEdgeAppearance are of iOS 15"),
    ]

    private static let documentation = "UINavigationBar.scrollEdgeAppearance: without one, standardAppearance with a transparent "
        + "background; up to iOS 14 for bars with large titles, in iOS 15 for all"

    var content: [WireframeNode]
    /// The scroll view that the navigation bar follows.
    let followed: WireframeNode.ID?
    let profile: BehaviourProfile

    func ofNavigationBar(_ bar: Rect, hasLargeTitle: Bool) -> ScrollEdge {
        let isMeant = switch Self.transparentBars[profile] {
        case .none: false
        case .navigationBarsWithLargeTitle: hasLargeTitle
        case .all: true
        }
        let below = scrollers { $0.minY < bar.maxY && $0.maxY > bar.maxY && $0.isBeside(bar) }.filter { $0.id == followed }
        return ScrollEdge(
            hasAppearance: isMeant && extends(under: bar), isReached: below.allSatisfy { $0.showsStart }, scrollViews: below.map { $0.id },
            effect: effect(below.first?.top))
    }

    func ofBottomBar(_ bar: Rect) -> ScrollEdge {
        let below = scrollers { $0.minY < bar.minY && $0.maxY > bar.minY && $0.isBeside(bar) }
        return ScrollEdge(
            hasAppearance: Self.transparentBars[profile] == .all && extends(under: bar),
            isReached: below.allSatisfy { $0.showsEnd }, scrollViews: below.map { $0.id }, effect: effect(below.first?.bottom)
        )
    }

    private func effect(_ effect: ScrollEdgeEffect?) -> ScrollEdgeEffect {
        profile.design == .glass ? effect ?? .automatic : .automatic
    }

    private struct Scroller {
        var id: WireframeNode.ID
        var showsStart: Bool
        var showsEnd: Bool
        var top = ScrollEdgeEffect.automatic
        var bottom = ScrollEdgeEffect.automatic
    }

    private func scrollers(_ isUnder: (Rect) -> Bool) -> [Scroller] {
        var found: [Scroller] = []
        for node in content { Self.collect(node, at: .zero, isUnder, into: &found) }
        return found
    }

    private static func collect(_ node: WireframeNode, at origin: Point, _ isUnder: (Rect) -> Bool, into found: inout [Scroller]) {
        guard !node.isHidden, node.style.alpha > 0 else { return }
        let frame = node.frame.offset(by: origin)
        guard case .scrolling(let position, let top, let bottom) = node.style.parts else {
            for child in node.children { collect(child, at: frame.origin, isUnder, into: &found) }
            return
        }
        guard isUnder(frame) else { return }
        found.append(Scroller(
            id: node.id, showsStart: position.movement.y <= tolerance, showsEnd: position.limit.y - position.distance.y <= tolerance,
            top: top, bottom: bottom))
    }

    /// The largest difference between positions that count as equal, in points.
    private static let tolerance = 0.5

    /// Whether content is under the bar. If not (opaque, `edgesForExtendedLayout`), the bar keeps its background. A device may show black.
    private func extends(under bar: Rect) -> Bool {
        content.contains { Self.fills(bar, $0, at: .zero) }
    }

    private static func fills(_ bar: Rect, _ node: WireframeNode, at origin: Point) -> Bool {
        let frame = node.frame.offset(by: origin)
        guard !node.isHidden, frame.minY <= bar.minY + tolerance, frame.maxY >= bar.maxY - tolerance, frame.isBeside(bar) else { return false }
        return node.style.backgroundColor != nil || node.children.contains { fills(bar, $0, at: frame.origin) }
    }
}

extension Rect {
    fileprivate func isBeside(_ other: Rect) -> Bool { minX < other.maxX && maxX > other.minX }
}

extension WireframeNode {
    /// The node with the edge effect that a scroll view sets. `nil` if the effect is hidden.
    func taking(_ effect: ScrollEdgeEffect) -> WireframeNode? {
        guard effect != .hidden else { return nil }
        guard effect == .hard else { return self }
        var node = self
        node.style.scrollEdge = ScrollEdge(hasAppearance: false, isReached: false, scrollViews: [], effect: effect)
        return node
    }
}
