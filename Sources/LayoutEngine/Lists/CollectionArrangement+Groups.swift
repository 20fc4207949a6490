import PlaygroundModel

extension CollectionArrangement {
    /// A section's items while its groups are placed. Frames are relative to the corner of the section's content.
    private struct GroupRun {
        let items: [LayoutRequest.View]
        var placed: [(item: ItemLayout, view: LayoutRequest.View, frame: Rect, content: CellContent)] = []
        var hasNoRoom = false
        /// Whether a group without space for an item has ended the section.
        var isStopped = false

        var isDone: Bool { isStopped || placed.count == items.count }
    }

    /// A header or footer. Its frame is relative to the corner of the section's content.
    private struct PlacedEdge {
        var view: ViewID
        var item: BoundaryLayout
        var frame: Rect
        var content: CellContent
    }

    /// The rules of NSCollectionLayoutSection. Along the direction of scrolling, a group's fractions refer to the whole
    /// container, across it to the container without the section's insets. Headers and footers are within the insets across
    /// the direction of scrolling (`supplementariesFollowContentInsets`), and outside the insets along it.
    mutating func addGroups(
        _ section: ListContents.Section, _ own: SectionLayout, from start: Double, keeping cells: inout CellLayouts
    ) -> Double {
        let margins = sectionMargins
        let container = isHorizontal
            ? Size(width: surroundings.frame.width, height: crossLength)
            : Size(width: max(0, crossLength - margins.leading - margins.trailing), height: surroundings.frame.height)
        let isAcross = own.orthogonalScrollingBehavior != .none && !isHorizontal
        let goesRight = isHorizontal || isAcross
        let insets = own.contentInsets
        let inner = Rect(origin: .zero, size: container).inset(by: insets).size
        let room = goesRight ? Size(width: container.width, height: inner.height) : Size(width: inner.width, height: container.height)
        var run = GroupRun(items: section.items)
        var end = goesRight ? insets.left : insets.top
        var breadth = 0.0
        var groups: [Rect] = []
        while let group = own.group, group.group != nil, !run.isDone {
            let count = run.placed.count
            let edges = group.edgeSpacing
            let origin = Point(
                x: (goesRight ? end : insets.left) + edges.leading.length, y: (goesRight ? insets.top : end) + edges.top.length)
            let size = place(group, at: origin, in: group.size(in: room), goesRight: goesRight, &run, keeping: &cells)
            guard run.placed.count > count else { break }
            groups.append(Rect(origin: origin, size: size))
            let outer = Size(width: size.width + edges.trailing.length, height: size.height + edges.bottom.length)
            end = (goesRight ? origin.x + outer.width : origin.y + outer.height) + own.interGroupSpacing
            breadth = max(breadth, goesRight ? edges.top.length + outer.height : edges.leading.length + outer.width)
        }
        if !run.placed.isEmpty { end -= own.interGroupSpacing }
        // A section without items has no insets.
        let isEmpty = run.placed.isEmpty
        let length = isEmpty ? 0 : isAcross ? insets.top + breadth + insets.bottom : end + (isHorizontal ? insets.right : insets.bottom)
        let body = isHorizontal ? Size(width: length, height: container.height) : Size(width: container.width, height: length)

        var edges: [PlacedEdge] = []
        if let header = section.header { edges.append(edge(header, own.header, in: body, inner: inner, insets: insets, keeping: &cells)) }
        if let footer = section.footer { edges.append(edge(footer, own.footer, in: body, inner: inner, insets: insets, keeping: &cells)) }
        let before = edges.map { isHorizontal ? -$0.frame.minX : -$0.frame.minY }.max().map { max(0, $0) } ?? 0
        let after = edges.map { isHorizontal ? $0.frame.maxX - body.width : $0.frame.maxY - body.height }.max().map { max(0, $0) } ?? 0
        let corner = isHorizontal ? Point(x: start + before, y: 0) : Point(x: margins.leading, y: start + before)
        for edge in edges { layout.add(edge.content, of: edge.view, in: mirrored(edge.frame.offset(by: corner))) }

        var laidOut = LaidOutSection()
        let isCentered = own.orthogonalScrollingBehavior == .groupPagingCentered
        let lead = isCentered ? groups.first.map { max(0, (container.width - $0.width) / 2 - insets.left) } ?? 0 : 0
        for (item, view, frame, content) in run.placed {
            let moved = frame.offset(by: isAcross ? Point(x: corner.x + lead, y: corner.y) : corner)
            add(content, of: view.id, in: mirrored(moved))
            for supplementary in item.supplementaryItems {
                guard let own = addSupplementary(supplementary, of: view.id, in: moved, &run, keeping: &cells) else { continue }
                laidOut.supplementaries.append(LaidOutSection.Supplementary(view: own, zIndex: supplementary.zIndex))
            }
        }
        if run.hasNoRoom {
            layout.result.issues.append(.noRoomForItems(list: collection.id, section: section.number))
        }
        let whole = isHorizontal
            ? Rect(x: start, y: 0, width: before + length + after, height: container.height)
            : Rect(x: margins.leading, y: start, width: container.width, height: before + length + after)
        if isAcross, !isEmpty {
            let page = Rect(x: corner.x, y: corner.y + insets.top, width: container.width, height: breadth)
            var content = page
            content.size.width = max(page.width, end + insets.right + 2 * lead)
            let stops = own.stops(of: groups, lead: lead, page: page.width, length: content.width).map { start in
                Rect(x: page.minX + start, y: page.minY, width: min(page.width, content.width - start), height: page.height)
            }
            laidOut.scroller = LaidOutSection.Scroller(
                frame: mirrored(page), content: mirrored(content), items: section.items.map { $0.id } + laidOut.supplementaries.map { $0.view },
                stops: stops.map { mirrored($0) }, behavior: own.orthogonalScrollingBehavior)
        }
        laidOut.pins = edges.filter { $0.item.pinToVisibleBounds }.map { pin($0, at: corner, in: whole) }
        if let background = own.background {
            laidOut.background = background
            laidOut.frame = mirrored(whole.inset(by: background.contentInsets))
        }
        if laidOut != LaidOutSection() { layout.result.sections[collection.id, default: [:]][section.number] = laidOut }
        return start + before + length + after
    }

