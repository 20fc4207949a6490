import LayoutEngine
import PlaygroundModel
import Simulation

/// The installed views of a controller as nested nodes.
struct ViewTree {
    private let controller: SceneController
    private let layout: LayoutResult
    private let views: [ViewID: ResolvedView]
    private let troubles: TroubleMap

    init(controller: SceneController, layout: LayoutResult) {
        self.controller = controller
        self.layout = layout
        views = Dictionary(controller.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        troubles = TroubleMap(layout: layout, constraints: controller.constraints)
    }

    var topLevelNodes: [WireframeNode] {
        controller.definition.topLevelViews.compactMap { node($0, in: .zero) }
    }

    /// - Parameter origin: The parent's origin, in the root view's coordinates.
    private func node(_ id: ViewID, in origin: Point) -> WireframeNode? {
        guard let view = views[id], let frame = layout.frames[id] else { return nil }
        let content = ViewContent(view: view, text: layout.texts[id], traits: controller.traits.collection)
        return WireframeNode(
            id: "\(controller.id).\(id)",
            role: .view(view.definition.kind),
            frame: frame.relative(to: origin),
            style: NodeStyle(view.properties),
            content: content.value,
            event: view.definition.tap.map { _ in
                .tap(controller: controller.id.description, view: id)
            },
            source: view.definition.path,
            accessibilityLabel: content.accessibilityLabel,
            troubles: troubles[id],
            isHidden: view.properties.bool(.isHidden) ?? false,
            children: view.definition.subviews.compactMap { node($0, in: frame.origin) }
        )
    }
}

extension NodeStyle {
    init(_ properties: ViewProperties) {
        let borderWidth = properties.number(.borderWidth) ?? 0
        self.init(
            backgroundColor: properties.color(.backgroundColor),
            tintColor: properties.color(.tintColor),
            alpha: properties.number(.alpha) ?? 1,
            cornerRadius: properties.number(.cornerRadius) ?? 0,
            border: borderWidth > 0
                ? Border(width: borderWidth, color: properties.color(.borderColor) ?? .semantic(.black)) : nil,
            clipsToBounds: properties.bool(.clipsToBounds) ?? false
        )
    }
}
