import LayoutEngine
import PlaygroundModel

extension LayoutIssue {
    /// The view of an issue that is about a view, not a constraint.
    var view: ViewID? {
        switch self {
        case .implicitRuleDropped(let view, _, _), .ambiguous(let view, _, _, _), .ambiguousContentSize(let view, _),
             .contentCutOff(let view):
            view
        case .contentHigherThanItem(let item, _, _): item
        case .rowWithoutHeight(let row): row
        case .unsatisfiable, .outOfRange, .viewNotInstalled, .further: nil
        }
    }

    /// The issue without numbers that depend on the environment; of repeated rows, that of the first.
    func identity(in controller: ControllerDefinition) -> LayoutIssue {
        switch self {
        case .contentHigherThanItem(let item, _, _): .contentHigherThanItem(item: controller.first(like: item), height: 0, needed: 0)
        case .contentCutOff(let view): .contentCutOff(view: controller.first(like: view))
        case .rowWithoutHeight(let row): .rowWithoutHeight(controller.first(like: row))
        case .ambiguous(let view, let axis, let isPosition, let isSize):
            .ambiguous(view: controller.first(like: view), axis: axis, isPosition: isPosition, isSize: isSize)
        case .further: .further(0)
        case .unsatisfiable, .outOfRange, .implicitRuleDropped, .ambiguousContentSize, .viewNotInstalled: self
        }
    }
}
