import PlaygroundModel

/// How much an app comes to: a controller that contains two which each contain two is soon very many.
extension ControllerGraph {
    /// A controller with all that it contains.
    private struct Size {
        /// The controllers that live with it.
        var controllers = 1
        /// The views that stand on the screen with it at once.
        var views = 0
    }

    /// Reports controllers that bring too many others to life, and screens too full for the devices they are shown on.
    ///
    /// Expects that no controller contains itself.
    func checkSize(on devices: Int) {
        var sizes: [ControllerID: Size] = [:]
        for controller in controllers { measure(controller, &sizes) }
        let limit = PlaygroundLimits.livingControllers
        // Of a controller and those that contain it the innermost is named.
        if let first = controllers.filter({ sizes[$0.id, default: Size()].controllers > limit })
            .min(by: { sizes[$0.id, default: Size()].controllers < sizes[$1.id, default: Size()].controllers }) {
            let found = sizes[first.id, default: Size()].controllers
            findings.report(LimitMistake(subject: .livingControllers(of: first.id.name), found: found, limit: limit), at: .key(first.path))
        }
        checkPage(sizes, devices)
    }

    private func checkPage(_ sizes: [ControllerID: Size], _ devices: Int) {
        let fullest = controllers.max { sizes[$0.id, default: Size()].views < sizes[$1.id, default: Size()].views }
        guard let fullest, let views = sizes[fullest.id]?.views, views * devices > PlaygroundLimits.viewsOnPage else { return }
        let subject = LimitMistake.Subject.viewsOnPage(devices: devices, screen: fullest.id.name)
        findings.report(
            LimitMistake(subject: subject, found: views * devices, limit: PlaygroundLimits.viewsOnPage), at: .key(fullest.path))
    }

    private func measure(_ controller: ControllerDefinition, _ sizes: inout [ControllerID: Size]) {
        guard sizes[controller.id] == nil else { return }
        var size = Size(controllers: 1, views: controller.views.count)
        for child in contained(in: controller).compactMap({ byID[$0.target] }) {
            measure(child, &sizes)
            let inner = sizes[child.id, default: Size()]
            size.controllers = min(ContentBudget.mostCounted, size.controllers + inner.controllers)
            let views = showsAll(controller) ? size.views + inner.views : max(size.views, inner.views)
            size.views = min(ContentBudget.mostCounted, views)
        }
        sizes[controller.id] = size
    }

    /// Whether a container has all its children on the screen at the same time.
    private func showsAll(_ controller: ControllerDefinition) -> Bool {
        switch controller.kind {
        case .container, .split: true
        case .view, .alert, .navigation, .tabBar, .page: false
        }
    }
}
