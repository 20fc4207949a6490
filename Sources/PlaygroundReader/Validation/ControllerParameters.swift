import PlaygroundModel

/// The parameters of all controllers, read before the controllers.
struct ControllerParameters {
    private var own: [String: [ControllerParameter]] = [:]
    private var roots: [String: String] = [:]

    init() {}

    init(_ controllers: [(key: String, value: ValueCursor)]) {
        for (name, value) in controllers {
            guard case .table(let table) = value.value else { continue }
            if table["kind"] == .string("navigation"), case .string(let root)? = table["rootViewController"] { roots[name] = root }
            guard let list = table["parameters"] else { continue }
            let cursor = ValueCursor(value: list, path: value.path.appending("parameters"), findings: value.findings, names: value.names)
            own[name] = ParametersReader(subject: "a parameter of a controller").read(cursor).map { parameter in
                let standard = parameter.standard.flatMap {
                    ValueCursor(value: $0, path: parameter.path, findings: value.findings, names: value.names).text()
                }
                return ControllerParameter(name: parameter.name, standard: standard, path: parameter.path)
            }
        }
    }

    func declared(by name: String) -> [ControllerParameter] { own[name] ?? [] }

    /// The parameters that a controller accepts. A navigation controller also accepts its root's parameters.
    func taken(by name: String) -> [ControllerParameter] {
        var parameters: [ControllerParameter] = []
        var next: String? = name
        for _ in 0..<PlaygroundLimits.controllerDepth {
            guard let controller = next else { break }
            let known = Set(parameters.map { $0.name })
            parameters += declared(by: controller).filter { !known.contains($0.name) }
            next = roots[controller]
        }
        return parameters
    }

    func adding(_ values: [String: String], to controller: ControllerID) -> ControllerID {
        var arguments = controller.arguments
        for parameter in taken(by: controller.name) where arguments[parameter.name] == nil {
            arguments[parameter.name] = values[parameter.name]
        }
        return controller.with(arguments)
    }
}
