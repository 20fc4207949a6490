import PlaygroundModel
import SourceDiagnostics

/// A constraint that would place a view, by the view's name in its cell, header or footer.
struct ExampleConstraint {
    private let name: String
    /// The superview, unless it is the root view of the controller or cell.
    private let superview: String?
    private let isInCell: Bool

    init(of view: ViewID, in controller: ControllerDefinition) {
        let holder = controller.views.first { $0.subviews.contains(view) }
        let cell = Self.cell(around: view, in: controller)
        isInCell = cell != nil
        name = Self.name(of: view, in: cell)
        superview = holder.flatMap { $0.id == cell?.id ? nil : Self.name(of: $0.id, in: cell) }
    }

    func text(_ axis: LayoutAttribute.Axis, isPosition: Bool) -> String {
        switch (axis, isPosition) {
        case (.horizontal, true): "\(name).leading == \(superview.map { "\($0).leading + 8" } ?? "layoutMargins.leading")"
        case (.horizontal, false): "\(name).width == 120"
        case (.vertical, true): "\(name).top == \(superview ?? (isInCell ? "superview" : "safeArea")).top + 8"
        case (.vertical, false): "\(name).height == 44"
        }
    }

    /// `nil` for a view in a cell, whose constraints are elsewhere.
    func fix(_ axis: LayoutAttribute.Axis, isPosition: Bool, in controller: ControllerDefinition) -> Fix? {
        guard !isInCell else { return nil }
        let text = text(axis, isPosition: isPosition)
        return Fix("Add the constraint \(text.quoted)", .addElement(text, list: ["controllers", controller.id.name, "constraints"]))
    }

    /// Lets a view keep its intrinsic size. `nil` for kinds without an intrinsic size along the axis.
    static func hugging(_ axis: LayoutAttribute.Axis, of view: ViewID, in controller: ControllerDefinition) -> String? {
        guard let view = controller.views.first(where: { $0.id == view }), view.kind.hasIntrinsicSize(along: axis) else { return nil }
        let property: ViewProperty = axis == .horizontal ? .horizontalHuggingPriority : .verticalHuggingPriority
        let held = view.properties.number(property) ?? Double(view.kind.facts.huggingPriority)
        return held < 999 ? "\(property.rawValue) = \((held + 1).shortText)" : nil
    }

    private static func cell(around view: ViewID, in controller: ControllerDefinition) -> ViewDefinition? {
        controller.views.first { $0.cellConstraints != nil && view.name.hasPrefix("\($0.id.name).") }
    }

    private static func name(of view: ViewID, in cell: ViewDefinition?) -> String {
        cell.map { String(view.name.dropFirst($0.id.name.count + 1)) } ?? view.name
    }
}
