import PlaygroundModel

/// What stands around a scene's controller, as Interface Builder infers it: from the segues that lead to it, unless the scene
/// says otherwise ("simulated metrics").
struct Surroundings {
    /// The navigation controller whose bar is above it, by id.
    var navigation: String?
    /// Whether a navigation controller is around the container that it stands in.
    var isContainerInNavigation = false
    /// Whether a navigation bar is above it that no navigation controller of the document draws.
    var hasSimulatedNavigationBar = false
    var hasToolbar = false
    var hasTabBar = false
    /// Whether the scene simulates a navigation bar or toolbar that is opaque.
    var hasOpaqueNavigationBars = false
    var hasOpaqueTabBar = false
    var hasStatusBar = true
    /// Whether status bar and hardware cover it, as they cover a controller's view. A xib's cell or stack view stands in another.
    var isCovered = true
    /// Whether it came up as a sheet.
    var isSheet = false
    /// The controller whose container view it stands in, by id.
    var container: String?
    /// The size of a scene that has one of its own, or has that of the container view it stands in.
    var freeformSize: Size?
    /// Whether the scene, or the xib, has a size of its own.
    var isFreeform = false
}

/// Infers what stands around the scenes of a document.
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
        // What a container's scene says of the status bar holds for all that stands in it.
        case ("embed", _): return Surroundings(hasStatusBar: surroundings(of: source, &visited).hasStatusBar, container: source.id)
        // What the scene before simulates is its own.
        // Without a stack to push onto show presents, yet the canvas draws what is shown as what shows it, never as a sheet.
        case ("show", _), ("push", _), ("showDetail", _), ("replace", _):
            var around = inferred(source, &visited)
            // The container's first children do not have it among them.
            around.container = nil
            return around
        default: return presented(segue)
        }
    }

    /// What is around a controller, with what its own scene says.
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

    /// Relationships come first, then what Interface Builder was told to prefer, then the order of the document.
    private func decisive(_ id: String) -> Segue? {
        let segues = document.segues.to(id).filter { !["unwind", "custom"].contains($0.kind) && $0.source.id != id }
        return segues.first { $0.kind == "relationship" }
            ?? segues.first { $0.element.id.map(document.preferredSegues.contains) ?? false }
            ?? segues.first
    }

    /// The scene's own simulated metrics: `nil` takes a bar away.
    private func simulate(_ controller: Element, _ found: inout Surroundings) {
        if document.hidesStatusBar(over: controller) { found.hasStatusBar = false }
        if let top = controller.value(of: "simulatedTopBarMetrics") {
            found.navigation = top.name == "nil" ? nil : found.navigation
            found.hasSimulatedNavigationBar = top.name == "simulatedNavigationBarMetrics" && found.navigation == nil
            found.hasOpaqueNavigationBars = top.flag("translucent") == false
        }
        if let bottom = controller.value(of: "simulatedBottomBarMetrics") {
            found.hasTabBar = bottom.name == "simulatedTabBarMetrics"
            found.hasToolbar = bottom.name == "simulatedToolbarMetrics"
            let isOpaque = bottom.flag("translucent") == false
            found.hasOpaqueTabBar = isOpaque && found.hasTabBar
            if isOpaque, found.hasToolbar { found.hasOpaqueNavigationBars = true }
        }
        if let size = controller.value(of: "freeformSize"), let width = size.number("width"), let height = size.number("height") {
            (found.freeformSize, found.isFreeform) = (Size(width: width, height: height), true)
        }
    }
}

extension InterfaceBuilderDocument {
    /// Whether Interface Builder was told to draw no status bar over a scene, or over the view of a xib. Since Xcode 11 the canvas does
    /// as it likes.
    func hidesStatusBar(over root: Element) -> Bool {
        RecordedSystem.era(of: self) < .xcode11To13 && root.value(of: "simulatedStatusBarMetrics")?.name == "nil"
    }
}
