// A compositional layout as a playground's keys.

@available(iOS 17.0, *)
extension UICollectionViewCompositionalLayout {
    func record(in collection: UICollectionView) -> [String: Any] {
        let environment = RecordedItems(collection: collection, sides: (0, 0)).environment
        let sections = (0..<min(max(collection.numberOfSections, 1), 8)).compactMap { provider($0, environment)?.record }
        return ["interSectionSpacing": Double(configuration.interSectionSpacing), "sections": sections]
    }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutSection {
    fileprivate var record: [String: Any] {
        var record: [String: Any] = [
            "interGroupSpacing": Double(interGroupSpacing), "orthogonalScrollingBehavior": "\(orthogonalScrollingBehavior)",
        ]
        record["contentInsets"] = contentInsets.ownRecord
        if let list {
            record["appearance"] = "\(list.appearance)"
            record["showsSeparators"] = list.showsSeparators
            if list.headerMode == .firstItemInSection { record["headerMode"] = "\(list.headerMode)" }
        }
        record["group"] = group?.record
        let edges = [("header", UICollectionView.elementKindSectionHeader), ("footer", UICollectionView.elementKindSectionFooter)]
        for (key, kind) in edges { record[key] = boundarySupplementaryItems.first { $0.elementKind == kind }?.edgeRecord }
        return record
    }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutItem {
    fileprivate var record: [String: Any] {
        var record = layoutSize.record
        record["contentInsets"] = contentInsets.ownRecord
        guard let group = self as? NSCollectionLayoutGroup, let first = group.subitems.first else { return record }
        record["axis"] = group.isHorizontal ? "horizontal" : "vertical"
        if let spacing = group.interItemSpacing {
            record["interItemSpacing"] = spacing.isFlexible ? ["flexible": Double(spacing.spacing)] : Double(spacing.spacing)
        }
        if group.isCounted {
            record["repeatingSubitem"] = first.record
            record["count"] = group.subitems.count
        } else {
            record["subitems"] = group.subitems.map(\.record)
        }
        return record
    }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutBoundarySupplementaryItem {
    fileprivate var edgeRecord: [String: Any] {
        layoutSize.record.merging([
            "alignment": "\(alignment)", "pinToVisibleBounds": pinToVisibleBounds, "extendsBoundary": extendsBoundary,
        ]) { $1 }
    }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutSize {
    fileprivate var record: [String: Any] {
        func length(_ dimension: NSCollectionLayoutDimension) -> [String: Any] { ["\(dimension.unit)": RecordedScreen.number(dimension.dimension)] }
        return ["widthDimension": length(widthDimension), "heightDimension": length(heightDimension)]
    }
}

extension NSDirectionalEdgeInsets {
    /// `nil` for none.
    fileprivate var ownRecord: [Double]? { self == .zero ? nil : [top, leading, bottom, trailing].map(Double.init) }
}
