import PlaygroundModel

/// The size of an app, because nested containers grow exponentially.
extension ControllerGraph {
    private struct Size {
        /// The number of controllers, including this one.
        var controllers = 1
        /// The number of views that are visible together, and of constraints that can be active.
        var views = 0
        var constraints = 0
        /// The number of bytes in the strings of those views.
        var text = 0
    }

    /// Reports controllers with too many descendants and screens with too much content. Returns the maximum number of devices.
    func checkSize(on devices: Int) -> Int {
        var sizes: [ControllerID: Size] = [:]
        for controller in controllers { measure(controller, &sizes) }
        let limit = PlaygroundLimits.livingControllers
        if let first = controllers.filter({ sizes[$0.id, default: Size()].controllers > limit })
            .min(by: { sizes[$0.id, default: Size()].controllers < sizes[$1.id, default: Size()].controllers }) {
            let found = sizes[first.id, default: Size()].controllers
            findings.report(LimitMistake(subject: .livingControllers(of: first.id.name), found: found, limit: limit), at: .key(first.path))
        }
        checkPage(sizes, { $0.views }, devices, PlaygroundLimits.viewsOnPage) { .viewsOnPage(devices: devices, screen: $0) }
        checkPage(sizes, { $0.constraints }, devices, PlaygroundLimits.constraintsOnPage) { .constraintsOnPage(devices: devices, screen: $0) }
        checkPage(sizes, { $0.text }, devices, PlaygroundLimits.textOnPage) { .textOnPage(devices: devices, screen: $0) }
        func most(_ part: (Size) -> Int) -> Int { sizes.values.reduce(1) { max($0, part($1)) } }
        return min(
            PlaygroundLimits.devices, PlaygroundLimits.viewsOnPage / most { $0.views },
            PlaygroundLimits.constraintsOnPage / most { $0.constraints }, PlaygroundLimits.textOnPage / most { $0.text })
    }

    private func checkPage(
        _ sizes: [ControllerID: Size], _ part: (Size) -> Int, _ devices: Int, _ limit: Int,
        _ subject: (String) -> LimitMistake.Subject
    ) {
        func count(_ controller: ControllerDefinition) -> Int { part(sizes[controller.id, default: Size()]) }
        guard let fullest = controllers.max(by: { count($0) < count($1) }) else { return }
        _ = findings.isWithin(limit, count(fullest) * devices, subject(fullest.id.name), at: .key(fullest.path))
    }

    private func measure(_ controller: ControllerDefinition, _ sizes: inout [ControllerID: Size]) {
        guard sizes[controller.id] == nil else { return }
        let constraints = controller.constraints.count + controller.adaptive.reduce(0) { $0 + $1.constraints.count }
        let text = controller.views.reduce(0) { $0 + $1.properties.textBytes }
        var size = Size(controllers: 1, views: controller.views.count, constraints: constraints, text: text)
        for child in contained(in: controller).compactMap({ byID[$0.target] }) {
            measure(child, &sizes)
            let inner = sizes[child.id, default: Size()]
            size.controllers = min(ContentBudget.mostCounted, size.controllers + inner.controllers)
            let together: (Int, Int) -> Int = controller.kind.facts.showsAllChildren ? { $0 + $1 } : { max($0, $1) }
            size.views = min(ContentBudget.mostCounted, together(size.views, inner.views))
            size.constraints = min(ContentBudget.mostCounted, together(size.constraints, inner.constraints))
            size.text = min(PlaygroundLimits.textOnPage, together(size.text, inner.text))
        }
        sizes[controller.id] = size
    }
}
