import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics
import Wireframes

extension InspectionReport {
    /// Reports screens after events. A report on a `reading` with mistakes has no devices. `configurations` default to the playground's
    /// devices. `tellsReasons` adds constraints and explanations to views. `isVerbose` adds callbacks of trait environments other than
    /// controllers to the log.
    public init(
        _ reading: PlaygroundFile.ReadResult, on configurations: [DeviceConfiguration]? = nil, after events: [Event] = [],
        isVerbose: Bool = false, tellsReasons: Bool = false
    ) {
        var devices: [DeviceReport] = []
        var pictures: [(device: String, picture: DevicePicture)] = []
        if let playground = reading.playground {
            for configuration in configurations ?? playground.devices {
                var app = DeviceApp(playground, on: configuration)
                var log = app.launchLog
                for event in events { log += app.apply(event) }
                if !isVerbose { log.removeAll { $0.isVerbose } }
                pictures.append((configuration.writtenID, app.picture()))
                var device = DeviceReport(app.picture(), app.simulation.system, log, in: reading, tellsReasons)
                let bars = BarReport.all(in: app.wireframe().screen, of: app.picture().scene)
                device.bars = bars.isEmpty ? nil : bars
                devices.append(device)
            }
        }
        let warnings = LayoutWarnings(pictures, in: reading, tellsOutcomes: false).diagnostics
        self.init(
            devices: devices, diagnostics: (reading.diagnostics + warnings).map { DiagnosticRecord($0, in: reading.sources) }
        )
    }
}

extension DeviceReport {
    fileprivate init(
        _ picture: DevicePicture, _ system: DeviceWireframe.Chrome.System?, _ log: [LogEntry], in reading: PlaygroundFile.ReadResult,
        _ tellsReasons: Bool
    ) {
        let scene = picture.scene
        device = scene.device.writtenID
        ios = system?.version.number
        iosNote = system?.note
        let safeArea = system.flatMap { system in
            scene.device.safeAreaDoubt(in: scene.environment.orientation, under: BehaviourProfile(version: system.version))
        }
        let whys = [("safeArea", safeArea), ("keyboard", scene.keyboard?.doubt)]
        let found = whys.compactMap { what, why in why.map { Doubt(what: what, why: $0) } }
            + scene.doubts.map { Doubt(what: $0.subject.rawValue, why: $0.why) }
        doubts = found.isEmpty ? nil : found
        orientation = scene.environment.orientation.rawValue
        split = scene.environment.window.word
        screen = Screen(width: scene.screenSize.width, height: scene.screenSize.height, scale: scene.device.scale)
        if scene.device.hinge != nil {
            let posture = scene.environment.posture
            hinge = Hinge(status: posture.status.rawValue, angle: posture.angle)
        }
        reservedRegions = scene.regions.isEmpty ? nil : scene.regions.map { $0.report }
        controllers = scene.controllers.map { ControllerReport($0, in: scene, picture.requests[$0.id], reading) }
        let (geometries, places) = tellsReasons ? (picture.geometries, SourcePlaces(reading)) : ([:], .unknown)
        views = scene.controllers.flatMap { controller in
            let reasons = geometries[controller.id].map { ViewReasons(controller, $0, in: scene, places) }
            let elements = ScreenElement.all(of: controller, in: scene, picture.layouts[controller.id]).compactMap { element in
                element.view.map { ($0.id, ViewReport(element, $0, picture.layouts[controller.id], reasons, mainFile: reading.source.fileName)) }
            }
            let reports = Dictionary(firstOf: elements)
            return controller.views.compactMap { reports[$0.id] }
        }
        self.log = log.map { entry in
            LogReport(text: entry.text, line: reading.line(of: entry.path), file: reading.includedFile(of: entry.path))
        }
    }
}

