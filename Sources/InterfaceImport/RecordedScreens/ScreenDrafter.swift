import JSON
import PlaygroundLanguage
import PlaygroundModel
import PlaygroundReader

/// Drafts a controller from its screens on all environments.
struct ScreenDrafter {
    let values: RecordedValues
    /// The names of controllers in the playground, by class.
    let controllers: [String: String]
    private(set) var actions: [String: TOMLValue] = [:]
    private(set) var remarks: [ImportReport.Remark] = []
    private(set) var alerts: [DraftController] = []
    /// The children of a container.
    private(set) var contained: [DraftController] = []
    private var containedNames = NameGiver()
    private(set) var viewCount = 0
    private(set) var constraintCount = 0
    private(set) var tapCount = 0
    private(set) var leadsTo: Set<String> = []
    /// Classes of containers that replace a child with the controller that a control shows.
    private var replacing: Set<String> = []
    private(set) var pushes = false
    /// Colours that differ in dark mode, by their names in the playground.
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

    /// - Parameter containers: The enclosing containers, from the outermost on.
    private mutating func draft(_ screens: [JSONValue?], named name: String, in containers: [RecordedContainer] = []) -> DraftController? {
        guard let first = screens.first.flatMap({ $0 }) else { return nil }
        let inner = containers + [RecordedContainer(name: name, screens: screens)]
        if Self.isContainer(first) { return draft(container: first, inner) }
        let children = drafts(of: first, inner)
        var controller = DraftController(name: name)
        if let title = first["title"]?.string, !title.isEmpty { controller.entries.append(TOMLValue.Entry("title", .string(title))) }
        if !children.isEmpty { addContainment(of: children, first, to: &controller) }
        controller.entries += keys(of: first, ofKind: controller.kind)
        addProperties(screens, to: &controller)
        addViews(of: screens, beside: children.map(\.name), viewInBar: "titleView", to: &controller)
        addBars(first, to: &controller)
        addOverrides(of: children, in: inner, to: &controller)
        controller.entries = controller.entries.permitted(by: ControllerKeys.all, of: controller.kind)
        return controller
    }

