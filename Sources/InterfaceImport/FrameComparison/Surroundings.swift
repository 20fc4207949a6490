import PlaygroundModel

struct Surroundings {
    var navigation: String?
    var isContainerInNavigation = false
    /// Whether the navigation bar above the view belongs to no navigation controller of the document.
    var hasSimulatedNavigationBar = false
    var hasToolbar = false
    var hasTabBar = false
    var hasOpaqueNavigationBars = false
    var hasOpaqueTabBar = false
    var hasStatusBar = true
    /// Whether the status bar and the hardware cover the view. The cell or stack view of a xib is not covered.
    var isCovered = true
    var isSheet = false
    var container: String?
    var freeformSize: Size?
    var isFreeform = false

    var isOnScreen: Bool {
        navigation == nil && container == nil && freeformSize == nil && !hasSimulatedNavigationBar && !hasToolbar && !hasTabBar
    }
}

extension Surroundings {
    /// Applies the simulated bars of a controller or of a xib's view. `nil` removes a bar.
    mutating func simulateBars(of root: Element) {
        if let top = root.value(of: "simulatedTopBarMetrics") {
            navigation = top.name == "nil" ? nil : navigation
            hasSimulatedNavigationBar = top.name == "simulatedNavigationBarMetrics" && navigation == nil
            hasOpaqueNavigationBars = top.flag("translucent") == false
        }
        if let bottom = root.value(of: "simulatedBottomBarMetrics") {
            hasTabBar = bottom.name == "simulatedTabBarMetrics"
            hasToolbar = bottom.name == "simulatedToolbarMetrics"
            let isOpaque = bottom.flag("translucent") == false
            hasOpaqueTabBar = isOpaque && hasTabBar
            if isOpaque, hasToolbar { hasOpaqueNavigationBars = true }
        }
    }
}

struct SurroundingsInference {
    let document: InterfaceBuilderDocument
    let profile: BehaviourProfile

    func surroundings(of controller: Element) -> Surroundings {
        var visited: Set<String> = []
        return surroundings(of: controller, &visited)
    }

    private func inferred(_ controller: Element, _ visited: inout Set<String>) -> Surroundings {
        guard let id = controller.id, visited.insert(id).inserted, let decisive = decisive(id) else { return Surroundings() }
        let (source, segue) = (decisive.source, decisive.element)
        switch (segue["kind"], segue["relationship"]) {
        case ("relationship", "rootViewController"):
            var around = surroundings(of: source, &visited)
            around.navigation = source.id
            around.hasToolbar = source.flag("toolbarHidden") == false
            return around
        case ("relationship", "viewControllers") where source.name == "tabBarController":
            var around = surroundings(of: source, &visited)
            around.hasTabBar = true
            around.hasOpaqueTabBar = source.value(of: "tabBar")?.flag("translucent") == false
            return around
        case ("relationship", _): return surroundings(of: source, &visited)
        // The status bar setting of a container's scene applies to all its content.
        case ("embed", _): return Surroundings(hasStatusBar: surroundings(of: source, &visited).hasStatusBar, container: source.id)
        // Simulated metrics of the previous scene do not apply. The canvas never draws `show` as a sheet.
        case ("show", _), ("push", _), ("showDetail", _), ("replace", _):
            var around = inferred(source, &visited)
            // Only the initial children of a container are inside it.
            around.container = nil
            return around
        default: return presented(segue)
        }
    }

    private func surroundings(of controller: Element, _ visited: inout Set<String>) -> Surroundings {
        var found = inferred(controller, &visited)
        simulate(controller, &found)
        return found
    }

    private func presented(_ segue: Element) -> Surroundings {
        let style = segue["modalPresentationStyle"] ?? "automatic"
        let isSheet = profile.has(.cardSheets) && ["automatic", "pageSheet", "formSheet"].contains(style)
        return Surroundings(isSheet: isSheet)
    }

    private func decisive(_ id: String) -> Segue? {
        let segues = document.segues.to(id).filter { !["unwind", "custom"].contains($0.kind) && $0.source.id != id }
        return segues.first { $0.kind == "relationship" }
            ?? segues.first { $0.element.id.map(document.preferredSegues.contains) ?? false }
            ?? segues.first
    }

    private func simulate(_ controller: Element, _ found: inout Surroundings) {
        if document.hidesStatusBar(over: controller) { found.hasStatusBar = false }
        found.simulateBars(of: controller)
        if let size = controller.value(of: "freeformSize"), let width = size.number("width"), let height = size.number("height") {
            (found.freeformSize, found.isFreeform) = (Size(width: width, height: height), true)
        }
    }
}

extension InterfaceBuilderDocument {
    /// Whether the scene or xib simulates no status bar. The canvas has ignored this since Xcode 11.
    func hidesStatusBar(over root: Element) -> Bool {
        RecordedSystem.era(of: self) < .xcode11To13 && root.value(of: "simulatedStatusBarMetrics")?.name == "nil"
    }
}
