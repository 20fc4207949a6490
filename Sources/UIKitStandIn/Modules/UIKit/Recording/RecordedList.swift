/// A row, header or footer that is made by a data source or delegate.
@available(iOS 17.0, *)
@MainActor struct ListElement {
    /// The name, for example `0.2` for a row, `0.header`, or `tableFooterView`.
    let name: String
    /// The element's kind in a playground.
    let kind: String
    /// The element's view. `nil` for the gaps that grouped tables show in place of headers and footers.
    let view: UIView?
    /// The view that contains the code's own views.
    let content: UIView?
    private(set) var properties: [String: Any]
    /// UIKit's labels and image view, with the values that code has set.
    private(set) var parts: [(name: String, kind: String, properties: [String: Any])] = []
    private(set) var accessory: UIView?

    init(_ name: String, _ kind: String, _ view: UIView?, _ given: [String: Any] = [:]) {
        let holder = view as? any ContentHolder
        (self.name, self.kind, self.view, content, properties) = (name, kind, view, holder?.contentView ?? view, given)
        guard let view, let content else { return }
        properties["isHidden"] = view.isHidden
        if content !== view { properties["preservesSuperviewLayoutMargins"] = content.preservesSuperviewLayoutMargins }
        if content.hasOwnLayoutMargins { properties["layoutMargins"] = content.layoutMargins.record }
        if let cell = view as? UITableViewCell {
            properties["accessoryType"] = "\(cell.accessoryType)"
            accessory = cell.accessoryView
        }
        if let configuration = holder?.contentConfiguration as? UIListContentConfiguration {
            add(configuration)
        } else if let cell = view as? UITableViewCell, content.subviews.isEmpty {
            add(cell)
        }
    }

    private mutating func add(_ configuration: UIListContentConfiguration) {
        let style = configuration.style == "cell" || configuration.style.hasSuffix("Cell") ? configuration.style : "cell"
        let isSideBySide = configuration.secondaryText != nil && configuration.prefersSideBySideTextAndSecondaryText
        properties["contentConfiguration"] = isSideBySide ? "valueCell" : style
        add(configuration.image)
        add("textLabel", configuration.text ?? configuration.attributedText?.string, as: "text", configuration.textProperties.record)
        add("detailTextLabel", configuration.secondaryText, as: "detailText", configuration.secondaryTextProperties.record)
    }

    private mutating func add(_ cell: UITableViewCell) {
        properties["cellStyle"] = "\(cell.cellStyle)"
        add(cell.image.image)
        for (name, label, text) in [("textLabel", cell.text, "text"), ("detailTextLabel", cell.detail, "detailText")] {
            var record = label.recordedProperties
            // The cell determines the fonts of its labels.
            if label.font.request == UILabel().font.request { record["font"] = nil }
            add(name, label.text, as: text, record)
        }
    }

    private mutating func add(_ image: UIImage?) {
        guard let image else { return }
        properties["image"] = image.name
        parts.append(("imageView", "image", ["image": image.name]))
    }

    private mutating func add(_ name: String, _ text: String?, as property: String, _ label: [String: Any]) {
        guard let text else { return }
        properties[property] = text
        parts.append((name, "label", label))
    }

    var appearance: [String: Any]? {
        guard let view, let content else { return nil }
        var record = view.recordedAppearance
        // UIKit changes the opacity of the cell itself.
        record["alpha"] = Double(content.alpha)
        record["backgroundColor"] = record["backgroundColor"] ?? content.recordedAppearance["backgroundColor"]
        return record
    }
}

@available(iOS 14.0, *)
@MainActor private protocol ContentHolder: UIView {
    var contentView: UIView { get }
    var contentConfiguration: (any UIContentConfiguration)? { get }
}

@available(iOS 14.0, *)
extension UITableViewCell: ContentHolder {}

@available(iOS 14.0, *)
extension UITableViewHeaderFooterView: ContentHolder {}

@available(iOS 14.0, *)
extension UICollectionViewCell: ContentHolder {}

@available(iOS 14.0, *)
extension UIListContentConfiguration.TextProperties {
    @MainActor fileprivate var record: [String: Any] {
        var record: [String: Any] = ["numberOfLines": numberOfLines]
        if let ownFont {
            var font = ownFont.record
            font["adjusts"] = adjustsFontForContentSizeCategory
            record["font"] = font
        }
        return record
    }
}

@available(iOS 17.0, *)
@MainActor protocol RecordedList: UIView {
    /// The elements in the order of the screen.
    var elements: [ListElement] { get }
    var layoutProperties: [String: Any] { get }
}

@available(iOS 17.0, *)
extension UITableView: RecordedList {
    var elements: [ListElement] {
        var elements: [ListElement] = []
        func addEdge(_ name: String, _ view: UIView?) {
            guard let view else { return }
            elements.append(ListElement(name, "view", view, view.frame.height > 0 ? ["rowHeight": Double(view.frame.height)] : [:]))
        }
        addEdge("tableHeaderView", tableHeaderView)
        if let dataSource { for section in 0..<dataSource.numberOfSections(in: self) { elements += self.elements(of: section, dataSource) } }
        addEdge("tableFooterView", tableFooterView)
        return elements
    }

