import JSON
import PlaygroundLanguage
import PlaygroundModel
import PlaygroundReader

/// Drafts a controller from what all environments show of it.
struct ScreenDrafter {
    let values: RecordedValues
    /// The names of controllers in the playground, by their classes.
    let controllers: [String: String]
    private(set) var actions: [String: TOMLValue] = [:]
    private(set) var remarks: [ImportReport.Remark] = []
    /// The alerts that its controls present.
    private(set) var alerts: [DraftController] = []
    /// What a container shows.
    private(set) var contained: [DraftController] = []
    private var containedNames = NameGiver()
    private(set) var viewCount = 0
    private(set) var constraintCount = 0
    private(set) var tapCount = 0
    private(set) var leadsTo: Set<String> = []
    private(set) var pushes = false
    /// Colours that are another in dark style, by their names in the playground.
    private(set) var colors: [String: TOMLValue] = [:]

    init(values: RecordedValues, controllers: [String: String]) {
        (self.values, self.controllers) = (values, controllers)
    }

    private mutating func note(_ subject: ImportReport.Subject, _ reason: String, count: Int = 1) {
        remarks.append(ImportReport.Remark(subject: subject, reason: reason, count: count, lines: []))
    }

    // MARK: Controllers

    mutating func draft(_ run: RecordedRun, named name: String) -> DraftController? {
        for press in run.presses { add(press, of: name) }
        return draft(run.screens, named: name)
    }

    private mutating func draft(_ screens: [JSONValue?], named name: String) -> DraftController? {
        guard let first = screens.first.flatMap({ $0 }) else { return nil }
        if Self.isContainer(first) { return draft(container: screens, named: name) }
        var controller = DraftController(name: name)
        if let title = first["title"]?.string, !title.isEmpty { controller.entries.append(TOMLValue.Entry("title", .string(title))) }
        var naming = ScreenNames()
        var facts: [Int: ScreenFacts] = [:]
        for (place, screen) in screens.enumerated() {
            guard let screen else { continue }
            let environment = RunEnvironment.all[place]
            facts[place] = ScreenFacts(screen, naming: &naming, size: (environment.width, environment.height))
        }
        var merged = MergedScreen(facts, values: values)
        addProperties(screens, to: &controller)
        controller.content = content(&merged)
        controller.adaptive = merged.rules.elements
        for (reason, count) in merged.unexplained.sorted(by: { $0.key < $1.key }) { note(.view, reason, count: count) }
        if merged.unsaid > 0 { note(.constraint, "a playground cannot say it", count: merged.unsaid) }
        addBars(first, to: &controller)
        controller.entries = controller.entries.permitted(by: ControllerKeys.all, of: controller.kind)
        return controller
    }

    static func isContainer(_ screen: JSONValue) -> Bool {
        ["navigation", "tabBar", "split", "page"].contains { screen["kind"] == .string($0) } && screen["children"]?.elements?.isEmpty == false
    }

    /// A navigation, tab bar, page or split view controller, and what it shows.
    private mutating func draft(container screens: [JSONValue?], named name: String, in root: String? = nil) -> DraftController? {
        guard let first = screens.first.flatMap({ $0 }), let kind = first["kind"]?.string, let shown = first["children"]?.elements else { return nil }
        let root = root ?? name
        var children: [DraftController] = []
        for (place, record) in shown.enumerated() {
            let own = screens.map { screen in screen?["children"]?.elements.flatMap { $0.indices.contains(place) ? $0[place] : nil } }
            let className = record["class"]?.string ?? ""
            let word = RecordedRun.name(ofClass: className.hasPrefix("UI") ? String(className.dropFirst(2)) : className)
            let childName = containedNames.give("\(root)-\(word)", numbering: "-")
            let isContainer = Self.isContainer(record)
            guard var child = isContainer ? draft(container: own, named: childName, in: root) : draft(own, named: childName) else { return nil }
            let tab = ["title", "image"].compactMap { key -> TOMLValue.Entry? in
                record["tab"]?[key]?.string.flatMap { $0.isEmpty ? nil : TOMLValue.Entry(key, .string($0)) }
            }
            if !tab.isEmpty { child.entries.append(TOMLValue.Entry("tabBarItem", .table(tab))) }
            children.append(child)
        }
        contained += children
        var controller = DraftController(name: name, entries: [TOMLValue.Entry("kind", .string(kind))])
        let names = children.map(\.name)
        if ["tabBar", "page"].contains(kind) {
            controller.entries.append(TOMLValue.Entry("viewControllers", .strings(names)))
        } else if kind == "split" {
            for (column, name) in zip(first["columns"]?.elements ?? [], names) {
                if let column = column.string, !column.isEmpty { controller.entries.append(TOMLValue.Entry(column, .string(name))) }
            }
        } else {
            controller.entries.append(TOMLValue.Entry("rootViewController", .string(names[0])))
            if shown[0]["largeTitle"] == .bool(true) { controller.entries.append(TOMLValue.Entry("prefersLargeTitles", .bool(true))) }
            if shown[0]["hidesBar"] == .bool(true) { controller.entries.append(TOMLValue.Entry("isNavigationBarHidden", .bool(true))) }
            if first["showsToolbar"] == .bool(true) { controller.entries.append(TOMLValue.Entry("isToolbarHidden", .bool(false))) }
        }
        return controller
    }

