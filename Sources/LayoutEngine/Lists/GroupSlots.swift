import PlaygroundModel

/// The places of a group's items (NSCollectionLayoutGroup), from its leading upper corner.
///
/// The header of NSCollectionLayoutGroup: subitems repeat until the room is exhausted, and remaining room is apportioned
/// among flexible spacings. Apple's documentation of `horizontal(layoutSize:repeatingSubitem:count:)`: it is the caller's
/// responsibility that the group can fit `count` repetitions. Only `horizontal(layoutSize:subitem:count:)` resizes its items
/// to add the spacing between them.
struct GroupSlots {
    struct GroupSlot {
        let item: ItemLayout
        let frame: Rect
    }

    private(set) var slots: [GroupSlot] = []
    /// Whether `count` items are longer than the group.
    private(set) var areTooLong = false

    /// Without slots if the first item is larger than the group.
    ///
    /// - Parameter isEstimated: Whether the group's length along its axis is: each subitem then has one place.
    init(_ group: GroupLayout, in room: Size, isEstimated: Bool) {
        guard !group.subitems.isEmpty else { return }
        let isHorizontal = group.axis == .horizontal
        let (main, spacing) = (isHorizontal ? room.width : room.height, group.interItemSpacing)
        func divided(_ count: Int) -> Double { group.fitsSpacings ? max(0, main - Double(count - 1) * spacing) : main }
        // The lengths that do not depend on the number of items, and the sum of the fractions.
        var (fixed, fractions) = (0.0, 0.0)
        var (count, length) = (0, 0.0)
        let given = group.count ?? (isEstimated ? group.subitems.count : nil)
        while count < min(given ?? PlaygroundLimits.rows, PlaygroundLimits.rows) {
            let subitem = group.subitems[count % group.subitems.count]
            let dimension = isHorizontal ? subitem.width : subitem.height
            if dimension.unit == (isHorizontal ? .fractionalWidth : .fractionalHeight) {
                fractions += dimension.value
            } else {
                fixed += dimension.length(in: room)
            }
            let next = Double(count) * spacing + fixed + fractions * divided(count + 1)
            if given == nil, next > main + 0.001 { break }
            (count, length) = (count + 1, next)
        }
        guard count > 0 else { return }
        areTooLong = !isEstimated && length > main + 0.001
        let isSpread = group.isSpacingFlexible && !isEstimated && count > 1
        let gap = spacing + (isSpread ? max(0, main - length) / Double(count - 1) : 0)
        let container = isHorizontal ? Size(width: divided(count), height: room.height) : Size(width: room.width, height: divided(count))
        var place = 0.0
        for index in 0..<count {
            let subitem = group.subitems[index % group.subitems.count]
            let size = subitem.size(in: container)
            slots.append(GroupSlot(item: subitem, frame: Rect(origin: isHorizontal ? Point(x: place, y: 0) : Point(x: 0, y: place), size: size)))
            place += (isHorizontal ? size.width : size.height) + gap
        }
    }
}

extension ItemLayout {
    func size(in container: Size) -> Size { Size(width: width.length(in: container), height: height.length(in: container)) }
}

extension LayoutDimension {
    func length(in container: Size) -> Double {
        let length = switch unit {
        case .fractionalWidth: container.width * value
        case .fractionalHeight: container.height * value
        case .absolute, .estimated: value
        }
        return min(length, PlaygroundLimits.coordinate)
    }

    var isEstimated: Bool { unit == .estimated }
}
