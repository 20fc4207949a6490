/// UICollectionViewCompositionalLayout, with a layout for each section.
public struct CompositionalLayout: Hashable, Sendable {
    /// The layouts of the sections. Further sections of the collection view use the last layout.
    public var sections: [SectionLayout] = []
    /// The space between sections, in points.
    public var interSectionSpacing = 0.0

    public init() {}

    public var inWords: String { "layout of \(sections.count) section\(sections.count == 1 ? "" : "s")" }

    /// The layout of a section. `nil` if there are no layouts.
    public func section(_ index: Int) -> SectionLayout? { sections.isEmpty ? nil : sections[min(index, sections.count - 1)] }
}

/// NSCollectionLayoutSection.
public struct SectionLayout: Hashable, Sendable {
    /// The group of items. `nil` for a list.
    public var group: ItemLayout?
    /// UICollectionLayoutListConfiguration.appearance. `nil` if the section has a group.
    public var appearance: ListSectionAppearance?
    public var headerMode = ListHeaderMode.supplementary
    public var showsSeparators = true
    /// UICollectionLayoutListConfiguration.headerTopPadding, in points. `nil` for UIKit's default.
    public var headerTopPadding: Double?
    /// The space between groups, in points.
    public var interGroupSpacing = 0.0
    /// The insets in points. `left` is the leading inset.
    public var contentInsets = EdgeInsets.zero
    public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
    public var header = BoundaryLayout(isHeader: true)
    public var footer = BoundaryLayout(isHeader: false)
    public var background: SectionBackground?

    public init() {}

    /// The layout of a grid: lines of `columns` items with equal distances.
    public init(grid properties: ViewProperties, lineSpacing: Double, itemSpacing: Double) {
        let columns = max(1, Int(clamping: properties.number(.columns) ?? 1))
        let isHorizontal = properties.choice(.scrollDirection) == ScrollDirection.horizontal
        var item = ItemLayout()
        var line = GroupLayout(axis: isHorizontal ? .vertical : .horizontal)
        if isHorizontal {
            item.height = LayoutDimension(.fractionalHeight, 1 / Double(columns))
            let width = LayoutDimension(.absolute, properties.size(.itemSize)?.width ?? 50)
            group = ItemLayout(width: width)
            header.width = LayoutDimension(.absolute, properties.size(.headerReferenceSize)?.width ?? 0)
            footer.width = LayoutDimension(.absolute, properties.size(.footerReferenceSize)?.width ?? 0)
            (header.height, header.alignment) = (LayoutDimension(.fractionalHeight, 1), .leading)
            (footer.height, footer.alignment) = (LayoutDimension(.fractionalHeight, 1), .trailing)
        } else {
            item.width = LayoutDimension(.fractionalWidth, 1 / Double(columns))
            let height = properties.number(.itemHeight).map { LayoutDimension(.absolute, $0) } ?? LayoutDimension(.estimated, 50)
            item.height = height
            group = ItemLayout(height: height)
            if let size = properties.size(.headerReferenceSize) { header.height = LayoutDimension(.absolute, size.height) }
            if let size = properties.size(.footerReferenceSize) { footer.height = LayoutDimension(.absolute, size.height) }
        }
        line.subitems = [item]
        line.count = columns
        line.interItemSpacing = LayoutSpacing(itemSpacing)
        line.fitsSpacings = true
        group?.group = line
        interGroupSpacing = lineSpacing
        contentInsets = properties.insets(.sectionInset) ?? .zero
    }
}

/// NSCollectionLayoutItem, or an NSCollectionLayoutGroup.
public struct ItemLayout: Hashable, Sendable {
    public var width: LayoutDimension
    public var height: LayoutDimension
    /// The insets in points. `left` is the leading inset.
    public var contentInsets = EdgeInsets.zero
    public var edgeSpacing = EdgeSpacing()
    /// The supplementary items, such as badges. Empty for a group.
    public var supplementaryItems: [SupplementaryLayout] = []
    /// The group's items. `nil` for an item.
    public var group: GroupLayout?

    public init(
        width: LayoutDimension = LayoutDimension(.fractionalWidth, 1), height: LayoutDimension = LayoutDimension(.fractionalHeight, 1)
    ) {
        self.width = width
        self.height = height
    }
}

/// The items of an NSCollectionLayoutGroup.
public struct GroupLayout: Hashable, Sendable {
    public var axis: StackAxis
    public var subitems: [ItemLayout] = []
    /// The number of repetitions of the single subitem. `nil` if the subitems repeat until the group is full.
    public var count: Int?
    public var interItemSpacing = LayoutSpacing()
    /// Whether the items leave space for the spacings, as in a grid.
    public var fitsSpacings = false
    /// Whether the group gives its `count` items equal lengths: `horizontal(layoutSize:subitem:count:)`.
    public private(set) var resizesItems = false

    public init(axis: StackAxis) {
        self.axis = axis
    }

    /// Makes the items equally long, so that the items and the spacings between them fill the group.
    public mutating func resizeItems() {
        let part = 1 / Double(max(1, count ?? 1))
        (resizesItems, fitsSpacings) = (true, true)
        for index in subitems.indices {
            if axis == .horizontal { subitems[index].width = LayoutDimension(.fractionalWidth, part) }
            if axis == .vertical { subitems[index].height = LayoutDimension(.fractionalHeight, part) }
        }
    }
}

/// NSCollectionLayoutEdgeSpacing: the space outside an item.
public struct EdgeSpacing: Hashable, Sendable {
    public var leading = LayoutSpacing()
    public var top = LayoutSpacing()
    public var trailing = LayoutSpacing()
    public var bottom = LayoutSpacing()

    public init() {}
}

