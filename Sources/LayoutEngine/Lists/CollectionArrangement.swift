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
            if let header = section.header { start += addEdge(header, at: start) }
            start = addItems(section.items, from: start, keeping: &cells)
            if let footer = section.footer { start += addEdge(footer, at: start) }
        }
        layout.contentSize = isHorizontal
            ? Size(width: start, height: crossLength) : Size(width: surroundings.frame.width, height: start)
        return layout
    }

    private struct Section {
        var header: LayoutRequest.View?
        var items: [LayoutRequest.View] = []
        var footer: LayoutRequest.View?
    }

    /// The headers, items and footers as they follow each other; a section's number is the second part of every id.
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
    /// UICollectionViewFlowLayout's defaults are 50 by 50, and 10 between items and between lines.
    private var itemSize: Size { properties.size(.itemSize) ?? Size(width: 50, height: 50) }
    private var lineSpacing: Double { properties.number(.minimumLineSpacing) ?? 10 }
    private var itemSpacing: Double { properties.number(.minimumInteritemSpacing) ?? 10 }

    /// The length across the direction of scrolling.
    private var crossLength: Double {
        let (frame, covered) = (surroundings.frame, surroundings.contentInsets)
        return isHorizontal ? max(0, frame.height - covered.top - covered.bottom) : frame.width
    }

    private var crossInsets: (start: Double, end: Double) {
        if isHorizontal { return (sectionInset.top, sectionInset.bottom) }
        let covered = surroundings.safeArea
        return (sectionInset.left + covered.left, sectionInset.right + covered.right)
    }

    // MARK: Items

    /// Adds a section's items; returns where the next section begins.
    private mutating func addItems(
        _ items: [LayoutRequest.View], from start: Double, keeping cells: inout CellLayouts
    ) -> Double {
        let columns = columns(count: items.count)
        var along = start + (isHorizontal ? sectionInset.left : sectionInset.top)
        for line in stride(from: 0, to: items.count, by: columns.places.count) {
            let members = items[line..<min(line + columns.places.count, items.count)]
            let contents = members.map { content(of: $0, columns.length, keeping: &cells) }
            let length = isHorizontal ? itemSize.width : contents.map { $0.height }.max() ?? 0
            for ((item, content), across) in zip(zip(members, contents), columns.places) {
                add(content, of: item.id, in: frame(along: along, across: across, length, columns.length))
            }
            along += length + (line + columns.places.count < items.count ? lineSpacing : 0)
        }
        return along + (isHorizontal ? sectionInset.right : sectionInset.bottom)
    }

    /// Where the items of a line begin across the direction of scrolling, and how long they are there.
    private func columns(count: Int) -> (places: [Double], length: Double) {
        let insets = crossInsets
        let room = max(0, crossLength - insets.start - insets.end)
        if properties.choice(.layout) == CollectionLayout.grid {
            let number = max(1, Int(clamping: properties.number(.columns) ?? 1))
            let length = max(0, (room - itemSpacing * Double(number - 1)) / Double(number))
            return ((0..<number).map { insets.start + Double($0) * (length + itemSpacing) }, length)
        }
        // A full line reaches from edge to edge, a single item stands in the middle; the last line keeps to the columns.
        let length = isHorizontal ? itemSize.height : itemSize.width
        let fitting = Int(clamping: (room + itemSpacing) / (length + itemSpacing) + 1e-9)
        // One more than there are items shows that they do not fill the line; items of no width would fit without end.
        let number = max(1, min(fitting, count + 1))
        guard number > 1 else { return ([insets.start + (room - length) / 2], length) }
        let gap = (room - length * Double(number)) / Double(number - 1)
        let spacing = count < number ? itemSpacing : gap
        return ((0..<number).map { insets.start + Double($0) * (length + spacing) }, length)
    }

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

    /// A flow layout's items have the size they are given; a grid's height is given, or what the items ask for.
    private func content(
        of item: LayoutRequest.View, _ length: Double, keeping cells: inout CellLayouts
    ) -> CellContent {
        let isGrid = properties.choice(.layout) == CollectionLayout.grid
        let width = isHorizontal ? itemSize.width : length
        let height = isHorizontal ? length : isGrid ? properties.number(.itemHeight) : itemSize.height
        guard let constraints = item.cellConstraints else {
            return CaptionedImage(item: item, parts: contents.subviews(of: item), traits: surroundings.traits)
                .content(width: width, height: height)
        }
        let margin = 8.0
        let own = OwnCell(
            cell: item, views: contents.descendants(of: item), constraints: constraints, width: width,
            margins: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin), surroundings: surroundings
        )
        return cells.content(of: own, height: height, fallback: itemSize.height)
    }

    // MARK: Headers and footers

    /// Adds a header or footer; returns its length along the direction of scrolling.
    private mutating func addEdge(_ edge: LayoutRequest.View, at start: Double) -> Double {
        guard !isHorizontal, let label = contents.subviews(of: edge).first,
              let text = ViewText(label, traits: surroundings.traits)
        else { return 0 }
        let margins = surroundings.contentMargins
        let width = max(0, crossLength - margins.left - margins.right)
        let textHeight = surroundings.traits.pixels.ceil(text.lines(inFrameWidth: width).size.height)
        let frame = Rect(x: margins.left, y: Self.edgePadding, width: width, height: textHeight)
        var content = CellContent(height: textHeight + 2 * Self.edgePadding)
        content.frames[label.id] = frame
        content.texts[label.id] = LaidOutText(
            text, text.lines(inFrameWidth: width), in: frame.size, pixels: surroundings.traits.pixels)
        layout.add(content, of: edge.id, in: Rect(x: 0, y: start, width: crossLength, height: content.height))
        return content.height
    }

    private static let edgePadding = 10.0
}
