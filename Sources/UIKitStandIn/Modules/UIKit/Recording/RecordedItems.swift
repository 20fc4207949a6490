/// The positions of a collection view's items in a compositional layout, according to Apple's documentation:
///
/// - A fraction refers to the container: the section inside its `contentInsets` for a group, the group for an item.
///   A group's spacings do not reduce the container.
/// - `repeatingSubitem` does not resize items to fit. Items that do not fit are not in a group of this size.
///
/// Groups that repeat their subitems, nested groups and sections that scroll horizontally are omitted.
///
/// Estimated heights depend on the content, which is not laid out here. Items with such heights have only a horizontal extent.
@available(iOS 13.0, *)
@MainActor struct RecordedItems {
    let collection: UICollectionView
    /// The horizontal safe area insets, which sections respect.
    let sides: (left: CGFloat, right: CGFloat)

    /// The horizontal origin and the width of each item, by section and index: `0.3`.
    func extents() -> [String: [Double]] {
        guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout, let source = collection.dataSource
        else { return [:] }
        var extents: [String: [Double]] = [:]
        let environment = Environment(collection, width: collection.bounds.width - sides.left - sides.right)
        for index in 0..<source.numberOfSections(in: collection) {
            guard let section = layout.provider(index, environment), let group = section.group, group.isCounted,
                  section.orthogonalScrollingBehavior == .none, !group.subitems.contains(where: { $0 is NSCollectionLayoutGroup })
            else { continue }
            let places = places(in: group, of: section, environment.container.effectiveContentSize)
            guard !places.isEmpty else { continue }
            for item in 0..<source.collectionView(collection, numberOfItemsInSection: index) {
                extents["\(index).\(item)"] = extent(places[item % places.count])
            }
        }
        return extents
    }

    var environment: any NSCollectionLayoutEnvironment { Environment(collection, width: collection.bounds.width) }

    private func extent(_ place: (start: CGFloat, length: CGFloat)) -> [Double] {
        let isReversed = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isReversed ? collection.bounds.width - sides.right - place.start - place.length : sides.left + place.start
        return [Double(start), Double(place.length)]
    }

    /// The positions of a group's items, measured from the leading edge of the sections' area.
    private func places(
        in group: NSCollectionLayoutGroup, of section: NSCollectionLayoutSection, _ room: CGSize
    ) -> [(start: CGFloat, length: CGFloat)] {
        let insets = section.contentInsets
        let inner = CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
        let size = CGSize(
            width: group.layoutSize.widthDimension.length(in: inner), height: group.layoutSize.heightDimension.length(in: inner))
        var places: [(start: CGFloat, length: CGFloat)] = []
        var start = insets.leading
        let end = insets.leading + size.width
        var base = size
        if group.isHorizontal { base.width -= (group.interItemSpacing?.spacing ?? 0) * CGFloat(group.subitems.count - 1) }
        for item in group.subitems {
            let length = item.layoutSize.widthDimension.length(in: base)
            guard start + length <= end + 0.001 else {
                let (count, whole) = (group.subitems.count, Int(size.width.rounded()))
                RecordedMistakes.add("\(count) items and their spacing are wider than their group of \(whole) points")
                break
            }
            places.append((start, length))
            if group.isHorizontal { start += length + (group.interItemSpacing?.spacing ?? 0) }
        }
        return places
    }

    private final class Environment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
        let contentSize: CGSize
        let effectiveContentSize: CGSize
        let contentInsets = NSDirectionalEdgeInsets.zero
        let effectiveContentInsets = NSDirectionalEdgeInsets.zero
        let traitCollection: UITraitCollection
        var container: any NSCollectionLayoutContainer { self }

        init(_ collection: UICollectionView, width: CGFloat) {
            contentSize = collection.bounds.size
            effectiveContentSize = CGSize(width: width, height: collection.bounds.height)
            traitCollection = collection.traitCollection
        }
    }
}

@available(iOS 13.0, *)
extension NSCollectionLayoutDimension {
    func length(in container: CGSize) -> CGFloat {
        switch unit {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        }
    }
}
