import PlaygroundModel

final class ComponentClass {
    struct Parameter {
        var name: String
        var member: String
        var type: String
        /// Whether the parameter is the name of an image, which is not localized.
        var isImage: Bool
        var source: (view: ViewID, property: ViewProperty)?
    }

    /// The reason why a component cannot become a class.
    struct Refusal: Error {
        var reason: String
    }

    /// The superclass of components with a tap action.
    static let tappableView = "TappableView"

    let name: String
    private let path: DocumentPath
    let parameters: [Parameter]
    let isTappable: Bool
    let nested: Set<String>
    private let handedOn: Set<String>
    let writer: ClassWriter
    var isUsed = false
    /// Whether cells also use the class.
    var isForCells = true
    /// Whether `configure(…)` sets the parameters, because rows fill them repeatedly.
    private(set) var isConfigured = false
    /// Whether some code creates an instance with its parameters.
    var isMadeWithValues = false
    /// The parameters that other classes read.
    var exposedParameters: Set<String> = []
    private let root: ViewDefinition
    private unowned let run: EjectionRun

    /// `instances` are the component's uses, at least one. `others` are the classes of nested components.
    init(
        _ component: ComponentDefinition, of instances: [ComponentInstance], others: [String: ComponentClass], run: EjectionRun
    ) throws(Refusal) {
        name = component.name
        self.run = run
        path = component.path
        let finder = try ParameterFinder(component, of: instances, others: others)
        nested = Set(finder.content.views.compactMap { $0.use?.component })
        handedOn = finder.handedOn
        parameters = finder.parameters
        root = finder.root
        let isPassive = instances[0].actions.isEmpty && finder.content.views.allSatisfy { $0.kind.facts.isPassive && $0.peek == nil }
        isTappable = isPassive && instances.contains { $0.root.tap != nil }
        writer = ClassWriter(
            run, finder.content, parameters: Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.member) }),
            metrics: component.table.metrics, reserved: UIKitMembers.ofViews)
        writer.valueParameters = finder.values
        writer.claimNames()
    }

    /// Sets the parameters in `configure(…)`, also in nested components that receive them.
    func configure(_ component: (String) -> ComponentClass?) {
        guard !isConfigured else { return }
        isConfigured = true
        for name in handedOn { component(name)?.configure(component) }
    }

    /// - Parameter templates: The arguments that rows fill, by parameter name.
    func use(of instance: ComponentInstance, filledBy templates: [String: String]) -> ClassUse {
        var use = ClassUse(component: name)
        use.isFilledByItem = !templates.isEmpty
        for parameter in parameters {
            let value: ClassUse.Argument.Value
            if let source = parameter.source {
                let view = source.view.name.isEmpty ? instance.root : instance.content.view(source.view)
                let properties = source.view.name.isEmpty ? instance.use.componentProperties : view?.properties
                guard let view, let given = properties?[source.property] else { continue }
                value = .value(given, source.property, view, given: templates.isEmpty ? instance.use.arguments[parameter.name]?.text : nil)
            } else {
                let text = templates[parameter.name] ?? instance.text(of: parameter.name) ?? ""
                value = parameter.isImage ? .image(text, instance.root.path) : .text(text)
            }
            use.arguments.append(.init(label: parameter.member, value: value))
        }
        use.actions = instance.actions.map { (writer.actionMember($0.view), $0.view, $0.action, $0.path) }
        return use
    }

    func file() -> EjectedFile {
        let type = run.names.components[name] ?? SwiftName.upperCamel(name)
        writer.content = run.components.folded(writer.content)
        writer.parametersAreSet = isConfigured ? .again : .atOnce
        for property in ViewProperty.allCases {
            guard let value = root.properties[property] else { continue }
            var lines = SwiftLines()
            writer.set(property, of: root, to: value, on: "self", in: &lines)
            let isParameter = isConfigured && writer.isParameter(value, property, of: root.id)
            if isParameter {
                writer.parameterSettings.add(lines.dropping(receiver: "self."))
            } else {
                writer.setUp.add(lines.dropping(receiver: "self."))
            }
        }
        writer.writeViews()
        if !isConfigured { writer.setUp.add(writer.parameterSettings) }
        writer.writeHierarchy()
        writer.writeConstraints()
        writer.writeAdaptation()
        writer.writePickers()
        writer.writeReturnActions()
        let signature = parameters.map { "\($0.member): \($0.type)" }.joined(separator: ", ")
        if isConfigured { writeConfiguration(signature) } else { writeInitializer(signature) }
        writer.writeUnavailableCoder()
        writer.writeDeferredCalls()
        if !isConfigured { writer.declareParameters(parameters.map { ($0.member, $0.type) }, exposed: exposedParameters) }
        if isTappable { run.resources.supportExtensions.insert(.tappableView) }
        let superclass = isTappable ? Self.tappableView : "UIView"
        return EjectedFile(path: "Views/\(type).swift", text: writer.source(of: type, superclass: superclass, at: path))
    }

    private func writeInitializer(_ signature: String) {
        writer.initializers.declaration("init(\(signature))") { lines in
            for parameter in parameters { lines.add(ClassWriter.storing(parameter.member)) }
            lines.add("super.init(frame: .zero)")
            lines.add(writer.setUp)
        }
    }

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
