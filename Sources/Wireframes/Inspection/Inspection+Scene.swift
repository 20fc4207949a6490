import LayoutEngine
import PlaygroundModel
import Simulation

extension Inspection {
    /// `nil` if the node no longer exists.
    public init?(
        of node: WireframeNode.ID, on wireframe: DeviceWireframe, scene: Scene,
        _ geometries: [ControllerInstance.ID: LayoutGeometry] = [:], places: SourcePlaces = .unknown
    ) {
        guard let trail = wireframe.screen.trail(to: node), let found = trail.last else { return nil }
        let origin = trail.dropLast().reduce(Point.zero) { $1.origin(ofChildrenIn: $1.frame.offset(by: $0)) }
        let controllerNode = trail.last { $0.role == .controllerView || $0.role == .presentedView }
        let controller = scene.controllers.first { $0.id.description == controllerNode?.id }
        let traits = controller?.traits ?? (found.role == .window ? scene.traits : nil)
        self.init(
            device: wireframe.id, deviceName: wireframe.chrome.name, deviceSubtitle: wireframe.chrome.subtitle, node: node, name: Self.name(of: node), kind: found.role.name,
            frame: found.frame.offset(by: origin), source: found.source,
            place: places[found.source], ancestors: Self.ancestors(trail), issueMarks: found.issueMarks,
            controller: controller?.id.description, traits: traits.map { Self.rows(of: $0, places) } ?? [],
            elements: controller?.adaptiveElements.map { ElementRow(element: $0, place: places[$0.path]) } ?? []
        )
        spoken = SpokenOrder(wireframe.screen).sentence(of: found)
        if found.role == .window { regions = scene.regions.map { RegionRow($0) } }
        guard let controller else { return }
        doubts = Self.doubts(of: controller, geometries[controller.id])
        explanations = Self.sentences(of: found.role, controller, on: wireframe, scene)
        guard let geometry = geometries[controller.id], case .view = found.role else { return }
        let view = ViewID(Self.name(of: node))
        let reasons = ViewReasons(controller, geometry, in: scene, places)
        (explanations, constraints) = (reasons.explanations(of: view), reasons.constraints(of: view))
        doubts += reasons.doubts(of: view).map { $0.sentence }
    }

    private static func sentences(
        of role: WireframeNode.Role, _ controller: SceneController, on wireframe: DeviceWireframe, _ scene: Scene
    ) -> [String] {
        let profile = wireframe.chrome.system.map { BehaviourProfile(version: $0.version) } ?? .newest
        return switch role {
        case .navigationBar, .largeTitle, .largeSubtitle:
            controller.navigationBarSentences(in: scene, profile)
        case .controllerView, .presentedView:
            controller.statusBarSentences(in: scene, profile) + controller.presentationSentences(in: scene.traits.collection, profile)
                + controller.tabBarSentences(in: scene) + controller.barVisibilitySentences + controller.splitSentences + controller.columnSentences(in: scene.controllers.first { $0.id == controller.parent })
        default: []
        }
    }

    private static func doubts(of controller: SceneController, _ geometry: LayoutGeometry?) -> [String] {
        let whys = [
            ("frame of \(controller.id)", controller.frameDoubt), ("readable width", geometry?.readableWidthDoubt),
            ("place of the search bar", controller.searchBar?.doubt), ("height of bars", controller.barDoubt),
            ("tab bar", controller.tabBar?.doubt),
        ]
        return whys.compactMap { name, why in why.map { "The \(name) is doubtful: \($0)." } }
    }

    /// `home.title` becomes `title` and `device/window` becomes `window`. A bar keeps its id.
    private static func name(of node: WireframeNode.ID) -> String {
        if node.hasPrefix("device/") { return String(node.dropFirst("device/".count)) }
        guard !node.contains("/"), let dot = node.firstIndex(of: ".") else { return node }
        return String(node[node.index(after: dot)...])
    }

    private static func ancestors(_ trail: [WireframeNode]) -> [Ancestor] {
        trail.dropLast().filter { $0.role != .screen }.map { Ancestor(node: $0.id, name: name(of: $0.id)) }
    }

    private static func rows(of traits: ResolvedTraits, _ places: SourcePlaces) -> [TraitRow] {
        traits.collection.specifiedTraits.map { trait in
            TraitRow(
                name: trait.name, value: traits.collection[trait]?.description ?? "",
                origins: (traits.origins[trait] ?? []).map {
                    OriginRow(source: $0.source.inWords, value: $0.value.description, place: places[$0.source.path])
                }
            )
        }
    }
}

extension WireframeNode {
    fileprivate func trail(to id: ID) -> [WireframeNode]? {
        if self.id == id { return [self] }
        for child in children {
            if let rest = child.trail(to: id) { return [self] + rest }
        }
        return nil
    }
}
