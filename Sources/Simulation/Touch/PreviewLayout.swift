import PlaygroundModel

/// A preview and its actions. Apple publishes no metrics of peeks: all but the preferred content size is a modelling choice.
struct PreviewLayout: Hashable {
    let window: Size
    let safeAreaInsets: EdgeInsets
    let preferredContentSize: Size?
    let kind: ActionListKind
    let rowCount: Int
    let metrics: MenuMetrics
    /// The extra height of a menu's second lines, edges, and gaps between sections.
    var extraHeight = 0.0

    static let margin = 10.0
    private static let gap = 8.0

    var rowHeight: Double { kind == .actionSheet ? 57 : MenuMetrics.rowHeight }

    private var available: Rect {
        Rect(origin: .zero, size: window).inset(by: safeAreaInsets + EdgeInsets(
            top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin
        ))
    }

    private var listHeight: Double { Double(rowCount) * rowHeight + extraHeight }

    /// The preferred content size if it fits. A width of 0, or no size, selects all available space.
    private var previewSize: Size {
        let most = available.size
        let room = kind == .menu && rowCount > 0 ? max(most.height / 3, most.height - listHeight - Self.gap) : most.height
        let asked = preferredContentSize ?? .zero
        return Size(
            width: asked.width > 0 ? min(asked.width, most.width) : most.width,
            height: min(asked.height > 0 ? asked.height : most.height, room)
        )
    }

    var preview: Rect {
        let size = previewSize
        let x = available.midX - size.width / 2
        let centred = available.midY - size.height / 2
        let y = switch kind {
        case _ where rowCount == 0: centred
        case .actionSheet: min(centred, available.maxY - listHeight - Self.gap - size.height)
        case .menu: max(available.minY, available.midY - (size.height + Self.gap + listHeight) / 2)
        }
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    /// The frame of the actions. An action sheet is at the bottom, as wide as the window. A menu is below its preview.
    var actions: Rect {
        switch kind {
        case .actionSheet:
            return Rect(x: available.minX, y: available.maxY - listHeight, width: available.width, height: listHeight)
        case .menu:
            let width = min(metrics.width, available.width)
            let x = min(max(preview.minX, available.minX), available.maxX - width)
            return Rect(x: x, y: preview.maxY + Self.gap, width: width, height: listHeight)
        }
    }
}
