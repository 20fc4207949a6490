import LayoutEngine
import PlaygroundModel
import SourceDiagnostics

/// A layout issue together with what is needed to speak of it: the devices it was seen on, and the constraints' text.
struct LayoutWarning: Sendable {
    var issue: LayoutIssue
    var controller: ControllerDefinition
    /// The ids of the device configurations, in the order of the page.
    var devices: [String]
    /// The constraints of the controller, adaptive ones included, by identity.
    var constraints: [LayoutConstraint.ID: LayoutConstraint]
    /// Where the other constraints of a conflict are written.
    var related: [Diagnostic.Related]
}

extension LayoutWarning {
    /// The part of the document the issue is best shown at.
    var path: DocumentPath {
        switch issue {
        case .unsatisfiable(_, let dropped), .outOfRange(_, let dropped): dropped.path
        case .viewNotInstalled(let constraint, _): constraint.path
        case .ambiguous(let view, _, _, _), .ambiguousContentSize(let view, _), .contentCutOff(let view), .implicitRuleDropped(let view, _, _):
            controller.view(view)?.path ?? controller.path
        case .contentHigherThanItem(let item, _, _): cellPath(of: item)
        case .further: controller.path
        }
    }

    /// Where the cell is written that an item has: the table around its views, or the item itself where it has none of its own.
    private func cellPath(of item: ViewID) -> DocumentPath {
        guard let item = controller.view(item) else { return controller.path }
        guard item.cellConstraints != nil, let view = item.subviews.first.flatMap(controller.view) else { return item.path }
        return DocumentPath(Array(view.path.components.dropLast(2)))
    }
}
