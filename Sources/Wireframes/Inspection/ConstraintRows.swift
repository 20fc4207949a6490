import LayoutEngine
import PlaygroundModel
import Simulation

struct ConstraintRows {
    let controller: SceneController
    let geometry: LayoutGeometry
    /// The origin of the controller's view, in screen coordinates.
    let origin: Point
    let places: SourcePlaces
    /// The constraints that stack views add to their arranged views.
    let arranged: [LayoutConstraint]

    func rows(touching view: ViewID) -> [Inspection.ConstraintRow] {
        let own = controller.definition.constraints.map { ($0, AdaptiveElement?.none) }
        let adaptive = controller.definition.adaptive.flatMap { element in
            element.constraints.map { ($0, AdaptiveElement?.some(element)) }
        }
        let rows = (own + adaptive).filter { $0.0.touches(view) }.compactMap { row($0.0, of: $0.1) }
        let stack = controller.definition.views.first { $0.kind == .stack && $0.subviews.contains(view) }
        let inner = Set((controller.definition.view(view)?.subviews ?? []).map(LayoutItem.view))
        let ofStack = stack.map { stack in
            arranged.filter { $0.touches(view) && !inner.contains($0.first.item) }.compactMap { row($0, of: nil, at: stack.path) }
        } ?? []
        return rows.filter { $0.isActive } + ofStack + rows.filter { !$0.isActive }
    }

    private func row(_ constraint: LayoutConstraint, of element: AdaptiveElement?, at stack: DocumentPath? = nil) -> Inspection.ConstraintRow? {
        guard let reading = geometry.reading(of: constraint) else { return nil }
        let path = stack ?? constraint.id.path
        let holds = controller.adaptiveElements.first { $0.path == element?.path }?.holds
        return Inspection.ConstraintRow(
            text: constraint.source, path: path, priority: constraint.priority.rawValue,
            isActive: holds ?? true, rule: element?.condition.inWords, deviation: reading.deviation,
            lines: reading.lines.map { line in
                ConstraintLine(start: line.start.moved(by: origin), end: line.end.moved(by: origin))
            },
            place: places[path], value: reading.inWords(of: constraint)
        )
    }
}

extension LayoutConstraint {
    fileprivate func touches(_ view: ViewID) -> Bool {
        [first.item, second?.item].contains { item in
            switch item {
            case .view(view), .guide(_, of: view): true
            default: false
            }
        }
    }
}

extension Point {
    fileprivate func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}
