import PlaygroundModel

/// Keys of a collection view's compositional layout, one statement per row.
public enum CollectionKeys {
    private static let insets = ViewProperty.ValueType.directionalInsets(ViewProperty.ValueType.distances)

    public static let layout: [LanguageKey<CompositionalLayout>] = {
        var rows: [LanguageKey<CompositionalLayout>] = []
        rows.append(.other(
            "sections", "The layouts of the sections, in order. Further sections have the last one.",
            .list(of: .own(.layoutSection))))
        rows.append(.value(
            "interSectionSpacing", "The space between the sections, in points.", .number(ViewProperty.ValueType.lengths),
            get: { $0.interSectionSpacing }, set: { $0.interSectionSpacing = $1 }))
        return rows
    }()

    public static let section: [LanguageKey<SectionLayout>] = {
        var rows: [LanguageKey<SectionLayout>] = []
        rows.append(.other("group", "The group that repeats in the section.", .own(.layoutItem)))
        rows.append(.choice(
            "appearance", "The appearance of a list, in place of a group: its items are rows.", get: { $0.appearance },
            set: { $0.appearance = $1 }))
        rows.append(.choice(
            "headerMode", "Whether the header of a list is the section's, or its first item.", get: { $0.headerMode },
            set: { $0.headerMode = $1 }).differing(fromUIKit: .string("none")))
        rows.append(.bool(
            "showsSeparators", "Whether there are lines between the rows of a list. A sidebar has none.", get: { $0.showsSeparators },
            set: { $0.showsSeparators = $1 }))
        rows.append(.value(
            "headerTopPadding", "The space above each header of a plain list, in points, from iOS 15 on (default: 22).",
            .number(ViewProperty.ValueType.lengths), get: { $0.headerTopPadding }, set: { $0.headerTopPadding = $1 }))
        rows.append(.choice(
            "orthogonalScrollingBehavior", "Whether the groups are side by side and scroll across the layout.",
            get: { $0.orthogonalScrollingBehavior }, set: { $0.orthogonalScrollingBehavior = $1 }))
        rows.append(.value(
            "interGroupSpacing", "The space between the groups, in points.", .number(ViewProperty.ValueType.lengths),
            get: { $0.interGroupSpacing }, set: { $0.interGroupSpacing = $1 }))
        rows.append(.value(
            "contentInsets", "The space around the groups, in points.", insets, get: { $0.contentInsets }, set: { $0.contentInsets = $1 }))
        rows.append(.other("header", "The boundary item of the section's header.", .own(.layoutBoundary)))
        rows.append(.other("footer", "The boundary item of the section's footer.", .own(.layoutBoundary)))
        rows.append(.other("background", "The decoration item behind the section.", .own(.layoutBackground)))
        return rows
    }()

    public static let item: [LanguageKey<ItemLayout>] = {
        var rows: [LanguageKey<ItemLayout>] = []
        rows.append(.other("widthDimension", "The width (default: the container's).", .own(.layoutDimension)))
        rows.append(.other("heightDimension", "The height (default: the container's).", .own(.layoutDimension)))
        rows.append(.value(
            "contentInsets", "The space between the item and its cell, or around the items of a group, in points.", insets,
            get: { $0.contentInsets }, set: { $0.contentInsets = $1 }))
        rows.append(.other("edgeSpacing", "The space around the item, which keeps its size.", .own(.layoutEdgeSpacing)))
        rows.append(.other(
            "subitems", "Items and groups that repeat while the group has space. They make the item a group.",
            .list(of: .own(.layoutItem))))
        rows.append(.other(
            "subitem", "An item or a group that the group has `count` times, with equal lengths that leave room for spacings.", .own(.layoutItem)))
        rows.append(.other("repeatingSubitem", "An item or a group that the group repeats `count` times.", .own(.layoutItem)))
        rows.append(.other(
            "supplementaryItems", "Views that are attached to each item, such as badges.", .list(of: .own(.layoutSupplementary))))
        return rows
    }()

    public static let group: [LanguageKey<GroupLayout>] = {
        var rows: [LanguageKey<GroupLayout>] = []
        rows.append(.choice("axis", "The direction in which a group places its items.", get: { $0.axis }, set: { $0.axis = $1 }))
        rows.append(.value(
            "count", "How often the group has its repeatingSubitem or subitem.", .integer(1...PlaygroundLimits.rows),
            get: { $0.count.map { Double($0) } }, set: { $0.count = Int(clamping: $1) }))
        rows.append(.other(
            "interItemSpacing", "The space between the items of a group, in points, or at least as much with `flexible`.",
            .own(.layoutSpacing)))
        return rows
    }()

