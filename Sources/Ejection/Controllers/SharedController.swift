import PlaygroundModel

/// Controllers that differ only in strings and images. They share one class, and each has a value of the class's `Content`.
struct SharedController {
    struct Field {
        /// The field's property in `Content`.
        var member: String
        /// The field's values, one for each member of the group, in the group's order.
        var values: [String]
        /// Whether the field is the name of an image, which is not localized.
        var isImage: Bool
    }

    struct Member {
        var id: ControllerID
        var path: DocumentPath
        /// The name of the member's value in `Content`.
        var name: String
    }

    /// The controller's property that contains its value.
    static let property = "content"

    /// The subject of the class, taken from names in the file. It is a prefix of the views' identifiers.
    let stem: String
    let members: [Member]
    let fields: [Field]
    /// The first controller, with placeholders for the fields.
    let template: ControllerDefinition

    /// - Parameter taken: The prefixes that other classes use for their identifiers.
    init(_ controllers: [ControllerDefinition], slots: [TextSlot], taken: Set<String>) {
        var scope = NameScope(reserved: ["identifier", "description", "hash", "hashValue"])
        var fields: [Field] = []
        var template = controllers[0]
        for slot in slots {
            let values = controllers.map { $0.text(in: slot) ?? "" }
            guard Set(values).count > 1 else { continue }
            if let known = fields.first(where: { $0.values == values && $0.isImage == slot.isImage }) {
                template.setText("{\(known.member)}", in: slot)
                continue
            }
            let member = scope.claim(slot.words, noun: slot.isImage ? "Image" : "Text")
            fields.append(Field(member: member, values: values, isImage: slot.isImage))
            template.setText("{\(member)}", in: slot)
        }
        var names = NameScope(reserved: ["init", "self", "Type", "none", "some"])
        members = controllers.map { Member(id: $0.id, path: $0.path, name: names.claim($0.id.name, noun: "Content")) }
        let stems = Self.stems(controllers)
        stem = stems.first { !taken.contains($0) } ?? (2...).lazy.map { "\(stems[0])-\($0)" }.first { !taken.contains($0) } ?? stems[0]
        self.fields = fields
        self.template = template
    }

    /// The common part of the controllers' names, such as `row` of `row-1` and `row-2`, and the view that all of them show.
    private static func stems(_ controllers: [ControllerDefinition]) -> [String] {
        let names = controllers.map { controller in
            SwiftName.words(SwiftName.separated(controller.id.name)).map { $0.lowercased() }
                .map { String($0.prefix { !$0.isNumber }) }.filter { !$0.isEmpty }
        }
        let shortest = names.map(\.count).min() ?? 0
        let common = (0..<shortest).reversed().flatMap { last -> [String] in
            let ends = [names.map { $0.prefix(last + 1) }, names.map { $0.suffix(last + 1) }]
            return ends.filter { Set($0).count == 1 }.map { $0[0].joined(separator: "-") }
        }
        let top = controllers[0].topLevelViews.filter { SwiftName.words($0.name).first?.first?.isLetter == true }
        return common + (top.count == 1 ? [top[0].name] : []) + ["screen"]
    }

    /// The expressions for the fields within the class, by placeholder.
    var expressions: [String: String] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.member, "\(Self.property).\($0.member)") })
    }

    func member(_ id: ControllerID) -> Int? { members.firstIndex { $0.id.name == id.name } }
}

/// A text or an image's name in a controller. It may differ between controllers of one class.
enum TextSlot: Hashable {
    case title, backButtonTitle, tabTitle, tabImage, tabBadge
    case item(ViewID, isImage: Bool)
    case view(ViewID, ViewProperty)
    /// An argument of a component's class.
    case argument(ViewID, String, isImage: Bool)

    var isImage: Bool {
        switch self {
        case .tabImage, .item(_, true), .view(_, .image), .argument(_, _, true): true
        default: false
        }
    }

    fileprivate var words: String {
        switch self {
        case .title: "title"
        case .backButtonTitle: "back button title"
        case .tabTitle: "tab title"
        case .tabImage: "tab image"
        case .tabBadge: "badge"
        case .item(let id, let isImage): isImage ? "\(id.name) image" : id.name
        case .view(let id, .text), .view(let id, .title), .view(let id, .image): id.name
        case .view(let id, let property): "\(id.name) \(property.rawValue)"
        case .argument(let id, let parameter, _): "\(id.name) \(parameter)"
        }
    }
}

