import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline

struct Stage {
    let playground: Playground
    let imported: ImportedPlayground
    let document: InterfaceBuilderDocument
    let profile: BehaviourProfile
    private let rules: Set<CanvasRule>
    private let inference: SurroundingsInference
    private let canvas: CanvasInset
    private let screen: Size?
    private let textSize: EnvironmentEvent?

    init(_ playground: Playground, _ imported: ImportedPlayground, _ document: InterfaceBuilderDocument, rules: Set<CanvasRule>) {
        self.rules = rules
        profile = RecordedSystem.profile(of: document)
        self.playground = playground
        self.imported = imported
        self.document = document
        let configuration = StageDevice.configuration(of: document, under: profile)
        screen = configuration.map { $0.device.screenSize(in: $0.orientation) }
        let category = configuration.map { RecordedTextSize.category(of: document, pixels: $0.device.scale) } ?? .large
        textSize = category == .large
            ? nil : DeviceSetting.preferredContentSizeCategory.value(named: category.rawValue).map(EnvironmentEvent.setting)
        canvas = CanvasInset(document, width: screen?.width)
        inference = SurroundingsInference(document: document, profile: profile)
    }

    func layout(of controller: Element) -> LayoutResult? {
        guard let name = controller.id.flatMap({ imported.controllers[$0] }) else { return nil }
        return picture(of: controller, depth: 0)?.layout(of: name)
    }

    private func looseLayout(of name: String, _ size: Size) -> LayoutResult? {
        let around = Surroundings(isCovered: false, freeformSize: size, isFreeform: true)
        return configuration(around, isUncovered: true).flatMap { show(name, around, on: $0).layout(of: name) }
    }

    /// The layouts of views outside any controller's view, each in its own size, by controller name.
    var looseLayouts: [String: LayoutResult] {
        Dictionary(uniqueKeysWithValues: imported.looseSizes.compactMap { name, size in looseLayout(of: name, size).map { (name, $0) } })
    }

    private func picture(of controller: Element, depth: Int) -> DevicePicture? {
        guard depth < PlaygroundLimits.controllerDepth, let name = controller.id.flatMap({ imported.controllers[$0] })
        else { return nil }
        var around = surroundings(of: controller)
        // An embedded controller has the size of its container view (`CanvasRule.coveredContainers`). Up to iOS 10, only controllers at the
        // top of the screen had a guide below the status bar.
        if around.freeformSize == nil, let container = around.container.flatMap(document.element) {
            guard let size = picture(of: container, depth: depth + 1)?.size(of: name) else { return nil }
            around.freeformSize = size
            around.isContainerInNavigation = isInNavigation(container)
            if !profile.has(.marginsInsideSafeArea) { around.hasStatusBar = false }
            if !isInForce(.coveredContainers) { around.isCovered = false }
        }
        return picture(of: controller, name, around)
    }

    private func isInNavigation(_ controller: Element) -> Bool {
        var (next, left): (Element?, Int) = (controller, PlaygroundLimits.controllerDepth)
        while let element = next, left > 0 {
            let around = surroundings(of: element)
            if around.navigation != nil { return true }
            (next, left) = (around.container.flatMap(document.element), left - 1)
        }
        return false
    }

