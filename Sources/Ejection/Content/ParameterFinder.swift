import PlaygroundLanguage
import PlaygroundModel
import TOMLReading

/// Finds what of a component's properties its parameters fill.
struct ParameterFinder {
    let declared: [String]
    /// Of the component.
    let path: DocumentPath
    let document: DocumentTable
    private var found: [String: ComponentClass.Parameter] = [:]
    private var members = NameScope(reserved: UIKitMembers.ofViews.union(UIKitMembers.localsOfMaking))
    /// The members that are whole values of properties.
    private(set) var values: [ViewID: [ViewProperty: String]] = [:]

    init(declared: [String], path: DocumentPath, document: DocumentTable) {
        self.declared = declared
        self.path = path
        self.document = document
    }

    /// In the order in which the component declares them.
    var parameters: [ComponentClass.Parameter] { declared.compactMap { found[$0] } }

    /// A view with the texts that the component has in place of those that a use filled in.
    mutating func generalise(_ view: ViewDefinition, in all: [ViewDefinition]) throws(ComponentClass.Refusal) -> ViewDefinition {
        var copy = view
        // Views of components in it are their own classes' business.
        let isOwn = view.id.name.isEmpty || view.path.components.starts(with: path.components)
        for property in view.properties.values.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            // The size of an image is that of its file, which is another's for each use.
            guard isOwn, property != .imageSize else { continue }
            let raw = document.value(at: view.path.appending(property.rawValue))
            guard case .string(let text)? = raw, text.contains("{"), names(in: text).contains(where: declared.contains) else {
                let isSame = all.allSatisfy { $0.properties[property] == view.properties[property] }
                guard isSame || isNested(view) else { throw ComponentClass.Refusal(reason: "its uses have different values of \(view.id).\(property.rawValue)") }
                continue
            }
            copy.properties[property] = try generalise(property, of: view, text)
        }
        return copy
    }

    /// Whether a view is a component in this one: what it is given differs, and is given where it stands.
    private func isNested(_ view: ViewDefinition) -> Bool {
        document.component(of: view) != nil
    }

    private mutating func generalise(
        _ property: ViewProperty, of view: ViewDefinition, _ text: String
    ) throws(ComponentClass.Refusal) -> PropertyValue? {
        switch view.properties[property] {
        case .string? where !isChoice(property):
            for name in names(in: text) where declared.contains(name) { try add(name, type: "String", isImage: property == .image) }
            return .string(text)
        case let value?:
            guard let type = type(of: value, property), let name = names(in: text).first, text == "{\(name)}" else {
                throw ComponentClass.Refusal(reason: "a parameter fills \(view.id).\(property.rawValue)")
            }
            try add(name, type: type, isImage: false, source: (view.id, property))
            values[view.id, default: [:]][property] = found[name]?.member
            return value
        case nil: return nil
        }
    }

    /// Finds what views that are components are given of the parameters.
    ///
    /// - Returns: These components.
    mutating func findHandedOn(in content: Content, _ others: [String: ComponentClass]) throws(ComponentClass.Refusal) -> Set<String> {
        var components: Set<String> = []
        for view in content.views where view.path.components.starts(with: path.components) {
            guard let component = document.component(of: view), let table = document.table(at: view.path) else { continue }
            for entry in table.entries where ViewProperty(rawValue: entry.key) == nil {
                guard case .string(let text) = entry.value, names(in: text).contains(where: declared.contains) else { continue }
                guard let other = others[component] else { throw ComponentClass.Refusal(reason: "the component \(component) in it is no class") }
                // What an action is, is the controller's business.
                guard let parameter = other.parameters.first(where: { $0.name == entry.key }) else { continue }
                let source = parameter.source.map { source in
                    (view: source.view.name.isEmpty ? view.id : ViewID("\(view.id).\(source.view)"), property: source.property)
                }
                for name in names(in: text) where declared.contains(name) {
                    try add(name, type: parameter.type, isImage: parameter.isImage, source: source)
                }
                components.insert(component)
            }
        }
        return components
    }

    private func isChoice(_ property: ViewProperty) -> Bool {
        if case .choice = property.valueType { true } else { false }
    }

    private func type(of value: PropertyValue, _ property: ViewProperty) -> String? {
        switch value {
        case .color: property == .borderColor ? nil : "UIColor?"
        case .font: "UIFont"
        case .bool: "Bool"
        case .number:
            switch property {
            case .value: "Float"
            case .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
                 .verticalCompressionResistancePriority, .inputAccessoryView: nil
            default: if case .integer = property.valueType { "Int" } else { "CGFloat" }
            }
        case .insets: "UIEdgeInsets"
        case .string, .strings, .stringLists, .integers, .time, .size: nil
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
        guard known.type == type else { throw ComponentClass.Refusal(reason: "the parameter \(name) is values of different types") }
        if isImage { found[name]?.isImage = true }
    }

    private func names(in text: String) -> [String] {
        PlaceholderText(text).parts.compactMap { if case .placeholder(let name, _) = $0 { name } else { nil } }
    }
}