    /// Returns the item's size. `origin` is in the section's content. `outer` is a group's size before its content is measured.
    /// - Parameter goesRight: The direction in which the section's groups follow each other. `nil` for an inner group.
    private func place(
        _ item: ItemLayout, at origin: Point, in outer: Size, goesRight: Bool?, _ run: inout GroupRun, keeping cells: inout CellLayouts
    ) -> Size {
        guard let group = item.group else { return placeItem(item, at: origin, in: outer, &run, keeping: &cells) }
        let insets = item.contentInsets
        let isHorizontal = group.axis == .horizontal
        let isEstimated = (isHorizontal ? item.width : item.height).isEstimated
        let isCrossEstimated = (isHorizontal ? item.height : item.width).isEstimated
        let room = Rect(origin: .zero, size: outer).inset(by: insets).size
        let places = GroupSlots(group, in: room, isEstimated: isEstimated, isCrossEstimated: isCrossEstimated)
        let slots = places.slots
        if places.areTooLong { run.hasNoRoom = true }
        if slots.isEmpty {
            run.hasNoRoom = run.hasNoRoom || !group.subitems.isEmpty
            run.isStopped = true
        }
        // The length by which the measured items before exceed their estimates.
        var shift = 0.0
        var used = Size.zero
        let first = run.placed.count
        for slot in slots where !run.isDone {
            let place = Point(
                x: origin.x + insets.left + slot.frame.minX + (isHorizontal ? shift : 0),
                y: origin.y + insets.top + slot.frame.minY + (isHorizontal ? 0 : shift))
            let size = self.place(slot.item, at: place, in: slot.frame.size, goesRight: nil, &run, keeping: &cells)
            shift += isHorizontal ? size.width - slot.frame.width : size.height - slot.frame.height
            used.width = max(used.width, place.x - origin.x - insets.left + size.width + slot.after.width)
            used.height = max(used.height, place.y - origin.y - insets.top + size.height + slot.after.height)
        }
        let growth = makeUniform(placedFrom: first, of: group, &run, keeping: &cells)
        used = Size(width: used.width + growth.width, height: used.height + growth.height)
        var size = outer
        if item.width.isEstimated { size.width = used.width + insets.left + insets.right }
        if item.height.isEstimated { size.height = used.height + insets.top + insets.bottom }
        // The last group ends with its last item.
        if let goesRight, run.isDone {
            let pattern = slots.map { goesRight ? $0.frame.maxX + $0.after.width : $0.frame.maxY + $0.after.height }.max() ?? 0
            if goesRight, !item.width.isEstimated { size.width -= max(0, pattern - used.width) }
            if !goesRight, !item.height.isEstimated { size.height -= max(0, pattern - used.height) }
        }
        return size
    }

    /// Gives the items of a group with `uniformAcrossSiblings` the height of the highest. A width comes from the item's content.
    /// Returns the size by which the group grows.
    private func makeUniform(
        placedFrom first: Int, of group: GroupLayout, _ run: inout GroupRun, keeping cells: inout CellLayouts
    ) -> Size {
        let uniform = run.placed.indices.dropFirst(first).filter { index in
            run.placed[index].item.height.unit == .uniformAcrossSiblings && group.subitems.contains(run.placed[index].item)
        }
        guard let height = uniform.map({ run.placed[$0].frame.height }).max() else { return .zero }
        var growth = 0.0
        for index in run.placed.indices.dropFirst(first) {
            if group.axis == .vertical { run.placed[index].frame.origin.y += growth }
            let placed = run.placed[index]
            guard uniform.contains(index), placed.frame.height < height else { continue }
            growth += height - placed.frame.height
            run.placed[index].frame.size.height = height
            run.placed[index].content = content(of: placed.view, width: placed.frame.width, height: height, keeping: &cells)
        }
        return group.axis == .vertical ? Size(width: 0, height: growth) : .zero
    }

