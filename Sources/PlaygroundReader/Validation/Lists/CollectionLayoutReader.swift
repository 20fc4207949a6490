import PlaygroundLanguage
import PlaygroundModel

extension ValueCursor {
    /// Reads a layout: a name, or a table of a compositional layout.
    func collectionLayout() -> PropertyValue? {
        if case .string = value { return choice(CollectionLayout.self).map { .string($0.rawValue) } }
        guard case .table = value else { return mismatch(expected: .stringOrTable) }
        return table("a layout", CollectionKeys.layout) { table, layout in
            let sections = table.required("sections", example: "sections = [{ group = { heightDimension = 80, subitems = [{}] } }]")
            layout.sections = (sections?.elements() ?? []).compactMap { $0.sectionLayout() }
        }.map { .compositionalLayout($0) }
    }

    private func sectionLayout() -> SectionLayout? {
        table("a section's layout", CollectionKeys.section) { table, section in
            let group = table["group"]
            section.group = group?.itemLayout()
            if let group, let appearance = table["appearance"] {
                group.exclude(appearance, in: "a section's layout", because: "a list has no group")
            } else if group == nil, section.appearance == nil {
                _ = table.required("group", example: "group = { heightDimension = 80, subitems = [{}] }, or appearance = \"plain\"")
            } else if let group, let item = section.group, item.group == nil {
                group.reportKey(ValidationMistake.groupWithoutItems)
            }
            section.header = table["header"]?.boundaryLayout(section.header) ?? section.header
            section.footer = table["footer"]?.boundaryLayout(section.footer) ?? section.footer
            section.background = table["background"]?.table("a background", CollectionKeys.background)
        }
    }

    private func itemLayout() -> ItemLayout? {
        table("an item of a layout", CollectionKeys.item) { table, item in
            item.width = table["widthDimension"]?.dimension() ?? item.width
            item.height = table["heightDimension"]?.dimension() ?? item.height
            let (subitems, resized) = (table["subitems"], table["subitem"])
            let repeated = resized ?? table["repeatingSubitem"]
            if let repeated { subitems?.exclude(repeated, in: "a group", because: "the items of the group") }
            if let resized, let other = table["repeatingSubitem"] { resized.exclude(other, in: "a group", because: "the items of the group") }
            var group = GroupLayout(axis: .horizontal)
            table.read(CollectionKeys.group, .newest, into: &group)
            group.interItemSpacing = table["interItemSpacing"]?.spacing() ?? group.interItemSpacing
            item.edgeSpacing = table["edgeSpacing"]?.edgeSpacing() ?? item.edgeSpacing
            if repeated != nil {
                _ = table.required("count", example: "count = 2")
            } else if table["count"] != nil {
                _ = table.required("repeatingSubitem", example: "repeatingSubitem = {}")
            }
            group.subitems = repeated.map { [$0.itemLayout()].compactMap { $0 } } ?? (subitems?.elements() ?? []).compactMap { $0.itemLayout() }
            if group.subitems.isEmpty {
                subitems?.reportKey(ValidationMistake.groupWithoutItems)
            }
            if resized != nil { group.resizeItems() }
            if subitems != nil || repeated != nil { item.group = group }
            if let supplementaries = table["supplementaryItems"] {
                (subitems ?? repeated)?.exclude(supplementaries, in: "an item of a layout", because: "its items can have them")
                item.supplementaryItems = (supplementaries.elements() ?? []).compactMap { $0.supplementaryLayout() }
            }
        }
    }

    private func supplementaryLayout() -> SupplementaryLayout? {
        let item = table("a supplementary item", CollectionKeys.supplementary) { table, item in
            item.elementKind = table.required("elementKind", example: "elementKind = \"badge\"")?.string() ?? ""
            item.width = table["widthDimension"]?.dimension() ?? item.width
            item.height = table["heightDimension"]?.dimension() ?? item.height
            let anchor = table.required("containerAnchor", example: "containerAnchor = { edges = [\"top\", \"trailing\"] }")
            item.containerAnchor = anchor?.anchor() ?? item.containerAnchor
            item.itemAnchor = table["itemAnchor"]?.anchor()
        }
        return item?.elementKind.isEmpty == true ? nil : item
    }

    private func anchor() -> LayoutCorner? {
        table("an anchor", CollectionKeys.anchor) { table, anchor in
            for edge in table["edges"]?.elements() ?? [] {
                guard let side: LayoutCorner.Edge = edge.choice() else { continue }
                if anchor.edges.contains(side.opposite) {
                    edge.report(ValidationMistake.contradictingEdges(side.opposite.rawValue, side.rawValue))
                } else {
                    anchor.edges.insert(side)
                }
            }
            let (absolute, fractional) = (table["absoluteOffset"], table["fractionalOffset"])
            if let fractional { absolute?.exclude(fractional, in: "an anchor", because: "one is enough") }
            anchor.isFractional = absolute == nil && fractional != nil
            if let offset = absolute ?? fractional {
                anchor.offset = offset.point(in: anchor.isFractional ? -100...100 : ViewProperty.ValueType.distances) ?? .zero
            }
        }
    }

    private func point(in range: ClosedRange<Double>) -> Point? {
        table(name.quoted) { Point(x: $0["x"]?.number(in: range) ?? 0, y: $0["y"]?.number(in: range) ?? 0) }
    }

    /// Reads a dimension. A number is an absolute length.
    private func dimension() -> LayoutDimension? {
        switch value {
        case .integer, .float: return number(in: ViewProperty.ValueType.lengths).map { LayoutDimension(.absolute, $0) }
        case .table: break
        default: return mismatch(expected: .numberOrTable)
        }
        return table("a dimension") { table -> LayoutDimension? in
            let given = LayoutDimension.Unit.allCases.compactMap { unit in table[unit.rawValue].map { (unit: unit, value: $0) } }
            if given.count > 1 { given[0].value.exclude(given[1].value, in: "a dimension", because: "one is enough") }
            guard let first = given.first else {
                _ = table.required("fractionalWidth", example: "fractionalWidth = 0.5")
                return nil
            }
            return first.value.number(in: first.unit.range).map { LayoutDimension(first.unit, $0) }
        } ?? nil
    }

    /// Reads a spacing. A number is a fixed length.
    private func spacing() -> LayoutSpacing? {
        let lengths = ViewProperty.ValueType.lengths
        switch value {
        case .integer, .float: return number(in: lengths).map { LayoutSpacing($0) }
        case .table:
            let flexible = table("a spacing") { $0.required("flexible", example: "flexible = 8")?.number(in: lengths) } ?? nil
            return flexible.map { LayoutSpacing($0, isFlexible: true) }
        default: return mismatch(expected: .numberOrTable)
        }
    }

    private func edgeSpacing() -> EdgeSpacing? {
        table("the spacing of an item's edges") { table in
            var edges = EdgeSpacing()
            edges.leading = table["leading"]?.spacing() ?? edges.leading
            edges.top = table["top"]?.spacing() ?? edges.top
            edges.trailing = table["trailing"]?.spacing() ?? edges.trailing
            edges.bottom = table["bottom"]?.spacing() ?? edges.bottom
            return edges
        }
    }

    private func boundaryLayout(_ standard: BoundaryLayout) -> BoundaryLayout? {
        table("a boundary item") { table in
            var boundary = standard
            table.read(CollectionKeys.boundary, .newest, into: &boundary)
            boundary.width = table["widthDimension"]?.dimension() ?? boundary.width
            boundary.height = table["heightDimension"]?.dimension() ?? boundary.height
            return boundary
        }
    }
}
