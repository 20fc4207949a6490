import PlaygroundModel
import Simulation

/// Where the buttons and the title of a navigation bar stand.
///
/// The title is centred in the bar as long as the buttons leave room, moves aside where they do not, and is cut off last,
/// as UINavigationBar has it. Bars do not follow Dynamic Type.
struct NavigationBarItems {
    let bar: NavigationBar
    let width: Double
    /// What hardware covers on the left and the right.
    let insets: EdgeInsets
    let traits: TraitCollection
    /// What a tab bar at the top takes of the row, from the bar's own leading edge; the title then stands beside the buttons.
    var tabs: ClosedRange<Double>?
    /// What a sidebar covers of the bar at its leading edge; the title is centred beside it.
    var sidebar = 0.0

    private static let edge = 8.0
    private static let chevronWidth = 18.0
    private static let displayModeButtonWidth = 44.0

    private var texts: BarText { BarText(traits) }
    private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
    private var leadingInset: Double { isRightToLeft ? insets.right : insets.left }
    private var trailingInset: Double { isRightToLeft ? insets.left : insets.right }

    func nodes(named id: String, top: Double) -> [WireframeNode] {
        var x = leadingInset + Self.edge
        var nodes: [WireframeNode] = []
        if let back = backButton(named: id, x: x, top: top) {
            nodes.append(back)
            x += back.frame.width
        }
        if let button = bar.displayModeButton {
            nodes.append(displayModeButton(button, named: id, x: x, top: top))
            x += Self.displayModeButtonWidth
        }
        let left = row(bar.leftBarButtonItems), right = row(bar.rightBarButtonItems.reversed())
        nodes += left?.row(from: x, in: width, top: top) ?? []
        x += left?.width ?? 0
        let trailing = width - trailingInset - Self.edge - (right?.width ?? 0)
        nodes += right?.row(from: trailing, in: width, top: top) ?? []
        return nodes + title(named: id, between: x, and: trailing, top: top)
    }

    private func row(_ items: [BarButtonItem]) -> BarItems? {
        guard let content = bar.content, !items.isEmpty else { return nil }
        return BarItems(items: items, content: content, height: bar.frame.height, traits: traits)
    }

    private func frame(x: Double, top: Double, width: Double) -> Rect {
        Rect(x: x, y: top, width: width, height: bar.frame.height).mirrored(in: self.width, isRightToLeft)
    }

    /// Its title may take up to two fifths of the bar.
    private func backButton(named id: String, x: Double, top: Double) -> WireframeNode? {
        guard let back = bar.backButtonTitle else { return nil }
        let text = back.isEmpty ? nil : texts.text(back, size: 17, lineHeight: 22, isNatural: true)
        let textWidth = text.map(texts.width) ?? 0
        return WireframeNode(
            id: "\(id)/bar/back", role: .backButton,
            frame: frame(x: x, top: top, width: min(max(44, Self.chevronWidth + textWidth), width * 0.4)),
            content: .back(text), event: bar.backEvent ?? .back,
            accessibilityLabel: back.isEmpty ? "Back" : "Back to \(back)"
        )
    }

    private func displayModeButton(
        _ button: DisplayModeButton, named id: String, x: Double, top: Double
    ) -> WireframeNode {
        let hides = if case .container(.hideColumn) = button.event { true } else { false }
        return WireframeNode(
            id: "\(id)/bar/displayMode", role: .barButtonItem,
            frame: frame(x: x, top: top, width: Self.displayModeButtonWidth),
            content: .item(.init(title: nil, image: "sidebar.leading")), event: button.event,
            accessibilityLabel: hides ? "Hide the column" : "Show the column"
        )
    }

    private func title(named id: String, between leading: Double, and trailing: Double, top: Double) -> [WireframeNode] {
        guard let title = bar.title, bar.largeTitleFrame == nil else { return [] }
        let text = texts.text(title, size: 17, weight: .semibold, lineHeight: 22)
        let end = tabs.map { min($0.lowerBound, trailing) } ?? trailing
        let titleWidth = min(texts.width(of: text), max(0, end - leading - 2 * Self.edge))
        let centred = tabs == nil ? (sidebar + width - titleWidth) / 2 : 0
        let x = min(max(centred, leading + Self.edge), max(leading, end - Self.edge - titleWidth))
        return [WireframeNode(
            id: "\(id)/bar/title", role: .barTitle, frame: frame(x: x, top: top, width: titleWidth), content: .text(text)
        )]
    }
}