    public static let boundary: [LanguageKey<BoundaryLayout>] = {
        var rows: [LanguageKey<BoundaryLayout>] = []
        rows.append(.other("widthDimension", "The width (default: the section's without its insets).", .own(.layoutDimension)))
        rows.append(.other("heightDimension", "The height (default: the content's).", .own(.layoutDimension)))
        rows.append(.choice("alignment", "The edge of the section at which it is.", get: { $0.alignment }, set: { $0.alignment = $1 }))
        rows.append(.bool(
            "pinToVisibleBounds", "Whether it stays visible while its section scrolls.",
            get: { $0.pinToVisibleBounds }, set: { $0.pinToVisibleBounds = $1 }))
        rows.append(.bool(
            "extendsBoundary", "Whether the section grows by its size, instead of having it over the content.", get: { $0.extendsBoundary },
            set: { $0.extendsBoundary = $1 }))
        return rows
    }()

    public static let supplementary: [LanguageKey<SupplementaryLayout>] = {
        var rows: [LanguageKey<SupplementaryLayout>] = []
        rows.append(.other("elementKind", "The name of the view in the collection's `supplementaryViews`.", .value(.string)))
        rows.append(.other("widthDimension", "The width (default: the item's).", .own(.layoutDimension)))
        rows.append(.other("heightDimension", "The height (default: the item's).", .own(.layoutDimension)))
        rows.append(.other("containerAnchor", "The position on the item.", .own(.layoutAnchor)))
        rows.append(.other(
            "itemAnchor", "The position on the supplementary view (default: the edges of the containerAnchor).",
            .own(.layoutAnchor)))
        rows.append(.value(
            "zIndex", "The order in front of the items, which have 0.", .integer(-1000...1000), get: { Double($0.zIndex) },
            set: { $0.zIndex = Int(clamping: $1) }))
        return rows
    }()

    public static let anchor: [LanguageKey<LayoutCorner>] = {
        var rows: [LanguageKey<LayoutCorner>] = []
        rows.append(.other(
            "edges", "One or two adjacent edges. Without one, it is in the middle.", .list(of: .words(of: LayoutCorner.Edge.self))))
        rows.append(.other("absoluteOffset", "How far it is moved, in points.", .own(.absoluteOffset)))
        rows.append(.other(
            "fractionalOffset", "How far it is moved, as a fraction of the supplementary view.", .own(.fractionalOffset)))
        return rows
    }()

    #if !hasFeature(Embedded)
    public static let names: [String] = layout.map { $0.name } + section.map { $0.name } + item.map { $0.name } + group.map { $0.name }
        + boundary.map { $0.name } + background.map { $0.name } + supplementary.map { $0.name } + anchor.map { $0.name }
    #endif

    public static let background: [LanguageKey<SectionBackground>] = {
        var rows: [LanguageKey<SectionBackground>] = []
        rows.append(.value(
            "backgroundColor", "The colour behind the section.", .color, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }))
        rows.append(.value(
            "cornerRadius", "The radius of its corners, in points.", .number(ViewProperty.ValueType.lengths), get: { $0.cornerRadius },
            set: { $0.cornerRadius = $1 }))
        rows.append(.value(
            "contentInsets", "How far it is inset from the section, in points.", insets, get: { $0.contentInsets },
            set: { $0.contentInsets = $1 }))
        return rows
    }()
}

extension CompositionalLayout: PlainSubject {}
extension SectionLayout: PlainSubject {}
extension SectionBackground: PlainSubject {}
extension LayoutCorner: PlainSubject {}

extension ItemLayout: LanguageSubject {
    public static func blank(of kind: String?) -> ItemLayout { ItemLayout() }
}

extension GroupLayout: LanguageSubject {
    public static func blank(of kind: String?) -> GroupLayout { GroupLayout(axis: .horizontal) }
}

extension BoundaryLayout: LanguageSubject {
    public static func blank(of kind: String?) -> BoundaryLayout { BoundaryLayout(isHeader: true) }
}

extension SupplementaryLayout: LanguageSubject {
    public static func blank(of kind: String?) -> SupplementaryLayout { SupplementaryLayout(elementKind: "") }
}
