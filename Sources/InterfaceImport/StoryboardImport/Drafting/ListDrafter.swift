import PlaygroundLanguage
import PlaygroundModel

struct ListDrafter {
    let context: ImportContext
    let controller: Element
    let list: Element
    /// The names of views in the controller's code. In a static table, the controller has outlets for views in cells as well.
    let outlets: OutletNames

    init(context: ImportContext, controller: Element, list: Element) {
        (self.context, self.controller, self.list) = (context, controller, list)
        outlets = OutletNames(in: [controller])
    }

    private var isTable: Bool { list.name != "collectionView" }

    /// A table with the cell of a xib, as high as its frame. The row height in a cell's document belongs to no table.
    func table(named name: String) -> DraftView {
        var row = row(list)
        row.entries.removeAll { $0.key == "rowHeight" }
        if let frame = ViewElement.frame(of: list), case .number(let heights) = ViewProperty.rowHeight.valueType,
           heights.contains(frame.height) {
            row.entries.append(TOMLValue.Entry("rowHeight", .number(frame.height)))
        }
        return DraftView(
            name: name, comments: ["The cell of the document. `rows = { count = 20, … }` repeats it."],
            entries: [TOMLValue.Entry("kind", .string(ViewKind.table.rawValue))], sections: [DraftSection(rows: [row])])
    }

    func draft(into view: inout DraftView) {
        view.rowsKey = isTable ? "rows" : "items"
        let sections = list.list("sections")
        let prototypes = isTable ? list.list("prototypes") : list.list("cells")
        addEdges(to: &view)
        if sections.isEmpty, prototypes.isEmpty { return }
        if sections.isEmpty {
            view.comments.append("One of each prototype: code sets their number. `rows = { count = 20, … }` repeats one."
                .replacing("rows", with: view.rowsKey))
            view.sections = [DraftSection(rows: prototypes.map(row))]
        } else {
            view.sections = sections.map(section)
        }
    }

    private func section(_ section: Element) -> DraftSection {
        let texts = [("header", section.string("headerTitle")), ("footer", section.string("footerTitle"))]
        return DraftSection(entries: [TOMLValue.Entry](texts: texts), rows: section.list("cells").map(row))
    }

    private func row(_ cell: Element) -> DraftRow {
        var row = DraftRow(object: cell.id)
        let contentView = cell.value(of: "contentView")
        context.bringOver(cell)
        context.noteMargins(of: cell)
        if let style = Self.cellStyle(of: cell) {
            row.entries += styledContent(of: cell, contentView, style)
        } else if let configuration = cell.value(of: "contentConfiguration"), configuration.name == "listContentConfiguration" {
            row.entries += configuredContent(configuration)
        } else if let contentView {
            row.cell = content(of: cell, contentView)
        }
        row.entries += properties(of: cell) + margins(of: contentView ?? cell, in: cell)
        row.entries += accessoryView(of: cell, isStandard: row.cell == nil)
        let actions = SegueActions(context: context, controller: controller).actions(of: [cell])
        row.entries = (row.entries + actions.entries).permitted(in: .cell)
        row.comments += actions.comments + [cell, contentView, cell.value(of: "accessoryView")].compactMap { $0 }.compactMap(context.unsupported)
        if Self.cellStyle(of: cell) != nil { row.comments += (contentView?.list("subviews") ?? []).compactMap(context.unsupported) }
        noteCustomClass(of: cell, contentView, &row)
        return row
    }

    private func noteCustomClass(of cell: Element, _ contentView: Element?, _ row: inout DraftRow) {
        guard let name = cell["customClass"] else { return }
        guard (contentView ?? cell).list("subviews").isEmpty, cell.value(of: "contentConfiguration") == nil else {
            return context.change(cell, "a view of a custom class is drawn as UIKit draws its superclass")
        }
        context.change(cell, "a cell whose views are code is empty")
        row.comments.append("The code of \(name) makes its views.")
    }

    private static func cellStyle(of cell: Element) -> String? {
        let styles = ["Default": "default", "Subtitle": "subtitle", "Value1": "value1", "Value2": "value2"]
        return styles.first { "IBUITableViewCellStyle\($0.key)" == cell["style"] }?.value
    }

    private func styledContent(of cell: Element, _ contentView: Element?, _ style: String) -> [TOMLValue.Entry] {
        let views = contentView?.list("subviews") ?? []
        for view in views {
            context.bringOver(view)
            if view.name == "label", !Self.isAsItsStyle(view) {
                context.change(view, "a label of a styled cell has the style's font, colour and number of lines")
            }
        }
        func view(_ key: String) -> Element? { cell[key].flatMap { id in views.first { $0.id == id } } }
        func text(_ key: String) -> TOMLValue? { view(key)?.string("text").map(TOMLValue.string) }
        let image = view("imageView").flatMap { ImageValue(document: context.document, $0) }
        return [TOMLValue.Entry]([
            ("text", text("textLabel")), ("detailText", text("detailTextLabel")), ("image", image?.name),
            ("cellStyle", style == "default" ? nil : .string(style)),
        ])
    }

    /// Whether a label looks as the cell's style specifies. The style's fonts depend on the version of Xcode.
    private static func isAsItsStyle(_ label: Element) -> Bool {
        let font = label.value(of: "fontDescription")
        let isPlain = font.map { font in
            let size = font.number("pointSize") ?? 0
            return font["style"] == "UICTFontTextStyleBody"
                || font["type"] == "system" && font["weight"] == nil && (size == 0 || (11...18).contains(size))
        } ?? true
        let color = label.value(of: "textColor").flatMap { $0.name == "nil" ? nil : $0 }
        let usual = ["labelColor", "secondaryLabelColor", "darkTextColor", "tableCellGroupedTextColor"]
        let isUsual = color.map { color in
            let components = ["white", "red", "green", "blue"].compactMap(color.number)
            return usual.contains(color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? "")
                || !components.isEmpty && components.allSatisfy { $0 == 0 }
        } ?? true
        return isPlain && isUsual && (label.number("numberOfLines") ?? 1) == 1
    }

