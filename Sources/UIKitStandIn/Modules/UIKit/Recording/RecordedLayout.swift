// Compositional layouts as the keys of a playground.

@available(iOS 17.0, *)
extension UICollectionViewCompositionalLayout {
    func record(in collection: UICollectionView) -> [String: Any] {
        let environment = RecordedItems(collection: collection, sides: (0, 0)).environment
        let sections = (0..<min(max(collection.numberOfSections, 1), 8)).compactMap { number -> [String: Any]? in
            guard let section = provider(number, environment) else { return nil }
            var record = section.record
            if let item = section.decorationItems.first, let type = decorations[item.elementKind] {
                let view = Cells.view(of: type)
                var background: [String: Any] = ["cornerRadius": RecordedScreen.number(view.layer.cornerRadius)]
                background["backgroundColor"] = view.backgroundColor?.record(in: collection)
                background["contentInsets"] = item.contentInsets.ownRecord
                record["background"] = background
            }
            return record
        }
        return ["interSectionSpacing": Double(configuration.interSectionSpacing), "sections": sections]
    }

    /// Whether the layout is a grid of a playground: all sections have the same rows of equal items, and nothing else.
    func isGrid(_ record: [String: Any], in collection: UICollectionView) -> Bool {
        guard let grid = grid(in: collection), grid.height != nil, let group = grid.section.group,
              grid.section.orthogonalScrollingBehavior == .none, group.isCounted || group.subitems.count == 1,
              group.layoutSize.widthDimension.isWhole
        else { return false }
        let sections = record["sections"] as? [[String: Any]] ?? []
        guard sections.indices.allSatisfy({ collection.supplementaryKinds(of: $0).isEmpty }) else { return false }
        let texts = sections.map { section in
            try? JSONSerialization.data(withJSONObject: section.filter { !["header", "footer"].contains($0.key) }, options: [.sortedKeys])
        }
        let edges = sections.flatMap { [$0["header"], $0["footer"]] }.compactMap { $0 as? [String: Any] }
        return Set(texts).count == 1 && sections.allSatisfy { $0["background"] == nil } && !edges.contains { $0["pinToVisibleBounds"] as? Bool == true }
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
        if !supplementaryItems.isEmpty { record["supplementaryItems"] = supplementaryItems.map(\.supplementaryRecord) }
        guard let group = self as? NSCollectionLayoutGroup, let first = group.subitems.first else { return record }
        record["axis"] = group.isHorizontal ? "horizontal" : "vertical"
        if let spacing = group.interItemSpacing {
            record["interItemSpacing"] = spacing.isFlexible ? ["flexible": Double(spacing.spacing)] : Double(spacing.spacing)
        }
        if group.isCounted {
            record[group.resizesItems ? "subitem" : "repeatingSubitem"] = first.record
            record["count"] = group.subitems.count
        } else {
            record["subitems"] = group.subitems.map(\.record)
        }
        return record
    }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutSupplementaryItem {
    fileprivate var supplementaryRecord: [String: Any] {
        var record = layoutSize.record
        record["elementKind"] = elementKind
        record["containerAnchor"] = containerAnchor.record
        record["itemAnchor"] = itemAnchor?.record
        record["zIndex"] = Double(zIndex)
        return record
    }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutAnchor {
    fileprivate var record: [String: Any] {
        let places: [(NSDirectionalRectEdge, String)] = [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
        var record: [String: Any] = ["edges": places.filter { edges.contains($0.0) }.map(\.1)]
        if offset != .zero { record[isFractionalOffset ? "fractionalOffset" : "absoluteOffset"] = [offset.x, offset.y].map(RecordedScreen.number) }
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
extension NSCollectionLayoutDimension {
    fileprivate var isWhole: Bool { unit == .fractionalWidth && dimension == 1 }
}

@available(iOS 17.0, *)
extension NSCollectionLayoutSize {
    fileprivate var record: [String: Any] {
        func length(_ dimension: NSCollectionLayoutDimension) -> [String: Any] { ["\(dimension.unit)": RecordedScreen.number(dimension.dimension)] }
        return ["widthDimension": length(widthDimension), "heightDimension": length(heightDimension)]
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets, or `nil` if they are zero.
    fileprivate var ownRecord: [Double]? { self == .zero ? nil : [top, leading, bottom, trailing].map(Double.init) }
}
