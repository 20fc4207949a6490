import LayoutEngine
import PlaygroundModel

extension SceneController {
    private var viewsInBar: Set<ViewID> {
        guard let outermost = definition.viewInBar else { return [] }
        var found: Set<ViewID> = [outermost]
        var waiting = [outermost]
        while let next = waiting.popLast() {
            let inner = definition.view(next)?.subviews.filter { found.insert($0).inserted } ?? []
            waiting += inner
        }
        return found
    }

    mutating func removeHiddenViewInBar(_ profile: BehaviourProfile) {
        let isShown = if case .tabBar = definition.kind { profile.has(.tabAccessories) } else { titlePlace != nil }
        guard !isShown, definition.viewInBar != nil else { return }
        let hidden = viewsInBar
        views.removeAll { hidden.contains($0.id) }
    }

    /// The constraints of views that UIKit places: a title view (centred if possible), a tab bar's accessory, backgrounds of lists, and an
    /// alert's fields.
    func placingConstraints(_ profile: BehaviourProfile) -> [LayoutConstraint] {
        if case .alert(let alert) = definition.kind { return fieldConstraints(of: alert, profile.alertMetrics) }
        return titleConstraints + accessoryConstraints + views.flatMap { backgroundConstraints(of: $0.definition) }
    }

    private func backgroundConstraints(of list: ViewDefinition) -> [LayoutConstraint] {
        guard let background = list.backgroundView, views.contains(where: { $0.id == background }) else { return [] }
        let path = list.path.appending("backgroundView")
        return [LayoutAttribute.left, .right, .top, .bottom].enumerated().map { ordinal, edge in
            .placing(background, edge, .equal, edge, of: .view(list.id), 0, path, ordinal)
        }
    }

    private var titleConstraints: [LayoutConstraint] {
        guard let titlePlace, let title = definition.navigationItem.titleView else { return [] }
        let place = titlePlace.relative(to: frame.origin)
        let path = definition.path.appending("titleView")
        return [
            .placing(title, .left, .greaterThanOrEqual, .left, place.minX, path, 0),
            .placing(title, .right, .lessThanOrEqual, .left, place.maxX, path, 1),
            .placing(title, .centerX, .equal, .centerX, 0, path, 2, LayoutPriority(760)),
            .placing(title, .centerY, .equal, .top, place.midY, path, 3),
        ]
    }

    private var accessoryConstraints: [LayoutConstraint] {
        guard let tabAccessory else { return [] }
        let place = tabAccessory.frame.relative(to: frame.origin)
        let path = definition.path.appending("bottomAccessory")
        let sides: (left: LayoutConstraint.Relation, right: LayoutConstraint.Relation) =
            tabAccessory.hasGlass ? (.equal, .equal) : (.greaterThanOrEqual, .lessThanOrEqual)
        let view = tabAccessory.view
        return [
            .placing(view, .left, sides.left, .left, place.minX, path, 0),
            .placing(view, .right, sides.right, .left, place.maxX, path, 1),
            .placing(view, .top, .equal, .top, place.minY, path, 2),
            .placing(view, .bottom, .equal, .top, place.maxY, path, 3),
        ] + (tabAccessory.hasGlass ? [] : [.placing(view, .centerX, .equal, .left, place.midX, path, 4)])
    }

    private func fieldConstraints(of alert: AlertDefinition, _ metrics: AlertMetrics) -> [LayoutConstraint] {
        let bottom = metrics.buttonsHeight(of: alert.actions.count) + metrics.fieldMargin
        return definition.views.reversed().enumerated().flatMap { index, field -> [LayoutConstraint] in
            let height = metrics.fieldHeight
            let below = bottom + Double(index) * (height + metrics.fieldSpacing)
            return [
                .placing(field.id, .left, .equal, .left, metrics.fieldInset, field.path, 0),
                .placing(field.id, .right, .equal, .right, -metrics.fieldInset, field.path, 1),
                .placing(field.id, .top, .equal, .bottom, -below - height, field.path, 2),
                .placing(field.id, .bottom, .equal, .bottom, -below, field.path, 3),
            ]
        }
    }
}

extension LayoutConstraint {
    fileprivate static func placing(
        _ view: ViewID, _ attribute: LayoutAttribute, _ relation: Relation, _ other: LayoutAttribute,
        of item: LayoutItem = .rootView, _ constant: Double, _ path: DocumentPath, _ ordinal: Int, _ priority: LayoutPriority = .required
    ) -> LayoutConstraint {
        LayoutConstraint(
            id: ID(path: path, ordinal: ordinal), source: "", first: LayoutAnchor(.view(view), attribute), relation: relation,
            second: LayoutAnchor(item, other), constant: constant, priority: priority)
    }
}

extension EdgeInsets {
    func adding(_ other: EdgeInsets) -> EdgeInsets { (self + other).union(.zero) }
}

extension ControllerKind {
    /// Whether UIKit places the container's children and bars.
    var placesChildren: Bool {
        switch self {
        case .navigation, .tabBar, .split, .page, .arrangement: true
        case .view, .container, .alert: false
        }
    }
}
