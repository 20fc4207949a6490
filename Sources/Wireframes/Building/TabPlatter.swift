import PlaygroundModel

/// The glass of a tab bar at the bottom and the tabs on it (iOS 26), in the bar's coordinates and as they stand where a language runs
/// from left to right.
///
/// Tabs are of one width as long as their titles fit, and no wider than the widest measured; where the bar has no room for that they
/// share it, and one whose title needs more takes it from the others. Neighbours overlap. This gives the frames of views that were
/// dumped with three and with five equal titles. The widths of one view hierarchy with unequal titles (74, 95.67, sentry-cocoa, iOS
/// 26.1) are not explained: its titles, and what a title needs at its sides, are not known.
struct TabPlatter {
    /// Lengths in points.
    struct Metrics: Sendable {
        /// From the bar's sides to the widest platter.
        var margin: Double
        var height: Double
        /// From the platter's edges to the tabs.
        var inset: Double
        /// Of neighbours, where nothing is short.
        var overlap: Double
        var widestTab: Double
        /// The same with images beside titles, and what image and gap take there; not measured.
        var widestTabBesideImage: Double
        var imageBeside: Double
        /// On either side of a title; not measured.
        var titlePadding: Double
    }

    /// `nil` for bars that reach from side to side.
    static let metrics: VersionTable<Metrics?> = [
        .since(8, nil, "tabs share the bar's width"),
        .since(26, Metrics(
            margin: 21, height: 62, inset: 4, overlap: 8, widestTab: 94, widestTabBesideImage: 160, imageBeside: 33, titlePadding: 8
        ), "getsentry/sentry-cocoa, iOS 26.1, and AndrewKochulab/sim-mirror, iOS 27, at 402 points: a platter of 360 x 62 at 21; five tabs of "
            + "77 x 54, 68.75 apart; three of 94 on a platter of 274"),
    ]

    let frame: Rect
    let items: [Rect]

    /// - Parameters:
    ///   - titles: How wide each is.
    ///   - size: Of the bar, down to the edge of the screen.
    ///   - scale: Pixels a point.
    init(
        titles: [Double], areBesideImages: Bool, in size: Size, safeArea: EdgeInsets, scale: Double, _ metrics: Metrics
    ) {
        let height = min(metrics.height, size.height)
        let room = size.width - safeArea.left - safeArea.right - 2 * (metrics.margin + metrics.inset)
        let needed = titles.map { $0 + 2 * metrics.titlePadding + (areBesideImages ? metrics.imageBeside : 0) }
        let widest = max(areBesideImages ? metrics.widestTabBesideImage : metrics.widestTab, needed.max() ?? 0)
        let gaps = Double(max(0, titles.count - 1))
        var widths = titles.map { _ in widest }
        var overlap = metrics.overlap
        if widths.reduce(0, +) - gaps * overlap > room {
            widths = Self.shared(room + gaps * overlap, among: needed).map { ($0 * scale).rounded(.up) / scale }
            // Rounding is made up for between the tabs.
            if gaps > 0 { overlap = (widths.reduce(0, +) - room) / gaps }
        }
        let content = widths.reduce(0, +) - gaps * overlap
        let width = content + 2 * metrics.inset
        let left = safeArea.left + (size.width - safeArea.left - safeArea.right - width) / 2
        frame = Rect(x: left, y: 0, width: width, height: height)
        var x = left + metrics.inset
        items = widths.map { width in
            defer { x += width - overlap }
            return Rect(x: x, y: metrics.inset, width: width, height: max(0, height - 2 * metrics.inset))
        }
    }

    /// Equal shares, but to each no less than it needs; where that is too much, shares in proportion to it.
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
