import PlaygroundLanguage
import PlaygroundModel
import SeededRandom

/// The text of a random playground: random controllers, views, constraints, lists, components, actions, variables and conditions on
/// variables, with names that are difficult in Swift.
package struct RandomPlayground {
    package let text: String

    package init(seed: Int) {
        var writer = RandomPlaygroundWriter(seed: seed)
        writer.write()
        text = writer.lines.joined(separator: "\n") + "\n"
    }
}

struct RandomPlaygroundWriter {
    private(set) var lines: [String] = []
    private var draw: Draw
    private var controllers: [String] = []
    /// The variables and controls of the current controller.
    private var state = DrawnState()

    init(seed: Int) {
        draw = Draw(seed: seed)
    }

    mutating func write() {
        controllers = draw.names(count: draw.number(2...5))
        lines = ["devices = [\"iphone-17\", \"ipad-11\"]", "app.rootViewController = \(Draw.quoted(controllers[0]))", "metrics = { gap = 12 }"]
        lines.append("colors = { sand = \"#f4e4c8\", ink = { light = \"#101010\", dark = \"#fafafa\" } }")
        if draw.chance(4) { lines.append("app.overrideUserInterfaceStyle = \"\(draw.chance(2) ? "light" : "dark")\"") }
        if draw.chance(4) { lines.append("app.traitOverrides = { preferredContentSizeCategory = \"accessibilityLarge\" }") }
        writeComponent()
        for (index, controller) in controllers.enumerated() { write(controller, index) }
    }

    private mutating func writeComponent() {
        lines += [
            "[components.badge]",
            "parameters = [\"words\", \"picture\"]",
            "cornerRadius = \(draw.number(0...20))",
            "constraints = [\"H:|-[picture(24)]-[words]-|\", \"V:|-[words]-|\", \"picture.centerY == words.centerY\"]",
            "views.words = { kind = \"label\", text = \"\(draw.chance(2) ? "{words}" : "Say {words}")\", numberOfLines = 0 }",
            "views.picture = { kind = \"image\", image = \"{picture}\" }",
        ]
    }

    // MARK: Controllers

    private mutating func write(_ controller: String, _ index: Int) {
        let others = Array(controllers[(index + 1)...])
        state = DrawnState()
        draw.drawsStrangers = true
        lines.append("[controllers.\(Draw.quoted(controller))]")
        // A container's children are written after the container, so that no container contains itself.
        if let child = others.first, draw.chance(4) {
            let kind = ["navigation", "tabBar", "page", "split"][draw.number(0...3)]
            lines.append("kind = \"\(kind)\"")
            switch kind {
            case "navigation": lines.append("rootViewController = \(Draw.quoted(child))")
            case "tabBar", "page": lines.append("viewControllers = [\(Draw.quoted(child))]")
            default: lines += ["primary = \(Draw.quoted(child))", "secondary = \(Draw.quoted(others[others.count - 1]))"]
            }
            lines += draw.values(of: ControllerKeys.all, in: kind, one: 6)
            return
        }
        let names = draw.names(count: draw.number(2...9))
        let views = Array(names.dropLast(2)) + (names.count < 3 ? names.prefix(1) : [])
        let kinds: [ViewKind?] = views.map { _ in draw.chance(6) ? nil : Self.kinds[draw.number(0...(Self.kinds.count - 1))] }
        let variables = draw.chance(3) ? [] : names.suffix(2).filter { !views.contains($0) }
        state = DrawnState(variables: variables, controls: zip(views, kinds), &draw)
        draw.drawsStrangers = state.declaration == nil
        if let line = state.declaration { lines.append(line) }
        lines += draw.values(of: ControllerKeys.all, in: "view", one: 6)
        lines.append("constraints = [")
        writeConstraints(views)
        lines.append("]")
        if draw.chance(3), let item = draw.names(count: 1).first {
            let rule = state.condition(&draw).map { "isEnabled = { when = \($0) }, " }
            let keys = draw.values(of: BarKeys.common, one: 2).filter { rule == nil || !$0.hasPrefix("isEnabled") }
                .map { "\($0), " }.joined()
            lines.append("rightBarButtonItems = { \(Draw.quoted(item)) = { \(keys)\(rule ?? "")tap = \(actions()) } }")
        }
        for (view, kind) in zip(views, kinds) { write(view, kind, in: controller) }
        if draw.chance(2) { writeAdaptive(views, in: controller) }
    }

    private mutating func writeConstraints(_ views: [String]) {
        for (index, view) in views.enumerated() where Draw.isPlain(view) {
            let above = views[..<index].last(where: Draw.isPlain)
            lines.append("  \"\(view).top == \(above.map { "\($0).bottom" } ?? "safeArea.top") + gap\",")
            switch draw.number(0...3) {
            case 0: lines.append("  \"H:|-[\(view)]-|\",")
            case 1: lines.append("  \"\(view).leading == layoutMargins.leading\", \"\(view).width == superview.width * 1/2 - 8 @750\",")
            case 2: lines.append("  \"\(view).centerX == superview.centerX * 1.5 + 3\", \"\(view).width <= \(draw.number(40...300))\",")
            default: lines.append("  \"\(view).leading >= superview.leadingMargin\", \"\(view).trailing <= readableContent.trailing @\(draw.number(1...999))\",")
            }
        }
    }

