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
        case .further: controller.path
        }
    }
}
