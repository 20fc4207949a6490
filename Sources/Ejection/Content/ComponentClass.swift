import PlaygroundModel
import TOMLReading

/// A component as the class of a view.
final class ComponentClass {
    /// A parameter of the initialiser.
    struct Parameter {
        var name: String
        var member: String
        var type: String
        /// Whether it is the name of an image, which nobody reads.
        var isImage: Bool
        /// A property that the parameter is the whole value of, for values that are no texts.
        var source: (view: ViewID, property: ViewProperty)?
    }

    /// Why a component is no class.
    struct Refusal: Error {
        var reason: String
    }

    let name: String
    private(set) var parameters: [Parameter] = []
    /// What parameters are where a use does not give them.
    let standards: [String: DocumentValue]
    /// The components that stand in it, and those of them that its parameters are handed on to.
    let nested: Set<String>
    private let handedOn: Set<String>
    let writer: ClassWriter
    var isUsed = false
    /// Whether cells have it, too.
    var isForCells = true
    /// Whether its parameters can be set again, by `configure(…)`: rows bring them.
    private(set) var isConfigured = false
    /// Whether something makes it with its parameters.
    var isMadeWithValues = false
    private let root: ViewDefinition
    private unowned let run: EjectionRun

    /// - Parameter others: The classes of the components that stand in it.
    init(
        _ name: String, of instances: [ComponentInstance], others: [String: ComponentClass], document: DocumentTable, run: EjectionRun
    ) throws(Refusal) {
        self.name = name
        self.run = run
        let path = DocumentPath([.key("components"), .key(name)])
        let declared = Self.declared(document.value(at: path.appending("parameters")))
        standards = declared.standards
        var finder = ParameterFinder(declared: declared.names, path: path, document: document)
        let first = instances[0]
        for other in instances.dropFirst() { try Self.compare(first.content, other.content) }
        // What a use says of its view itself is not the component's.
        var root = ViewDefinition(id: ViewID(""), path: path, kind: .view)
        for instance in instances {
            for (property, value) in instance.root.properties.values where !instance.gives(property, document) { root.properties[property] = value }
        }
        let plain = instances.map(\.root).map { use in
            var own = use
            for property in root.properties.values.keys where document.value(at: use.path.appending(property.rawValue)) != nil {
                own.properties[property] = root.properties[property]
            }
            return own
        }
        var content = first.content
        root = try finder.generalise(root, in: plain)
        for index in content.views.indices {
            let view = content.views[index]
            content.views[index] = try finder.generalise(view, in: instances.compactMap { $0.content.view(view.id) })
        }
        nested = Self.components(in: content, document)
        handedOn = try finder.findHandedOn(in: content, others)
        parameters = finder.parameters
        self.root = root
        let members = Dictionary(uniqueKeysWithValues: finder.parameters.map { ($0.name, $0.member) })
        writer = ClassWriter(
            run, content, parameters: members, metrics: document.table(at: path)?.metrics ?? [:], reserved: UIKitMembers.ofViews)
        writer.valueParameters = finder.values
        writer.claimNames()
    }

    /// The components that views are.
    static func components(in content: Content, _ document: DocumentTable) -> Set<String> {
        Set(content.views.compactMap { document.component(of: $0) })
    }

