/// Writes a draft as a person would: what is short on one line, what is long under a heading of its own.
struct PlaygroundText {
    /// A line, and what of the draft it says.
    private struct Line {
        var text: String
        var place: DraftPlace?
        /// Of a view on one line: where each of its entries begins, in characters from 1, and its key.
        var entries: [(column: Int, key: String)] = []
    }

    private var lines: [Line] = []

    /// Characters of a line, where a view on one line gives way to a heading.
    private static let lineLength = 120

    init(of playground: DraftPlayground) {
        let whole = DraftPlace()
        comments(Array(playground.comments.prefix(1)))
        // Editors with a TOML language server take it from where `traitscope serve` runs.
        add("#:schema http://localhost:8425/.assets/schema.json", nil)
        comments(Array(playground.comments.dropFirst()))
        blank()
        entries(playground.entries, of: whole)
        heading("app", playground.app, of: whole)
        for (index, section) in playground.sections.enumerated() where !section.entries.isEmpty {
            let place = whole.entering(.app(index))
            blank()
            add(section.isElement ? "[[\(section.heading)]]" : "[\(section.heading)]", place)
            entries(section.entries, of: place)
        }
        for component in playground.components { write(component, in: "components", .component(component.name)) }
        for controller in playground.controllers { write(controller, in: "controllers", .controller(controller.name)) }
    }

    var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

    /// What of the draft stands at a place of the text, both counted from 1.
    func place(atLine line: Int, column: Int) -> DraftPlace? {
        guard lines.indices.contains(line - 1), let place = lines[line - 1].place else { return nil }
        let entry = lines[line - 1].entries.last { $0.column <= column }
        return entry.map { place.saying(.entry($0.key)) } ?? place
    }

    // MARK: Parts

    private mutating func write(_ controller: DraftController, in table: String, _ step: DraftPlace.Step) {
        let path = "\(table).\(TOMLValue.key(controller.name))"
        let place = DraftPlace(steps: [step])
        blank()
        blank()
        comments(controller.comments + controller.content.comments)
        add("[\(path)]", place)
        entries(controller.entries, of: place)
        constraints(controller.content.constraints, of: place, by: controller.content.views)
        views(controller.content, at: path, place)
        for (index, element) in controller.adaptive.enumerated() where !element.isEmpty {
            write(element, at: path, place.entering(.adaptive(index)))
        }
    }

    private mutating func views(_ content: DraftContent, at path: String, _ place: DraftPlace) {
        // Views stand over one another in the order of the file, so what follows a heading has a heading too.
        var needsHeading = false
        var short: [DraftView] = []
        var long: [DraftView] = []
        for view in content.views {
            let isLong = Self.needsHeading(view) || needsHeading && content.topLevel.contains(view.name)
            if isLong, content.topLevel.contains(view.name) { needsHeading = true }
            if isLong { long.append(view) } else { short.append(view) }
        }
        if !short.isEmpty { heading("\(path).views", [], of: place) }
        for view in short { add(view, of: place) }
        for view in long { write(view, at: "\(path).views.\(TOMLValue.key(view.name))", place.entering(.view(view.name))) }
    }

    private mutating func add(_ view: DraftView, of place: DraftPlace) {
        var column = "\(TOMLValue.key(view.name)) = { ".count + 1
        var entries: [(column: Int, key: String)] = []
        for entry in view.entries {
            entries.append((column, entry.key))
            column += entry.line.count + ", ".count
        }
        let remark = view.remark.map { "  " + TOMLValue.comment($0) } ?? ""
        lines.append(Line(text: Self.line(view) + remark, place: place.entering(.view(view.name)), entries: entries))
    }

    private static func line(_ view: DraftView) -> String {
        TOMLValue.Entry(view.name, .table(view.entries)).line
    }

    private static func needsHeading(_ view: DraftView) -> Bool {
        !view.sections.isEmpty || !view.edges.isEmpty || !view.comments.isEmpty || line(view).count > lineLength
    }

