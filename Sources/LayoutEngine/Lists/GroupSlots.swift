import PlaygroundModel

/// The places of a group's items (NSCollectionLayoutGroup), from its leading upper corner.
///
/// The header of NSCollectionLayoutGroup: subitems repeat until the room is exhausted, and remaining room is apportioned
/// among flexible spacings. `horizontal(layoutSize:repeatingSubitem:count:)`: the items keep their size. Fractions are of
/// the room without the spacings: `horizontal(layoutSize:subitem:count:)`, whose items fit with their spacing by Apple's
/// documentation, differs only in the fraction `1 / count` of its item. A reimplementation (charon) found the same.
struct GroupSlots {
    private(set) var frames: [Rect] = []
    private(set) var sizesOfPlaces: [ItemLayout] = []

    private static let mostItems = 512

    /// Without frames if the first item is larger than the group.
    ///
    /// - Parameter isEstimated: Whether the group's length along its axis is: each subitem then has one place.
    init(_ group: GroupLayout, in room: Size, isEstimated: Bool) {
        guard !group.subitems.isEmpty else { return }
        let isHorizontal = group.axis == .horizontal
        let main = isHorizontal ? room.width : room.height
        let spacing = group.interItemSpacing
        func base(_ count: Int) -> Size {
            let length = max(0, main - Double(count - 1) * spacing)
            return isHorizontal ? Size(width: length, height: room.height) : Size(width: room.width, height: length)
        }
        func size(_ index: Int, in room: Size) -> Size { group.subitems[index % group.subitems.count].size(in: room) }
        func length(_ count: Int) -> Double {
            let room = base(count)
            return (0..<count).reduce(Double(count - 1) * spacing) { $0 + (isHorizontal ? size($1, in: room).width : size($1, in: room).height) }
        }
        var count = group.count ?? (isEstimated ? group.subitems.count : 0)
        if count == 0 {
            while count < Self.mostItems, length(count + 1) <= main + 0.001 { count += 1 }
        }
        guard count > 0 else { return }
        let slack = max(0, main - length(count))
        let isSpread = group.isSpacingFlexible && !isEstimated && count > 1
        let gap = spacing + (isSpread ? slack / Double(count - 1) : 0)
        var place = 0.0
        for index in 0..<count {
            let size = size(index, in: base(count))
            frames.append(Rect(origin: isHorizontal ? Point(x: place, y: 0) : Point(x: 0, y: place), size: size))
            sizesOfPlaces.append(group.subitems[index % group.subitems.count])
            place += (isHorizontal ? size.width : size.height) + gap
        }
    }
}

extension ItemLayout {
    func size(in container: Size) -> Size { Size(width: width.length(in: container), height: height.length(in: container)) }
}

extension LayoutDimension {
    func length(in container: Size) -> Double {
        switch unit {
        case .fractionalWidth: container.width * value
        case .fractionalHeight: container.height * value
        case .absolute, .estimated: value
        }
    }

    var isEstimated: Bool { unit == .estimated }
}
