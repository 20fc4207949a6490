import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

struct ViewCheck {
    let moment: ScenarioMoment

    func finding(against fact: ExpectedFact) -> ClaimFinding? {
        switch fact {
        case .visible(let name, let isExpected): return visibility(of: name, isExpected)
        case .length(let name, let attribute, let comparison): return length(attribute, of: name, comparison)
        case .text(let name, let expected):
            return inView(name) { element in element.text == expected ? nil : .text(element.text) }
        case .truncated(let name, let isExpected):
            return inView(name) { element in
                guard let text = element.laidOutText else { return .noText }
                guard text.isTruncated != isExpected else { return nil }
                return text.isTruncated ? .truncated(lines: text.lines.count) : .wholeText(lines: text.lines.count)
            }
        case .lines(let name, let comparison):
            return inView(name, .horizontal) { element in
                guard let text = element.laidOutText else { return .noText }
                let count = Double(text.lines.count)
                return comparison.holds(for: count, other: nil, tolerance: 0) ? nil : .length(count, wanted: nil)
            }
        case .property(let name, let property, let value):
            return inView(name) { element in
                let found = element.view?.properties[property] ?? property.defaultValue
                return found == value ? nil : .property(found)
            }
        default: return nil
        }
    }

    /// Checks an installed view. `axis` limits the constraints among the reasons. `nil` for both axes.
    private func inView(
        _ name: ElementName, _ axis: LayoutAttribute.Axis? = nil, _ found: (ScreenElement) -> ClaimFinding.Found?
    ) -> ClaimFinding? {
        guard let controller = moment.controller(name.controller) else { return ClaimFinding(.notOnScreen(name.controller)) }
        guard let element = moment.element(name.view, of: controller) else { return finding(.notInstalled, name) }
        return found(element).map { finding($0, name, axis) }
    }

    private func finding(_ found: ClaimFinding.Found, _ name: ElementName, _ axis: LayoutAttribute.Axis? = nil) -> ClaimFinding {
        ClaimFinding(found, reasons(for: name, axis: axis))
    }

    private func length(_ attribute: RectAttribute, of name: ElementName, _ comparison: LengthComparison) -> ClaimFinding? {
        inView(name, attribute.axis) { element in
            let controller = element.controller
            var other: Double?
            if let anchor = comparison.anchor {
                guard let rect = moment.rect(of: anchor, beside: controller, isRoot: name.view == nil) else { return .noAnchor }
                other = anchor.attribute.value(in: rect)
            }
            // Views are compared in their controller's view, a controller's view in the window.
            let value = attribute.value(in: name.view == nil ? controller.frame : element.rootFrame)
            let tolerance = moment.tolerance(of: attribute, comparison, in: controller)
            guard !comparison.holds(for: value, other: other, tolerance: tolerance) else { return nil }
            return .length(value, wanted: comparison.anchor == nil ? nil : comparison.wanted(other))
        }
    }

    private func visibility(of name: ElementName, _ isExpected: Bool) -> ClaimFinding? {
        let invisibility = invisibility(of: name)
        if isExpected { return invisibility.map { finding($0, name) } }
        return invisibility == nil ? finding(.visible, name) : nil
    }

    /// `nil` if the view is visible. Controllers in front of the view's controller do not count.
    private func invisibility(of name: ElementName) -> ClaimFinding.Found? {
        guard moment.scene.homeScreen == nil else { return .homeScreen(true) }
        guard let controller = moment.controller(name.controller) else { return .notOnScreen(name.controller) }
        guard let element = moment.element(name.view, of: controller) else { return .notInstalled }
        if let view = element.concealer { return .hidden(view) }
        guard element.view == nil || !element.frame.isEmpty else { return .empty }
        return element.visible.isEmpty ? .outOfSight : nil
    }

    /// The conflicts, adaptive elements and constraints of a view. `axis` limits the constraints. `nil` for both axes.
    func reasons(for element: ElementName, axis: LayoutAttribute.Axis?) -> [ClaimFinding.Reason] {
        guard let controller = moment.controller(element.controller) else { return [] }
        var reasons: [ClaimFinding.Reason] = []
        let doubt = element.view == nil ? controller.frameDoubt : nil
        if let doubt { reasons.append(.doubt(doubt)) }
        guard let view = element.view else { return reasons }
        let layout = moment.layout(of: controller.id)
        for case .unsatisfiable(let constraints, _, _) in layout?.result.issues ?? [] { reasons.append(.conflict(constraints)) }
        let adaptive = controller.definition.adaptive.filter { $0.mentions(view) }.map { $0.path }
        reasons += controller.adaptiveElements.filter { adaptive.contains($0.path) }.map { .adaptive($0) }
        let constraints = controller.constraints.filter { constraint in
            (axis == nil || constraint.first.attribute.axis == axis) && constraint.names(view)
        }
        let geometry = layout.map { LayoutGeometry($0.request, $0.result) }
        return reasons + constraints.prefix(Self.shownConstraints).map { .constraint($0, geometry?.reading(of: $0)) }
    }

    private static let shownConstraints = 6
}

extension AdaptiveElement {
    fileprivate func mentions(_ view: ViewID) -> Bool {
        install.contains(view) || (set + otherwise).contains { $0.view == view } || constraints.contains { $0.names(view) }
    }
}

extension LayoutConstraint {
    fileprivate func names(_ view: ViewID) -> Bool {
        [first.item, second?.item].contains { item in
            switch item {
            case .view(view): true
            case .guide(_, of: view): true
            default: false
            }
        }
    }
}

extension ViewProperty {
    /// UIKit's defaults, for properties that scenarios can expect.
    fileprivate var defaultValue: PropertyValue? {
        switch self {
        case .isHidden: .bool(false)
        case .isEnabled: .bool(true)
        default: nil
        }
    }
}
