import PlaygroundModel
import Simulation

/// The glass platter of a bottom tab bar and its tabs (iOS 26), in the bar's coordinates, left to right. While titles fit, all tabs
/// have the widest measured width. Otherwise they share the bar's width, and longer titles get more of it. This reproduces
/// recorded frames of equal titles. Frames of unequal titles (74, 95.67, sentry-cocoa, iOS 26.1) are unexplained.
struct TabPlatter {
    /// The platter's frame. It may begin above a low bar, to keep the clearance.
    let frame: Rect
    let items: [Rect]
    /// The circle of a search tab at the trailing end. The platter is then at the leading end.
    let search: Rect?

    /// - Parameters:
    ///   - titles: The widths of the titles, without the title of a search tab.
    ///   - lowHeight: The platter's height in a low bar, which equals the bar's height above the safe area.
    ///   - size: The size of the bar and the area from the bar to the screen's edge.
    ///   - scale: Pixels per point.
    init(
        titles: [Double], areBesideImages: Bool, hasSearch: Bool = false, lowHeight: Double? = nil, in size: Size, safeArea: EdgeInsets, scale: Double,
        _ metrics: TabPlatterMetrics
    ) {
        let height = lowHeight ?? metrics.height
        let y = metrics.top(in: size.height, safeArea: safeArea.bottom, lowHeight: lowHeight)
        let trailing = size.width - safeArea.right - metrics.margin
        search = hasSearch ? Rect(x: trailing - height, y: y, width: height, height: height) : nil
        let room = size.width - safeArea.left - safeArea.right - 2 * (metrics.margin + metrics.inset)
            - (hasSearch ? height + metrics.searchGap : 0)
        let needed = titles.map { $0 + 2 * metrics.titlePadding + (areBesideImages ? metrics.imageBeside : 0) }
        let widest = max(areBesideImages ? metrics.widestTabBesideImage : metrics.widestTab, needed.max() ?? 0)
        let gaps = Double(max(0, titles.count - 1))
        var widths = titles.map { _ in widest }
        var overlap = metrics.overlap
        if widths.reduce(0, +) - gaps * overlap > room {
            widths = Self.shared(room + gaps * overlap, among: needed).map { ($0 * scale).rounded(.up) / scale }
            // Rounding errors go into the gaps.
            if gaps > 0 { overlap = (widths.reduce(0, +) - room) / gaps }
        }
        let content = widths.reduce(0, +) - gaps * overlap
        let width = content + 2 * metrics.inset
        let left = safeArea.left + (hasSearch ? metrics.margin : (size.width - safeArea.left - safeArea.right - width) / 2)
        frame = Rect(x: left, y: y, width: width, height: height)
        var x = left + metrics.inset
        items = widths.map { width in
            defer { x += width - overlap }
            return Rect(x: x, y: y + metrics.inset, width: width, height: max(0, height - 2 * metrics.inset))
        }
    }

    /// The selected tab in a circle, and a search tab at the other end.
    init(minimizedIn size: Size, hasSearch: Bool, safeArea: EdgeInsets, _ metrics: TabPlatterMetrics) {
        let side = metrics.accessoryHeight
        let trailing = size.width - safeArea.right - metrics.margin - side
        frame = Rect(x: safeArea.left + metrics.margin, y: 0, width: side, height: side)
        items = [frame.inset(by: EdgeInsets(top: metrics.inset, left: metrics.inset, bottom: metrics.inset, right: metrics.inset))]
        search = hasSearch ? Rect(x: trailing, y: 0, width: side, height: side) : nil
    }

    /// Equal shares of `total`, but at least the needed widths. If these exceed `total`, shares are proportional to the needed widths.
    private static func shared(_ total: Double, among needed: [Double]) -> [Double] {
        let sum = needed.reduce(0, +)
        guard sum < total else { return needed.map { $0 * total / max(1, sum) } }
        var isWide = needed.map { _ in false }
        while true {
            let taken = zip(needed, isWide).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
            let others = isWide.filter { !$0 }.count
            let share = others == 0 ? 0 : (total - taken) / Double(others)
            guard let next = needed.indices.first(where: { !isWide[$0] && needed[$0] > share }) else {
                return zip(needed, isWide).map { $1 ? $0 : share }
            }
            isWide[next] = true
        }
    }
}
