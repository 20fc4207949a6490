import PlaygroundModel

/// The positions of a group's items (NSCollectionLayoutGroup), relative to the group's leading upper corner.
///
/// The class's header: subitems repeat until the space is exhausted, and remaining space is apportioned among flexible spacings. Apple's
/// documentation of `horizontal(layoutSize:repeatingSubitem:count:)`: the caller ensures that the group can fit `count` repetitions.
/// Only `horizontal(layoutSize:subitem:count:)` resizes its items to add the spacing between them.
struct GroupSlots {
    struct GroupSlot {
        let item: ItemLayout
        let frame: Rect
        /// The space after the item, which belongs to the item.
        let after: Size
    }

    private(set) var slots: [GroupSlot] = []
    /// Whether `count` items are longer than the group.
    private(set) var areTooLong = false

    /// There are no slots if the first item is larger than the group. In an estimated length, each subitem has one position.
    /// An estimated length across leaves no space for flexible spacings.
    init(_ group: GroupLayout, in room: Size, isEstimated: Bool, isCrossEstimated: Bool) {
        guard !group.subitems.isEmpty else { return }
        let isHorizontal = group.axis == .horizontal
        let (main, spacing) = (isHorizontal ? room.width : room.height, group.interItemSpacing.length)
        func divided(_ count: Int) -> Double { group.fitsSpacings ? max(0, main - Double(count - 1) * spacing) : main }
        // The lengths that do not depend on the number of items, and the sum of the fractions.
        var (fixed, fractions) = (0.0, 0.0)
        var (count, length, flexible) = (0, 0.0, 0)
        let given = group.count ?? (isEstimated ? group.subitems.count : nil)
        while count < min(given ?? PlaygroundLimits.rows, PlaygroundLimits.rows) {
            let subitem = group.subitems[count % group.subitems.count]
            let dimension = isHorizontal ? subitem.width : subitem.height
            if dimension.unit == (isHorizontal ? .fractionalWidth : .fractionalHeight) {
                fractions += dimension.value
            } else {
                fixed += dimension.length(in: room)
            }
            let edges = subitem.edgeSpacing.along(isHorizontal)
            fixed += edges.before.length + edges.after.length
            let next = Double(count) * spacing + fixed + fractions * divided(count + 1)
            if given == nil, next > main + 0.001 { break }
            (count, length) = (count + 1, next)
            flexible += edges.flexible
        }
        guard count > 0 else { return }
        areTooLong = !isEstimated && length > main + 0.001
        if group.interItemSpacing.isFlexible { flexible += count - 1 }
        let share = flexible > 0 && !isEstimated ? max(0, main - length) / Double(flexible) : 0
        let container = isHorizontal ? Size(width: divided(count), height: room.height) : Size(width: room.width, height: divided(count))
        var place = 0.0
        for index in 0..<count {
            let subitem = group.subitems[index % group.subitems.count]
            let size = subitem.size(in: container)
            let edges = subitem.edgeSpacing.along(isHorizontal)
            let across = subitem.edgeSpacing.along(!isHorizontal)
            let left = (isHorizontal ? room.height - size.height : room.width - size.width) - across.before.length - across.after.length
            let crossShare = across.flexible > 0 && !isCrossEstimated ? max(0, left) / Double(across.flexible) : 0
            place += edges.before.length(with: share)
            let offset = across.before.length(with: crossShare)
            let after = (along: edges.after.length(with: share), across: across.after.length(with: crossShare))
            slots.append(GroupSlot(
                item: subitem, frame: Rect(origin: isHorizontal ? Point(x: place, y: offset) : Point(x: offset, y: place), size: size),
                after: isHorizontal ? Size(width: after.along, height: after.across) : Size(width: after.across, height: after.along)))
            place += (isHorizontal ? size.width : size.height) + after.along + group.interItemSpacing.length(with: share)
        }
    }
}

extension EdgeSpacing {
    /// The spacings before and after an item.
    func along(_ isHorizontal: Bool) -> (before: LayoutSpacing, after: LayoutSpacing, flexible: Int) {
        let (before, after) = isHorizontal ? (leading, trailing) : (top, bottom)
        return (before, after, (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0))
    }
}

extension LayoutSpacing {
    /// - Parameter share: The part of the remaining space for each flexible spacing.
    fileprivate func length(with share: Double) -> Double { length + (isFlexible ? share : 0) }
}

extension ItemLayout {
    func size(in container: Size) -> Size { Size(width: width.length(in: container), height: height.length(in: container)) }
}

extension LayoutDimension {
    func length(in container: Size) -> Double {
        let length = switch unit {
        case .fractionalWidth: container.width * value
        case .fractionalHeight: container.height * value
        case .absolute, .estimated, .uniformAcrossSiblings: value
        }
        return min(length, PlaygroundLimits.coordinate)
    }

    var isEstimated: Bool { unit == .estimated || unit == .uniformAcrossSiblings }
}
