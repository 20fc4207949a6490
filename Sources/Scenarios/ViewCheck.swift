import LayoutEngine
import PlaygroundModel
import Simulation

/// Asks what is claimed of one view.
struct ViewCheck {
    let moment: ScenarioMoment

    init(_ moment: ScenarioMoment) {
        self.moment = moment
    }

    func finding(against fact: ExpectedFact) -> ClaimFinding? {
        switch fact {
        case .visible(let element, let isExpected): return visibility(of: element, isExpected)
        case .length(let element, let attribute, let comparison): return length(attribute, of: element, comparison)
        case .text(let element, let expected):
            return inView(element) { controller, view in
                let found = text(of: view, controller)
                return found == expected ? nil : ClaimFinding(.text(found), reasons(for: element, axis: nil))
            }
        case .truncated(let element, let isExpected):
            return inView(element) { controller, view in
                guard let text = moment.layout(of: controller.id)?.result.texts[view.id] else { return ClaimFinding(.noText) }
                guard text.isTruncated != isExpected else { return nil }
                let found = text.isTruncated ? ClaimFinding.Found.truncated(lines: text.lines.count) : .wholeText(lines: text.lines.count)
                return ClaimFinding(found, reasons(for: element, axis: nil))
            }
        case .lines(let element, let comparison):
            return inView(element) { controller, view in
                guard let text = moment.layout(of: controller.id)?.result.texts[view.id] else { return ClaimFinding(.noText) }
                let count = Double(text.lines.count)
                guard !comparison.holds(for: count, other: nil, tolerance: 0) else { return nil }
                return ClaimFinding(.length(count, wanted: nil), reasons(for: element, axis: .horizontal))
            }
        case .property(let element, let property, let value):
            return inView(element) { _, view in
                let found = view.properties[property] ?? property.defaultValue
                return found == value ? nil : ClaimFinding(.property(found), reasons(for: element, axis: nil))
            }
        default: return nil
        }
    }

    /// Asks something of a view that is installed.
    private func inView(
        _ element: ElementName, _ finding: (SceneController, ResolvedView) -> ClaimFinding?
    ) -> ClaimFinding? {
        guard let controller = moment.controller(element.controller) else { return ClaimFinding(.notOnScreen(element.controller)) }
        guard let view = controller.views.first(where: { $0.id == element.view }) else {
            return ClaimFinding(.notInstalled, reasons(for: element, axis: nil))
        }
        return finding(controller, view)
    }

    /// What it shows, with line breaks where the text has them and nowhere else.
    private func text(of view: ResolvedView, _ controller: SceneController) -> String? {
        let properties = view.properties
        return properties.string(.text) ?? properties.string(.title)
            ?? moment.layout(of: controller.id)?.result.texts[view.id]?.lines.joined(separator: " ")
    }

    // MARK: Lengths

    private func length(_ attribute: RectAttribute, of element: ElementName, _ comparison: LengthComparison) -> ClaimFinding? {
        guard let controller = moment.controller(element.controller) else { return ClaimFinding(.notOnScreen(element.controller)) }
        guard let frame = moment.frame(of: element.view, in: controller) else {
            return ClaimFinding(.notInstalled, reasons(for: element, axis: nil))
        }
        var other: Double?
        if let anchor = comparison.anchor {
            guard let rect = moment.rect(of: anchor, beside: controller, isRoot: element.view == nil) else { return ClaimFinding(.noAnchor) }
            other = anchor.attribute.value(in: rect)
        }
        let value = attribute.value(in: frame)
        guard !comparison.holds(for: value, other: other, tolerance: moment.tolerance(of: attribute, comparison, in: controller)) else { return nil }
        let wanted = comparison.anchor == nil ? nil : comparison.wanted(other)
        return ClaimFinding(.length(value, wanted: wanted), reasons(for: element, axis: attribute.axis))
    }

    // MARK: Visibility