    private func surroundings(of controller: Element) -> Surroundings {
        guard document.kind == .xib else {
            var around = inference.surroundings(of: controller)
            if around.isOnScreen, isAsLowAsSheet(controller) { around.isSheet = true }
            return around
        }
        // A xib's view has its own size, unless it is drawn on the screen of the device.
        let isFreeform = controller.value(of: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
            || controller.name != "view"
        var around = Surroundings(
            hasStatusBar: !document.hidesStatusBar(over: controller), isCovered: controller.name == "view",
            freeformSize: isFreeform ? ViewElement.frame(of: controller)?.size : nil, isFreeform: isFreeform)
        around.simulateBars(of: controller)
        return around
    }

    /// Whether the root view is 54 points lower than the screen, like a sheet on an iPhone XR (one document).
    private func isAsLowAsSheet(_ controller: Element) -> Bool {
        guard profile.has(.cardSheets), let screen, let size = rootSize(of: controller) else { return false }
        return size.width == screen.width && size.height == screen.height - 54
    }

    /// Uses the document's size of the root view, which differs from the device between bars, in sheets and in containers.
    private func picture(of controller: Element, _ name: String, _ around: Surroundings) -> DevicePicture? {
        // Some sheets have no insets and begin higher. The recorded height shows which ones.
        let kinds = around.isSheet ? [true, false] : [!around.isCovered]
        var shown: (configuration: DeviceConfiguration, picture: DevicePicture)?
        for isUncovered in kinds {
            guard let configuration = configuration(around, isUncovered: isUncovered) else { return nil }
            let picture = show(name, around, on: configuration)
            guard let recorded = rootSize(of: controller), let size = picture.size(of: name), !size.isNear(recorded) else { return picture }
            shown = (configuration, picture)
        }
        guard let (configuration, picture) = shown, let recorded = rootSize(of: controller), let size = picture.size(of: name)
        else { return nil }
        guard configuration.window == .fullScreen else { return picture }
        let window = picture.scene.window.size
        let room = Size(width: window.width + recorded.width - size.width, height: window.height + recorded.height - size.height)
        return show(name, around, on: StageDevice.freeform(room, like: configuration))
    }

    private func rootSize(of controller: Element) -> Size? {
        let root = document.kind == .xib ? controller : controller.value(of: "view")
        guard let frame = root.flatMap(ViewElement.frame), frame.width > 0, frame.height > 0 else { return nil }
        // A root view below a bar that is as high as its screen ended at the screen's bottom (frames of three projects).
        let isWhole = document.device == nil ? Self.screenHeights.contains(frame.height) : frame.height == screen?.height
        guard frame.minY == Self.barEnd, isWhole else { return frame.size }
        return Size(width: frame.width, height: frame.height - Self.barEnd)
    }

    private static let barEnd = 64.0
    private static let screenHeights: Set<Double> = [480, 568, 600, 667, 736, 1024]

    private func configuration(_ around: Surroundings, isUncovered: Bool) -> DeviceConfiguration? {
        guard var configuration = StageDevice.configuration(of: document, under: profile) else { return nil }
        if let textSize { configuration.settings.append(textSize) }
        if let size = around.freeformSize { configuration = StageDevice.freeform(size, like: configuration) }
        let recorded = document.device.flatMap { _ in canvas.top(under: around.navigation) }
        let hasStatusBar = around.hasStatusBar && !(around.isFreeform && isInForce(.bareFreeform))
        if let top = recorded, configuration.orientation == .portrait, hasStatusBar {
            configuration.device.cover(top: top)
        } else if isInForce(.lowStatusBar) {
            configuration.device.portrait?.safeAreaInsets.top = 44
        }
        if !hasStatusBar || recorded == nil && isInForce(.noStatusBar) { configuration.device.hideStatusBar() }
        if isUncovered { configuration.device.uncover() }
        if recorded == nil || configuration.orientation != .portrait, isInForce(.safeAreaTwice) {
            configuration.device.addPortraitSafeArea()
        }
        if isInForce(.lowRoots), around.isFreeform, let screen, let size = around.freeformSize, size.width <= screen.width {
            configuration.device.portrait?.safeAreaInsets.bottom.reduce(by: screen.height - size.height)
        }
        return configuration
    }

    private func isInForce(_ rule: CanvasRule) -> Bool { rules.contains(rule) && rule.covers(document) }

    private func show(_ name: String, _ around: Surroundings, on configuration: DeviceConfiguration) -> DevicePicture {
        var app = DeviceApp(staged(ControllerID(name), around), on: configuration)
        if around.isSheet { app.apply(.container(.tap(controller: Self.opener.name, view: Self.button))) }
        return app.picture()
    }

    /// The side margins of a xib's cell (`CanvasRule.detachedCells`), in points. `nil` if the layout engine determines them.
    private func detachedCellMargins(_ around: Surroundings) -> Double? {
        guard isInForce(.detachedCells), document.rootViews.contains(where: { $0.name == "tableViewCell" }),
              let width = around.freeformSize?.width, let screen
        else { return nil }
        if let margin = Self.detachedCellMargins[profile] { return margin }
        return width >= ControllerMargins.leastWideWidth && screen.width < ControllerMargins.leastWideWidth ? ControllerMargins.narrow : nil
    }

    /// Side margins that apply to cells of any width. `nil` if they depend on the width.
    private static let detachedCellMargins: VersionTable<Double?> = [
        .since(8, nil, "frames of four projects: as in a table view"), .since(13, 15, "frames of two projects"),
        .since(14, nil, "frames of one project", .low),
    ]

    private static let bar: ControllerID = "staged navigation"
    private static let tabs: ControllerID = "staged tabs"
    private static let opener: ControllerID = "staged opener"
    private static let button: ViewID = "open"

    private func staged(_ controller: ControllerID, _ around: Surroundings) -> Playground {
        var staged = playground
        staged.profile = profile
        if let sides = detachedCellMargins(around) { staged.setMargins(ofCellsIn: controller, sides: sides) }
        var root = controller
        func wrap(_ id: ControllerID, _ kind: ControllerKind, _ change: (inout ControllerDefinition) -> Void = { _ in }) {
            var definition = ControllerDefinition(id: id, path: DocumentPath([]), kind: kind)
            change(&definition)
            staged.controllers.append(definition)
            root = id
        }
        let drawn = around.navigation.flatMap { imported.controllers[$0] }.flatMap { playground.controller(ControllerID($0)) }
        if around.navigation != nil || around.hasSimulatedNavigationBar || around.hasToolbar || around.isContainerInNavigation {
            wrap(Self.bar, .navigation(rootViewController: root)) { definition in
                definition.navigationOptions = drawn?.navigationOptions ?? NavigationOptions()
                definition.navigationOptions.isToolbarHidden = !around.hasToolbar
                definition.barLook.isTranslucent = drawn?.barLook.isTranslucent != false && !around.hasOpaqueNavigationBars
                if around.navigation == nil, !around.hasSimulatedNavigationBar {
                    definition.navigationOptions.isNavigationBarHidden = true
                }
            }
        }
        if around.hasTabBar {
            wrap(Self.tabs, .tabBar(TabBarDefinition(viewControllers: [root]))) { $0.barLook.isTranslucent = !around.hasOpaqueTabBar }
        }
        if around.isSheet {
            let presented = root
            wrap(Self.opener, .view) { definition in
                definition.views = [
                    ViewDefinition(id: Self.button, path: DocumentPath([]), kind: .button, tap: .present(presented, style: nil))]
            }
        }
        staged.rootViewController = root
        return staged
    }
}

extension Playground {
    /// Sets the margins of cells, except cells that preserve their table view's margins or define margins.
    fileprivate mutating func setMargins(ofCellsIn controller: ControllerID, sides: Double) {
        let vertical = CellMargins.vertical(under: profile)
        let margins = EdgeInsets(top: vertical, left: sides, bottom: vertical, right: sides)
        for index in controllers.indices where controllers[index].id == controller {
            for view in controllers[index].views.indices where controllers[index].views[view].kind == .cell {
                let properties = controllers[index].views[view].properties
                guard properties[.layoutMargins] == nil, properties[.accessoryType] == nil,
                      properties.bool(.preservesSuperviewLayoutMargins) != true
                else { continue }
                controllers[index].views[view].properties[.layoutMargins] = .insets(margins)
            }
        }
    }
}

extension Double {
    fileprivate mutating func reduce(by distance: Double) {
        if distance > 0 { self = max(0, self - distance) }
    }
}

extension Size {
    fileprivate func isNear(_ other: Size) -> Bool { abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5 }
}

extension Device {
    fileprivate mutating func uncover() {
        portrait?.safeAreaInsets = .zero
        landscape?.safeAreaInsets = .zero
    }

    fileprivate mutating func addPortraitSafeArea() {
        guard cutout != .none, let insets = portrait?.safeAreaInsets else { return }
        if let own = landscape?.safeAreaInsets { landscape?.safeAreaInsets = own + insets }
        portrait?.safeAreaInsets = insets + insets
    }

    fileprivate mutating func hideStatusBar() {
        guard cutout == .none else { return }
        portrait?.safeAreaInsets.top = 0
        landscape?.safeAreaInsets.top = 0
        statusBarHeight = 0
    }
}

extension DevicePicture {
    fileprivate func size(of name: String) -> Size? {
        scene.controllers.last { $0.definition.id.name == name }?.frame.size
    }

    fileprivate func layout(of name: String) -> LayoutResult? {
        scene.controllers.last { $0.definition.id.name == name }.flatMap { layouts[$0.id] }
    }
}
