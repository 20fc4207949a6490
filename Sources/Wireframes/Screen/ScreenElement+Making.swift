import LayoutEngine
import PlaygroundModel
import Simulation

extension ScreenElement {
    /// Each controller before its children, followed by its views in drawing order.
    public static func all(in scene: Scene, _ layouts: [ControllerInstance.ID: LayoutResult]) -> [ScreenElement] {
        scene.controllers.flatMap { all(of: $0, in: scene, layouts[$0.id]) }
    }

    /// A controller, followed by its installed views.
    public static func all(of controller: SceneController, in scene: Scene, _ layout: LayoutResult?) -> [ScreenElement] {
        let root = ScreenElement(controller, in: scene)
        guard let layout else { return [root] }
        let views = Dictionary(firstOf: controller.views.map { ($0.id, $0) })
        var elements = [root]
        for view in controller.definition.topLevelViews { add(view, in: root, views, layout, to: &elements) }
        return elements
    }

    private static func add(
        _ id: ViewID, in outer: ScreenElement, _ views: [ViewID: ResolvedView], _ layout: LayoutResult, to elements: inout [ScreenElement]
    ) {
        guard let view = views[id], let frame = layout.frames[id] else { return }
        let scrolled = outer.view.flatMap { outer.controller.scrollPosition(of: $0.id, in: layout)?.movement } ?? .zero
        let element = ScreenElement(view, frame, layout.texts[id], in: outer, scrolled)
        elements.append(element)
        for subview in view.definition.containedViews { add(subview, in: element, views, layout, to: &elements) }
    }

    private init(_ controller: SceneController, in scene: Scene) {
        let parent = controller.isPresented ? nil : scene.controllers.first { $0.id == controller.parent }
        self.init(
            controller: controller, view: nil, superviews: [], frame: controller.frame.relative(to: parent?.frame.origin ?? .zero),
            rootFrame: Rect(origin: .zero, size: controller.frame.size), place: controller.frame.offset(by: scene.window.origin),
            clip: scene.window, reach: nil, isHidden: false, concealer: nil, scroller: nil, cell: nil, laidOutText: nil
        )
    }

    /// - Parameter scrollDistance: The distance by which the superview's content has moved.
    private init(_ view: ResolvedView, _ frame: Rect, _ text: LaidOutText?, in outer: ScreenElement, _ scrollDistance: Point) {
        let properties = view.properties
        let scrolls = outer.view?.definition.kind.scrolls == true
        let origin = outer.place.relative(to: outer.rootFrame.origin).origin
        let clips = outer.view?.clipsToBounds ?? true
        self.init(
            controller: outer.controller, view: view, superviews: outer.view.map { [$0.id] + outer.superviews } ?? [],
            frame: frame.relative(to: outer.rootFrame.origin), rootFrame: frame,
            place: frame.offset(by: origin).relative(to: scrollDistance),
            clip: clips ? outer.visible : outer.clip,
            // The window does not clip `reach`, because lints check how far elements extend beyond the window.
            reach: outer.view != nil && clips && !scrolls ? outer.reachable : outer.reach,
            isHidden: outer.isHidden || properties.bool(.isHidden) == true,
            concealer: properties.hidesView ? view.id : outer.concealer,
            scroller: scrolls ? outer.view?.id : outer.scroller,
            cell: view.definition.kind == .cell ? view.id : outer.cell, laidOutText: text
        )
    }
}