    private mutating func write(_ view: DraftView, at path: String, _ place: DraftPlace) {
        blank()
        comments(view.comments + [view.remark].compactMap { $0 })
        add("[\(path)]", place)
        entries(view.entries, of: place)
        // One section that says nothing of itself is no more than its rows.
        let plainSection = view.sections.count == 1 && view.sections[0].entries.isEmpty ? view.sections.first : nil
        if plainSection?.rows.isEmpty == true { add("\(view.rowsKey) = []", place) }
        for edge in view.edges {
            blank()
            write(edge.content, edge.entries, at: "\(path).\(edge.key)", place.entering(.edge(edge.key)))
        }
        for (index, row) in (plainSection?.rows ?? []).enumerated() {
            write(row, at: "\(path).\(view.rowsKey)", place.entering(.section(0)).entering(.row(index)))
        }
        for (index, section) in view.sections.enumerated() where plainSection == nil {
            write(section, view.rowsKey, at: path, place.entering(.section(index)))
        }
    }

    private mutating func write(_ section: DraftSection, _ rowsKey: String, at path: String, _ place: DraftPlace) {
        blank()
        add("[[\(path).sections]]", place)
        entries(section.entries, of: place)
        if section.rows.isEmpty { add("\(rowsKey) = []", place) }
        for (index, row) in section.rows.enumerated() { write(row, at: "\(path).sections.\(rowsKey)", place.entering(.row(index))) }
    }

    private mutating func write(_ row: DraftRow, at path: String, _ place: DraftPlace) {
        blank()
        comments(row.comments + (row.cell?.comments ?? []))
        add("[[\(path)]]", place)
        entries(row.entries, of: place)
        guard let cell = row.cell else { return }
        if cell.constraints.isEmpty, cell.views.isEmpty {
            add("cell = {}", place)
        } else {
            write(cell, [], at: "\(path).cell", place)
        }
    }

    private mutating func write(_ content: DraftContent, _ entries: [TOMLValue.Entry], at path: String, _ place: DraftPlace) {
        add("[\(path)]", place)
        self.entries(entries, of: place)
        constraints(content.constraints, of: place, by: content.views)
        views(content, at: path, place)
    }

    private mutating func write(_ element: DraftAdaptiveElement, at path: String, _ place: DraftPlace) {
        blank()
        add("[[\(path).adaptive]]", place)
        add("when = \(element.when.text)", place)
        constraints(element.constraints, of: place)
        if !element.install.isEmpty { add("install = \(TOMLValue.strings(element.install).text)", place.saying(.entry("install"))) }
        assignments("set", element.set, of: place)
        assignments("otherwise", element.otherwise, of: place)
    }

    private mutating func assignments(_ key: String, _ assignments: [DraftAdaptiveElement.Assignment], of place: DraftPlace) {
        for assignment in assignments {
            let path = "\(key).\(TOMLValue.key(assignment.view)).\(TOMLValue.key(assignment.entry.key))"
            let part = DraftPlace.Part.assignment(view: assignment.view, key: assignment.entry.key)
            add("\(path) = \(assignment.entry.value.text)", place.saying(part))
        }
    }

    /// - Parameter views: The views by which a long list is parted; none leave it as it is.
    private mutating func constraints(_ constraints: [DraftConstraint], of place: DraftPlace, by views: [DraftView] = []) {
        guard !constraints.isEmpty else { return }
        add("constraints = [", place)
        for group in ConstraintGroups(constraints, by: views.map(\.name)).all {
            if let view = group.view { add("  " + TOMLValue.comment(view), nil) }
            for constraint in group.constraints {
                let comment = constraint.comment.map { "  " + TOMLValue.comment($0) } ?? ""
                add("  \(TOMLValue.quoted(constraint.text)),\(comment)", place.saying(.constraint(constraint)))
            }
        }
        add("]", place)
    }

    // MARK: Lines

    private mutating func add(_ text: String, _ place: DraftPlace?) { lines.append(Line(text: text, place: place)) }

    private mutating func heading(_ path: String, _ entries: [TOMLValue.Entry], of place: DraftPlace) {
        blank()
        add("[\(path)]", place)
        self.entries(entries, of: place)
    }

    private mutating func entries(_ entries: [TOMLValue.Entry], of place: DraftPlace) {
        for entry in entries { add(entry.line, place.saying(.entry(entry.key))) }
    }

    private mutating func comments(_ comments: [String]) {
        for comment in comments { add(TOMLValue.comment(comment), nil) }
    }

    private mutating func blank() {
        if lines.last?.text != "" || lines.count < 2 || lines[lines.count - 2].text != "" { add("", nil) }
    }
}
