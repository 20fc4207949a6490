import PlaygroundModel

/// A parameter of a controller as one of its initialiser.
struct InitializerParameter {
    /// As placeholders call it.
    var name: String
    /// The property's name, and the argument's label.
    var member: String
    var standard: String?
    /// Whether it is the name of an image, which nobody reads.
    var isImage: Bool
}

extension EjectionRun {
    /// What the initialiser of a controller's class takes: its own parameters, of a navigation controller those of its root.
    func parameters(of id: ControllerID) -> [InitializerParameter] {
        guard let definition = definition(of: id) else { return [] }
        if case .navigation(let root) = definition.kind {
            let own = parameters(ofOwn: definition)
            return own + parameters(of: root).filter { parameter in !own.contains { $0.name == parameter.name } }
        }
        return parameters(ofOwn: definition)
    }

    private func parameters(ofOwn controller: ControllerDefinition) -> [InitializerParameter] {
        let reserved = controller.kind.word == "alert" ? ["alert", "presenter"] : UIKitMembers.ofControllers
        var scope = NameScope(reserved: reserved.union(UIKitMembers.localsOfMaking))
        return controller.parameters.map { parameter in
            InitializerParameter(
                name: parameter.name, member: scope.claim(parameter.name, noun: "Text"), standard: parameter.standard,
                isImage: takesImage(parameter.name, controller))
        }
    }

    /// Whether a parameter is used as, or in, the name of an image, here or where it is passed on.
    private func takesImage(_ name: String, _ controller: ControllerDefinition, depth: Int = 0) -> Bool {
        func isIn(_ text: String) -> Bool { text.contains("{\(name)}") }
        if controller.imageUses.contains(where: { isIn($0.name) }) { return true }
        guard depth < 4 else { return false }
        return controller.actions.contains { action, _ in
            guard let target = action.target, let other = definition(of: target) else { return false }
            return target.arguments.contains { isIn($0.value) && takesImage($0.key, other, depth: depth + 1) }
        }
    }

    /// The expressions of a controller's parameters, by their names.
    func parameterExpressions(of controller: ControllerDefinition) -> [String: String] {
        Dictionary(uniqueKeysWithValues: parameters(ofOwn: controller).map { ($0.name, $0.member) })
    }

    /// `name: String, habit: String = "…"`
    func signature(of id: ControllerID) -> String {
        parameters(of: id).map { parameter in
            let standard = parameter.standard.map { text in
                " = " + (parameter.isImage || text.isEmpty ? SwiftLiteral.text(text) : TextWriter(run: self).shown(text)).text
            }
            return "\(parameter.member): String\(standard ?? "")"
        }.joined(separator: ", ")
    }
}
