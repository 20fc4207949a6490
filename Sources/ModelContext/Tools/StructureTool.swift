import Checking
import Files
import PlaygroundModel
import SourceDiagnostics

struct StructureTool: ContextTool {
    enum Detail: String, CaseIterable {
        /// `outline` contains only controllers, `views` also views and rules, and `full` also constraints.
        case outline, views, full
    }

    let name = "structure"
    let title = "Structure of a playground"
    let summary = """
        The controllers of a playground as a tree, with their views, bar items, rules (adaptive elements) and tap actions, each with its \
        line (":55"). Start here. With "controller", everything about that one, including constraints.
        """

    private static let controller = Parameter.text("controller", "Only this controller, with its constraints.")
    private static let detail = Parameter<Detail>.choice("detail", "The detail. Default: views, or outline if that would be long.")
    private static let limit = Parameter.number("limit", 1...2000, standard: 80, "The maximum number of lines.")

    var parameters: [ParameterFacts] {
        PlaygroundArgument.parameters + [Self.controller.facts, Self.detail.facts, Self.limit.facts]
    }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let asked = try PlaygroundArgument(input, call)
        let playground = try asked.playground()
        let limit = input[Self.limit, default: 80]
        let text = StructureText(playground: playground, words: SourceWords(reading: asked.reading))
        if let name = input[Self.controller] {
            guard let controller = playground.controllers.first(where: { $0.id.name == name }) else {
                let names = playground.controllers.map(\.id.name)
                let near = NameSuggestion(for: name, among: names)?.question
                throw UsageFailure("There is no controller \(name.quoted); \(near ?? "the controllers are \(NameList(names, limit: 40).joined(by: .and)).")")
            }
            let lines = text.lines(of: controller, input[Self.detail] ?? .full, depth: 0)
            return ToolAnswer(AnswerLines.first(limit, of: lines, more: "ask with a larger \"limit\"."))
        }
        let detail = input[Self.detail] ?? (text.nodeCount > limit ? .outline : .views)
        var lines = AnswerLines.first(
            limit, of: text.lines(detail), more: "ask with \"controller\" for one of them, or with a larger \"limit\".")
        if detail == .outline { lines.append("Views, rules and taps: ask with \"controller\", or with detail \"views\".") }
        return ToolAnswer([text.heading(fileName: asked.source.fileName)] + lines)
    }
}

private struct StructureText {
    let playground: Playground
    let words: SourceWords

    var nodeCount: Int {
        playground.controllers.reduce(0) { $0 + 1 + $1.views.count + $1.items.count + $1.adaptive.count + $1.overrides.count }
    }

    func heading(fileName: String) -> String {
        let devices = playground.devices.map(\.writtenID)
        let shown = devices.prefix(8).joined(separator: ", ") + (devices.count > 8 ? " and \(devices.count - 8) more" : "")
        let scenarios = playground.scenarios.isEmpty ? "" : ", \(counted(playground.scenarios.count, "scenario"))"
        return "\(playground.title) (\(fileName)): \(counted(playground.controllers.count, "controller"))\(scenarios); devices \(shown); "
            + "starts with \(playground.rootViewController.name)"
    }

    func lines(_ detail: StructureTool.Detail) -> [String] {
        var told: Set<String> = []
        var lines = tree(playground.rootViewController.name, detail, depth: 0, &told)
        for controller in playground.controllers where !told.contains(controller.id.name) && !isContained(controller) {
            lines += tree(controller.id.name, detail, depth: 0, &told)
        }
        // Controllers that contain each other are not reached from a root.
        for controller in playground.controllers where !told.contains(controller.id.name) {
            lines += tree(controller.id.name, detail, depth: 0, &told)
        }
        return lines
    }

    private func isContained(_ controller: ControllerDefinition) -> Bool {
        playground.controllers.contains { $0.kind.children.contains { $0.name == controller.id.name } }
    }

    private func tree(_ name: String, _ detail: StructureTool.Detail, depth: Int, _ told: inout Set<String>) -> [String] {
        guard let controller = playground.controllers.first(where: { $0.id.name == name }) else { return [] }
        guard told.insert(name).inserted else { return [indented("\(name), as above", depth)] }
        return lines(of: controller, detail, depth: depth)
            + controller.kind.children.flatMap { tree($0.name, detail, depth: depth + 1, &told) }
    }