    private mutating func writeAdaptive(_ views: [String], in controller: String) {
        guard let view = views.first(where: Draw.isPlain) else { return }
        let conditions = [
            "{ horizontalSizeClass = \"compact\" }", "{ verticalSizeClass = \"regular\", userInterfaceStyle = \"dark\" }", "{ minWidth = 500 }",
            "{ not = { horizontalSizeClass = \"compact\" } }", "{ orientation = \"landscape\" }",
        ] + (0..<3).compactMap { _ in state.condition(&draw) }
        lines += [
            "[[controllers.\(Draw.quoted(controller)).adaptive]]", "when = \(conditions[draw.number(0...(conditions.count - 1))])",
            "set = { \(view) = { isHidden = true, alpha = 0.5 } }",
        ]
        if draw.chance(2) { lines.append("constraints = [\"\(view).height == \(draw.number(10...90))\"]") }
    }

    // MARK: Views

    // A spacer is permitted only in a stack.
    private static let kinds = ViewKind.written.filter { $0 != .spacer }

    /// - Parameter kind: The kind of the view. `nil` for the component.
    private mutating func write(_ view: String, _ kind: ViewKind?, in controller: String) {
        lines.append("[controllers.\(Draw.quoted(controller)).views.\(Draw.quoted(view))]")
        guard let kind else {
            lines += ["kind = \"badge\"", "words = \(Draw.quoted(draw.text()))", "picture = \"star.fill\""]
            return
        }
        lines.append("kind = \"\(kind.rawValue)\"")
        let rules = rules(for: kind)
        lines += rules.map { "\($0.rawValue) = \($1)" }
        let others = (kind.drawnProperties + [.backgroundColor, .alpha, .cornerRadius]).filter { property in
            !rules.contains { $0.property == property }
        }
        // Plain text excludes attributed text, and a gradient excludes an effect.
        let pairs = ViewProperty.textPairs.map { ($0.plain, $0.attributed) } + [(.gradient, .effect)]
        var excluded: Set<ViewProperty> = []
        for property in others where draw.chance(3) && !excluded.contains(property) {
            excluded.formUnion(pairs.filter { $0.0 == property }.map { $0.1 } + pairs.filter { $0.1 == property }.map { $0.0 })
            if let value = draw.value(of: property) { lines.append("\(property.rawValue) = \(value)") }
        }
        if kind == .button || kind == .label, draw.chance(2) {
            lines.append("tap = \(actions())")
        } else if kind.facts.control != nil, draw.chance(2) {
            lines.append("\(draw.chance(2) ? "tap" : "valueChanged") = \(actions())")
        }
        if kind.isList { writeRows(of: kind) }
    }

    private mutating func writeRows(of kind: ViewKind) {
        let word = kind == .table ? "rows" : "items"
        lines.append("\(word) = [")
        for _ in 0..<draw.number(0...4) {
            let image = draw.chance(3) ? ", image = \"star\"" : ""
            let tap = draw.chance(3) ? ", tap = \(actions())" : ""
            let rule = kind == .table && draw.chance(3) ? state.condition(&draw) : nil
            let mark = rule.map { ", accessoryType = { when = \($0), value = \"checkmark\" }" } ?? ""
            let swipe = kind == .table && draw.chance(4)
                ? ", trailingSwipeActions = [{ title = \(Draw.quoted(draw.text())), style = \"destructive\", action = \(actions()) }]" : ""
            lines.append("  { text = \(Draw.quoted(draw.text()))\(image)\(tap)\(mark)\(swipe) },")
        }
        lines.append("]")
    }

    /// Properties of a view that depend on the state.
    private mutating func rules(for kind: ViewKind) -> [(property: ViewProperty, value: String)] {
        var rules: [(property: ViewProperty, value: String)] = []
        if draw.chance(3), let condition = state.condition(&draw) { rules.append((.isHidden, "{ when = \(condition) }")) }
        if kind.drawnProperties.contains(.textColor), draw.chance(3), let condition = state.condition(&draw) {
            let other = draw.chance(2) ? "" : ", otherwise = \(Draw.quoted(draw.color()))"
            rules.append((.textColor, "{ when = \(condition), value = \(Draw.quoted(draw.color()))\(other) }"))
        }
        if kind == .label, draw.chance(2), let text = state.text(&draw) { rules.append((.text, Draw.quoted(text))) }
        return rules
    }

    /// An action, or alternatives that depend on the state.
    private mutating func actions() -> String {
        guard draw.chance(3), let condition = state.condition(&draw) else { return action() }
        return "[{ when = \(condition), \(action().dropFirst(2)), \(action())]"
    }

    private mutating func action() -> String {
        if draw.chance(3), let change = state.change(&draw) { return change }
        let target = Draw.quoted(controllers[draw.number(0...(controllers.count - 1))])
        return switch draw.number(0...5) {
        case 0: "{ show = \(target) }"
        case 1: "{ showDetail = \(target) }"
        case 2: "{ present = \(target), style = \"pageSheet\" }"
        case 3: "{ unwind = \(target) }"
        case 4: "{ endEditing = true }"
        default: "{ dismiss = true }"
        }
    }
}
