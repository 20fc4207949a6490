import PlaygroundModel
import TextMetrics

/// Lays out a table view's rows from top to bottom: UITableView gives each the height it asks for at the table's width.
struct TableLayout {
    let table: LayoutRequest.View
    let contents: ListContents
    let surroundings: ListSurroundings
    private let metrics: TableMetrics
    private let style: TableStyle
    private var layout = ListLayout()
    private var y = 0.0

    init(_ table: LayoutRequest.View, in contents: ListContents, _ surroundings: ListSurroundings) {
        self.table = table
        self.contents = contents
        self.surroundings = surroundings
        style = table.properties.choice(.style) ?? .plain
        metrics = TableMetrics(style: style, profile: surroundings.traits.profile)
    }

    /// - Parameter cells: What is known of cells with views of their own from the layout before.
    mutating func arranged(keeping cells: inout CellLayouts) -> ListLayout {
        let rows = contents.subviews(of: table)
        for (index, view) in rows.enumerated() {
            if view.kind == .cell {
                addCell(view, at: sectionPosition(of: index, among: rows), keeping: &cells)
            } else {
                addEdge(view, isFirst: index == 0)
            }
        }
        layout.contentSize = Size(width: surroundings.frame.width, height: y)
        return layout
    }

    private var isInset: Bool { style == .insetGrouped }

    /// How far cells stand from the edges of the table.
    private var cellInsets: EdgeInsets { isInset ? surroundings.contentMargins : .zero }

    private var cellWidth: Double { max(0, surroundings.frame.width - cellInsets.left - cellInsets.right) }

    /// What stands in cells keeps from their edges.
    private var cellMargins: EdgeInsets {
        isInset ? EdgeInsets(left: surroundings.margin, right: surroundings.margin) : surroundings.contentMargins
    }

    private func sectionPosition(of index: Int, among rows: [LayoutRequest.View]) -> LaidOutCell.SectionPosition {
        let isFirst = index == 0 || rows[index - 1].kind != .cell
        let isLast = index == rows.count - 1 || rows[index + 1].kind != .cell
        return isFirst && isLast ? .only : isFirst ? .first : isLast ? .last : .middle
    }

    // MARK: Cells

    private mutating func addCell(
        _ cell: LayoutRequest.View, at position: LaidOutCell.SectionPosition, keeping cells: inout CellLayouts
    ) {
        let content = content(of: cell, keeping: &cells)
        let frame = Rect(x: cellInsets.left, y: y, width: cellWidth, height: content.height)
        layout.add(content, of: cell.id, in: frame)
        layout.result.cells[cell.id] = LaidOutCell(
            sectionPosition: position, separatorInset: separatorInset(below: content, of: cell, at: position),
            accessoryMargin: surroundings.traits.isRightToLeft ? cellMargins.left : cellMargins.right
        )
        y += content.height
    }

    private func content(of cell: LayoutRequest.View, keeping cells: inout CellLayouts) -> CellContent {
        let type: AccessoryType = cell.properties.choice(.accessoryType) ?? .none
        var margins = cellMargins
        margins[isLeft: surroundings.traits.isRightToLeft] += metrics.accessoryWidth(type)
        let fixed = table.properties.number(.rowHeight)
        guard let constraints = cell.cellConstraints else {
            return CellArrangement(
                cell: cell, parts: contents.subviews(of: cell), style: style(of: cell), width: cellWidth,
                sides: margins, metrics: metrics, traits: surroundings.traits
            ).content(height: fixed)
        }
        let own = OwnCell(
            cell: cell, views: contents.descendants(of: cell), constraints: constraints, width: cellWidth,
            margins: margins + EdgeInsets(top: metrics.rowPadding, bottom: metrics.rowPadding), surroundings: surroundings
        )
        return cells.content(of: own, height: fixed, fallback: metrics.rowHeight)
    }

    private func style(of cell: LayoutRequest.View) -> CellStyle {
        cell.properties.choice(.cellStyle) ?? table.properties.choice(.cellStyle) ?? .default
    }

    /// UITableView.separatorInset: from where the text begins. Groups have no line below their last row.
    private func separatorInset(
        below content: CellContent, of cell: LayoutRequest.View, at position: LaidOutCell.SectionPosition
    ) -> EdgeInsets? {
        guard table.properties.choice(.separatorStyle) != SeparatorStyle.none,
              style == .plain || position == .first || position == .middle
        else { return nil }
        if let given = table.properties.insets(.separatorInset) { return given }
        let margins = cellMargins
        let text = content.frames[ViewID("\(cell.id).textLabel")]
        if surroundings.traits.isRightToLeft {
            return EdgeInsets(right: text.map { cellWidth - $0.maxX } ?? margins.right)
        }
        return EdgeInsets(left: text?.minX ?? margins.left)
    }

    // MARK: Headers and footers

    private mutating func addEdge(_ edge: LayoutRequest.View, isFirst: Bool) {
        let isHeader = edge.kind == .sectionHeader
        guard let label = contents.subviews(of: edge).first, let text = ViewText(label, traits: surroundings.traits) else {
            let height = isHeader && isFirst ? metrics.firstEmptyHeaderHeight : metrics.emptyEdgeHeight
            layout.result.frames[edge.id] = Rect(x: 0, y: y, width: surroundings.frame.width, height: height)
            y += height
            return
        }
        let inset = isInset ? cellInsets + cellMargins : surroundings.contentMargins
        let pixels = surroundings.traits.pixels
        let width = max(0, surroundings.frame.width - inset.left - inset.right)
        let textHeight = pixels.ceil(text.lines(inFrameWidth: width).size.height)
        let padding = padding(isHeader: isHeader, textHeight)
        let labelFrame = Rect(x: inset.left, y: padding.above, width: width, height: textHeight)
        var content = CellContent(height: padding.above + textHeight + padding.below)
        content.frames[label.id] = labelFrame
        content.texts[label.id] = LaidOutText(
            text, text.lines(inFrameWidth: width), in: labelFrame.size, pixels: pixels)
        if isHeader && style == .plain { y += metrics.plainHeaderGap }
        layout.add(content, of: edge.id, in: Rect(x: 0, y: y, width: surroundings.frame.width, height: content.height))
        y += content.height
    }

    private func padding(isHeader: Bool, _ textHeight: Double) -> TableMetrics.Padding {
        guard style == .plain else { return isHeader ? metrics.headerPadding : metrics.footerPadding }
        let padding = max(metrics.plainHeaderPadding, (metrics.plainHeaderHeight - textHeight) / 2)
        return TableMetrics.Padding(above: padding, below: padding)
    }
}

extension EdgeInsets {
    /// The inset of one of the sides.
    fileprivate subscript(isLeft isLeft: Bool) -> Double {
        get { isLeft ? left : right }
        set { if isLeft { left = newValue } else { right = newValue } }
    }
}
