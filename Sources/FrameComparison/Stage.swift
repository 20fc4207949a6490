import InterfaceBuilder
import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import StoryboardImport

/// Lays out the controllers of an imported document, each alone in what stood around it in Interface Builder.
struct Stage {
    let playground: Playground
    let imported: ImportedPlayground
    let document: InterfaceBuilderDocument
    let profile: BehaviourProfile
    private let inference: SurroundingsInference
    private let canvas: CanvasInset

    init(_ playground: Playground, _ imported: ImportedPlayground, _ document: InterfaceBuilderDocument) {
        profile = RecordedSystem.profile(of: document)
        self.playground = playground
        self.imported = imported
        self.document = document
        canvas = CanvasInset(document)
        inference = SurroundingsInference(document, profile: profile)
    }

    /// The layout of a controller's views; `nil` where it cannot be brought on a screen.
    func layout(of controller: Element) -> LayoutResult? {
        guard let name = controller.id.flatMap({ imported.controllers[$0] }) else { return nil }
        return picture(of: controller, depth: 0)?.layout(of: name)
    }

    /// The screen on which the canvas draws a controller.
    private func picture(of controller: Element, depth: Int) -> DevicePicture? {
        guard depth < PlaygroundLimits.controllerDepth, let name = controller.id.flatMap({ imported.controllers[$0] })
        else { return nil }
        var around = surroundings(of: controller)
        // An embedded controller has the room that its container gives it, as a screen of its own: status bar and hardware cover
        // it wherever it stands (documents of two projects, of Xcode 10). Up to iOS 10 only what stood at the screen's top had a
        // guide below the status bar.
        if around.freeformSize == nil, let container = around.container.flatMap(document.element) {
            guard let size = picture(of: container, depth: depth + 1)?.size(of: name) else { return nil }
            around.freeformSize = size
            if !profile.has(.marginsInsideSafeArea) { around.hasStatusBar = false }
        }
        return picture(of: name, around)
    }

    private func surroundings(of controller: Element) -> Surroundings {
        guard document.kind == .xib else { return inference.surroundings(of: controller) }
        let frame = ViewElement.frame(of: controller)
        let size = frame.map { Size(width: $0.width, height: $0.height) }
        // A xib's view has a size of its own, unless it is drawn on the device's screen.
        let isFreeform = controller.value(of: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
            || controller.name != "view"
        // Hardware covers it as it covers a controller's view, a status bar does not.
        return Surroundings(hasStatusBar: !isFreeform, isCovered: controller.name == "view", freeformSize: isFreeform ? size : nil)
    }

    private func picture(of name: String, _ around: Surroundings) -> DevicePicture? {
        guard var configuration = StageDevice.configuration(of: document, under: profile) else { return nil }
        if let size = around.freeformSize { configuration = StageDevice.freeform(size, like: configuration) }
        let recorded = document.device.flatMap { _ in canvas.top(under: around.navigation) }
        if let top = recorded, configuration.orientation == .portrait, around.hasStatusBar {
            configuration.device.cover(top: top)
        } else if let inset = RecordedSystem.topInset(document) {
            configuration.device.portrait?.safeAreaInsets.top = inset
        }
        if !around.hasStatusBar || recorded == nil && RecordedSystem.hidesStatusBar(document) { configuration.device.hideStatusBar() }
        // Nothing covers the screen behind the canvas's sheets: they begin 20 points down on an iPhone 8, 10 on an iPhone 12, and
        // have no inset below.
        if !around.isCovered || around.isSheet { configuration.device.uncover() }
        if recorded == nil, RecordedSystem.countsSafeAreaTwice(document) { configuration.device.doubleSafeArea() }
        var app = DeviceApp(staged(ControllerID(name), around), on: configuration)
        if around.isSheet { app.apply(.container(.tap(controller: Self.opener.name, view: Self.button))) }
        return app.picture()
    }

    // MARK: The app that shows it

    private static let bar: ControllerID = "staged navigation"
    private static let tabs: ControllerID = "staged tabs"
    private static let opener: ControllerID = "staged opener"
    private static let button: ViewID = "open"

    /// The playground with nothing but the controller in its window, in the containers that stand around it.
    private func staged(_ controller: ControllerID, _ around: Surroundings) -> Playground {
        var staged = playground
        staged.profile = profile
        var root = controller
        func wrap(_ id: ControllerID, _ kind: ControllerDefinition.Kind, _ change: (inout ControllerDefinition) -> Void = { _ in }) {
            var definition = ControllerDefinition(id: id, path: DocumentPath([]), kind: kind)
            change(&definition)
            staged.controllers.append(definition)
            root = id
        }
        let drawn = around.navigation.flatMap { imported.controllers[$0] }.flatMap { playground.controller(ControllerID($0)) }
        if around.navigation != nil || around.hasSimulatedNavigationBar || around.hasToolbar {
            wrap(Self.bar, .navigation(rootViewController: root)) { definition in
                definition.navigationOptions = drawn?.navigationOptions ?? NavigationOptions()
                definition.navigationOptions.isToolbarHidden = !around.hasToolbar
                if around.hasOpaqueNavigationBars { definition.navigationOptions.isTranslucent = false }
                if around.navigation == nil, !around.hasSimulatedNavigationBar {
                    definition.navigationOptions.isNavigationBarHidden = true
                }
            }
        }
        if around.hasTabBar {
            wrap(Self.tabs, .tabBar(TabBarDefinition(viewControllers: [root], isTranslucent: !around.hasOpaqueTabBar)))
        }
        if around.isSheet {
            let presented = root
            wrap(Self.opener, .view) { definition in
                definition.views = [ViewDefinition(id: Self.button, path: DocumentPath([]), kind: .button, tap: .present(presented, style: nil))]
            }
        }
        staged.rootViewController = root
        return staged
    }
}

extension Device {
    /// Takes away everything that covers the screen.
    fileprivate mutating func uncover() {
        portrait?.safeAreaInsets = .zero
        landscape?.safeAreaInsets = .zero
    }

    /// What covers the screen, twice.
    fileprivate mutating func doubleSafeArea() {
        portrait = portrait?.coveredTwice
        landscape = landscape?.coveredTwice
    }

    /// A status bar that is hidden covers nothing; hardware still does.
    fileprivate mutating func hideStatusBar() {
        guard cutout == .none else { return }
        portrait?.safeAreaInsets.top = 0
        landscape?.safeAreaInsets.top = 0
        statusBarHeight = 0
    }
}

extension Device.FullScreen {
    fileprivate var coveredTwice: Device.FullScreen {
        var twice = self
        twice.safeAreaInsets = safeAreaInsets + safeAreaInsets
        return twice
    }
}

extension DevicePicture {
    /// The size of the root view of the controller of that name, the one that came last.
    fileprivate func size(of name: String) -> Size? {
        scene.controllers.last { $0.definition.id.name == name }?.frame.size
    }

    fileprivate func layout(of name: String) -> LayoutResult? {
        scene.controllers.last { $0.definition.id.name == name }.flatMap { layouts[$0.id] }
    }
}