    /// Insets along an estimated length are ignored.
    private func placeItem(
        _ item: ItemLayout, at origin: Point, in outer: Size, _ run: inout GroupRun, keeping cells: inout CellLayouts
    ) -> Size {
        let view = run.items[run.placed.count]
        var insets = item.contentInsets
        if item.width.isEstimated { (insets.left, insets.right) = (0, 0) }
        if item.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        var frame = Rect(origin: origin, size: outer).inset(by: insets)
        if item.width.isEstimated { frame.size.width = fittingWidth(of: view) }
        if frame.width <= 0 || (frame.height <= 0 && !item.height.isEstimated) { run.hasNoRoom = true }
        let content = content(
            of: view, width: frame.width, height: item.height.isEstimated ? nil : frame.height, fallback: item.height.value, keeping: &cells)
        if item.height.isEstimated { frame.size.height = content.height }
        run.placed.append((item, view, frame, content))
        return Size(
            width: frame.width + insets.left + insets.right, height: frame.height + insets.top + insets.bottom)
    }

    /// Fractions refer to the item. Returns `nil` if the collection has no such view.
    private mutating func addSupplementary(
        _ item: SupplementaryLayout, of view: ViewID, in frame: Rect, _ run: inout GroupRun, keeping cells: inout CellLayouts
    ) -> ViewID? {
        guard let own = contents.supplementary(item.elementKind, of: view) else { return nil }
        let width = item.width.isEstimated ? fittingWidth(of: own) : item.width.length(in: frame.size)
        let height = item.height.isEstimated ? nil : item.height.length(in: frame.size)
        let content = edgeContent(of: own, width: width, height: height, margins: .zero, keeping: &cells)
        if width <= 0 || content.height <= 0 { run.hasNoRoom = true }
        layout.add(content, of: own.id, in: mirrored(item.frame(of: Size(width: width, height: content.height), in: frame)))
        return own.id
    }

    private func edge(
        _ view: LayoutRequest.View, _ item: BoundaryLayout, in body: Size, inner: Size, insets: EdgeInsets, keeping cells: inout CellLayouts
    ) -> PlacedEdge {
        let room = isHorizontal ? Size(width: surroundings.frame.width, height: inner.height) : Size(width: inner.width, height: surroundings.frame.height)
        var size = Size(width: item.width.length(in: room), height: item.height.length(in: room))
        let margin = isHorizontal ? 0 : surroundings.margin
        let content = edgeContent(
            of: view, width: size.width, height: item.height.isEstimated ? nil : size.height, margins: EdgeInsets(left: margin, right: margin),
            keeping: &cells)
        size.height = content.height
        func start(_ side: Double, _ length: Double, in whole: Double, from first: Double, to last: Double, isAlong: Bool) -> Double {
            if isAlong {
                if side == 0 { return (whole - length) / 2 }
                return side < 0 ? (item.extendsBoundary ? -length : 0) : (item.extendsBoundary ? whole : whole - length)
            }
            return side < 0 ? first : side > 0 ? whole - last - length : first + (whole - first - last - length) / 2
        }
        let origin = Point(
            x: start(item.alignment.horizontal, size.width, in: body.width, from: insets.left, to: insets.right, isAlong: isHorizontal),
            y: start(item.alignment.vertical, size.height, in: body.height, from: insets.top, to: insets.bottom, isAlong: !isHorizontal))
        return PlacedEdge(view: view.id, item: item, frame: Rect(origin: origin, size: size), content: content)
    }

    /// A boundary item stays in its section, from its position to the section's other end.
    private func pin(_ edge: PlacedEdge, at corner: Point, in whole: Rect) -> LaidOutSection.Pin {
        let frame = edge.frame.offset(by: corner)
        let alignment = edge.item.alignment
        var range = frame
        if (isHorizontal ? alignment.horizontal : alignment.vertical) > 0 {
            range.origin = Point(x: isHorizontal ? whole.minX : frame.minX, y: isHorizontal ? frame.minY : whole.minY)
            range.size = Size(width: frame.maxX - range.minX, height: frame.maxY - range.minY)
            return LaidOutSection.Pin(view: edge.view, range: mirrored(range), edge: isHorizontal ? (isFlipped ? .left : .right) : .bottom)
        }
        if isHorizontal { range.size.width = whole.maxX - frame.minX } else { range.size.height = whole.maxY - frame.minY }
        return LaidOutSection.Pin(view: edge.view, range: mirrored(range), edge: isHorizontal ? (isFlipped ? .right : .left) : .top)
    }
}

extension SectionLayout {
    /// The offsets at which scrolling stops. A group is then at the initial position of the first group.
    fileprivate func stops(of groups: [Rect], lead: Double, page: Double, length: Double) -> [Double] {
        switch orthogonalScrollingBehavior {
        case .none, .continuous: []
        case .paging: (0..<PlaygroundLimits.rows).map { page * Double($0) }.prefix { $0 == 0 || page > 0 && $0 < length }.map { $0 }
        case .continuousGroupLeadingBoundary, .groupPaging: groups.map { $0.minX - groups[0].minX }
        case .groupPagingCentered: groups.map { $0.midX + lead - page / 2 }
        }
    }
}
