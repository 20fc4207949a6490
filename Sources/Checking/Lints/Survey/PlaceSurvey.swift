import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import WireframeSVG

/// What was found on one device, held in one way, in all environments that a matrix has for it.
public struct PlaceSurvey: Sendable {
    /// A fact, with the environments in which it was seen.
    public struct Sighting: Sendable {
        /// By their places in the matrix.
        public var cells: Set<Int>
        /// Where there was most of it: the environment, and the way to the screen.
        public var cell: Int
        public var events: [Event]
        public var measure: LintMeasure?
    }

    public private(set) var sightings: [LintFact: Sighting] = [:]
    /// The conditions of controllers that were on screen, and whether they can hold there.
    public private(set) var conditions: [LintPlace: Bool] = [:]
    /// How many screens were looked at in each environment.
    public private(set) var screenCount = 0

    /// - Parameters:
    ///   - survey: That it is a piece of.
    ///   - cells: The places in the matrix of the environments of one configuration.
    ///   - isStopped: Whether to give up.
    init(_ survey: LintSurvey, cells: [Int], unless isStopped: () -> Bool) {
        guard let first = cells.first else { return }
        let configuration = survey.matrix.cells[first].configuration
        let launched = DeviceApp(survey.playground, on: configuration)
        let walk = ScreenWalk(from: launched)
        screenCount = walk.screens.count
        follow(walk, from: launched, configuration, cells, of: survey.playground)
        for group in Self.groups(cells, of: survey.matrix) where !isStopped() {
            visit(walk, in: group, of: survey, on: configuration, unless: isStopped)
        }
    }

    /// What does not depend on how the device is set: ways, and conditions.
    private mutating func follow(
        _ walk: ScreenWalk, from launched: DeviceApp, _ configuration: DeviceConfiguration, _ cells: [Int], of playground: Playground
    ) {
        let rule = DetailRule(launched: launched, configuration: configuration, profile: playground.profile)
        let deadEnds = Set(walk.deadEnds)
        let cell = cells[0]
        for (index, app) in walk.apps(from: launched).enumerated() {
            var app = app
            let scene = app.picture().scene
            look(at: scene)
            if deadEnds.contains(index), let front = scene.controllers.last {
                let place = LintPlace(controller: front.id.controller, path: front.definition.path)
                add(LintObservation(fact: .deadEnd(place)), cells, cell, walk.screens[index].events)
            }
            guard index > 0 else { continue }
            for observation in rule.observations(on: app) { add(observation, cells, cell, walk.screens[index].events) }
        }
        lookInWindows(walk, configuration, of: playground)
    }

    /// Conditions are asked in the windows of the device, too, which a matrix need not have.
    private mutating func lookInWindows(_ walk: ScreenWalk, _ configuration: DeviceConfiguration, of playground: Playground) {
        guard conditions.contains(where: { !$0.value }) else { return }
        let windows = configuration.deviceInUse.windows(in: configuration.orientation, profile: playground.profile)
        for window in windows where window != configuration.window {
            var held = configuration
            held.window = window
            for var app in walk.apps(from: DeviceApp(playground, on: held)) { look(at: app.picture().scene) }
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

    // MARK: Environments

    /// Environments that differ in style and contrast alone, in which things stand in the same places.
    private static func groups(_ cells: [Int], of matrix: Matrix) -> [[Int]] {
        var order: [Environment] = []
        var groups: [Environment: [Int]] = [:]
        for cell in cells {
            var key = matrix.cells[cell].environment
            (key.userInterfaceStyle, key.accessibilityContrast) = (.unspecified, .unspecified)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(cell)
        }
        return order.map { groups[$0] ?? [] }
    }

    private mutating func visit(
        _ walk: ScreenWalk, in group: [Int], of survey: LintSurvey, on configuration: DeviceConfiguration, unless isStopped: () -> Bool
    ) {
        guard let first = group.first else { return }
        let (playground, matrix) = (survey.playground, survey.matrix)
        let sharesLayouts = !playground.asksForAppearance
        let launched = DeviceApp(playground, on: configuration, environment: matrix.cells[first].environment)
        let direction = matrix.cells[first].environment.layoutDirection
        for (screen, app) in zip(walk.screens, walk.apps(from: launched)) where !isStopped() {
            var app = app
            let events = screen.events.map { $0.made(in: direction) }
            let shared = GeometryRules.observations(on: app.picture())
            if sharesLayouts { for observation in shared { add(observation, group, first, events) } }
            for cell in group {
                app.set(as: matrix.cells[cell].environment)
                if !sharesLayouts {
                    for observation in GeometryRules.observations(on: app.picture()) { add(observation, [cell], cell, events) }
                }
                for observation in ContrastRule.observations(on: &app) { add(observation, [cell], cell, events) }
            }
        }
    }

    private mutating func add(_ observation: LintObservation, _ cells: [Int], _ cell: Int, _ events: [Event]) {
        let measure = observation.measure
        guard var sighting = sightings[observation.fact] else {
            sightings[observation.fact] = Sighting(cells: Set(cells), cell: cell, events: events, measure: measure)
            return
        }
        sighting.cells.formUnion(cells)
        if (measure?.badness ?? 0) > (sighting.measure?.badness ?? 0) + 0.001 {
            (sighting.cell, sighting.events, sighting.measure) = (cell, events, measure)
        }
        sightings[observation.fact] = sighting
    }
}

extension DeviceApp {
    /// Sets style and contrast.
    fileprivate mutating func set(as environment: Environment) {
        for setting in [DeviceSetting.userInterfaceStyle, .accessibilityContrast] {
            let value = setting.value(in: environment)
            if setting.value(in: picture().scene.environment) != value { apply(.setting(value)) }
        }
    }
}
