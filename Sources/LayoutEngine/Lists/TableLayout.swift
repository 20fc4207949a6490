import PlaygroundModel
import TextMetrics

struct TableLayout {
    let table: LayoutRequest.View
    let contents: ListContents
    let surroundings: ListSurroundings
    let metrics: TableMetrics
    let style: TableStyle
    var hasSeparators: Bool
    /// The appearance of a list in a collection view. `nil` for tables.
    var appearance: ListSectionAppearance?
    /// An item that is the header of its section.
    var headerItem: ViewID?
    /// UITableView.sectionHeaderTopPadding, or a list's headerTopPadding.
    var headerTopPadding: Double?
    var layout = ListLayout()
    var y = 0.0

    init(_ table: LayoutRequest.View, in contents: ListContents, _ surroundings: ListSurroundings, style: TableStyle, isList: Bool = false) {
        self.table = table
        self.contents = contents
        self.style = style
        hasSeparators = table.properties.choice(.separatorStyle) != SeparatorStyle.none
        headerTopPadding = table.properties.number(.sectionHeaderTopPadding)
        let traits = surroundings.traits
        metrics = TableMetrics(style: style, profile: traits.profile, pixels: traits.pixels, isPad: traits.isPad, isList: isList)
        var own = surroundings
        let isLow = !traits.isPad && traits.verticalSizeClass == .compact && surroundings.coveredSides == .zero && surroundings.margin == 20
        own.margin = isLow
            ? TableMetrics.lowPhoneSideMargins[traits.profile] : metrics.sideMargin(systemMinimum: surroundings.margin)
        self.surroundings = own
    }

    mutating func arranged(keeping cells: inout CellLayouts) -> ListLayout {
        add(contents.subviews(of: table), isFirst: true, keeping: &cells)
        if style == .plain { pinEdges() }
        layout.contentSize = Size(width: surroundings.frame.width, height: y)
        return layout
    }

    /// The headers and footers of a plain table stay visible while their section scrolls.
    private mutating func pinEdges() {
        for section in contents.sections(of: table) {
            let edges = [(section.header, ExtendedLayout.Edge.top), (section.footer, .bottom)]
                .compactMap { view, edge in view.map { (view: $0, edge: edge) } }
                .filter { !$0.view.subviews.isEmpty }
            let views = edges.map { $0.view.id } + section.items.map { $0.id }
            let frames = views.compactMap { layout.result.frames[$0] }
            guard !edges.isEmpty, let top = frames.map({ $0.minY }).min(), let bottom = frames.map({ $0.maxY }).max() else { continue }
            let range = Rect(x: 0, y: top, width: surroundings.frame.width, height: bottom - top)
            layout.result.sections[table.id, default: [:]][section.number, default: LaidOutSection()].pins = edges.map {
                LaidOutSection.Pin(view: $0.view.id, range: range, edge: $0.edge)
            }
        }
    }

    /// - Parameter isFirst: Whether nothing is above the rows.
    mutating func add(_ rows: [LayoutRequest.View], isFirst: Bool, keeping cells: inout CellLayouts) {
        let first = rows.firstIndex { $0.kind != .view }
        for (index, view) in rows.enumerated() {
            switch view.kind {
            case .cell: addCell(view, at: sectionPosition(of: index, among: rows), keeping: &cells)
            case .sectionHeader, .sectionFooter: addEdge(view, isFirst: isFirst && index == first, keeping: &cells)
            default: addOwnEdge(view, height: nil, keeping: &cells)
            }
        }
    }

    var isInset: Bool { style == .insetGrouped }

    var cellInsets: EdgeInsets { isInset ? surroundings.contentMargins : .zero }

    private var cellWidth: Double { max(0, surroundings.frame.width - cellInsets.left - cellInsets.right) }

    var cellMargins: EdgeInsets {
        isInset ? EdgeInsets(left: surroundings.margin, right: surroundings.margin) : surroundings.contentMargins
    }

    private func sectionPosition(of index: Int, among rows: [LayoutRequest.View]) -> LaidOutCell.SectionPosition {
        let isFirst = index == 0 || rows[index - 1].kind != .cell || rows[index - 1].id == headerItem
        let isLast = index == rows.count - 1 || rows[index + 1].kind != .cell
        return isFirst && isLast ? .only : isFirst ? .first : isLast ? .last : .middle
    }

