import PlaygroundModel

struct InitializerParameter {
    var name: String
    /// The name of the property, and the label of the argument.
    var member: String
    var standard: String?
    var isImage: Bool
}

extension EjectionRun {
    /// The parameters of a controller's initializer. A navigation controller adds the parameters of its root.
    func parameters(of id: ControllerID) -> [InitializerParameter] {
        guard let controller = definition(of: id) else { return [] }
        let reserved = controller.kind.word == "alert" ? ["alert", "presenter"] : UIKitMembers.ofControllers
        var scope = NameScope(reserved: reserved.union(UIKitMembers.localsOfMaking))
        return taken(by: controller).map { parameter in
            InitializerParameter(
                name: parameter.name, member: scope.claim(parameter.name, noun: "Text"), standard: parameter.standard,
                isImage: takesImage(parameter.name, controller))
        }
    }

    /// The parameters of a controller and of its root. They may share parameters, so each name occurs only once.
    private func taken(by controller: ControllerDefinition) -> [ControllerParameter] {
        guard let root = root(of: controller) else { return controller.parameters }
        return controller.parameters + taken(by: root).filter { parameter in !controller.parameters.contains { $0.name == parameter.name } }
    }

    private func root(of controller: ControllerDefinition) -> ControllerDefinition? {
        if case .navigation(let root) = controller.kind { definition(of: root) } else { nil }
    }

    /// Whether a parameter is part of an image's name, in this controller or in a controller that receives it.
    private func takesImage(_ name: String, _ controller: ControllerDefinition, depth: Int = 0) -> Bool {
        func isIn(_ text: String) -> Bool { text.contains("{\(name)}") }
        if controller.imageUses.contains(where: { isIn($0.name) }) { return true }
        guard depth < 4 else { return false }
        if let root = root(of: controller), takesImage(name, root, depth: depth + 1) { return true }
        return controller.actions.contains { action, _ in
            guard let target = action.target, let other = definition(of: target) else { return false }
            return target.arguments.contains { isIn($0.value) && takesImage($0.key, other, depth: depth + 1) }
        }
    }

    func parameterExpressions(of controller: ControllerDefinition) -> [String: String] {
        let own = Set(controller.parameters.map(\.name))
        return Dictionary(uniqueKeysWithValues: parameters(of: controller.id).filter { own.contains($0.name) }.map { ($0.name, $0.member) })
    }

    /// The parameters of an initializer: `name: String, habit: String = "…"`.
    func signature(of id: ControllerID) -> String {
        guard shared(id) == nil else { return "_ \(SharedController.property): Content" }
        return parameters(of: id).map { parameter in
            let standard = parameter.standard.map { text in
                " = " + (parameter.isImage || text.isEmpty ? SwiftLiteral.text(text) : TextWriter(run: self).shown(text)).text
            }
            return "\(parameter.member): String\(standard ?? "")"
        }.joined(separator: ", ")
    }
}