/// NSCollectionLayoutSpacing.
public struct LayoutSpacing: Hashable, Sendable {
    /// The length in points. A minimum if `isFlexible`.
    public var length = 0.0
    public var isFlexible = false

    public init(_ length: Double = 0, isFlexible: Bool = false) {
        self.length = length
        self.isFlexible = isFlexible
    }
}

/// NSCollectionLayoutDimension.
public struct LayoutDimension: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated
        /// An estimate: the maximum length of the items in the group (iOS 17).
        case uniformAcrossSiblings

        /// The permitted fractions or lengths in points.
        public var range: ClosedRange<Double> {
            switch self {
            case .fractionalWidth, .fractionalHeight: 0...100
            case .absolute, .estimated, .uniformAcrossSiblings: ViewProperty.ValueType.lengths
            }
        }
    }

    public var unit: Unit
    public var value: Double

    public init(_ unit: Unit, _ value: Double) {
        self.unit = unit
        self.value = value
    }
}

/// NSCollectionLayoutBoundarySupplementaryItem of a section's header or footer.
public struct BoundaryLayout: Hashable, Sendable {
    public var width = LayoutDimension(.fractionalWidth, 1)
    public var height = LayoutDimension(.estimated, 44)
    public var alignment: RectAlignment
    public var pinToVisibleBounds = false
    /// Whether the section grows by the size of the header or footer. If not, the header or footer is over the content.
    public var extendsBoundary = true

    public init(isHeader: Bool) {
        alignment = isHeader ? .top : .bottom
    }
}

/// NSCollectionLayoutSupplementaryItem of an item, such as a badge.
public struct SupplementaryLayout: Hashable, Sendable {
    /// The name of the item's view in the collection's `supplementaryViews`.
    public var elementKind: String
    /// The size. Fractions are relative to the item.
    public var width = LayoutDimension(.fractionalWidth, 1)
    public var height = LayoutDimension(.fractionalHeight, 1)
    /// The anchor point on the item.
    public var containerAnchor = LayoutCorner()
    /// The anchor point on the supplementary view. `nil` for the same edges.
    public var itemAnchor: LayoutCorner?
    /// The drawing order. The z-index of items is 0.
    public var zIndex = 1

    public init(elementKind: String) { self.elementKind = elementKind }

    /// UIKit's rule: the anchors' points coincide, and both offsets are added.
    public func frame(of size: Size, in container: Rect) -> Rect {
        let own = itemAnchor ?? containerAnchor
        var offset = containerAnchor.offset(of: size)
        if let other = itemAnchor?.offset(of: size) { offset = Point(x: offset.x + other.x, y: offset.y + other.y) }
        let origin = Point(
            x: container.minX + containerAnchor.unit.x * container.width - own.unit.x * size.width + offset.x,
            y: container.minY + containerAnchor.unit.y * container.height - own.unit.y * size.height + offset.y)
        return Rect(origin: origin, size: size)
    }
}

/// NSCollectionLayoutAnchor.
public struct LayoutCorner: Hashable, Sendable {
    /// NSDirectionalRectEdge.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case top, leading, bottom, trailing

        public var opposite: Edge {
            switch self {
            case .top: .bottom
            case .leading: .trailing
            case .bottom: .top
            case .trailing: .leading
            }
        }
    }

    /// The edges of the anchor point. An axis without an edge is centred.
    public var edges: Set<Edge> = []
    /// The offset in points, or as a fraction of the supplementary view if `isFractional`.
    public var offset = Point.zero
    public var isFractional = false

    public init() {}

    /// The anchor point in a unit square, from the leading upper corner.
    fileprivate var unit: Point {
        Point(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }

    fileprivate func offset(of size: Size) -> Point {
        isFractional ? Point(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

extension ViewID {
    /// The name of a supplementary view: `list.0.badge.2` for the item `list.0.2`.
    public func supplementary(_ elementKind: String) -> ViewID {
        let words = name.split(separator: ".")
        return ViewID(words.dropLast().joined(separator: ".") + ".\(elementKind).\(words.last ?? "")")
    }
}

/// NSCollectionLayoutDecorationItem behind a section.
public struct SectionBackground: Hashable, Sendable {
    public var backgroundColor: Color?
    /// The radius, in points.
    public var cornerRadius = 0.0
    /// The insets in points. `left` is the leading inset.
    public var contentInsets = EdgeInsets.zero

    public init() {}
}

/// NSRectAlignment without `none`.
public enum RectAlignment: String, CaseIterable, Hashable, Sendable {
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// The position as a number: leading or top is -1, the middle 0, trailing or bottom 1.
    public var horizontal: Double {
        switch self {
        case .topLeading, .leading, .bottomLeading: -1
        case .top, .bottom: 0
        case .topTrailing, .trailing, .bottomTrailing: 1
        }
    }

    public var vertical: Double {
        switch self {
        case .top, .topLeading, .topTrailing: -1
        case .leading, .trailing: 0
        case .bottom, .bottomLeading, .bottomTrailing: 1
        }
    }
}

/// UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum OrthogonalScrollingBehavior: String, CaseIterable, Hashable, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

    public var isPaging: Bool { self == .paging || self == .groupPaging || self == .groupPagingCentered }
}

/// UICollectionLayoutListConfiguration.Appearance.
public enum ListSectionAppearance: String, CaseIterable, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// The table style whose lengths the list uses.
    public var tableStyle: TableStyle {
        switch self {
        case .plain, .sidebarPlain: .plain
        case .grouped: .grouped
        case .insetGrouped, .sidebar: .insetGrouped
        }
    }

    public var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}

/// UICollectionLayoutListConfiguration.HeaderMode.
public enum ListHeaderMode: String, CaseIterable, Hashable, Sendable {
    case none, supplementary, firstItemInSection
}