    private mutating func addCell(
        _ cell: LayoutRequest.View, at position: LaidOutCell.SectionPosition, keeping cells: inout CellLayouts
    ) {
        let content = content(of: cell, keeping: &cells)
        let frame = Rect(x: cellInsets.left, y: y, width: cellWidth, height: content.height)
        layout.add(content, of: cell.id, in: frame)
        layout.result.cells[cell.id] = LaidOutCell(
            sectionPosition: position, separatorInset: separatorInset(below: content, of: cell, at: position),
            accessoryMargin: (surroundings.traits.isRightToLeft ? cellMargins.left : cellMargins.right)
                + metrics.accessoryLead(cell.properties.choice(.accessoryType) ?? .none)
        )
        layout.result.cells[cell.id]?.appearance = appearance
        layout.result.cells[cell.id]?.isHeader = cell.id == headerItem
        let doubt = cell.cellConstraints == nil && fixedHeight(of: cell) == nil ? heightDoubt(of: cell) : content.heightDoubt
        layout.result.cells[cell.id]?.heightDoubt = doubt
        y += content.height
    }

    private func content(of cell: LayoutRequest.View, keeping cells: inout CellLayouts) -> CellContent {
        let isRightToLeft = surroundings.traits.isRightToLeft
        let accessory = accessoryView(of: cell)
        let type: AccessoryType = cell.properties.choice(.accessoryType) ?? .none
        let geometry = CellGeometry(
            cell, accessoryWidth: accessory?.size.width ?? (type == .none ? nil : metrics.accessoryWidth(type)),
            margins: cellMargins, covered: isInset ? .zero : surroundings.coveredSides,
            hasSeparator: hasSeparators, metrics: metrics, isRightToLeft: isRightToLeft
        )
        let fixed = fixedHeight(of: cell)
        guard let constraints = cell.cellConstraints else {
            var content = CellArrangement(
                cell: cell, parts: contents.subviews(of: cell), style: CellStyle(of: cell.properties, in: table.properties),
                isConfigured: configuration(of: cell) != nil, width: cellWidth, geometry: geometry, metrics: metrics, traits: surroundings.traits
            ).content(height: fixed)
            accessory?.place(
                in: &content, width: cellWidth, contentInsets: geometry.contentInsets, isRightToLeft: isRightToLeft)
            return content
        }
        let own = CustomCell(
            cell: cell, views: contents.descendants(of: cell), constraints: constraints, width: cellWidth,
            contentInsets: geometry.contentInsets, margins: geometry.layoutMargins, surroundings: surroundings
        )
        var content = cells.content(of: own, height: fixed, fallback: metrics.rowHeight, isRow: true)
        if content.hasFallbackHeight { content.issues.append(.rowWithoutHeight(cell.id)) }
        return content
    }

    private func fixedHeight(of cell: LayoutRequest.View) -> Double? {
        cell.properties.number(.rowHeight) ?? table.properties.number(.rowHeight)
    }

    private func accessoryView(of cell: LayoutRequest.View) -> CellAccessoryView? {
        guard cell.cellConstraints == nil else { return nil }
        let name = CellAccessoryView.name(in: cell.id)
        return contents.subviews(of: cell).first { $0.id == name }.map { CellAccessoryView($0, traits: surroundings.traits) }
    }

    private func configuration(of cell: LayoutRequest.View) -> ContentConfiguration? {
        ContentConfiguration(of: cell.properties, in: table.properties)
    }

    private func heightDoubt(of cell: LayoutRequest.View) -> String? {
        configuration(of: cell)?.isOfSidebar == true ? TableMetrics.sidebarDoubt : metrics.rowHeightDoubt
    }

    /// UITableViewCell.separatorInset or UITableView.separatorInset (default: the text's position). A group's last row has no separator.
    private func separatorInset(
        below content: CellContent, of cell: LayoutRequest.View, at position: LaidOutCell.SectionPosition
    ) -> EdgeInsets? {
        guard hasSeparators, cell.id != headerItem, style == .plain || position == .first || position == .middle else { return nil }
        if let given = cell.properties.insets(.separatorInset) ?? table.properties.insets(.separatorInset) { return given }
        let margins = cellMargins
        let text = content.frames[ViewID("\(cell.id).textLabel")]
        if surroundings.traits.isRightToLeft {
            return EdgeInsets(right: text.map { cellWidth - $0.maxX } ?? margins.right)
        }
        return EdgeInsets(left: text?.minX ?? margins.left)
    }
}
