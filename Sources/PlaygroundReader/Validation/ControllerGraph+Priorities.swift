import PlaygroundModel

extension ControllerGraph {
    func checkPriorities() {
        for controller in controllers {
            let found = priorities(of: controller).count
            _ = findings.isWithin(PlaygroundLimits.priorities, found, .priorities(of: controller.id.name), at: .key(controller.path))
        }
    }

    private func priorities(of controller: ControllerDefinition) -> Set<Double> {
        var found: Set<Double> = []
        for list in [controller.constraints] + controller.adaptive.map({ $0.constraints }) {
            for constraint in list { found.insert(constraint.priority.rawValue) }
        }
        for property in Self.priorityProperties {
            for view in controller.views { found.insert(view.properties[property]) }
            for assignment in controller.adaptive.flatMap({ $0.set + $0.otherwise }) where assignment.property == property {
                found.insert(assignment.value)
            }
        }
        return found
    }

    private static let priorityProperties: [ViewProperty] = [
        .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority,
    ]
}

extension Set<Double> {
    fileprivate mutating func insert(_ value: PropertyValue?) {
        if case .number(let number) = value { insert(number) }
    }
}