    /// - Parameter viewInBar: The key of the view that UIKit shows in a bar.
    private mutating func addViews(
        of screens: [JSONValue?], beside children: [String] = [], viewInBar: String, to controller: inout DraftController
    ) {
        let names = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($0, $1) })
        var naming = ScreenNames()
        var facts: [Int: ScreenFacts] = [:]
        for (place, screen) in screens.enumerated() {
            guard let screen else { continue }
            let environment = RunEnvironment.all[place]
            facts[place] = ScreenFacts(screen, naming: &naming, size: (environment.width, environment.height), children: names)
        }
        var merged = MergedScreen(facts, values: values, condition: TraitCondition(screens))
        controller.content = content(&merged, beside: children)
        controller.adaptive = merged.rules.elements
        for (reason, count) in merged.unexplained.sorted(by: { $0.key < $1.key }) { note(.view, reason, count: count) }
        if merged.unsupported > 0 { note(.constraint, "a playground cannot express it", count: merged.unsupported) }
        if let id = screens[0]?[viewInBar]?.string, let view = facts[0]?.name(ofID: id) {
            controller.entries.append(TOMLValue.Entry(viewInBar, .string(view)))
        }
    }

    static func isContainer(_ screen: JSONValue) -> Bool {
        ["navigation", "tabBar", "split", "page"].contains { screen["kind"] == .string($0) } && screen["children"]?.elements?.isEmpty == false
    }

    /// The children of the last container that are the same on all environments.
    private mutating func drafts(of container: JSONValue, _ containers: [RecordedContainer]) -> [DraftController] {
        let (root, screens) = (containers[0].name, containers[containers.count - 1].screens)
        var children: [DraftController] = []
        for (place, record) in (container["children"]?.elements ?? []).enumerated() {
            let own = Self.child(place, of: screens)
            let className = record["class"]?.string ?? ""
            let word = RecordedRun.name(ofClass: className.hasPrefix("UI") ? String(className.dropFirst(2)) : className)
            let name = containedNames.give("\(root)-\(word)", numbering: "-")
            guard var child = draft(own, named: name, in: containers) else { return [] }
            var tab = Self.texts(record["tab"], "title", "image", "badgeValue", "systemItem")
            if record["tab"]?["automaticallyActivatesSearch"] == .bool(true) { tab.append(TOMLValue.Entry("automaticallyActivatesSearch", .bool(true))) }
            if !tab.isEmpty { child.entries.append(TOMLValue.Entry("tabBarItem", .table(tab))) }
            children.append(child)
        }
        contained += children
        return children
    }

    /// The records of a child on the environments where it has the same class as on the first environment.
    private static func child(_ place: Int, of screens: [JSONValue?]) -> [JSONValue?] {
        let children = screens.map { screen in screen?["children"]?.elements.flatMap { $0.indices.contains(place) ? $0[place] : nil } }
        return children.map { $0?["class"] == children[0]?["class"] ? $0 : nil }
    }

    /// Adds the children of a custom container.
    private func addContainment(of children: [DraftController], _ screen: JSONValue, to controller: inout DraftController) {
        controller.entries.append(TOMLValue.Entry("kind", .string("container")))
        controller.entries.append(TOMLValue.Entry("children", .strings(children.map(\.name))))
        if let className = screen["class"]?.string, replacing.contains(className) {
            controller.entries.append(TOMLValue.Entry("handles", .table([TOMLValue.Entry("show", .string("replaceChild"))])))
        }
    }

    /// Drafts a navigation, tab bar, page or split view controller with its children.
    private mutating func draft(container first: JSONValue, _ containers: [RecordedContainer]) -> DraftController? {
        let children = drafts(of: first, containers)
        guard let kind = first["kind"]?.string, let shown = first["children"]?.elements, let name = containers.last?.name, !children.isEmpty
        else { return nil }
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
        controller.entries += keys(of: first, ofKind: kind)
        if first["bottomAccessory"] != nil {
            addViews(of: containers[containers.count - 1].screens, viewInBar: "bottomAccessory", to: &controller)
        }
        addOverrides(of: children, in: containers, to: &controller)
        return controller
    }

    /// The values that code set, except UIKit's defaults.
    private func keys(of screen: JSONValue, ofKind kind: String) -> [TOMLValue.Entry] {
        let record = screen["keys"]
        var entries = values.entries(record, ControllerKeys.all.filter { $0.belongs(to: kind) })
        if kind == "split", let word = record?["preferredDisplayMode"]?.string, word != "automatic", SplitDefinition.DisplayMode(rawValue: word) != nil {
            entries.append(TOMLValue.Entry("preferredDisplayMode", .string(word)))
        }
        if kind == "tabBar" {
            let sidebar = values.entries(record?["sidebar"], BarKeys.sidebar)
            if !sidebar.isEmpty { entries.append(TOMLValue.Entry("sidebar", .table(sidebar))) }
        }
        if let search = screen["search"], search.members != nil {
            let placeholder = search["placeholder"]?.string.flatMap { $0.isEmpty ? nil : TOMLValue.string($0) }
            entries.append(TOMLValue.Entry(
                "searchController", .table([TOMLValue.Entry]([("placeholder", placeholder)]) + values.entries(search, BarKeys.searchController))))
        }
        return entries
    }

    // MARK: Overrides

    private mutating func addOverrides(of children: [DraftController], in containers: [RecordedContainer], to controller: inout DraftController) {
        let screens = containers[containers.count - 1].screens
        var overrides = containers.count == 1 ? [RecordedContainer.overrides(of: nil, screens, in: [])] : []
        overrides += children.enumerated().map { place, child in
            RecordedContainer.overrides(of: child.name, Self.child(place, of: screens), in: containers)
        }
        let (tables, unexplained) = (overrides.flatMap(\.tables), overrides.reduce(0) { $0 + $1.unexplained })
        if unexplained > 0 { note(.view, "no condition on traits explains when a container overrides them", count: unexplained) }
        if !tables.isEmpty { controller.entries.append(TOMLValue.Entry("overrides", .array(tables))) }
    }

    private mutating func addProperties(_ screens: [JSONValue?], to controller: inout DraftController) {
        let first = screens[0]?["properties"]
        let light = values.color(first?["backgroundColor"])
        if let light {
            let dark = screens.indices.contains(RunEnvironment.darkPlace)
                ? values.color(screens[RunEnvironment.darkPlace]?["properties"]?["backgroundColor"]) : nil
            let name = "\(controller.name)-background"
            if let dark, dark != light { colors[name] = .table([TOMLValue.Entry("light", light), TOMLValue.Entry("dark", dark)]) }
            controller.entries.append(TOMLValue.Entry("backgroundColor", colors[name] == nil ? light : .string(name)))
        }
        if let margins = first?["layoutMargins"]?.numbers(4) {
            controller.entries.append(TOMLValue.Entry(
                "layoutMargins", .insets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])))
        }
    }

    // MARK: Views

    /// - Parameter children: The names of child controllers. Constraints refer to their views by these names.
    private mutating func content(_ merged: inout MergedScreen, beside children: [String] = []) -> DraftContent {
        var content = DraftContent()
        let views = merged.views.filter { !$0.isChild }
        content.topLevel = Set(views.filter { $0.parent == nil }.map(\.name))
        for view in views {
            viewCount += 1
            var draft = DraftView(name: view.name)
            let children = views.filter { $0.parent == view.name }
            draft.entries = [TOMLValue.Entry("kind", .string(view.kind.rawValue))] + view.entries
            if view.kind == .stack {
                draft.entries.append(TOMLValue.Entry("arrangedSubviews", .strings(children.filter(\.isArranged).map(\.name))))
                let others = children.filter { !$0.isArranged }.map(\.name)
                if !others.isEmpty { draft.entries.append(TOMLValue.Entry("subviews", .strings(others))) }
                if let spacing = view.customSpacing { draft.entries.append(TOMLValue.Entry("customSpacing", spacing)) }
            } else if !children.isEmpty {
                draft.entries.append(TOMLValue.Entry("subviews", .strings(children.map(\.name))))
            }
            draft.entries += tap(view.id)
            if view.kind == .button, let menu = Self.menu(view.record["menu"]) { draft.entries.append(TOMLValue.Entry("menu", menu)) }
            if view.kind.isList { addSections(view, to: &draft) }
            if let background = view.record["backgroundView"]?.string, let behind = views.first(where: { $0.id == background }) {
                draft.entries.append(TOMLValue.Entry("backgroundView", .string(behind.name)))
            }
            content.views.append(draft)
        }
        var kinds: [ViewID: ViewKind] = [:]
        for view in merged.views { kinds[ViewID(view.name)] = view.kind }
        for guide in merged.guides { kinds[ViewID(guide)] = .layoutGuide }
        let reader = ConstraintTextReader(between: merged.views.map(\.name) + merged.guides + children, kinds: kinds)
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
            note(.constraint, "a playground would reject it (\(mistake.code))")
            return false
        }
    }

    // MARK: Lists

    private mutating func addSections(_ view: MergedScreen.View, to draft: inout DraftView) {
        draft.rowsKey = view.kind == .table ? "rows" : "items"
        draft.edges = ["tableHeaderView", "tableFooterView"].compactMap { edge($0, view.record[$0]) }
        let layouts = view.record["properties"]?["layout"]?["sections"]?.elements ?? []
        for (place, section) in (view.record["sections"]?.elements ?? []).enumerated() {
            // Sections beyond the last layout use the last layout.
            let isList = layouts.isEmpty ? false : layouts[min(place, layouts.count - 1)]["appearance"] != nil
            var drafted = DraftSection()
            for key in ["header", "footer"] {
                if let text = section[key]?.string, !text.isEmpty { drafted.entries.append(TOMLValue.Entry(key, .string(text))) }
                if let edge = edge(key, section[key]) { drafted.edges.append(edge) }
            }
            addSupplementaries(section["supplementaryViews"], to: &draft)
            let rows = section["rows"]?.elements ?? []
            shareActions(of: rows)
            drafted.rows = rows.map { row($0, isTable: view.kind == .table, hasStyles: view.kind == .table || isList) }
            if let total = section["total"]?.number, Int(total) > rows.count {
                note(.view, "a list has more rows than the \(rows.count) that the recorder requests")
            }
            draft.sections.append(drafted)
        }
        if draft.sections.isEmpty { draft.sections = [DraftSection()] }
    }

    /// The items of a list share the views of an element kind.
    private mutating func addSupplementaries(_ record: JSONValue?, to draft: inout DraftView) {
        for member in record?.members ?? [] {
            guard let kind = RecordedValues.elementKind(member.name), let views = member.value.elements, let first = views.first else { continue }
            let key = "supplementaryViews.\(kind)"
            guard !draft.edges.contains(where: { $0.key == key }) else { continue }
            if views.contains(where: { $0 != first }) { note(.view, "the supplementary views of all items have the content of the first") }
            draft.edges.append(edge(key, first) ?? DraftEdge(key: key, entries: [], content: DraftContent()))
        }
    }

    /// A header or footer that has custom views.
    private mutating func edge(_ key: String, _ record: JSONValue?) -> DraftEdge? {
        guard let record, record.members != nil else { return nil }
        let height = record["height"]?.number.map { TOMLValue.number($0.clamped(to: ViewProperty.ValueType.lengths)) }
        var naming = ScreenNames()
        var merged = MergedScreen([0: ScreenFacts(record, naming: &naming)], values: values)
        let content = content(&merged)
        let isSupplementary = key.hasPrefix("supplementaryViews.")
        guard !content.views.isEmpty || height != nil || isSupplementary else { return nil }
        let radius = record["cornerRadius"]?.number.map { TOMLValue.number($0.clamped(to: ViewProperty.ValueType.lengths)) }
        let entries = [TOMLValue.Entry]([
            isSupplementary ? ("cornerRadius", radius) : ("height", height), ("backgroundColor", values.color(record["backgroundColor"])),
        ])
        return DraftEdge(key: key, entries: entries, content: content)
    }

    /// Shares the actions of the first rows. Only these are pressed. If all have the same effect, the other rows are assumed to have it.
    private mutating func shareActions(of rows: [JSONValue]) {
        let ids = rows.compactMap { $0["id"]?.string }
        guard let first = ids.first, let action = actions[first] else { return }
        guard ids.prefix(Self.pressedRows).allSatisfy({ actions[$0] == action }) else { return }
        for id in ids { actions[id] = action }
    }

    /// The number of rows that the recorder presses.
    private static let pressedRows = 4

    /// - Parameter hasStyles: Whether cells belong to a list.
    private mutating func row(_ record: JSONValue, isTable: Bool, hasStyles: Bool) -> DraftRow {
        var row = DraftRow()
        var own: DraftContent?
        if record["views"]?.elements?.isEmpty == false {
            var naming = ScreenNames()
            var merged = MergedScreen([0: ScreenFacts(record, naming: &naming)], values: values)
            own = content(&merged)
        }
        row.cell = own
        if own == nil { row.entries += texts(of: record, isTable: isTable, hasStyles: hasStyles) }
        if hasStyles {
            if let word = record["accessoryType"]?.string, word != "none", AccessoryType(rawValue: word) != nil,
               !row.entries.contains(where: { $0.key == ViewKind.accessoryName }) {
                row.entries.append(TOMLValue.Entry("accessoryType", .string(word)))
            }
        }
        if isTable {
            if record["selectionStyle"]?.string == "none" { row.entries.append(TOMLValue.Entry("selectionStyle", .string("none"))) }
            if let height = record["height"]?.number, height >= 1, height <= 10_000 {
                row.entries.append(TOMLValue.Entry("rowHeight", .number(height)))
            }
        } else if let size = record["size"]?.numbers(2), size[0] > 0, size[1] > 0 {
            row.entries.append(TOMLValue.Entry("itemSize", .size(width: size[0], height: size[1])))
        }
        for key in ["layoutMargins", "separatorInset"] {
            guard let insets = record[key]?.numbers(4) else { continue }
            row.entries.append(TOMLValue.Entry(key, .insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])))
        }
        if let color = values.color(record["backgroundColor"]) { row.entries.append(TOMLValue.Entry("backgroundColor", color)) }
        row.entries += tap(record["id"]?.string)
        return row
    }

    /// The content of UIKit's standard views in a cell.
    private mutating func texts(of record: JSONValue, isTable: Bool, hasStyles: Bool) -> [TOMLValue.Entry] {
        var entries = hasStyles ? Self.texts(record, "text", "detailText", "image") : Self.texts(record, "text", "image")
        let configuration = record["contentConfiguration"]?.string.flatMap(ContentConfiguration.init)
        // Cells of a list use cell() by default, so it is not written.
        if hasStyles, let configuration, isTable || configuration != .cell {
            entries.append(TOMLValue.Entry("contentConfiguration", .string(configuration.rawValue)))
        } else if hasStyles, let style = record["cellStyle"]?.string, style != "default", record["detailText"]?.string != nil {
            entries.append(TOMLValue.Entry("cellStyle", .string(style)))
        }
        guard isTable else { return entries }
        for (label, properties) in [("textLabel", "textProperties"), ("detailTextLabel", "secondaryTextProperties")] {
            var own = values.entries(record[label], kind: .label).filter { ["font", "numberOfLines"].contains($0.key) }
            own.removeAll { $0.key == "numberOfLines" && $0.value == .number(configuration == nil ? 1 : 0) }
            if let index = own.firstIndex(where: { $0.key == "numberOfLines" }), label == "textLabel" { entries.append(own.remove(at: index)) }
            if !own.isEmpty { entries.append(TOMLValue.Entry(configuration == nil ? label : properties, .table(own))) }
        }
        if let view = record[ViewKind.accessoryName], let kind = view["kind"]?.string.flatMap(ViewKind.init), ViewKind.accessories.contains(kind) {
            var own = [TOMLValue.Entry("kind", .string(kind.rawValue))]
            own += values.entries(view["properties"], kind: kind).filter { !values.isStandard($0, in: kind) }
            own += tap(view["id"]?.string)
            entries.append(TOMLValue.Entry(ViewKind.accessoryName, .table(own)))
        }
        return entries
    }

    // MARK: Bars

    private mutating func addBars(_ screen: JSONValue, to controller: inout DraftController) {
        var giver = NameGiver(reserved: controller.content.views.map(\.name))
        let sides = [
            ("left", "leftBarButtonItems"), ("right", "rightBarButtonItems"), ("pinned", "pinnedTrailingGroup"), ("toolbar", "toolbarItems"),
        ]
        for (side, key) in sides {
            var items: [TOMLValue.Entry] = []
            for item in screen[side]?.elements ?? [] {
                var entries = Self.texts(item, "title", "image", "accessibilityLabel")
                if let word = item["systemItem"]?.string {
                    let isKnown = BarButtonItem.SystemItem(rawValue: word) != nil
                    entries.append(isKnown ? TOMLValue.Entry("systemItem", .string(word)) : TOMLValue.Entry("title", .string(word)))
                }
                entries += tap(item["id"]?.string)
                let plain = (BarKeys.common + BarKeys.item).filter { ["isEnabled", "width", "style", "sharesBackground", "hidesSharedBackground"].contains($0.name) }
                if !entries.isEmpty { entries += values.entries(item, plain) }
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

    /// The strings that are not empty.
    private static func texts(_ record: JSONValue?, _ keys: String...) -> [TOMLValue.Entry] {
        keys.compactMap { key in record?[key]?.string.flatMap { $0.isEmpty ? nil : TOMLValue.Entry(key, .string($0)) } }
    }

    /// The action of a control, if pressing it had an effect.
    private mutating func tap(_ control: String?) -> [TOMLValue.Entry] {
        guard let control, let action = actions[control] else { return [] }
        tapCount += 1
        return [TOMLValue.Entry("tap", action)]
    }

    /// The entries of a menu, without actions. `nil` if there are none, or if they are nested deeper than a playground permits.
    private static func menu(_ record: JSONValue?, depth: Int = 0) -> TOMLValue? {
        guard let elements = record?.elements, !elements.isEmpty, depth <= PlaygroundLimits.menuDepth else { return nil }
        return .array(elements.compactMap { element in
            var entries = texts(element, "title", "subtitle", "image")
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
        } else if ["push", "present", "showDetail", "show"].contains(action), let className = outcome["class"]?.string {
            guard let target = controllers[className] else {
                return note(.segue, "it leads to \(className), which was not run")
            }
            if action == "push" { pushes = true }
            leadsTo.insert(className)
            if let container = outcome["container"]?.string { replacing.insert(container) }
            actions[press.control] = .table([TOMLValue.Entry(action, .string(target))])
        } else if ["showColumn", "hideColumn"].contains(action), let column = outcome["column"]?.string.flatMap(SplitDefinition.Column.init) {
            actions[press.control] = .table([TOMLValue.Entry(action, .string(column.rawValue))])
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
        draft.entries = [TOMLValue.Entry("kind", .string("alert"))] + Self.texts(alert, "title", "message")
        if alert["style"]?.string == "actionSheet" { draft.entries.append(TOMLValue.Entry("preferredStyle", .string("actionSheet"))) }
        let fields = (alert["textFields"]?.elements ?? []).map { field -> TOMLValue.Entry in
            var entries = Self.texts(field, "placeholder", "text")
            if field["isSecureTextEntry"] == .bool(true) { entries.append(TOMLValue.Entry("isSecureTextEntry", .bool(true))) }
            return TOMLValue.Entry(giver.give(field["placeholder"]?.string.flatMap { Words.camelCase(Words.opening($0)) } ?? "field"), .table(entries))
        }
        if !fields.isEmpty { draft.entries.append(TOMLValue.Entry("textFields", .table(fields))) }
        if !actions.isEmpty { draft.entries.append(TOMLValue.Entry("actions", .table(actions))) }
        let preferred = (alert["actions"]?.elements ?? []).firstIndex { $0["isPreferred"] == .bool(true) }
        if let preferred, alert["style"]?.string != "actionSheet" {
            draft.entries.append(TOMLValue.Entry("preferredAction", .string(actions[preferred].key)))
        }
        return draft
    }
}
