import LayoutEngine
import PlaygroundModel
import Simulation

extension DecisionFinder {
    /// Where the size of a view follows from what is in it: the metric that gives it. `nil` for views that have the size which their
    /// constraints say.
    func metric(of kind: ViewKind) -> Decision? {
        let file = "LayoutEngine/Content/ControlSizes.swift"
        return switch kind {
        case .label, .textView: Self.textWidths
        case .button: Decision("the size of a button round its title", file: "LayoutEngine/Content/ButtonMetrics.swift", isOfAll: true)
        case .switch: Decision("the size of a switch", file: file, ControlSizes.switchSizes, under: profile)
        case .stepper: Decision("the size of a stepper", file: file, ControlSizes.stepperSizes, under: profile)
        case .slider: Decision("the height of a slider", file: file, ControlSizes.sliderHeights, under: profile)
        case .segmentedControl: Decision("the height of a segmented control", file: file, ControlSizes.segmentedControlHeights, under: profile)
        case .progress: Decision("the height of a progress view", file: file, ControlSizes.progressHeights, under: profile)
        case .searchBar: Decision("the height of a search bar", file: file, ControlSizes.searchBarHeights, under: profile)
        case .textField: Decision("the height of a text field", file: file, ControlSizes.textFieldHeights, under: profile)
        case .datePicker: Decision("the size of a date picker", file: "LayoutEngine/Content/DatePickerMetrics.swift", isOfAll: true)
        case .pageControl, .picker: Decision("the size of a \(kind.rawValue)", file: file, isOfAll: true)
        case .activityIndicator:
            Decision("the size of an activity indicator", file: "PlaygroundModel/Views/ViewKindFacts.swift", isOfAll: true)
        default: nil
        }
    }

    static let textWidths = Decision(
        "how wide text is", file: "TextMetrics", confidence: .medium, source: "widths fitted on Interface Builder's frames: Templates/fonts/README.md",
        isOfAll: true)

    static let fontSizes = Decision(
        "the point sizes of text styles", file: "PlaygroundModel/Typography/TextStyle.swift", confidence: .high,
        source: "Apple's guidelines, Typography", isOfAll: true)

    /// What places a view: the list that it stands in, or its constraints.
    func frame(of view: ResolvedView, in controller: SceneController) -> Decision {
        let around = views.superview(of: view.id, in: controller)
        if let around, around.definition.kind.isList {
            return Decision("the lengths of lists", file: "LayoutEngine/Lists/TableMetrics+Versions.swift", isOfAll: true)
        }
        if let around, around.definition.kind == .stack {
            return Decision("the stack \(controller.id).\(around.id)", file: "LayoutEngine/Stacks")
        }
        let constraints = views.constraints(of: view.id, in: controller).map { "“\($0)”" }
        guard !constraints.isEmpty else { return Decision("no constraint names it", file: "LayoutEngine/Solving") }
        let shown = constraints.prefix(3).joined(separator: ", ")
        return Decision(
            "its constraints: \(shown)\(constraints.count > 3 ? " and \(constraints.count - 3) more" : "")", file: "LayoutEngine/Constraints")
    }
}

extension ViewKind {
    var isList: Bool { self == .table || self == .collection }
}

/// The views of controllers, by what they stand in and what constrains them: put in order when somebody first asks.
///
/// A class, since whoever asks does not change: it lives as long as one step is compared.
final class ViewIndex {
    private struct Controller {
        var constraints: [ViewID: [String]] = [:]
        var superviews: [ViewID: ResolvedView] = [:]

        init(_ controller: SceneController) {
            for constraint in controller.constraints {
                for case .view(let view)? in [constraint.first.item, constraint.second?.item] where constraints[view]?.last != constraint.source {
                    constraints[view, default: []].append(constraint.source)
                }
            }
            for view in controller.views {
                for subview in view.definition.subviews where superviews[subview] == nil { superviews[subview] = view }
            }
        }
    }

    private var known: [ControllerInstance.ID: Controller] = [:]

    /// Those that name a view, as the file has them, each once: a visual format makes several.
    func constraints(of view: ViewID, in controller: SceneController) -> [String] { index(of: controller).constraints[view] ?? [] }

    func superview(of view: ViewID, in controller: SceneController) -> ResolvedView? { index(of: controller).superviews[view] }

    private func index(of controller: SceneController) -> Controller {
        if let known = known[controller.id] { return known }
        let index = Controller(controller)
        known[controller.id] = index
        return index
    }
}
