import PlaygroundLanguage
import PlaygroundModel
import TextMetrics

/// Lays out a collection view's items in lines, as UICollectionViewFlowLayout does, or in a grid of equal columns.
struct CollectionArrangement {
    let collection: LayoutRequest.View
    let contents: ListContents
    let surroundings: ListSurroundings
    private var layout = ListLayout()

    init(_ collection: LayoutRequest.View, in contents: ListContents, _ surroundings: ListSurroundings) {
        self.collection = collection
        self.contents = contents
        self.surroundings = surroundings
    }

    mutating func arranged(keeping cells: inout CellLayouts) -> ListLayout {
        var start = 0.0
        for section in sections {
            if let header = section.header { start += addEdge(header, at: start, keeping: &cells) }
            start = addItems(section.items, from: start, keeping: &cells)
            if let footer = section.footer { start += addEdge(footer, at: start, keeping: &cells) }
        }
        layout.contentSize = isHorizontal
            ? Size(width: start, height: crossLength) : Size(width: crossLength, height: start)
        return layout
    }

    private struct Section {
        var header: LayoutRequest.View?
        var items: [LayoutRequest.View] = []
        var footer: LayoutRequest.View?
    }

    /// A section's number is the second part of each id.
    private var sections: [Section] {
        var sections: [Section] = []
        var current: Substring?
        for view in contents.subviews(of: collection) {
            let number = view.id.name.dropFirst(collection.id.name.count + 1).prefix { $0 != "." }
            if number != current {
                sections.append(Section())
                current = number
            }
            switch view.kind {
            case .sectionHeader: sections[sections.count - 1].header = view
            case .sectionFooter: sections[sections.count - 1].footer = view
            default: sections[sections.count - 1].items.append(view)
            }
        }
        return sections
    }

    // MARK: Lengths

    private var properties: ViewProperties { collection.properties }
    private var isHorizontal: Bool { properties.choice(.scrollDirection) == ScrollDirection.horizontal }
    private var sectionInset: EdgeInsets { properties.insets(.sectionInset) ?? .zero }
    /// UICollectionViewFlowLayout's default.
    private var itemSize: Size { properties.size(.itemSize) ?? Size(width: 50, height: 50) }
    private var lineSpacing: Double { properties.numberOrDefault(.minimumLineSpacing) }
    private var itemSpacing: Double { properties.numberOrDefault(.minimumInteritemSpacing) }

    private var crossLength: Double {
        let (frame, covered) = (surroundings.frame, surroundings.contentInsets)
        return max(0, isHorizontal ? frame.height - covered.top - covered.bottom : frame.width - covered.left - covered.right)
    }

    private var crossInsets: (start: Double, end: Double) {
        if isHorizontal { return (sectionInset.top, sectionInset.bottom) }
        // A flow layout insets its sections from the content inset (UICollectionViewFlowLayout.sectionInsetReference),
        // a compositional layout from the safe area
        // (UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference).
        guard isGrid else { return (sectionInset.left, sectionInset.right) }
        let (covered, within) = (surroundings.safeArea, surroundings.contentInsets)
        let (left, right) = (max(0, covered.left - within.left), max(0, covered.right - within.right))
        let isRightToLeft = surroundings.traits.isRightToLeft
        return (sectionInset.left + (isRightToLeft ? right : left), sectionInset.right + (isRightToLeft ? left : right))
    }

    // MARK: Items

    private mutating func addItems(
        _ items: [LayoutRequest.View], from start: Double, keeping cells: inout CellLayouts
    ) -> Double {
        var along = start + (isHorizontal ? sectionInset.left : sectionInset.top)
        let insets = crossInsets
        let room = max(0, crossLength - insets.start - insets.end)
        let lengths = lengths(of: items, room: room)
        let lines = isGrid ? gridLines(lengths) : FlowLines(room: room, spacing: itemSpacing).lines(of: lengths)
        for line in lines {
            let contents = line.items.map { content(of: items[$0], lengths[$0], keeping: &cells) }
            let sizes = zip(line.items, contents).map { isHorizontal ? size(of: items[$0]).width : $1.height }
            let length = sizes.max() ?? 0
            for (index, content) in zip(line.items, contents) {
                let place = index - line.items.lowerBound
                let start = along + (length - sizes[place]) / 2
                let across = insets.start + line.places[place]
                add(content, of: items[index].id, in: frame(along: start, across: across, sizes[place], lengths[index]))
            }
            along += length + (line.items.upperBound < items.count ? lineSpacing : 0)
        }
        return along + (isHorizontal ? sectionInset.right : sectionInset.bottom)
    }

