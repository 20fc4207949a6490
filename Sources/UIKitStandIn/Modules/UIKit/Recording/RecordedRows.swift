/// The rows of lists, with their headers and footers, from data sources and delegates.
@available(iOS 17.0, *)
extension RecordedScreen {
    /// The maximum number of rows that are requested per list. `mostSections` limits its sections.
    private static let mostRows = 20
    private static let mostSections = 8
    private static let pressedRows = 4

    func sections(of table: UITableView, _ id: String) -> [[String: Any]] {
        guard let source = table.dataSource else { return [] }
        let delegate = table.delegate as? any UITableViewDelegate
        return (0..<min(max(source.numberOfSections(in: table), 0), Self.mostSections)).map { section in
            var record: [String: Any] = [:]
            record["header"] = edge(
                delegate?.tableView(table, viewForHeaderInSection: section),
                height: delegate?.tableView(table, heightForHeaderInSection: section))
                ?? source.tableView(table, titleForHeaderInSection: section)
            record["footer"] = edge(
                delegate?.tableView(table, viewForFooterInSection: section),
                height: delegate?.tableView(table, heightForFooterInSection: section))
                ?? source.tableView(table, titleForFooterInSection: section)
            let total = max(source.tableView(table, numberOfRowsInSection: section), 0)
            record["total"] = total
            record["rows"] = (0..<min(total, Self.mostRows)).map { number -> [String: Any] in
                let path = IndexPath(row: number, section: section)
                let cell = source.tableView(table, cellForRowAt: path)
                delegate?.tableView(table, willDisplay: cell, forRowAt: path)
                let place = "\(id).\(section).\(number)"
                var record = self.record(of: cell, place)
                let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
                if height > 0 { record["height"] = Self.number(height) }
                if let delegate, number < Self.pressedRows {
                    controls.append((place, { delegate.tableView(table, didSelectRowAt: path) }))
                }
                return record
            }
            return record
        }
    }

    func sections(of collection: UICollectionView, _ id: String) -> [[String: Any]] {
        guard let source = collection.dataSource else { return [] }
        let delegate = collection.delegate as? any UICollectionViewDelegate
        let flow = collection.delegate as? any UICollectionViewDelegateFlowLayout
        return (0..<min(max(source.numberOfSections(in: collection), 0), Self.mostSections)).map { section in
            var record: [String: Any] = [:]
            let total = max(source.collectionView(collection, numberOfItemsInSection: section), 0)
            record["total"] = total
            record["header"] = edge(collection.edge(UICollectionView.elementKindSectionHeader, of: section, source))
            record["footer"] = edge(collection.edge(UICollectionView.elementKindSectionFooter, of: section, source))
            let kinds = collection.supplementaryKinds(of: section)
            var attached: [String: [Any]] = [:]
            record["rows"] = (0..<min(total, Self.mostRows)).map { number -> [String: Any] in
                let path = IndexPath(item: number, section: section)
                let cell = source.collectionView(collection, cellForItemAt: path)
                let place = "\(id).\(section).\(number)"
                var record = self.record(of: cell, place)
                for kind in kinds {
                    let view = source.collectionView(collection, viewForSupplementaryElementOfKind: kind, at: path)
                    attached[kind, default: []].append(edge(view) ?? "")
                }
                let layout = collection.collectionViewLayout
                if let size = flow?.collectionView(collection, layout: layout, sizeForItemAt: path), size.width > 0 {
                    record["size"] = [Self.number(size.width), Self.number(size.height)]
                }
                if let delegate, number < Self.pressedRows {
                    controls.append((place, { delegate.collectionView(collection, didSelectItemAt: path) }))
                }
                return record
            }
            if !attached.isEmpty { record["supplementaryViews"] = attached }
            return record
        }
    }

    /// A header or footer: the text if it is UIKit's own view, otherwise its views.
    func edge(_ view: UIView?, height: CGFloat? = nil) -> Any? {
        guard let view else { return nil }
        UIKitRecorder.layOut(view)
        let element = ListElement("", "", view)
        let label = view as? UILabel ?? (view as? UITableViewHeaderFooterView)?.text
        if let text = element.properties["text"] ?? label?.text { return text }
        var record = content(of: element)
        let height = [height ?? 0, view.frame.height].first { $0 > 0 }
        record["height"] = height.map(Self.number)
        if view.layer.cornerRadius > 0 { record["cornerRadius"] = Self.number(view.layer.cornerRadius) }
        record["backgroundColor"] = (element.content?.backgroundColor ?? view.backgroundColor)?.record(in: view)
        return record
    }

    private func record(of cell: UIView, _ place: String) -> [String: Any] {
        UIKitRecorder.layOut(cell)
        let element = ListElement("", "cell", cell)
        var record = content(of: element)
        record["id"] = place
        record["class"] = "\(type(of: cell))"
        for key in ["text", "detailText", "image", "cellStyle", "contentConfiguration", "accessoryType", "layoutMargins"] { record[key] = element.properties[key] }
        for part in element.parts { record[part.name] = part.properties.compactMapValues(Self.plain) }
        record["backgroundColor"] = (element.content?.backgroundColor ?? cell.backgroundColor)?.record(in: cell)
        if let cell = cell as? UITableViewCell {
            if cell.selectionStyle == .none { record["selectionStyle"] = "none" }
            if cell.separatorInset != .zero { record["separatorInset"] = cell.separatorInset.record }
        } else if let name = (cell as? UICollectionViewListCell)?.accessories.first?.name {
            record["accessoryType"] = name == "detail" ? "detailButton" : name
        }
        if let view = element.accessory {
            record["accessoryView"] = ["id": "\(place).accessory", "kind": view.recordedKind, "properties": properties(of: view)]
            addControl(view, "\(place).accessory")
        }
        return record
    }

    /// The views that code has added, and the constraints between them.
    private func content(of element: ListElement) -> [String: Any] {
        var scope = RecordedScope()
        guard let view = element.view, let content = element.content else { return [:] }
        keep(view)
        if content is any RecordedContent {
            _ = collect(content, in: &scope, parent: nil)
        } else {
            for root in [view, content] { scope.views[ObjectIdentifier(root)] = "" }
            collectChildren(of: content, in: &scope, parent: nil)
            for subview in view.subviews where content !== view && subview !== content { _ = collect(subview, in: &scope, parent: nil) }
        }
        return ["views": scope.records, "constraints": ActiveConstraints.all.compactMap { scope.record($0) }]
    }
}
