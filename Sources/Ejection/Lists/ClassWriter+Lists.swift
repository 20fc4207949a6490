import PlaygroundModel

// Tables and collection views, with diffable data sources and cell classes.
extension ClassWriter {
    func writeListUse(_ list: ViewDefinition, on target: String, in lines: inout SwiftLines) {
        let writer = listWriter(list)
        writer.writeRegistrations(on: target, in: &lines)
        if writer.needsDelegate { lines.add("\(target).delegate = self") }
    }

    func writeLists() {
        for list in content.views where list.kind.isList { listWriter(list).write() }
        writeListDelegate()
    }

    func listWriter(_ list: ViewDefinition) -> ListWriter {
        if let known = listWriters[list.id] { return known }
        let writer = ListWriter(self, list, content.lists[list.id] ?? [])
        listWriters[list.id] = writer
        return writer
    }

    private var writers: [ListWriter] { content.views.filter { $0.kind.isList }.map(listWriter) }

    private func writeListDelegate() {
        for (kind, name) in [(ViewKind.table, "UITableViewDelegate"), (.collection, "UICollectionViewDelegate")] {
            let lists = writers.filter { $0.list.kind == kind && $0.needsDelegate }
            guard !lists.isEmpty else { continue }
            var body = SwiftLines()
            for method in ListDelegateMethod.allCases {
                let told = lists.filter { $0.has(method) }
                guard !told.isEmpty else { continue }
                body.declaration(method.signature(of: kind)) { lines in
                    for list in told {
                        if lists.count > 1 {
                            var own = SwiftLines()
                            list.write(method, in: &own)
                            let isExpression = method.standard != nil && !own.mentions("return")
                            lines.block("if \(kind.localName) === \(self.name(list.list.id))") { $0.add(isExpression ? own.returned : own) }
                        } else {
                            list.write(method, in: &lines)
                        }
                    }
                    if lists.count > 1, let standard = method.standard { lines.add("return \(standard)") }
                }
            }
            let needsFlow = lists.contains { list in [.sizeForItem, .headerSize, .footerSize].contains(where: list.has) }
            extensions.append((needsFlow ? "UICollectionViewDelegateFlowLayout" : name, body))
        }
    }

    /// Sets a variable that is used in the collection view's layout.
    func setLayout(_ property: ViewProperty, of list: ViewDefinition, to value: PropertyValue?, in lines: inout SwiftLines) {
        if property == .layout {
            return lines.add("\(name(list.id)).setCollectionViewLayout(\(listWriter(list).layoutMethod(for: value))(), animated: false)")
        }
        guard let value = value ?? ListLayout.standard(property) else {
            return comment("the collection view's \(property.rawValue) does not change", at: list.path, in: &lines)
        }
        lines.assign(listWriter(list).variable(property), expression(value, for: property, of: list))
    }

    func writePickers() {
        let pickers = content.views.filter { $0.kind == .picker && !$0.properties.stringLists(.components).isEmpty }
        guard !pickers.isEmpty else { return }
        for picker in pickers {
            let lists = picker.properties.stringLists(.components)
            properties.separate()
            properties.assign("private let \(name(picker.id))Rows", .array(lists.map { .array($0.map(texts.shown)) }))
            for (component, row) in picker.properties.integers(.selectedRows).enumerated() where row > 0 {
                setUp.add("\(name(picker.id)).selectRow(\(row), inComponent: \(component), animated: false)")
            }
        }
        properties.separate()
        let list = pickers.count == 1 ? "\(name(pickers[0].id))Rows" : "rows(of: pickerView)"
        if pickers.count > 1 {
            methods.declaration("private func rows(of picker: UIPickerView) -> [[String]]") { lines in
                for picker in pickers.dropLast() { lines.add("if picker === \(name(picker.id)) { return \(name(picker.id))Rows }") }
                lines.add("return \(name(pickers[pickers.count - 1].id))Rows")
            }
        }
        var source = SwiftLines()
        source.declaration("func numberOfComponents(in pickerView: UIPickerView) -> Int") { $0.add("\(list).count") }
        source.declaration("func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int") {
            $0.add("\(list)[component].count")
        }
        extensions.append(("UIPickerViewDataSource", source))
        var delegate = SwiftLines()
        delegate.declaration("func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?") {
            $0.add("\(list)[component][row]")
        }
        extensions.append(("UIPickerViewDelegate", delegate))
    }
}

enum ListDelegateMethod: CaseIterable {
    case didSelect, height, header, footer, headerHeight, footerHeight, sizeForItem, headerSize, footerSize, contextMenu, willPerformPreview
    case leadingSwipeActions, trailingSwipeActions

    func signature(of kind: ViewKind) -> String {
        switch (self, kind) {
        case (.didSelect, .table): "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)"
        case (.height, _): "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        case (.header, _): "func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?"
        case (.footer, _): "func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?"
        case (.headerHeight, _): "func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat"
        case (.footerHeight, _): "func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat"
        case (.didSelect, _): "func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)"
        case (.sizeForItem, _):
            "func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize"
        case (.headerSize, _):
            "func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize"
        case (.footerSize, _):
            "func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize"
        case (.leadingSwipeActions, _):
            "func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?"
        case (.trailingSwipeActions, _):
            "func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?"
        case (.contextMenu, .table):
            "func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?"
        case (.contextMenu, _):
            "func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?"
        case (.willPerformPreview, .table):
            "func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)"
        case (.willPerformPreview, _):
            "func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)"
        }
    }

    /// The result for lists that do not need this method.
    var standard: String? {
        switch self {
        case .didSelect, .willPerformPreview: nil
        case .height, .headerHeight, .footerHeight: "UITableView.automaticDimension"
        case .header, .footer, .contextMenu, .leadingSwipeActions, .trailingSwipeActions: "nil"
        case .sizeForItem: "CGSize(width: 50, height: 50)"
        case .headerSize, .footerSize: ".zero"
        }
    }
}
