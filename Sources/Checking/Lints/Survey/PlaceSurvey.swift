import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import WireframeSVG
import Wireframes

/// The lints of one device in one orientation and window, in all its environments of the matrix.
public struct PlaceSurvey: Sendable {
    public struct Sighting: Sendable {
        public var cells: Set<Int>
        public var cell: Int
        public var events: [Event]
        public var measure: LintMeasure?
    }

    public private(set) var sightings: [LintFact: Sighting] = [:]
    public private(set) var conditions: [LintPlace: Bool] = [:]
    public private(set) var screenCount = 0
    public private(set) var bounds: Set<WalkBound> = []

    /// - Parameter cells: The indices of a configuration's environments in the matrix. At least one.
    init(_ survey: LintSurvey, cells: [Int], unless isStopped: () -> Bool, visited: (Int) -> Void) {
        let configuration = survey.matrix.cells[cells[0]].configuration
        let launched = DeviceApp(survey.playground, on: configuration)
        let walk = ScreenWalk(from: launched, unless: isStopped)
        (screenCount, bounds) = (walk.screens.filter { !$0.isPassage }.count, walk.bounds)
        follow(walk, from: launched, configuration, cells, of: survey.playground, unless: isStopped)
        for group in Self.groups(cells, of: survey, on: launched) where !isStopped() {
            visit(walk, in: group, of: survey, on: configuration, unless: isStopped)
            visited(group.count)
        }
    }

    private mutating func follow(
        _ walk: ScreenWalk, from launched: DeviceApp, _ configuration: DeviceConfiguration, _ cells: [Int], of playground: Playground,
        unless isStopped: () -> Bool
    ) {
        let rule = DetailRule(launched: launched, configuration: configuration, profile: playground.profile)
        let deadEnds = Set(walk.deadEnds)
        for (index, app) in walk.apps(from: launched).enumerated() where !walk.screens[index].isPassage && !isStopped() {
            var app = app
            let scene = app.picture().scene
            look(at: scene)
            if deadEnds.contains(index), let front = scene.controllers.last, !app.leadsOnWhenTurned {
                let place = LintPlace(controller: front.id.controller, path: front.definition.path)
                add(LintObservation(fact: .deadEnd(place)), cells, walk.screens[index].events)
            }
            for (observation, event) in KeyboardRule.observations(on: app) { add(observation, cells, walk.screens[index].events + [event]) }
            guard index > 0 else { continue }
            for observation in rule.observations(on: app) { add(observation, cells, walk.screens[index].events) }
        }
        lookInWindows(walk, configuration, of: playground, unless: isStopped)
    }

    /// Evaluates conditions in the device's other windows as well, because the matrix may lack them.
    private mutating func lookInWindows(
        _ walk: ScreenWalk, _ configuration: DeviceConfiguration, of playground: Playground, unless isStopped: () -> Bool
    ) {
        guard conditions.contains(where: { !$0.value }) else { return }
        let windows = configuration.deviceInUse.windows(in: configuration.orientation, profile: playground.profile)
        for window in windows where window != configuration.window {
            var held = configuration
            held.window = window
            for var app in walk.apps(from: DeviceApp(playground, on: held)) where !isStopped() { look(at: app.picture().scene) }
        }
    }

    private mutating func look(at scene: Scene) {
        for controller in scene.controllers {
            let context = ConditionContext(
                traits: controller.traits.collection, orientation: scene.environment.orientation, size: controller.frame.size)
            let outlook = ConditionOutlook(context: context)
            for (path, condition) in controller.definition.conditions {
                let place = LintPlace(controller: controller.id.controller, path: path)
                conditions[place] = conditions[place] == true || outlook.canHold(condition)
            }
        }
    }

    /// Groups of environments that have the same layouts: they differ only in style and contrast, or in settings that the device ignores.
    private static func groups(_ cells: [Int], of survey: LintSurvey, on launched: DeviceApp) -> [[Int]] {
        Dictionary(grouping: cells) { cell in
            let environment = survey.matrix.cells[cell].environment
            guard survey.sharing >= .app else { return environment }
            var key = launched.effective(environment)
            (key.userInterfaceStyle, key.accessibilityContrast) = (.unspecified, .unspecified)
            return key
        }.values.sorted { $0[0] < $1[0] }
    }

    private mutating func visit(
        _ walk: ScreenWalk, in group: [Int], of survey: LintSurvey, on configuration: DeviceConfiguration, unless isStopped: () -> Bool
    ) {
        let (playground, matrix, sharing) = (survey.playground, survey.matrix, survey.sharing)
        let environment = matrix.cells[group[0]].environment
        let launched = DeviceApp(playground, on: configuration, environment: environment)
        for (screen, app) in zip(walk.screens, walk.apps(from: launched)) where !screen.isPassage && !isStopped() {
            var app = app
            let events = screen.events.map { $0.made(in: environment.layoutDirection) }
            if sharing >= .layout { add(GeometryRules.observations(on: app.picture()), group, events) }
            if sharing == .wireframe {
                let (picture, wireframe) = (app.picture(), app.wireframe())
                let cells = Dictionary(grouping: group) { Appearance(styleAndContrastOf: app.effective(matrix.cells[$0].environment)) }
                for (appearance, cells) in cells.sorted(by: { $0.value[0] < $1.value[0] }) {
                    add(ContrastRule.observations(on: picture, wireframe, in: appearance), cells, events)
                }
                continue
            }
            for cell in group where !isStopped() {
                app.set(as: matrix.cells[cell].environment)
                if sharing < .layout { add(GeometryRules.observations(on: app.picture()), [cell], events) }
                add(ContrastRule.observations(on: app.picture(), app.wireframe()), [cell], events)
            }
        }
    }

    private mutating func add(_ observations: [LintObservation], _ cells: [Int], _ events: [Event]) {
        for observation in observations { add(observation, cells, events) }
    }

    private mutating func add(_ observation: LintObservation, _ cells: [Int], _ events: [Event]) {
        let measure = observation.measure
        guard var sighting = sightings[observation.fact] else {
            sightings[observation.fact] = Sighting(cells: Set(cells), cell: cells[0], events: events, measure: measure)
            return
        }
        sighting.cells.formUnion(cells)
        if (measure?.badness ?? 0) > (sighting.measure?.badness ?? 0) + 0.001 {
            (sighting.cell, sighting.events, sighting.measure) = (cells[0], events, measure)
        }
        sightings[observation.fact] = sighting
    }
}

extension DeviceApp {
    fileprivate mutating func set(as environment: Environment) {
        for setting in [DeviceSetting.userInterfaceStyle, .accessibilityContrast] {
            let value = setting.value(in: environment)
            if setting.value(in: picture().scene.environment) != value { apply(.setting(value)) }
        }
    }
}
