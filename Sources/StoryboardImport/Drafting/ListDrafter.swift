import InterfaceBuilder

/// Drafts the sections and rows of a table, or the items of a collection.
struct ListDrafter {
    let context: ImportContext
    let controller: Element
    let list: Element

    private var isTable: Bool { list.name == "tableView" }

    func draft(into view: inout DraftView) {
        view.rowsKey = isTable ? "rows" : "items"
        let sections = list.list("sections")
        let prototypes = isTable ? list.list("prototypes") : list.list("cells")
        if sections.isEmpty, prototypes.isEmpty { return leaveOutEdges() }
        if sections.isEmpty {
            view.comments.append("One of each prototype: code says how many there are. `rows = { count = 20, … }` repeats one."
                .replacing("rows", with: view.rowsKey))
            view.sections = [DraftSection(rows: prototypes.map(row))]
        } else {
            view.sections = sections.map(section)
        }
        leaveOutEdges()
    }

    private func section(_ section: Element) -> DraftSection {
        let texts = [("header", section.string("headerTitle")), ("footer", section.string("footerTitle"))]
        return DraftSection(
            entries: texts.compactMap { key, text in text.map { TOMLValue.Entry(key, .string($0)) } },
            rows: section.list("cells").map(row)
        )
    }

    private func row(_ cell: Element) -> DraftRow {
        var row = DraftRow(object: cell.id)
        let contentView = cell.value(of: "contentView")
        count(cell)
        if let style = Self.cellStyle(of: cell) {
            row.entries += styledContent(of: cell, contentView, style)
        } else if let configuration = cell.value(of: "contentConfiguration"), configuration.name == "listContentConfiguration" {
            row.entries += configuredContent(configuration)
        } else if let contentView {
            row.cell = content(of: cell, contentView)
        }
        row.entries += properties(of: cell)
        row.entries += SegueActions(context: context, controller: controller).entries(of: cell)
        return row
    }

    private func count(_ view: Element) {
        context.report.views.total += 1
        context.report.views.imported += 1
    }

    /// `IBUITableViewCellStyleSubtitle` without the words around it; `nil` for a cell with views of its own.
    private static func cellStyle(of cell: Element) -> String? {
        switch cell["style"] {
        case "IBUITableViewCellStyleDefault": "default"
        case "IBUITableViewCellStyleSubtitle": "subtitle"
        case "IBUITableViewCellStyleValue1": "value1"
        case "IBUITableViewCellStyleValue2": "value2"
        default: nil
        }
    }

    private func styledContent(of cell: Element, _ contentView: Element?, _ style: String) -> [TOMLValue.Entry] {
        let views = contentView?.list("subviews") ?? []
        for view in views { count(view) }
        func view(_ key: String) -> Element? { cell[key].flatMap { id in views.first { $0.id == id } } }
        let image = view("imageView").flatMap { ImageValue(document: context.document, $0) }
        let texts = [("text", view("textLabel")?.string("text")), ("detailText", view("detailTextLabel")?.string("text"))]
        return texts.compactMap { key, text in text.map { TOMLValue.Entry(key, .string($0)) } }
            + (image.map { [TOMLValue.Entry("image", $0.name)] } ?? [])
            + (style == "default" ? [] : [TOMLValue.Entry("cellStyle", .string(style))])
    }

    /// UIListContentConfiguration, as the cell's style that looks alike.
    private func configuredContent(_ configuration: Element) -> [TOMLValue.Entry] {
        let detail = configuration.string("secondaryText")
        let image = ImageValue(document: context.document, configuration)
        let style = detail == nil ? nil : configuration["prefersSideBySideTextAndSecondaryText"] == "YES" ? "value1" : "subtitle"
        let pairs: [(String, TOMLValue?)] = [
            ("text", configuration.string("text").map(TOMLValue.string)), ("detailText", detail.map(TOMLValue.string)),
            ("image", image?.name), ("cellStyle", style.map(TOMLValue.string)),
        ]
        return pairs.compactMap { key, value in value.map { TOMLValue.Entry(key, $0) } }
    }

    private func properties(of cell: Element) -> [TOMLValue.Entry] {
        let height = isTable ? cell.number("rowHeight").flatMap { $0 >= 1 ? TOMLValue.number($0) : nil } : nil
        let color = isTable ? ColorValues(document: context.document).value(cell.value(of: "backgroundColor")) : nil
        let pairs: [(String, TOMLValue?)] = [
            ("accessoryType", cell["accessoryType"].map(TOMLValue.string)), ("rowHeight", height), ("backgroundColor", color),
        ]
        return pairs.compactMap { key, value in value.map { TOMLValue.Entry(key, $0) } }
    }

    private func content(of cell: Element, _ contentView: Element) -> DraftContent {
        let outlets = OutletNames.names(in: [cell])
        var drafter = ContentDrafter(context, controller: controller, outlets: outlets, isCell: true)
        drafter.add(contentView: contentView, of: cell)
        drafter.addConstraints()
        return drafter.content
    }

    private func leaveOutEdges() {
        let keys = ["tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView"]
        for edge in keys.compactMap(list.value) {
            for view in edge.subtree where ViewElement.isView(view) {
                context.report.views.total += 1
                context.report.leaveOut(.view, "it stands in a list's header or footer view", line: view.line)
            }
        }
    }
}
