import PlaygroundModel

/// Checks that actions set existing properties and variables, and make only views that accept text first responder. An alert's actions
/// apply to its presenter, which is unknown here.
struct ActionCheck {
    let controller: ControllerDefinition
    let findings: Findings

    func run() {
        if case .alert = controller.kind { return }
        for (action, path) in controller.actions {
            switch action {
            case .set(let assignments, let variables):
                for change in variables { check(change) }
                for assignment in assignments { check(assignment, path.appending("set").appending(assignment.view.name)) }
            case .becomeFirstResponder(let view): check(view, path.appending("becomeFirstResponder"))
            case .scrollRectToVisible(let view):
                if controller.view(view) == nil { reportUnknown(view, at: .value(path.appending("scrollRectToVisible"))) }
            default: break
            }
        }
    }

    private func check(_ change: VariableChange) {
        let place: Findings.DocumentPart = change.path.lastKey == change.name ? .key(change.path) : .value(change.path)
        guard let variable = controller.variable(change.name) else {
            return findings.report(ValidationMistake.unknownVariable(change.name, known: controller.variables.map { $0.name }), at: place)
        }
        let isRight: Bool = switch change.operation {
        case .set(let value): value.hasType(of: variable.start) || value.isControlValue
        case .add: variable.start.hasType(of: .number(0))
        case .toggle: variable.start.hasType(of: .bool(false))
        }
        guard !isRight else { return }
        findings.report(
            ValidationMistake.otherType(change.name, expected: variable.start), at: .value(change.path),
            related: [(.value(variable.path), "declared here")])
    }

    private func check(_ responder: ViewID, _ path: DocumentPath) {
        let inputs = controller.views.filter { $0.kind.facts.control == .text }.map { $0.id.name }
        guard let view = controller.view(responder) else {
            return findings.report(ValidationMistake.unknownView(responder.name, known: inputs), at: .value(path))
        }
        guard view.kind.facts.control != .text else { return }
        findings.report(ValidationMistake.takesNoText(responder.name, kind: view.kind, inputs: inputs), at: .value(path))
    }

    private func reportUnknown(_ view: ViewID, at place: Findings.DocumentPart) {
        findings.report(ValidationMistake.unknownView(view.name, known: controller.views.map { $0.id.name }), at: place)
    }

    private func check(_ assignment: AdaptiveElement.Assignment, _ path: DocumentPath) {
        guard let view = controller.view(assignment.view) else { return reportUnknown(assignment.view, at: .key(path)) }
        guard let kinds = assignment.property.kinds, !kinds.contains(view.kind) else { return }
        let mistake = ShapeMistake.keyOfOtherKind(
            assignment.property.rawValue, kind: view.kind.rawValue, kinds: kinds.map { $0.rawValue }.sorted()
        )
        findings.report(mistake, at: .key(path.appending(assignment.property.rawValue)))
    }
}