extension ControllerReport {
    fileprivate init(
        _ controller: SceneController, in scene: Scene, _ request: LayoutRequest?, _ reading: PlaygroundFile.ReadResult
    ) {
        id = controller.id.description
        kind = controller.definition.kind.word
        frame = controller.frame.offset(by: scene.window.origin).numbers
        let collection = controller.traits.collection
        let specified = collection.specifiedTraits
        traits = Dictionary(uniqueKeysWithValues: specified.map { ($0.name, collection[$0]?.description ?? "") })
        origins = Dictionary(uniqueKeysWithValues: specified.map { trait in
            (trait.name, (controller.traits.origins[trait] ?? []).map { Origin($0, reading) })
        })
        let whys = [
            ("frame", controller.frameDoubt), ("readableContent", request?.readableWidthDoubt), ("searchBar", controller.searchBar?.doubt),
            ("bars", controller.barDoubt ?? controller.tabBar?.doubt),
        ]
        let found = whys.compactMap { what, why in why.map { DeviceReport.Doubt(what: what, why: $0) } }
        doubts = found.isEmpty ? nil : found
        variables = controller.variables.isEmpty ? nil : controller.variables
        adaptive = controller.adaptiveElements.map { element in
            Adaptive(
                path: element.path.description, line: reading.line(of: element.path),
                file: reading.includedFile(of: element.path), holds: element.holds,
                reasons: element.reasons.map { $0.inWords }
            )
        }
    }
}

extension ControllerReport.Origin {
    fileprivate init(_ origin: TraitOrigin, _ reading: PlaygroundFile.ReadResult) {
        source = origin.source.inWords
        value = origin.value.description
        line = reading.line(of: origin.source.path)
        file = reading.includedFile(of: origin.source.path)
        doubt = origin.source.doubt
    }
}

extension PlaygroundFile.ReadResult {
    fileprivate func line(of path: DocumentPath?) -> Int? { path.flatMap(span)?.start.line }

    /// `nil` for the playground's own file.
    fileprivate func includedFile(of path: DocumentPath?) -> String? {
        path.flatMap(span).flatMap { $0.fileName == source.fileName ? nil : $0.fileName }
    }
}

extension ViewReport {
    fileprivate init(_ element: ScreenElement, _ view: ResolvedView, _ layout: LayoutResult?, _ reasons: ViewReasons?, mainFile: String) {
        id = element.id
        kind = element.kind
        hidden = element.isHidden
        frame = element.place.numbers
        scrolling = layout.flatMap { Scrolling(view.id, in: element.controller, $0) }
        explanations = reasons?.explanations(of: view.id)
        let found = reasons?.doubts(of: view.id).map { DeviceReport.Doubt(what: $0.subject.rawValue, why: $0.why) } ?? []
        doubts = found.isEmpty ? nil : found
        constraints = reasons?.constraints(of: view.id).map { row in
            Constraint(
                text: row.text, value: row.value, priority: row.priority, isActive: row.isActive, rule: row.rule, deviation: row.deviation,
                line: row.place?.line, file: row.place.flatMap { $0.fileName == mainFile ? nil : $0.fileName })
        }
        content = element.laidOutText?.lines.joined(separator: "\n") ?? view.properties.shown
    }
}

extension ViewReport.Scrolling {
    fileprivate init?(_ view: ViewID, in controller: SceneController, _ layout: LayoutResult) {
        guard let position = controller.scrollPosition(of: view, in: layout), let content = layout.contents[view] else { return nil }
        contentOffset = [position.contentOffset.x, position.contentOffset.y]
        contentSize = [content.size.width, content.size.height]
        adjustedContentInset = [content.insets.top, content.insets.left, content.insets.bottom, content.insets.right]
    }
}

extension ReservedRegion {
    public var report: DeviceReport.ReservedRegion {
        DeviceReport.ReservedRegion(
            kind: kind.rawValue, cause: cause.rawValue, frame: frame.numbers,
            margins: [margins.top, margins.left, margins.bottom, margins.right], isActive: isActive)
    }
}
