import PlaygroundLanguage
import PlaygroundModel
import TextMetrics

/// Lays out a collection view like UICollectionViewFlowLayout (lines) or UICollectionViewCompositionalLayout (groups and lists).
struct CollectionArrangement {
    let collection: LayoutRequest.View
    let contents: ListContents
    let surroundings: ListSurroundings
    var layout = ListLayout()
    /// The width in which a horizontal right-to-left layout is mirrored. `nil` for other layouts, and before the length is known.
    private var flippedWidth: Double?

    init(_ collection: LayoutRequest.View, in contents: ListContents, _ surroundings: ListSurroundings) {
        self.collection = collection
        self.contents = contents
        self.surroundings = surroundings
    }

    /// A horizontal layout is mirrored for right-to-left languages (iOS 9): its first item is at the right.
    mutating func arranged(keeping cells: inout CellLayouts) -> ListLayout {
        let whole = arrangedOnce(keeping: &cells)
        guard isHorizontal, surroundings.traits.isRightToLeft else { return whole }
        flippedWidth = max(whole.contentSize.width, surroundings.frame.width - surroundings.contentInsets.left - surroundings.contentInsets.right)
        layout = ListLayout()
        return arrangedOnce(keeping: &cells)
    }

    private mutating func arrangedOnce(keeping cells: inout CellLayouts) -> ListLayout {
        let compositional = properties.compositionalLayout(.layout)
        let grid = properties.choice(.layout) == CollectionLayout.grid
            ? SectionLayout(grid: properties, lineSpacing: lineSpacing, itemSpacing: itemSpacing) : nil
        var start = 0.0
        for (place, section) in contents.sections(of: collection).enumerated() {
            if place > 0 { start += compositional?.interSectionSpacing ?? 0 }
            guard let own = compositional?.section(section.number) ?? grid else {
                if let header = section.header { start += addEdge(header, at: start, keeping: &cells) }
                start = addItems(section.items, from: start, keeping: &cells)
                if let footer = section.footer { start += addEdge(footer, at: start, keeping: &cells) }
                continue
            }
            start = own.appearance.map { addList(section, own, $0, from: start, keeping: &cells) }
                ?? addGroups(section, own, from: start, keeping: &cells)
        }
        layout.contentSize = isHorizontal
            ? Size(width: start, height: crossLength) : Size(width: crossLength, height: start)
        return layout
    }