    private mutating func addProperties(_ screens: [JSONValue?], to controller: inout DraftController) {
        let first = screens[0]?["properties"]
        let light = values.color(first?["backgroundColor"])
        if let light {
            let dark = screens.count > 5 ? values.color(screens[5]?["properties"]?["backgroundColor"]) : nil
            let name = "\(controller.name)-background"
            if let dark, dark != light { colors[name] = .table([TOMLValue.Entry("light", light), TOMLValue.Entry("dark", dark)]) }
            controller.entries.append(TOMLValue.Entry("backgroundColor", colors[name] == nil ? light : .string(name)))
        }
        if let prompt = screens[0]?["prompt"]?.string, !prompt.isEmpty { controller.entries.append(TOMLValue.Entry("prompt", .string(prompt))) }
        if let style = screens[0]?["statusBarStyle"]?.string, style != "default", StatusBarStyle(rawValue: style) != nil {
            controller.entries.append(TOMLValue.Entry("preferredStatusBarStyle", .string(style)))
        }
        if let insets = screens[0]?["additionalSafeAreaInsets"]?.numbers(4) {
            controller.entries.append(TOMLValue.Entry(
                "additionalSafeAreaInsets", .insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])))
        }
        if let margins = first?["layoutMargins"]?.numbers(4) {
            controller.entries.append(TOMLValue.Entry(
                "layoutMargins", .insets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])))
        }
        if let style = screens[0]?["presentation"]?.string, ModalPresentationStyle.presentable.contains(style) {
            controller.entries.append(TOMLValue.Entry("modalPresentationStyle", .string(style)))
        }
    }

    // MARK: Views

    private mutating func content(_ merged: inout MergedScreen) -> DraftContent {
        var content = DraftContent()
        content.topLevel = Set(merged.views.filter { $0.parent == nil }.map(\.name))
        for view in merged.views {
            viewCount += 1
            var draft = DraftView(name: view.name)
            let children = merged.views.filter { $0.parent == view.name }
            draft.entries = [TOMLValue.Entry("kind", .string(view.kind.rawValue))] + view.entries
            if view.kind == .stack {
                draft.entries.append(TOMLValue.Entry("arrangedSubviews", .strings(children.filter(\.isArranged).map(\.name))))
                let others = children.filter { !$0.isArranged }.map(\.name)
                if !others.isEmpty { draft.entries.append(TOMLValue.Entry("subviews", .strings(others))) }
                if let spacing = view.customSpacing { draft.entries.append(TOMLValue.Entry("customSpacing", spacing)) }
            } else if !children.isEmpty {
                draft.entries.append(TOMLValue.Entry("subviews", .strings(children.map(\.name))))
            }
            if let action = actions[view.id] {
                draft.entries.append(TOMLValue.Entry("tap", action))
                tapCount += 1
            }
            if view.kind == .button, let menu = Self.menu(view.record["menu"]) { draft.entries.append(TOMLValue.Entry("menu", menu)) }
            if view.kind.isList { addSections(view, to: &draft) }
            content.views.append(draft)
        }
        var kinds: [ViewID: ViewKind] = [:]
        for view in merged.views { kinds[ViewID(view.name)] = view.kind }
        for guide in merged.guides { kinds[ViewID(guide)] = .layoutGuide }
        let reader = ConstraintTextReader(between: merged.views.map(\.name) + merged.guides, kinds: kinds)
        content.constraints = legal(merged.constraints, reader)
        merged.rules.filterConstraints { reader.mistake(in: $0.text) == nil }
        constraintCount += content.constraints.count + merged.rules.elements.reduce(0) { $0 + $1.constraints.count }
        guard !merged.guides.isEmpty else { return content }
        content.guides = merged.guides
        return content
    }

    private mutating func legal(_ constraints: [DraftConstraint], _ reader: ConstraintTextReader) -> [DraftConstraint] {
        constraints.filter { constraint in
            guard let mistake = reader.mistake(in: constraint.text) else { return true }
            note(.constraint, "a playground would not take it (\(mistake.code))")
            return false
        }
    }

    // MARK: Lists

    private mutating func addSections(_ view: MergedScreen.View, to draft: inout DraftView) {
        draft.rowsKey = view.kind == .table ? "rows" : "items"
        for section in view.record["sections"]?.elements ?? [] {
            var drafted = DraftSection()
            for key in ["header", "footer"] {
                if let text = section[key]?.string, !text.isEmpty { drafted.entries.append(TOMLValue.Entry(key, .string(text))) }
            }
            let rows = section["rows"]?.elements ?? []
            shareActions(of: rows)
            drafted.rows = rows.map { row($0, isTable: view.kind == .table) }
            if let total = section["total"]?.number, Int(total) > rows.count {
                note(.view, "a list has more rows than the \(rows.count) that are asked for")
            }
            draft.sections.append(drafted)
        }
        if draft.sections.isEmpty { draft.sections = [DraftSection()] }
    }

    /// Only the first rows are pressed. Where they all do the same, the others do it, too.
    private mutating func shareActions(of rows: [JSONValue]) {
        let ids = rows.compactMap { $0["id"]?.string }
        guard let first = ids.first, let action = actions[first] else { return }
        guard ids.prefix(Self.pressedRows).allSatisfy({ actions[$0] == action }) else { return }
        for id in ids { actions[id] = action }
    }

    /// As many as the recorder presses.
    private static let pressedRows = 4

    private mutating func row(_ record: JSONValue, isTable: Bool) -> DraftRow {
        var row = DraftRow()
        for key in ["text", "detailText", "image"] {
            if let text = record[key]?.string, !text.isEmpty { row.entries.append(TOMLValue.Entry(key, .string(text))) }
        }
        if isTable {
            if let style = record["cellStyle"]?.string, style != "default", record["detailText"]?.string != nil {
                row.entries.append(TOMLValue.Entry("cellStyle", .string(style)))
            }
            if let word = record["accessoryType"]?.string, word != "none", AccessoryType(rawValue: word) != nil {
                row.entries.append(TOMLValue.Entry("accessoryType", .string(word)))
            }
            if record["selectionStyle"]?.string == "none" { row.entries.append(TOMLValue.Entry("selectionStyle", .string("none"))) }
            if let height = record["height"]?.number, height >= 1, height <= 10_000 {
                row.entries.append(TOMLValue.Entry("rowHeight", .number(height)))
            }
            if let word = record["accessoryView"]?.string, let kind = ViewKind(rawValue: word), ViewKind.accessories.contains(kind) {
                row.entries.append(TOMLValue.Entry("accessoryView", .table([TOMLValue.Entry("kind", .string(word))])))
            }
        } else if let size = record["size"]?.numbers(2), size[0] > 0, size[1] > 0 {
            row.entries.append(TOMLValue.Entry("itemSize", .size(width: size[0], height: size[1])))
        }
        if let color = values.color(record["backgroundColor"]) { row.entries.append(TOMLValue.Entry("backgroundColor", color)) }
        if let id = record["id"]?.string, let action = actions[id] {
            row.entries.append(TOMLValue.Entry("tap", action))
            tapCount += 1
        }
        if record["views"]?.elements?.isEmpty == false {
            var naming = ScreenNames()
            var merged = MergedScreen([0: ScreenFacts(record, naming: &naming, size: nil)], values: values)
            row.cell = content(&merged)
            row.entries.removeAll { ["text", "detailText", "image", "cellStyle", "accessoryView"].contains($0.key) }
        }
        return row
    }

    // MARK: Bars

    private mutating func addBars(_ screen: JSONValue, to controller: inout DraftController) {
        var giver = NameGiver(reserved: controller.content.views.map(\.name))
        for (side, key) in [("left", "leftBarButtonItems"), ("right", "rightBarButtonItems"), ("toolbar", "toolbarItems")] {
            var items: [TOMLValue.Entry] = []
            for item in screen[side]?.elements ?? [] {
                var entries: [TOMLValue.Entry] = []
                for key in ["title", "image", "accessibilityLabel"] {
                    if let text = item[key]?.string, !text.isEmpty { entries.append(TOMLValue.Entry(key, .string(text))) }
                }
                if let word = item["systemItem"]?.string {
                    let isKnown = BarButtonItem.SystemItem(rawValue: word) != nil
                    entries.append(isKnown ? TOMLValue.Entry("systemItem", .string(word)) : TOMLValue.Entry("title", .string(word)))
                }
                if let id = item["id"]?.string, let action = actions[id] {
                    entries.append(TOMLValue.Entry("tap", action))
                    tapCount += 1
                }
                if let badge = item["badge"]?.string { entries.append(TOMLValue.Entry("badge", .string(badge))) }
                if let tint = values.color(item["tintColor"]) { entries.append(TOMLValue.Entry("tintColor", tint)) }
                if let menu = Self.menu(item["menu"]) { entries.append(TOMLValue.Entry("menu", menu)) }
                guard !entries.isEmpty else { continue }
                let proposals = [item["name"], item["title"], item["systemItem"], item["image"]].compactMap { $0?.string }
                let name = proposals.lazy.compactMap { Words.camelCase(Words.opening($0)) }.first ?? "item"
                items.append(TOMLValue.Entry(giver.give(name), .table(entries)))
            }
            if !items.isEmpty { controller.entries.append(TOMLValue.Entry(key, .table(items))) }
        }
    }

    /// The entries of a menu, which do nothing; `nil` without entries or beyond the depth of a playground's menus.
    private static func menu(_ record: JSONValue?, depth: Int = 0) -> TOMLValue? {
        guard let elements = record?.elements, !elements.isEmpty, depth <= PlaygroundLimits.menuDepth else { return nil }
        return .array(elements.compactMap { element in
            var entries: [TOMLValue.Entry] = []
            for key in ["title", "subtitle", "image"] {
                if let text = element[key]?.string, !text.isEmpty { entries.append(TOMLValue.Entry(key, .string(text))) }
            }
            if let state = element["state"]?.string, state != "off", PreviewAction.State(rawValue: state) != nil {
                entries.append(TOMLValue.Entry("state", .string(state)))
            }
            for key in ["attributes", "options"] {
                let words = element[key]?.elements?.compactMap(\.string) ?? []
                if !words.isEmpty { entries.append(TOMLValue.Entry(key, .strings(words))) }
            }
            if element["actions"] != nil {
                guard let inner = menu(element["actions"], depth: depth + 1) else { return nil }
                entries.append(TOMLValue.Entry("actions", inner))
            }
            let needsTitle = element["options"] == nil
            return needsTitle && !entries.contains { $0.key == "title" } ? nil : .table(entries)
        })
    }

    // MARK: Taps

    private mutating func add(_ press: RecordedRun.Press, of name: String) {
        let outcome = press.outcome
        guard let action = outcome["action"]?.string else { return }
        if let alert = outcome["alert"] {
            let own = "\(name)-alert\(alerts.isEmpty ? "" : "-\(alerts.count + 1)")"
            alerts.append(draft(alert: alert, named: own))
            actions[press.control] = .table([TOMLValue.Entry("present", .string(own))])
        } else if ["push", "present", "showDetail"].contains(action), let className = outcome["class"]?.string {
            guard let target = controllers[className] else {
                return note(.segue, "it leads to \(className), which was not run")
            }
            if action == "push" { pushes = true }
            leadsTo.insert(className)
            actions[press.control] = .table([TOMLValue.Entry(action, .string(target))])
        } else if ["dismiss", "pop", "popToRoot"].contains(action) {
            actions[press.control] = .table([TOMLValue.Entry(action, .bool(true))])
        }
    }

    private func draft(alert: JSONValue, named name: String) -> DraftController {
        var draft = DraftController(name: name)
        var giver = NameGiver()
        let actions = (alert["actions"]?.elements ?? []).map { action -> TOMLValue.Entry in
            let title = action["title"]?.string ?? ""
            let style = action["style"]?.string ?? "default"
            var entries = [TOMLValue.Entry("title", .string(title))]
            if ["cancel", "destructive"].contains(style) { entries.append(TOMLValue.Entry("style", .string(style))) }
            return TOMLValue.Entry(giver.give(Words.camelCase(Words.opening(title)) ?? "action"), .table(entries))
        }
        draft.entries = [TOMLValue.Entry("kind", .string("alert"))]
        for key in ["title", "message"] {
            if let text = alert[key]?.string, !text.isEmpty { draft.entries.append(TOMLValue.Entry(key, .string(text))) }
        }
        if alert["style"]?.string == "actionSheet" { draft.entries.append(TOMLValue.Entry("preferredStyle", .string("actionSheet"))) }
        let fields = (alert["textFields"]?.elements ?? []).map { field -> TOMLValue.Entry in
            var entries: [TOMLValue.Entry] = []
            for key in ["placeholder", "text"] {
                if let text = field[key]?.string, !text.isEmpty { entries.append(TOMLValue.Entry(key, .string(text))) }
            }
            if field["isSecureTextEntry"] == .bool(true) { entries.append(TOMLValue.Entry("isSecureTextEntry", .bool(true))) }
            return TOMLValue.Entry(giver.give(field["placeholder"]?.string.flatMap { Words.camelCase(Words.opening($0)) } ?? "field"), .table(entries))
        }
        if !fields.isEmpty { draft.entries.append(TOMLValue.Entry("textFields", .table(fields))) }
        if !actions.isEmpty { draft.entries.append(TOMLValue.Entry("actions", .table(actions))) }
        return draft
    }
}