    private func configuredContent(_ configuration: Element) -> [TOMLValue.Entry] {
        let detail = configuration.string("secondaryText")
        let image = ImageValue(document: context.document, configuration)
        let style = detail == nil ? "cell" : configuration["prefersSideBySideTextAndSecondaryText"] == "YES" ? "valueCell" : "subtitleCell"
        return [TOMLValue.Entry]([
            ("text", configuration.string("text").map(TOMLValue.string)), ("detailText", detail.map(TOMLValue.string)),
            ("image", image?.name), ("contentConfiguration", isTable ? .string(style) : nil),
        ])
    }

    /// The recorded height of a cell, which the canvas does not size. `nil` if it is outdated because views extend beyond the cell.
    private static func keptHeight(of cell: Element) -> Double? {
        let views = cell.value(of: "contentView")?.list("subviews") ?? []
        guard cellStyle(of: cell) == nil, !views.isEmpty, let height = ViewElement.frame(of: cell)?.height, height >= 1 else { return nil }
        let frames = views.compactMap(ViewElement.frame)
        return frames.allSatisfy { $0.minY >= -0.5 && $0.maxY <= height + 0.5 } ? height : nil
    }

    private func properties(of cell: Element) -> [TOMLValue.Entry] {
        let given = cell.number("rowHeight").flatMap { $0 >= 1 ? $0 : nil } ?? (context.canvas == nil ? nil : Self.keptHeight(of: cell))
        let height = isTable ? given.map(TOMLValue.number) : nil
        let color = isTable ? ColorValues(document: context.document).value(cell.value(of: "backgroundColor")) : nil
        let accessory = cell.value(of: "accessoryView") == nil ? cell["accessoryType"].flatMap(AccessoryType.init) : nil
        return [TOMLValue.Entry]([
            ("accessoryType", accessory.map { .string($0.rawValue) }),
            // The other styles look like the default style.
            ("selectionStyle", isTable && cell["selectionStyle"] == "none" ? .string("none") : nil),
            ("rowHeight", height), ("backgroundColor", color),
            ("itemSize", isTable ? nil : ItemSizes(list).ofItem(cell)),
            ("separatorInset", isTable ? cell.value(of: "separatorInset").flatMap(ViewEntries.insets) : nil),
        ])
    }

    private func accessoryView(of cell: Element, isStandard: Bool) -> [TOMLValue.Entry] {
        guard let view = cell.value(of: "accessoryView") else { return [] }
        guard isStandard, let kind = ViewKindTable.kind(of: view), ViewKind.accessories.contains(kind) else {
            let reason = isStandard ? "no row has such an accessory" : "a cell with views of its own has no other accessory view"
            context.leaveOut(allIn: view, reason)
            return []
        }
        context.bringOver(view)
        let actions = SegueActions(context: context, controller: controller).actions(of: [view])
        let entries = ViewEntries(document: context.document, element: view, kind: kind).all + actions.entries
        return [TOMLValue.Entry("accessoryView", .table([TOMLValue.Entry("kind", .string(kind.rawValue))] + entries))]
    }

    /// The margins of a cell. Up to iOS 10, a cell that does not preserve its table's margins has margins of 8 points, and its content view
    /// preserves no others. Margins of the cell apply to a content view that preserves them (both: frames of one project).
    private func margins(of contentView: Element, in cell: Element) -> [TOMLValue.Entry] {
        let own = ViewEntries.margins(of: contentView)
        let isPreserving = contentView.flag("preservesSuperviewLayoutMargins") == true
        let margins = own ?? (isPreserving ? ViewEntries.margins(of: cell) : nil)
        let preserves = isPreserving && (own != nil || cell.flag("preservesSuperviewLayoutMargins") == true)
        return [TOMLValue.Entry]([
            ("layoutMargins", margins),
            ("preservesSuperviewLayoutMargins", preserves ? .bool(true) : nil),
        ])
    }

    private func content(of cell: Element, _ contentView: Element) -> DraftContent {
        var drafter = ContentDrafter(context, controller: controller, outlets: outlets.following([cell]), isCell: true)
        drafter.add(contentView: contentView, of: cell)
        drafter.addConstraints()
        return drafter.content
    }

    /// Adds a table's header and footer. Headers and footers of a collection belong to sections created by code.
    private func addEdges(to view: inout DraftView) {
        for key in ["tableHeaderView", "tableFooterView"] {
            guard let edge = list.value(of: key) else { continue }
            let entries = [TOMLValue.Entry]([
                ("height", ViewElement.frame(of: edge).map { .number($0.height.clamped(to: ViewProperty.ValueType.lengths)) }),
                ("backgroundColor", ColorValues(document: context.document).value(edge.value(of: "backgroundColor"))),
            ])
            var drafter = ContentDrafter(context, controller: controller, outlets: outlets, isCell: true)
            drafter.add(edgeView: edge)
            drafter.addConstraints()
            view.comments += drafter.content.comments
            view.edges.append(DraftEdge(key: key, object: edge.id, entries: entries, content: drafter.content))
        }
        for edge in ["sectionHeaderView", "sectionFooterView"].compactMap(list.value) {
            context.loosen(edge, of: controller, place: "in the header or footer of a section")
        }
    }
}