    private func elements(of section: Int, _ source: any UITableViewDataSource) -> [ListElement] {
        let delegate = delegate as? any UITableViewDelegate
        func edge(_ word: String, _ view: UIView?, _ height: CGFloat?, standard: CGFloat) -> [ListElement] {
            guard view != nil || style != .plain else { return [] }
            let own = height.flatMap { $0 > 0 && $0 != standard ? ["rowHeight": Double($0)] : nil }
            return [ListElement("\(section).\(word)", word == "header" ? "sectionHeader" : "sectionFooter", view, own ?? [:])]
        }
        let rows = (0..<source.tableView(self, numberOfRowsInSection: section)).map { row in
            let path = IndexPath(row: row, section: section)
            let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            let cell = source.tableView(self, cellForRowAt: path)
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            return ListElement("\(section).\(row)", "cell", cell, height > 0 ? ["rowHeight": Double(height)] : [:])
        }
        return edge(
            "header", delegate?.tableView(self, viewForHeaderInSection: section),
            delegate?.tableView(self, heightForHeaderInSection: section), standard: sectionHeaderHeight
        ) + rows + edge(
            "footer", delegate?.tableView(self, viewForFooterInSection: section),
            delegate?.tableView(self, heightForFooterInSection: section), standard: sectionFooterHeight
        )
    }

    var layoutProperties: [String: Any] {
        var record: [String: Any] = ["separatorStyle": "\(separatorStyle)"]
        if sectionHeaderHeight > 0 { record["sectionHeaderHeight"] = Double(sectionHeaderHeight) }
        if sectionFooterHeight > 0 { record["sectionFooterHeight"] = Double(sectionFooterHeight) }
        return record
    }
}

@available(iOS 17.0, *)
extension UICollectionView: RecordedList {
    var elements: [ListElement] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
            edge("header", Self.elementKindSectionHeader, of: section, dataSource) + items(of: section, dataSource)
                + edge("footer", Self.elementKindSectionFooter, of: section, dataSource)
        }
    }

    private func items(of section: Int, _ source: any UICollectionViewDataSource) -> [ListElement] {
        let flow = delegate as? any UICollectionViewDelegateFlowLayout
        let kinds = supplementaryKinds(of: section)
        return (0..<source.collectionView(self, numberOfItemsInSection: section)).flatMap { item in
            let path = IndexPath(item: item, section: section)
            let size = flow?.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
            let cell = source.collectionView(self, cellForItemAt: path)
            return [ListElement("\(section).\(item)", "cell", cell, size.map { ["itemSize": $0.record] } ?? [:])] + kinds.map {
                ListElement("\(section).\($0).\(item)", "view", source.collectionView(self, viewForSupplementaryElementOfKind: $0, at: path))
            }
        }
    }

    /// The element kinds of the views that the layout attaches to items.
    func supplementaryKinds(of section: Int) -> [String] {
        func kinds(of item: NSCollectionLayoutItem) -> [String] {
            item.supplementaryItems.map(\.elementKind) + ((item as? NSCollectionLayoutGroup)?.subitems.flatMap(kinds) ?? [])
        }
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        let provided = layout?.provider(section, RecordedItems(collection: self, sides: (0, 0)).environment)
        return Set(provided?.group.map(kinds) ?? []).sorted()
    }

    private func edge(
        _ word: String, _ elementKind: String, of section: Int, _ source: any UICollectionViewDataSource
    ) -> [ListElement] {
        guard let view = edge(elementKind, of: section, source) else { return [] }
        return [ListElement("\(section).\(word)", word == "header" ? "sectionHeader" : "sectionFooter", view)]
    }

    /// A header or footer, or `nil` if the layout has none.
    func edge(_ elementKind: String, of section: Int, _ source: any UICollectionViewDataSource) -> UIView? {
        guard size(of: elementKind, in: section) != nil else { return nil }
        return source.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: IndexPath(item: 0, section: section))
    }

    /// The size of a section's header or footer. A dimension is 0 if it fits the content. `nil` if there is no header or footer.
    private func size(of elementKind: String, in section: Int) -> CGSize? {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
            let provided = layout?.provider(section, RecordedItems(collection: self, sides: (0, 0)).environment)
            if let list = provided?.list {
                let isHeader = elementKind == Self.elementKindSectionHeader
                return (isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary) ? .zero : nil
            }
            let item = provided?.boundarySupplementaryItems.first { $0.elementKind == elementKind }
            return item.map { $0.layoutSize.heightDimension }.map { CGSize(width: 0, height: $0.unit == .absolute ? $0.dimension : 0) }
        }
        let isHeader = elementKind == Self.elementKindSectionHeader
        let delegate = delegate as? any UICollectionViewDelegateFlowLayout
        let own = isHeader
            ? delegate?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
            : delegate?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
        let size = own ?? (isHeader ? flow.headerReferenceSize : flow.footerReferenceSize)
        return size == .zero ? nil : size
    }

    var layoutProperties: [String: Any] {
        var record: [String: Any] = [:]
        if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
            record = [
                "scrollDirection": "\(flow.scrollDirection)", "itemSize": flow.itemSize.record,
                "minimumLineSpacing": Double(flow.minimumLineSpacing), "minimumInteritemSpacing": Double(flow.minimumInteritemSpacing),
                "sectionInset": flow.sectionInset.record,
            ]
        } else if let grid = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.grid(in: self) {
            let insets = grid.section.contentInsets
            record = [
                "layout": "grid", "columns": Double(grid.columns), "minimumLineSpacing": Double(grid.section.interGroupSpacing),
                "minimumInteritemSpacing": Double(grid.section.group?.interItemSpacing?.spacing ?? 0),
                "sectionInset": [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init),
            ]
            if let height = grid.height, height.unit == .absolute { record["itemHeight"] = Double(height.dimension) }
        }
        let sections = 0..<numberOfSections
        for (kind, name) in [(Self.elementKindSectionHeader, "headerReferenceSize"), (Self.elementKindSectionFooter, "footerReferenceSize")] {
            guard let size = sections.lazy.compactMap({ self.size(of: kind, in: $0) }).first, size != .zero else { continue }
            record[name] = size.record
        }
        return record
    }
}

extension CGSize {
    var record: [Double] { [Double(width), Double(height)] }
}