extension ControllerDefinition {
    /// The strings and image names in the controller, in the order of its code.
    fileprivate func textSlots(_ classes: ComponentClasses, hasTab: Bool) -> [TextSlot] {
        var slots: [TextSlot] = []
        if title != nil { slots.append(.title) }
        if backButtonTitle != nil { slots.append(.backButtonTitle) }
        let tabBarItem = hasTab ? nil : tabBarItem
        if tabBarItem?.title != nil { slots.append(.tabTitle) }
        if tabBarItem?.image != nil { slots.append(.tabImage) }
        if tabBarItem?.badgeValue != nil { slots.append(.tabBadge) }
        for item in items {
            if item.title != nil { slots.append(.item(item.id, isImage: false)) }
            if item.image != nil { slots.append(.item(item.id, isImage: true)) }
        }
        let lists = views.filter(\.kind.isList).map { $0.id.name + "." }
        var components: [String] = []
        for view in views where !lists.contains(where: view.id.name.hasPrefix) && !components.contains(where: view.id.name.hasPrefix) {
            if let use = view.use {
                components.append(view.id.name + ".")
                slots += classes.textParameters(of: use.component).map { .argument(view.id, $0.name, isImage: $0.isImage) }
                continue
            }
            slots += ViewProperty.allCases.filter { $0.valueType == .string && ($0.row.isShown || $0.row.role == .image) }
                .filter { view.properties[$0] != nil }.map { .view(view.id, $0) }
        }
        return slots
    }

    fileprivate func text(in slot: TextSlot) -> String? {
        switch slot {
        case .title: return title
        case .backButtonTitle: return backButtonTitle
        case .tabTitle: return tabBarItem?.title
        case .tabImage: return tabBarItem?.image
        case .tabBadge: return tabBarItem?.badgeValue
        case .item(let id, let isImage): return isImage ? item(id)?.image : item(id)?.title
        case .view(let id, let property): return views.first { $0.id == id }?.properties.string(property)
        case .argument(let id, let parameter, _):
            guard case .string(let text)? = views.first(where: { $0.id == id })?.use?.arguments[parameter] else { return nil }
            return text
        }
    }

    fileprivate mutating func setText(_ text: String, in slot: TextSlot) {
        switch slot {
        case .title: title = text
        case .backButtonTitle: backButtonTitle = text
        case .tabTitle: tabBarItem?.title = text
        case .tabImage: tabBarItem?.image = text
        case .tabBadge: tabBarItem?.badgeValue = text
        case .item(let id, let isImage):
            let change: (BarButtonItem) -> BarButtonItem = { item in
                guard item.id == id else { return item }
                var item = item
                if isImage { item.image = text } else { item.title = text }
                return item
            }
            navigationItem.leftBarButtonItems = navigationItem.leftBarButtonItems.map(change)
            navigationItem.rightBarButtonItems = navigationItem.rightBarButtonItems.map(change)
            navigationItem.pinnedTrailingGroup = navigationItem.pinnedTrailingGroup.map(change)
            toolbarItems = toolbarItems.map(change)
        case .view(let id, let property):
            guard let index = views.firstIndex(where: { $0.id == id }) else { return }
            views[index].properties[property] = .string(text)
        case .argument(let id, let parameter, _):
            guard let index = views.firstIndex(where: { $0.id == id }), var use = views[index].use else { return }
            use.arguments[parameter] = .string(text)
            views[index] = views[index].expanded(from: use)
        }
    }
}

// MARK: Finding shared controllers

extension EjectionRun {
    /// The class that a controller shares with others, or `nil`.
    func shared(_ id: ControllerID) -> SharedController? { sharedControllers.first { $0.member(id) != nil } }

    /// The prefix of the identifiers of a controller's views.
    func identifierPrefix(of id: ControllerID) -> String { shared(id)?.stem ?? id.name }

    /// The identifier of a controller's root view.
    func identifier(of id: ControllerID) -> SwiftExpression {
        shared(id) == nil ? SwiftLiteral.text(id.name) : .word("\(SharedController.property).identifier")
    }

    /// The groups of controllers that share a class, in the order of the file.
    func findSharedControllers() -> [SharedController] {
        var groups: [[ControllerDefinition]] = []
        for controller in playground.controllers where isShareable(controller) {
            if let index = groups.firstIndex(where: { areAlike($0[0], controller) }) {
                groups[index].append(controller)
            } else {
                groups.append([controller])
            }
        }
        var shared: [SharedController] = []
        var taken = Set(playground.controllers.map(\.id.name))
        for group in groups where group.count > 1 {
            let own = Set(group.map(\.id.name))
            let new = SharedController(group, slots: textSlots(of: group[0]), taken: taken.subtracting(own))
            taken.insert(new.stem)
            shared.append(new)
        }
        return shared
    }