    func lines(of controller: ControllerDefinition, _ detail: StructureTool.Detail, depth: Int) -> [String] {
        var lines = [indented(head(controller), depth)]
        guard detail != .outline else { return lines }
        lines += views(controller).map { indented($0, depth + 1) }
        lines += controller.items.filter { !$0.isSpace }.map { item in
            let tap = self.tap(item.tap, item.path.appending("tap"))
            return indented("\(item.id)  bar item\(quoted(item.title ?? item.image)) \(words.place(item.path))\(tap)", depth + 1)
        }
        if detail == .full {
            lines += controller.constraints.map { indented(text($0), depth + 1) }
        }
        for rule in controller.adaptive {
            lines.append(indented(text(rule), depth + 1))
            if detail == .full { lines += rule.constraints.map { indented(text($0), depth + 2) } }
        }
        lines += controller.overrides.map { override in
            let whom = override.child.map { " for \($0.name)" } ?? ""
            return indented("override\(whom) \(words.place(override.path)) when \(override.condition.inWords)", depth + 1)
        }
        return lines
    }

    /// The first line for a controller: `home  view "Neko" :29, 13 constraints, 2 rules; to cats`.
    private func head(_ controller: ControllerDefinition) -> String {
        let counts = [(controller.views.count, "view"), (controller.constraints.count, "constraint"), (controller.adaptive.count, "rule")]
        let said = counts.filter { $0.0 > 0 }.map { ", " + counted($0.0, $0.1) }.joined()
        let variables = controller.variables.map { ", \($0.name) = \($0.start.shown ?? "")" }.joined()
        let targets = controller.actions.compactMap { $0.action.target?.name }.uniqued(by: \.self)
        let way = targets.isEmpty ? "" : "; leads to \(targets.joined(separator: ", "))"
        let parameters = controller.parameters.isEmpty ? "" : "(\(controller.parameters.map(\.name).joined(separator: ", ")))"
        let whole = "\(controller.id)\(parameters)  \(controller.kind.word)\(quoted(controller.title)) \(words.place(controller.path))"
        return whole + said + variables + way
    }

    private func views(_ controller: ControllerDefinition) -> [String] {
        var lines: [String] = []
        var waiting = controller.topLevelViews.reversed().map { (id: $0, depth: 0) }
        let views = Dictionary(firstOf: controller.views.map { ($0.id, $0) })
        while let (id, depth) = waiting.popLast() {
            guard let view = views[id] else { continue }
            let text = "\(id)  \(view.kind.rawValue)\(quoted(view.properties.shown)) \(words.place(view.path))\(tap(view.tap, view.tapPath))"
            lines.append(indented(text, depth))
            waiting += view.containedViews.reversed().map { ($0, depth + 1) }
        }
        return lines
    }

    private func tap(_ action: Action?, _ path: DocumentPath) -> String {
        action == nil ? "" : "  tap = \(words.text(path))"
    }

    private func text(_ constraint: LayoutConstraint) -> String {
        "\(constraint.source)  \(words.place(constraint.id.path))"
    }

    private func text(_ rule: AdaptiveElement) -> String {
        let set = (rule.set + rule.otherwise).map { "\($0.view).\($0.property.rawValue)" }
        let parts = [
            rule.constraints.isEmpty ? nil : counted(rule.constraints.count, "constraint"),
            rule.enables.map { "enables \($0)" },
            rule.install.isEmpty ? nil : "installs \(rule.install.map(\.name).joined(separator: ", "))",
            set.isEmpty ? nil : "sets \(set.uniqued(by: \.self).joined(separator: ", "))",
        ]
        return "rule \(words.place(rule.path)) when \(rule.condition.inWords): \(parts.compactMap(\.self).joined(separator: "; "))"
    }

    private func quoted(_ text: String?) -> String {
        guard let text else { return "" }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return " \"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    }

    private func indented(_ line: String, _ depth: Int) -> String { String(repeating: "  ", count: depth) + line }
}