    /// Adds a list with the lengths of a table of the same style. The headers of a plain list stay visible.
    private mutating func addList(
        _ section: ListContents.Section, _ own: SectionLayout, _ appearance: ListSectionAppearance, from start: Double, keeping cells: inout CellLayouts
    ) -> Double {
        var list = TableLayout(collection, in: contents, surroundings, style: appearance.tableStyle, isList: true)
        list.appearance = appearance
        list.hasSeparators = own.showsSeparators && !appearance.isSidebar
        list.headerTopPadding = own.headerTopPadding
        list.headerItem = own.headerMode == .firstItemInSection ? section.items.first?.id : nil
        (list.layout, list.y) = (layout, start)
        let hasEdges = appearance == .grouped || appearance == .insetGrouped
        let header = own.headerMode == .supplementary ? section.header : nil
        if hasEdges, header == nil, list.headerItem == nil {
            list.y += (start == 0 ? list.metrics.firstEmptyHeaderHeight : nil) ?? list.metrics.emptyEdgeHeight
        }
        list.add([header].compactMap { $0 } + section.items + [section.footer].compactMap { $0 }, isFirst: start == 0, keeping: &cells)
        if hasEdges, section.footer == nil { list.y += list.metrics.emptyEdgeHeight }
        layout = list.layout
        if appearance == .plain, let header, let frame = layout.result.frames[header.id] {
            let range = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: list.y - frame.minY)
            layout.result.sections[collection.id, default: [:]][section.number, default: LaidOutSection()].pins = [
                LaidOutSection.Pin(view: header.id, range: range, edge: .top),
            ]
        }
        return list.y
    }

    // MARK: Lengths

    private var properties: ViewProperties { collection.properties }
    var isHorizontal: Bool { properties.choice(.scrollDirection) == ScrollDirection.horizontal }
    private var sectionInset: EdgeInsets { properties.insets(.sectionInset) ?? .zero }
    /// The size of items. The default is UICollectionViewFlowLayout's.
    private var itemSize: Size { properties.size(.itemSize) ?? Size(width: 50, height: 50) }
    private var lineSpacing: Double { properties.numberOrDefault(.minimumLineSpacing) }
    private var itemSpacing: Double { properties.numberOrDefault(.minimumInteritemSpacing) }

    var crossLength: Double {
        let (frame, covered) = (surroundings.frame, surroundings.contentInsets)
        return max(0, isHorizontal ? frame.height - covered.top - covered.bottom : frame.width - covered.left - covered.right)
    }

    /// A flow layout insets its sections from the content inset (UICollectionViewFlowLayout.sectionInsetReference).
    private var crossInsets: (start: Double, end: Double) {
        isHorizontal ? (sectionInset.top, sectionInset.bottom) : (sectionInset.left, sectionInset.right)
    }

    /// The distances between the leading edges, and between the trailing edges, of the layout and its sections. A compositional
    /// layout insets sections from the safe area (UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference).
    var sectionMargins: (leading: Double, trailing: Double) {
        guard !isHorizontal else { return (0, 0) }
        let (covered, within) = (surroundings.safeArea, surroundings.contentInsets)
        let (left, right) = (max(0, covered.left - within.left), max(0, covered.right - within.right))
        return surroundings.traits.isRightToLeft ? (right, left) : (left, right)
    }

    // MARK: Items of a flow layout

    private mutating func addItems(
        _ items: [LayoutRequest.View], from start: Double, keeping cells: inout CellLayouts
    ) -> Double {
        var along = start + (isHorizontal ? sectionInset.left : sectionInset.top)
        let insets = crossInsets
        let lengths = items.map { isHorizontal ? size(of: $0).height : size(of: $0).width }
        for line in FlowLines(room: max(0, crossLength - insets.start - insets.end), spacing: itemSpacing).lines(of: lengths) {
            let sizes = line.items.map { isHorizontal ? size(of: items[$0]).width : size(of: items[$0]).height }
            let length = sizes.max() ?? 0
            for index in line.items {
                let place = index - line.items.lowerBound
                let frame = frame(
                    along: along + (length - sizes[place]) / 2, across: insets.start + line.places[place], sizes[place], lengths[index])
                add(content(of: items[index], width: frame.width, height: frame.height, keeping: &cells), of: items[index].id, in: frame)
            }
            along += length + (line.items.upperBound < items.count ? lineSpacing : 0)
        }
        return along + (isHorizontal ? sectionInset.right : sectionInset.bottom)
    }

    private func size(of item: LayoutRequest.View) -> Size { item.properties.size(.itemSize) ?? itemSize }

    private func frame(along: Double, across: Double, _ length: Double, _ crossLength: Double) -> Rect {
        if isHorizontal { return mirrored(Rect(x: along, y: across, width: length, height: crossLength)) }
        return mirrored(Rect(x: across, y: along, width: crossLength, height: length))
    }

    /// A vertical layout's lines begin at the leading edge.
    func mirrored(_ frame: Rect) -> Rect {
        if let flippedWidth { return frame.mirrored(in: flippedWidth) }
        return frame.mirrored(in: crossLength, surroundings.traits.isRightToLeft && !isHorizontal)
    }

    var isFlipped: Bool { flippedWidth != nil }

    mutating func add(_ content: CellContent, of item: ViewID, in frame: Rect) {
        layout.add(content, of: item, in: frame)
        layout.result.cells[item] = LaidOutCell(sectionPosition: .only)
    }

    /// If `height` is `nil`, the content determines the height, which is `fallback` if the constraints determine none.
    func content(
        of item: LayoutRequest.View, width: Double, height: Double?, fallback: Double = 50, keeping cells: inout CellLayouts
    ) -> CellContent {
        guard let constraints = item.cellConstraints else {
            return CaptionedImage(item: item, parts: contents.subviews(of: item), traits: surroundings.traits)
                .content(width: width, height: height)
        }
        let own = own(item, constraints, width: width)
        var content = cells.content(of: own, height: height, fallback: fallback)
        if let height, let needed = own.height(neededBy: content) {
            content.issues.append(.contentHigherThanItem(item: item.id, height: height, needed: needed))
        }
        return content
    }

    /// The width of an item's content, for a dimension that is estimated.
    func fittingWidth(of item: LayoutRequest.View) -> Double {
        guard let constraints = item.cellConstraints else {
            return contents.subviews(of: item).compactMap { ViewText($0, traits: surroundings.traits) }
                .map { surroundings.traits.pixels.ceil($0.lines(inFrameWidth: .infinity).size.width) }.max() ?? 0
        }
        return own(item, constraints, width: 0).fittingWidth
    }

    private func own(_ view: LayoutRequest.View, _ constraints: [LayoutConstraint], width: Double) -> CustomCell {
        CustomCell(
            cell: view, views: contents.descendants(of: view), constraints: constraints, width: width, contentInsets: .zero,
            margins: ViewGuides.ownMargins(of: view, profile: surroundings.traits.profile), surroundings: surroundings
        )
    }

    // MARK: Headers and footers

    private mutating func addEdge(
        _ edge: LayoutRequest.View, at start: Double, keeping cells: inout CellLayouts
    ) -> Double {
        let reference = properties.size(edge.kind == .sectionHeader ? .headerReferenceSize : .footerReferenceSize)
        if isHorizontal {
            guard let width = reference?.width else { return 0 }
            let content = edgeContent(of: edge, width: width, height: crossLength, margins: .zero, keeping: &cells)
            layout.add(content, of: edge.id, in: Rect(x: start, y: 0, width: width, height: crossLength))
            return width
        }
        let content = edgeContent(
            of: edge, width: crossLength, height: reference?.height, margins: surroundings.contentMargins, keeping: &cells)
        layout.add(content, of: edge.id, in: Rect(x: 0, y: start, width: crossLength, height: content.height))
        return content.height
    }

    func edgeContent(
        of edge: LayoutRequest.View, width: Double, height: Double?, margins: EdgeInsets, keeping cells: inout CellLayouts
    ) -> CellContent {
        if let constraints = edge.cellConstraints {
            return cells.content(of: own(edge, constraints, width: width), height: height, fallback: Self.fallbackHeight)
        }
        guard let label = contents.subviews(of: edge).first, let text = ViewText(label, traits: surroundings.traits)
        else { return CellContent(height: height ?? 0) }
        let pixels = surroundings.traits.pixels
        let room = max(0, width - margins.left - margins.right)
        let lines = text.lines(inFrameWidth: room)
        let textHeight = pixels.ceil(lines.size.height)
        var content = CellContent(height: height ?? textHeight + 2 * Self.edgePadding)
        let frame = Rect(x: margins.left, y: (content.height - textHeight) / 2, width: room, height: textHeight)
        content.frames[label.id] = frame
        content.texts[label.id] = LaidOutText(text, lines, in: frame.size, pixels: pixels)
        return content
    }

    private static let edgePadding = 10.0
    /// The height of a header whose constraints determine no height: 50 in Interface Builder.
    private static let fallbackHeight = 50.0
}
