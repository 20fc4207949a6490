import PlaygroundModel
import TextMetrics

extension TableLayout {
    mutating func addEdge(_ edge: LayoutRequest.View, isFirst: Bool, keeping cells: inout CellLayouts) {
        let isHeader = edge.kind == .sectionHeader
        let given = table.properties.number(isHeader ? .sectionHeaderHeight : .sectionFooterHeight)
        if edge.cellConstraints != nil { return addOwnEdge(edge, height: given, keeping: &cells) }
        guard let label = contents.subviews(of: edge).first, let text = ViewText(label, traits: surroundings.traits) else {
            let first = isHeader && isFirst ? metrics.firstEmptyHeaderHeight : nil
            let height = first ?? given ?? metrics.emptyEdgeHeight
            layout.result.frames[edge.id] = Rect(x: 0, y: y, width: surroundings.frame.width, height: height)
            y += height
            return
        }
        let inset = isInset ? cellInsets + cellMargins : surroundings.contentMargins
        let width = max(0, surroundings.frame.width - inset.left - inset.right)
        let lines = text.lines(inFrameWidth: width)
        let textHeight = surroundings.traits.pixels.ceil(lines.size.height)
        let padding = padding(of: edge, isFirst: isFirst, textHeight, lineHeight: text.font.lineHeight, atLeast: given ?? 0)
        let labelFrame = Rect(x: inset.left, y: padding.above, width: width, height: textHeight)
        var content = CellContent(height: padding.above + textHeight + padding.below)
        content.frames[label.id] = labelFrame
        content.texts[label.id] = LaidOutText(text, lines, in: labelFrame.size, pixels: surroundings.traits.pixels)
        if isHeader { y += headerGap }
        add(content, of: edge)
    }

    private var headerGap: Double {
        guard style == .plain, metrics.plainHeaderGap > 0 else { return 0 }
        return headerTopPadding ?? metrics.plainHeaderGap
    }

    /// Adds a header or footer with its own views.
    mutating func addOwnEdge(_ edge: LayoutRequest.View, height: Double?, keeping cells: inout CellLayouts) {
        let own = CustomCell(
            cell: edge, views: contents.descendants(of: edge), constraints: edge.cellConstraints ?? [],
            width: surroundings.frame.width, contentInsets: .zero, margins: ViewGuides.ownMargins(of: edge, profile: metrics.profile),
            surroundings: surroundings
        )
        let fixed = edge.properties.number(.rowHeight) ?? height
        if edge.kind == .sectionHeader { y += headerGap }
        add(cells.content(of: own, height: fixed, fallback: metrics.plainHeaderHeight), of: edge)
    }

    private mutating func add(_ content: CellContent, of edge: LayoutRequest.View) {
        layout.add(content, of: edge.id, in: Rect(x: 0, y: y, width: surroundings.frame.width, height: content.height))
        y += content.height
    }

    private func padding(
        of edge: LayoutRequest.View, isFirst: Bool, _ textHeight: Double, lineHeight: Double, atLeast given: Double
    ) -> TableMetrics.Padding {
        if style == .plain {
            let least = max(metrics.plainHeaderHeight, given)
            let padding = max(metrics.plainHeaderPadding, (least - textHeight) / 2)
            return TableMetrics.Padding(above: padding, below: padding)
        }
        guard edge.kind == .sectionHeader else { return metrics.footerPadding }
        if let padding = metrics.headerPadding(isFirst: isFirst) {
            return TableMetrics.Padding(above: max(padding.above, given - textHeight - padding.below), below: padding.below)
        }
        let oneLine = surroundings.traits.pixels.ceil(lineHeight)
        let height = max(given, metrics.groupedHeaderHeight + textHeight - oneLine) + (isFirst ? metrics.firstHeaderExtra : 0)
        let below = metrics.groupedHeaderPaddingBelow
        return TableMetrics.Padding(above: max(0, height - textHeight - below), below: below)
    }
}