    private static func declared(_ value: DocumentValue?) -> (names: [String], standards: [String: DocumentValue]) {
        switch value {
        case .array(let list)?: return (list.compactMap { if case .string(let name) = $0 { name } else { nil } }, [:])
        case .table(let table)?:
            return (table.keys, Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.value) }))
        default: return ([], [:])
        }
    }

    /// Refuses uses that do not differ in the properties of their views alone.
    private static func compare(_ first: Content, _ other: Content) throws(Refusal) {
        func shape(_ view: ViewDefinition) -> String { "\(view.id) \(view.kind) \(view.subviews)" }
        guard first.views.map(shape) == other.views.map(shape) else { throw Refusal(reason: "its uses have different views") }
        guard first.constraints.map(\.meaning) == other.constraints.map(\.meaning) else { throw Refusal(reason: "its uses have different constraints") }
        let isSame = first.adaptive.count == other.adaptive.count && zip(first.adaptive, other.adaptive).allSatisfy { one, two in
            one.condition == two.condition && one.constraints.map(\.meaning) == two.constraints.map(\.meaning) && one.install == two.install
                && one.set == two.set && one.otherwise == two.otherwise
        }
        guard isSame else { throw Refusal(reason: "its uses have different adaptive elements") }
    }

    /// Has the parameters set by `configure(…)`, and those of the components in it that it hands them on to.
    func configure(_ component: (String) -> ComponentClass?) {
        guard !isConfigured else { return }
        isConfigured = true
        for name in handedOn { component(name)?.configure(component) }
    }

    // MARK: Uses

    /// The properties that a use sets itself.
    func ownProperties(of instance: ComponentInstance, _ document: DocumentTable) -> Set<ViewProperty> {
        Set(instance.root.properties.values.keys.filter { instance.gives($0, document) })
    }

    /// - Parameter templates: The arguments that rows fill, by the names of the parameters.
    func use(of instance: ComponentInstance, filledBy templates: [String: String], _ document: DocumentTable) -> ComponentUse {
        var use = ComponentUse(component: name)
        use.isFilledByItem = !templates.isEmpty
        for parameter in parameters {
            if let source = parameter.source {
                let view = source.view.name.isEmpty ? instance.root : instance.content.view(source.view)
                if let view, let value = view.properties[source.property] {
                    let given = templates.isEmpty ? document.string(at: instance.root.path.appending(parameter.name)) : nil
                    use.arguments.append(.init(label: parameter.member, value: .value(value, source.property, view, given: given)))
                }
            } else {
                let text = templates[parameter.name] ?? instance.text(of: parameter.name, self, document) ?? ""
                use.arguments.append(.init(label: parameter.member, value: parameter.isImage ? .image(text, instance.root.path) : .text(text)))
            }
        }
        use.actions = instance.actions.map { (writer.actionMember($0.view), $0.view, $0.action, $0.path) }
        return use
    }

    // MARK: The file

    func file() -> EjectedFile {
        let type = run.names.components[name] ?? SwiftName.upperCamel(name)
        writer.content = run.components.folded(writer.content)
        writer.parametersAreSet = isConfigured ? .again : .atOnce
        for property in ViewProperty.allCases {
            guard let value = root.properties[property] else { continue }
            var lines = SwiftLines()
            writer.set(property, of: root, to: value, on: "self", in: &lines)
            let isParameter = isConfigured && writer.isParameter(value, property, of: root.id)
            if isParameter { writer.parameterSettings.add(lines.dropping(receiver: "self.")) } else { writer.setUp.add(lines.dropping(receiver: "self.")) }
        }
        writer.writeViews()
        if !isConfigured { writer.setUp.add(writer.parameterSettings) }
        writer.writeHierarchy()
        writer.writeConstraints()
        writer.writeAdaptation()
        writer.writePickers()
        let signature = parameters.map { "\($0.member): \($0.type)" }.joined(separator: ", ")
        if isConfigured { writeConfiguration(signature) } else { writeInitializer(signature) }
        writer.writeUnavailableCoder()
        writer.writeDeferredCalls()
        if !isConfigured { writer.declareParameters(parameters.map { ($0.member, $0.type) }) }
        return EjectedFile(path: "Views/\(type).swift", text: writer.source(of: type, superclass: "UIView"))
    }

    private func writeInitializer(_ signature: String) {
        writer.initializers.declaration("init(\(signature))") { lines in
            for parameter in parameters { lines.add(ClassWriter.storing(parameter.member)) }
            lines.add("super.init(frame: .zero)")
            lines.add(writer.setUp)
        }
    }

    /// An initialiser without parameters, and a method that sets them.
    private func writeConfiguration(_ signature: String) {
        writer.initializers.declaration("override init(frame: CGRect)") { lines in
            lines.add("super.init(frame: frame)")
            lines.add(writer.setUp)
        }
        if isMadeWithValues {
            writer.initializers.declaration("convenience init(\(signature))") { lines in
                lines.add("self.init(frame: .zero)")
                lines.add(.call("configure", parameters.map { .init($0.member, word: $0.member) }))
            }
        }
        var configuration = SwiftLines()
        configuration.declaration("func configure(\(signature))") { $0.add(writer.parameterSettings) }
        if !writer.methods.isEmpty { configuration.separate() }
        configuration.add(writer.methods)
        writer.methods = configuration
    }
}