    private func visibility(of element: ElementName, _ isExpected: Bool) -> ClaimFinding? {
        let invisibility = invisibility(of: element)
        if isExpected { return invisibility.map { ClaimFinding($0, reasons(for: element, axis: nil)) } }
        return invisibility == nil ? ClaimFinding(.visible, reasons(for: element, axis: nil)) : nil
    }

    /// Why a view cannot be seen; `nil` where it can. What other controllers lie over it is not asked.
    private func invisibility(of element: ElementName) -> ClaimFinding.Found? {
        guard moment.scene.homeScreen == nil else { return .homeScreen(true) }
        guard let controller = moment.controller(element.controller) else { return .notOnScreen(element.controller) }
        let window = Rect(origin: .zero, size: moment.scene.window.size)
        guard let view = element.view else { return controller.frame.overlaps(window) ? nil : .outOfSight }
        guard let frame = moment.frame(of: view, in: controller) else { return .notInstalled }
        var sight = controller.frame.intersection(window)?.offset(by: Point(x: -controller.frame.minX, y: -controller.frame.minY))
        let superviews = superviews(of: view, in: controller)
        for id in [view] + superviews {
            guard let view = controller.views.first(where: { $0.id == id }) else { return .notInstalled }
            if view.properties.bool(.isHidden) == true || view.properties.number(.alpha) == 0 { return .hidden(id) }
        }
        guard frame.width > 0, frame.height > 0 else { return .empty }
        for id in superviews where controller.views.first(where: { $0.id == id })?.clips == true {
            sight = moment.frame(of: id, in: controller).flatMap { outer in sight.flatMap { outer.intersection($0) } }
        }
        return sight.map { frame.overlaps($0) } == true ? nil : .outOfSight
    }

    /// From the inside out.
    private func superviews(of view: ViewID, in controller: SceneController) -> [ViewID] {
        var found: [ViewID] = []
        while let outer = controller.views.first(where: { $0.definition.subviews.contains(found.last ?? view) })?.id,
              !found.contains(outer) {
            found.append(outer)
        }
        return found
    }

    // MARK: Why

    /// What decides over a view: conflicts, adaptive elements that speak of it, and the constraints that it is in.
    ///
    /// - Parameter axis: Of the constraints; `nil` for those of both.
    func reasons(for element: ElementName, axis: LayoutAttribute.Axis?) -> [ClaimFinding.Reason] {
        guard let controller = moment.controller(element.controller) else { return [] }
        var reasons: [ClaimFinding.Reason] = []
        let doubt = element.view == nil ? controller.frameDoubt : nil
        if let doubt { reasons.append(.doubt(doubt)) }
        guard let view = element.view else { return reasons }
        let layout = moment.layout(of: controller.id)
        for case .unsatisfiable(let constraints, _) in layout?.result.issues ?? [] { reasons.append(.conflict(constraints)) }
        let adaptive = controller.definition.adaptive.filter { $0.speaks(of: view) }.map { $0.path }
        reasons += controller.adaptiveElements.filter { adaptive.contains($0.path) }.map { .adaptive($0) }
        let constraints = controller.constraints.filter { constraint in
            (axis == nil || constraint.first.attribute.axis == axis) && constraint.names(view)
        }
        let geometry = layout.map { LayoutGeometry($0.request, $0.result) }
        return reasons + constraints.prefix(Self.shownConstraints).map { .constraint($0, geometry?.reading(of: $0)) }
    }

    private static let shownConstraints = 6
}

extension ResolvedView {
    /// Whether what stands in it ends at its edges.
    fileprivate var clips: Bool { properties.clipsToBounds(in: definition.kind) }
}

extension AdaptiveElement {
    fileprivate func speaks(of view: ViewID) -> Bool {
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
    /// What UIKit has where nobody set it, as far as it can be expected.
    fileprivate var defaultValue: PropertyValue? {
        switch self {
        case .isHidden: .bool(false)
        case .isEnabled: .bool(true)
        default: nil
        }
    }
}

extension Rect {
    fileprivate func intersection(_ other: Rect) -> Rect? {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    fileprivate func overlaps(_ other: Rect) -> Bool { intersection(other) != nil }
}