    private func isShareable(_ controller: ControllerDefinition) -> Bool {
        // Empty controllers are excluded, because code fills each of them differently.
        guard controller.kind == .view, !controller.views.isEmpty, controller.parameters.isEmpty, controller.variables.isEmpty,
              !isNamed(controller.id)
        else { return false }
        return textSlots(of: controller).allSatisfy { controller.text(in: $0)?.contains("{") != true }
    }

    private func textSlots(of controller: ControllerDefinition) -> [TextSlot] {
        controller.textSlots(components, hasTab: tab(of: controller) != nil)
    }

    private func areAlike(_ first: ControllerDefinition, _ second: ControllerDefinition) -> Bool {
        let slots = textSlots(of: first)
        guard slots == textSlots(of: second), tab(of: first) == tab(of: second),
              presentationStyle(of: first) == presentationStyle(of: second),
              slots.allSatisfy({ isShared($0, of: first, and: second) }),
              let one = document.table(at: first.path), let other = document.table(at: second.path),
              let differences = Self.differences(compared(one, of: first), compared(other, of: second))
        else { return false }
        let texts = Set(slots.map { TextPair(first.text(in: $0), second.text(in: $0)) })
        return differences.allSatisfy(texts.contains)
    }

    /// The controller without the values that `UITab` takes from the file, because they are not part of the class.
    private func compared(_ table: DocumentTable, of controller: ControllerDefinition) -> DocumentValue {
        .table(tab(of: controller) != nil ? DocumentTable(table.entries.filter { $0.key != "tabBarItem" }) : table)
    }

    /// Whether both controllers can share a class if this slot differs. A bundled image and a symbol cannot, because their code differs.
    private func isShared(_ slot: TextSlot, of first: ControllerDefinition, and second: ControllerDefinition) -> Bool {
        let (one, other) = (first.text(in: slot), second.text(in: slot))
        guard slot.isImage, let one, let other else { return true }
        return isSymbol(one, size: nil) == isSymbol(other, size: nil)
    }

    private struct TextPair: Hashable {
        var first: String?
        var second: String?

        init(_ first: String?, _ second: String?) { (self.first, self.second) = (first, second) }
    }

    /// The strings that differ between two values. `nil` if there are other differences.
    private static func differences(_ first: DocumentValue, _ second: DocumentValue) -> [TextPair]? {
        switch (first, second) {
        case (.string(let one), .string(let other)): return one == other ? [] : [TextPair(one, other)]
        case (.array(let ones), .array(let others)):
            guard ones.count == others.count else { return nil }
            return joined(zip(ones, others).map { differences($0, $1) })
        case (.table(let one), .table(let other)):
            guard Set(one.keys) == Set(other.keys) else { return nil }
            return joined(one.entries.map { entry in other[entry.key].flatMap { differences(entry.value, $0) } })
        default: return first == second ? [] : nil
        }
    }

    private static func joined(_ parts: [[TextPair]?]) -> [TextPair]? {
        parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    }
}

// MARK: Writing shared controllers

extension EjectionRun {
    /// The `Content` type with its values, written after the class.
    func content(of shared: SharedController, type: String) -> SwiftLines {
        var lines = SwiftLines()
        lines.block("extension \(type)") { lines in
            lines.add("/// The content that differs between the screens of this class.")
            lines.block("struct Content: Sendable") { lines in
                lines.add("let identifier: String")
                for field in shared.fields { lines.add("let \(field.member): String") }
            }
        }
        lines.separate()
        lines.block("extension \(type).Content") { lines in
            for (index, member) in shared.members.enumerated() {
                lines.separate()
                if index > 0 { lines.add(otherComments(of: member.path, besides: shared.members[0].path)) }
                lines.block("static var \(member.name): Self") { $0.add(.call("Self", arguments(of: shared, index))) }
            }
        }
        return lines
    }

    private func arguments(of shared: SharedController, _ index: Int) -> [SwiftExpression.Argument] {
        let member = shared.members[index]
        return [.init("identifier", SwiftLiteral.text(member.id.name))] + shared.fields.map { field in
            let value = field.values[index]
            guard field.isImage else { return .init(field.member, TextWriter(run: self).shown(value)) }
            _ = image(value, at: member.path)
            return .init(field.member, SwiftLiteral.text(assetName(value)))
        }
    }
}
