/// Writes a draft as a person would: what is short on one line, what is long under a heading of its own.
struct PlaygroundText {
    private var lines: [String] = []

    /// Characters of a line, where a view on one line gives way to a heading.
    private static let lineLength = 120

    static func text(of playground: DraftPlayground) -> String {
        var writer = PlaygroundText()
        writer.comments(playground.comments)
        writer.blank()
        writer.entries(playground.entries)
        writer.heading("app", playground.app)
        for controller in playground.controllers { writer.write(controller) }
        return writer.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write(_ controller: DraftController) {
        let path = "controllers.\(TOMLValue.key(controller.name))"
        blank()
        blank()
        comments(controller.comments)
        lines.append("[\(path)]")
        entries(controller.entries)
        constraints(controller.content.constraints)
        views(controller.content, at: path)
        for element in controller.adaptive { write(element, at: path) }
    }

    private mutating func views(_ content: DraftContent, at path: String) {
        // Views stand over one another in the order of the file, so what follows a heading has a heading too.
        var needsHeading = false
        var short: [DraftView] = []
        var long: [DraftView] = []
        for view in content.views {
            let isLong = Self.needsHeading(view) || needsHeading && content.topLevel.contains(view.name)
            if isLong, content.topLevel.contains(view.name) { needsHeading = true }
            if isLong { long.append(view) } else { short.append(view) }
        }
        if !short.isEmpty { heading("\(path).views", []) }
        for view in short { lines.append(Self.line(view)) }
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
        comments(view.comments)
        lines.append("[\(path)]")
        entries(view.entries)
        // One section that says nothing of itself is no more than its rows.
        let plainSection = view.sections.count == 1 && view.sections[0].entries.isEmpty ? view.sections.first : nil
        if plainSection?.rows.isEmpty == true { lines.append("\(view.rowsKey) = []") }
        for edge in view.edges {
            blank()
            write(edge.content, edge.entries, at: "\(path).\(edge.key)")
        }
        for row in plainSection?.rows ?? [] { write(row, at: "\(path).\(view.rowsKey)") }
        for section in plainSection == nil ? view.sections : [] {
            blank()
            lines.append("[[\(path).sections]]")
            entries(section.entries)
            if section.rows.isEmpty { lines.append("\(view.rowsKey) = []") }
            for row in section.rows { write(row, at: "\(path).sections.\(view.rowsKey)") }
        }
    }

    private mutating func write(_ row: DraftRow, at path: String) {
        blank()
        comments(row.comments)
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
        constraints(content.constraints)
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

    private mutating func constraints(_ constraints: [DraftConstraint]) {
        guard !constraints.isEmpty else { return }
        lines.append("constraints = [")
        for constraint in constraints {
            let comment = constraint.comment.map { "  " + TOMLValue.comment($0) } ?? ""
            lines.append("  \(TOMLValue.quoted(constraint.text)),\(comment)")
        }
        lines.append("]")
    }

    private mutating func heading(_ path: String, _ entries: [TOMLValue.Entry]) {
        blank()
        lines.append("[\(path)]")
        self.entries(entries)
    }

    private mutating func entries(_ entries: [TOMLValue.Entry]) {
        lines += entries.map(\.line)
    }

    private mutating func comments(_ comments: [String]) {
        lines += comments.map(TOMLValue.comment)
    }

    private mutating func blank() {
        if lines.last != "" || lines.count < 2 || lines[lines.count - 2] != "" { lines.append("") }
    }
}
