import AppleDevices
import PlaygroundModel
import Simulation

/// Measures trait resolution for 50 controllers, 6 levels deep, on every device in every environment.
enum TraitBenchmarks {
    static func run() {
        let devices = DeviceCatalogue.all
        let playground = DeepPlayground.make()
        let simulations = devices.flatMap { launches(of: playground, on: $0) }
        var table = BenchmarkTable("Traits: \(playground.controllers.count) controllers, 6 levels deep")
        let sweep = Samples.measure(count: 40, warmUp: 4) {
            simulations.reduce(0) { $0 + $1.scene().controllers.count }
        }
        table.add("all \(simulations.count) environments of \(devices.count) devices", sweep)
        table.add("one environment", each(simulations) { $0.scene().controllers.count })
        table.add("a change of style, with its callbacks", each(simulations) { simulation in
            var simulation = simulation
            return simulation.apply(.userInterfaceStyle(.dark)).count
        })
        table.print()
    }

    private static func each(_ simulations: [DeviceSimulation], _ body: (DeviceSimulation) -> Int) -> Samples {
        let clock = ContinuousClock()
        return Samples(simulations.map { simulation in clock.measure { keep(body(simulation)) } })
    }

    private static func launches(of playground: Playground, on device: Device) -> [DeviceSimulation] {
        device.orientations.flatMap { orientation in
            device.windows(in: orientation).map { window in
                let configuration = DeviceConfiguration(device: device, orientation: orientation, window: window)
                return DeviceSimulation(playground: playground, configuration: configuration)
            }
        }
    }
}

/// A tree of containers that override traits: always, by orientation, by width, and with the root's traits.
private enum DeepPlayground {
    /// The number of controllers on each level, 50 in total.
    private static let levels = [1, 3, 6, 12, 14, 14]

    static func make() -> Playground {
        let controllers = levels.indices.flatMap { level in (0..<levels[level]).map { controller(level, $0) } }
        return Playground(title: "Deep", devices: [], rootViewController: name(0, 0), controllers: controllers)
    }

    private static func name(_ level: Int, _ index: Int) -> ControllerID { ControllerID("level\(level)-\(index)") }

    private static func controller(_ level: Int, _ index: Int) -> ControllerDefinition {
        let id = name(level, index)
        let path = DocumentPath().appending("controllers").appending(id.name)
        let children = self.children(level, index)
        return ControllerDefinition(
            id: id, path: path, kind: children.isEmpty ? .view : .container(children: children),
            adaptive: [AdaptiveElement(
                path: path.appending("adaptive").appending(0),
                condition: .all([
                    .trait(.horizontalSizeClass, .name("compact")), .trait(.verticalSizeClass, .name("compact")),
                ])
            )],
            overrides: children.enumerated().map { override(of: $1, at: $0 + level, path: path) }
        )
    }

    private static func children(_ level: Int, _ index: Int) -> [ControllerID] {
        guard level + 1 < levels.count else { return [] }
        return (0..<levels[level + 1]).filter { $0 % levels[level] == index }.map { name(level + 1, $0) }
    }

    private static func override(of child: ControllerID, at index: Int, path: DocumentPath) -> ControllerDefinition.Override {
        let path = path.appending("overrides").appending(index)
        var override = ControllerDefinition.Override(path: path, child: child, traits: TraitCollection())
        override.traits.horizontalSizeClass = index.isMultiple(of: 2) ? .regular : .compact
        switch index % 4 {
        case 1: override.condition = .orientation(.landscape)
        case 2: override.condition = .width(atLeast: 700, atMost: nil)
        case 3: override.source = name(0, 0)
        default: override.traits.userInterfaceStyle = .dark
        }
        return override
    }
}
