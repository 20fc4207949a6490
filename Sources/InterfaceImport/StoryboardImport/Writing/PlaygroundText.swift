/// Writes a draft. Short tables are written on one line, long tables below a heading.
struct PlaygroundText {
    private var lines: [String] = []

    private static let lineLength = 120

    init(of playground: DraftPlayground) {
        comments(Array(playground.comments.prefix(1)))
        // Editors that use a TOML language server load the schema from `traitscope serve`.
        lines.append("#:schema http://localhost:8425/.assets/schema.json")
        comments(Array(playground.comments.dropFirst()))
        blank()
        entries(playground.entries)
        heading("app", playground.app)
        for section in playground.sections where !section.entries.isEmpty {
            blank()
            lines.append(section.isElement ? "[[\(section.heading)]]" : "[\(section.heading)]")
            entries(section.entries)
        }
        for component in playground.components { write(component, in: "components") }
        for controller in playground.controllers { write(controller, in: "controllers") }
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func write(_ controller: DraftController, in table: String) {
        let path = "\(table).\(TOMLValue.key(controller.name))"
        blank()
        blank()
        comments(controller.comments + controller.content.comments)
        lines.append("[\(path)]")
        entries(controller.entries)
        guides(of: controller.content)
        constraints(controller.content.constraints, by: controller.content.views)
        views(controller.content, at: path)
        for element in controller.adaptive where !element.isEmpty { write(element, at: path) }
    }

    private mutating func guides(of content: DraftContent) {
        if !content.guides.isEmpty { lines.append("layoutGuides = \(TOMLValue.strings(content.guides).text)") }
    }

    private mutating func views(_ content: DraftContent, at path: String) {
        // The order in the file is the order of the views. After one view with a heading, all later views need a heading.
        var needsHeading = false
        var short: [DraftView] = []
        var long: [DraftView] = []
        for view in content.views {
            let isLong = Self.needsHeading(view) || needsHeading && content.topLevel.contains(view.name)
            if isLong, content.topLevel.contains(view.name) { needsHeading = true }
            if isLong { long.append(view) } else { short.append(view) }
        }
        if !short.isEmpty { heading("\(path).views", []) }
        for view in short {
            lines.append(Self.line(view) + (view.remark.map { "  " + TOMLValue.comment($0) } ?? ""))
        }
        for view in long { write(view, at: "\(path).views.\(TOMLValue.key(view.name))") }
    }

    private static func line(_ view: DraftView) -> String {
        TOMLValue.Entry(view.name, .table(view.entries)).line
    }

    private static func needsHeading(_ view: DraftView) -> Bool {
        !view.sections.isEmpty || !view.edges.isEmpty || !view.comments.isEmpty || line(view).count > lineLength
    }

    private mutating func write(_ view: DraftView, at path: String) {
        blank()
        comments(view.comments + [view.remark].compactMap { $0 })
        lines.append("[\(path)]")
        entries(view.entries)
        // A single section without entries is written as rows without a section.
        let plainSection = view.sections.first.flatMap { view.sections.count == 1 && $0.entries.isEmpty && $0.edges.isEmpty ? $0 : nil }
        if plainSection?.rows.isEmpty == true { lines.append("\(view.rowsKey) = []") }
        write(view.edges, at: path)
        for row in plainSection?.rows ?? [] { write(row, at: "\(path).\(view.rowsKey)") }
        for section in view.sections where plainSection == nil { write(section, view.rowsKey, at: path) }
    }

    private mutating func write(_ edges: [DraftEdge], at path: String) {
        for edge in edges {
            blank()
            write(edge.content, edge.entries, at: "\(path).\(edge.key)")
        }
    }

    private mutating func write(_ section: DraftSection, _ rowsKey: String, at path: String) {
        blank()
        lines.append("[[\(path).sections]]")
        entries(section.entries)
        if section.rows.isEmpty { lines.append("\(rowsKey) = []") }
        write(section.edges, at: "\(path).sections")
        for row in section.rows { write(row, at: "\(path).sections.\(rowsKey)") }
    }

    private mutating func write(_ row: DraftRow, at path: String) {
        blank()
        comments(row.comments + (row.cell?.comments ?? []))
        lines.append("[[\(path)]]")
        entries(row.entries)
        guard let cell = row.cell else { return }
        if cell.constraints.isEmpty, cell.views.isEmpty {
            lines.append("cell = {}")
        } else {
            write(cell, [], at: "\(path).cell")
        }
    }

    private mutating func write(_ content: DraftContent, _ entries: [TOMLValue.Entry], at path: String) {
        lines.append("[\(path)]")
        self.entries(entries)
        guides(of: content)
        constraints(content.constraints, by: content.views)
        views(content, at: path)
    }

    private mutating func write(_ element: DraftAdaptiveElement, at path: String) {
        blank()
        lines.append("[[\(path).adaptive]]")
        lines.append("when = \(element.when.text)")
        constraints(element.constraints)
        if !element.install.isEmpty { lines.append("install = \(TOMLValue.strings(element.install).text)") }
        assignments("set", element.set)
        assignments("otherwise", element.otherwise)
    }

    private mutating func assignments(_ key: String, _ assignments: [DraftAdaptiveElement.Assignment]) {
        for assignment in assignments {
            let path = "\(key).\(TOMLValue.key(assignment.view)).\(TOMLValue.key(assignment.entry.key))"
            lines.append("\(path) = \(assignment.entry.value.text)")
        }
    }

    private mutating func constraints(_ constraints: [DraftConstraint], by views: [DraftView] = []) {
        guard !constraints.isEmpty else { return }
        lines.append("constraints = [")
        for group in ConstraintGroups.of(constraints, by: views.map(\.name)) {
            if let view = group.view { lines.append("  " + TOMLValue.comment(view)) }
            for constraint in group.constraints {
                let comment = constraint.comment.map { "  " + TOMLValue.comment($0) } ?? ""
                lines.append("  \(TOMLValue.quoted(constraint.text)),\(comment)")
            }
        }
        lines.append("]")
    }

    private mutating func heading(_ path: String, _ entries: [TOMLValue.Entry]) {
        blank()
        lines.append("[\(path)]")
        self.entries(entries)
    }

    private mutating func entries(_ entries: [TOMLValue.Entry]) { lines += entries.map(\.line) }

    private mutating func comments(_ comments: [String]) { lines += comments.map(TOMLValue.comment) }

    private mutating func blank() {
        if lines.last != "" || lines.count < 2 || lines[lines.count - 2] != "" { lines.append("") }
    }
}