    private var isGrid: Bool { properties.choice(.layout) == CollectionLayout.grid }
    private var columns: Int { max(1, Int(clamping: properties.number(.columns) ?? 1)) }

    private func lengths(of items: [LayoutRequest.View], room: Double) -> [Double] {
        guard isGrid else { return items.map { isHorizontal ? size(of: $0).height : size(of: $0).width } }
        let length = max(0, (room - itemSpacing * Double(columns - 1)) / Double(columns))
        return Array(repeating: length, count: items.count)
    }

    private func gridLines(_ lengths: [Double]) -> [FlowLines.Line] {
        stride(from: 0, to: lengths.count, by: columns).map { first in
            let items = first..<min(first + columns, lengths.count)
            return FlowLines.Line(items: items, places: items.map { Double($0 - first) * (lengths[$0] + itemSpacing) })
        }
    }

    private func size(of item: LayoutRequest.View) -> Size { item.properties.size(.itemSize) ?? itemSize }

    private func frame(along: Double, across: Double, _ length: Double, _ crossLength: Double) -> Rect {
        if isHorizontal { return mirrored(Rect(x: along, y: across, width: length, height: crossLength)) }
        return mirrored(Rect(x: across, y: along, width: crossLength, height: length))
    }

    /// A vertical layout's lines begin at the leading edge.
    private func mirrored(_ frame: Rect) -> Rect {
        guard surroundings.traits.isRightToLeft, !isHorizontal else { return frame }
        return Rect(x: crossLength - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private mutating func add(_ content: CellContent, of item: ViewID, in frame: Rect) {
        layout.add(content, of: item, in: frame)
        layout.result.cells[item] = LaidOutCell(sectionPosition: .only)
    }

    /// Items of a flow layout have a given size. The height of a grid is given, or fits its items.
    private func content(
        of item: LayoutRequest.View, _ length: Double, keeping cells: inout CellLayouts
    ) -> CellContent {
        let size = size(of: item)
        let width = isHorizontal ? size.width : length
        let height = isHorizontal ? length : isGrid ? properties.number(.itemHeight) : size.height
        guard let constraints = item.cellConstraints else {
            return CaptionedImage(item: item, parts: contents.subviews(of: item), traits: surroundings.traits)
                .content(width: width, height: height)
        }
        let own = own(item, constraints, width: width)
        var content = cells.content(of: own, height: height, fallback: size.height)
        if let height, let needed = own.height(neededBy: content) {
            content.issues.append(.contentHigherThanItem(item: item.id, height: height, needed: needed))
        }
        return content
    }

    private func own(_ view: LayoutRequest.View, _ constraints: [LayoutConstraint], width: Double) -> OwnCell {
        OwnCell(
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
            let content = content(of: edge, width: width, height: crossLength, keeping: &cells)
            layout.add(content, of: edge.id, in: Rect(x: start, y: 0, width: width, height: crossLength))
            return width
        }
        let content = content(of: edge, width: crossLength, height: reference?.height, keeping: &cells)
        layout.add(content, of: edge.id, in: Rect(x: 0, y: start, width: crossLength, height: content.height))
        return content.height
    }

    private func content(
        of edge: LayoutRequest.View, width: Double, height: Double?, keeping cells: inout CellLayouts
    ) -> CellContent {
        if let constraints = edge.cellConstraints {
            return cells.content(of: own(edge, constraints, width: width), height: height, fallback: Self.fallbackHeight)
        }
        guard let label = contents.subviews(of: edge).first, let text = ViewText(label, traits: surroundings.traits)
        else { return CellContent(height: height ?? 0) }
        let pixels = surroundings.traits.pixels
        let margins = isHorizontal ? .zero : surroundings.contentMargins
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
    /// For a header whose constraints determine no height: 50 in Interface Builder.
    private static let fallbackHeight = 50.0
}
