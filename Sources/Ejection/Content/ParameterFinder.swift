import PlaygroundLanguage
import PlaygroundModel

/// Finds the targets of a component's parameters, which are properties of its views and arguments of nested components.
struct ParameterFinder {
    private let component: ComponentDefinition
    private let instances: [ComponentInstance]
    private let others: [String: ComponentClass]
    private(set) var content: Content
    private(set) var root: ViewDefinition
    private var found: [String: ComponentClass.Parameter] = [:]
    private var members = NameScope(reserved: UIKitMembers.ofViews.union(UIKitMembers.localsOfMaking))
    /// The members that provide complete values of properties.
    private(set) var values: [ViewID: [ViewProperty: String]] = [:]
    private(set) var handedOn: Set<String> = []

    /// `instances` are the component's uses, at least one. `others` are the classes of nested components.
    init(
        _ component: ComponentDefinition, of instances: [ComponentInstance], others: [String: ComponentClass]
    ) throws(ComponentClass.Refusal) {
        self.component = component
        self.instances = instances
        self.others = others
        content = instances[0].content
        root = ViewDefinition(id: ViewID(""), path: component.path, kind: .view, properties: instances[0].use.componentProperties)
        for entry in component.table.entries where entry.key != "parameters" { try find(in: entry.value, at: [.key(entry.key)]) }
    }

    var parameters: [ComponentClass.Parameter] { component.parameters.compactMap { found[$0.name] } }

    private mutating func find(in value: DocumentValue, at place: [DocumentPath.Component]) throws(ComponentClass.Refusal) {
        switch value {
        case .string(let text):
            let names = names(in: text)
            if !names.isEmpty { try find(names, in: text, at: place) }
        case .array(let elements):
            for (index, element) in elements.enumerated() { try find(in: element, at: place + [.index(index)]) }
        case .table(let table):
            for entry in table.entries { try find(in: entry.value, at: place + [.key(entry.key)]) }
        case .integer, .float, .boolean, .date: break
        }
    }

    private mutating func find(
        _ names: [String], in text: String, at place: [DocumentPath.Component]
    ) throws(ComponentClass.Refusal) {
        var (view, rest) = (ViewID(""), place[...])
        if case .key(let name)? = place.dropFirst().first, place[0] == .key("views") { (view, rest) = (ViewID(name), place.dropFirst(2)) }
        guard case .key(let key)? = rest.first else { return try checkSameness(of: names, at: place) }
        if let use = content.view(view)?.use, use.arguments[key] != nil {
            // Nested arguments are actions, or are checked as arguments of the nested component.
            if rest.count == 1 { try handOn(names, in: text, as: key, to: use, view) }
            return
        }
        // Actions are handled by the controller.
        if key == "tap" || key == "peek" { return }
        if rest.count == 1, let property = ViewProperty(rawValue: key), try fill(property, of: view, names, text) { return }
        try checkSameness(of: names, at: place)
    }

    /// - Returns: Whether Swift code can set the value from the parameters.
    private mutating func fill(
        _ property: ViewProperty, of view: ViewID, _ names: [String], _ text: String
    ) throws(ComponentClass.Refusal) -> Bool {
        let index = content.views.firstIndex { $0.id == view }
        switch (index.map { content.views[$0] } ?? root).properties[property] {
        case .string? where !isChoice(property):
            for name in names { try add(name, type: "String", isImage: property == .image) }
            if let index { content.views[index].properties[property] = .string(text) } else { root.properties[property] = .string(text) }
        case let value?:
            guard let type = type(of: value, property), text == "{\(names[0])}" else { return false }
            try add(names[0], type: type, isImage: false, source: (view, property))
            values[view, default: [:]][property] = found[names[0]]?.member
        case nil: break
        }
        return true
    }

    private mutating func handOn(
        _ names: [String], in text: String, as argument: String, to use: ComponentUse, _ view: ViewID
    ) throws(ComponentClass.Refusal) {
        guard let other = others[use.component] else {
            throw ComponentClass.Refusal(reason: "the component \(use.component) in it does not become a class")
        }
        guard let parameter = other.parameters.first(where: { $0.name == argument }),
              let index = content.views.firstIndex(where: { $0.id == view })
        else { return }
        let source = parameter.source.map { source in
            (view: source.view.name.isEmpty ? view : ViewID("\(view).\(source.view)"), property: source.property)
        }
        for name in names { try add(name, type: parameter.type, isImage: parameter.isImage, source: source) }
        handedOn.insert(use.component)
        var use = use
        use.arguments[argument] = .string(text)
        content.views[index] = content.views[index].expanded(from: use)
    }

    /// Checks arguments that fill other parts. These parts belong to the class, so the arguments must be equal in all uses.
    private func checkSameness(of names: [String], at place: [DocumentPath.Component]) throws(ComponentClass.Refusal) {
        let arguments = names.map { instances[0].use.arguments[$0] }
        guard !instances.allSatisfy({ instance in names.map { instance.use.arguments[$0] } == arguments }) else { return }
        let keys = place.compactMap { if case .key(let key) = $0 { key } else { nil } }
        let difference = switch keys[0] {
        case "constraints", "metrics": "constraints"
        case "adaptive": "adaptive elements"
        case "views" where keys.count > 2 && ViewProperty(rawValue: keys[2]) != nil: "values of \(keys[1]).\(keys[2])"
        case let key where ViewProperty(rawValue: key) != nil: "values of \(key)"
        default: "views"
        }
        throw ComponentClass.Refusal(reason: "its uses have different \(difference)")
    }

    private func isChoice(_ property: ViewProperty) -> Bool {
        if case .choice = property.valueType { true } else { false }
    }

    private func type(of value: PropertyValue, _ property: ViewProperty) -> String? {
        switch value {
        case .color: property == .borderColor || property == .shadowColor ? nil : "UIColor?"
        case .font: "UIFont"
        case .bool: "Bool"
        case .number:
            switch property {
            case .value, .shadowOpacity: "Float"
            case .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
                 .verticalCompressionResistancePriority, .inputAccessoryView: nil
            default: if case .integer = property.valueType { "Int" } else { "CGFloat" }
            }
        case .insets: if case .directionalInsets = property.valueType { nil } else { "UIEdgeInsets" }
        default: nil
        }
    }

    private mutating func add(
        _ name: String, type: String, isImage: Bool, source: (view: ViewID, property: ViewProperty)? = nil
    ) throws(ComponentClass.Refusal) {
        guard let known = found[name] else {
            let member = members.claim(name, noun: type == "String" ? "Text" : "Value")
            found[name] = ComponentClass.Parameter(name: name, member: member, type: type, isImage: isImage, source: source)
            return
        }
        guard known.type == type else { throw ComponentClass.Refusal(reason: "the parameter \(name) has values of different types") }
        if isImage { found[name]?.isImage = true }
    }

    private func names(in text: String) -> [String] {
        PlaceholderText(text).parts.compactMap { part in
            if case .placeholder(let name, _) = part, component.parameters.contains(where: { $0.name == name }) { name } else { nil }
        }
    }
}
