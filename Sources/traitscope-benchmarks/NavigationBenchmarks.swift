import AppleDevices
import PlaygroundModel
import Simulation

/// Measures navigation on 12 devices, as with a mirrored tap: from an event to the new state and the new screen.
enum NavigationBenchmarks {
    private static let devices = [
        "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "ipad-9-7", "ipad-pro-12-9",
    ]

    /// Ends where it begins. Devices without an element report a failed event.
    private static let round = [
        "showColumn primary", "tap menu.letter", "tap letter.more", "tap letter.note", "tap note.close", "back",
        "rotate portrait", "tap menu.more", "rotate landscape", "back", "userInterfaceStyle dark", "userInterfaceStyle light",
    ]

    static func run() {
        let playground = playground
        var simulations = devices.compactMap(DeviceCatalogue.device).flatMap { device in
            [InterfaceOrientation.portrait, .landscapeRight].map { orientation in
                let configuration = DeviceConfiguration(device: device, orientation: orientation)
                return DeviceSimulation(playground: playground, configuration: configuration)
            }
        }
        let events = round.compactMap { try? Event(line: $0) }
        var table = BenchmarkTable("Navigation: \(simulations.count) devices, each event on all of them")
        table.add("event to new state", rounds(of: events, on: simulations) { simulation, event in
            simulation.apply(event).count
        })
        table.add("event to new state and scene", rounds(of: events, on: simulations) { simulation, event in
            simulation.apply(event).count + simulation.scene().controllers.count
        })
        let rotations: [Event] = [.rotate(.landscapeRight), .rotate(.portrait)]
        for index in simulations.indices { _ = simulations[index].apply(.rotate(.portrait)) }
        table.add("rotation, with collapse or expansion", rounds(of: rotations, on: simulations) { simulation, event in
            simulation.apply(event).count
        })
        table.print()
    }

    private static func rounds(
        of events: [Event], on simulations: [DeviceSimulation], _ body: (inout DeviceSimulation, Event) -> Int
    ) -> Samples {
        var simulations = simulations
        let clock = ContinuousClock()
        var durations: [Duration] = []
        for round in 0..<60 {
            for event in events {
                let duration = clock.measure {
                    for index in simulations.indices { keep(body(&simulations[index], event)) }
                }
                if round >= 5 { durations.append(duration) }
            }
        }
        return Samples(durations)
    }

    /// A split view with a stack in each column. The screens show one another.
    private static var playground: Playground {
        let split = SplitDefinition(primary: "menu-nav", secondary: "letter-nav")
        return Playground(title: "Letters", devices: [], rootViewController: "split", controllers: [
            controller("split", .split(split)),
            controller("menu-nav", .navigation(rootViewController: "menu")),
            controller("menu", .view, [("letter", .showDetail("letter-nav")), ("more", .show("menu"))]),
            controller("letter-nav", .navigation(rootViewController: "letter")),
            controller("letter", .view, [("more", .show("letter")), ("note", .present("note", style: .formSheet))]),
            controller("note", .view, [("close", .dismiss)]),
        ])
    }

    private static func controller(
        _ id: ControllerID, _ kind: ControllerKind, _ buttons: [(ViewID, Action)] = []
    ) -> ControllerDefinition {
        let path = DocumentPath().appending("controllers").appending(id.name)
        return ControllerDefinition(id: id, path: path, kind: kind, title: id.name, views: buttons.map { view, action in
            ViewDefinition(id: view, path: path.appending("views").appending(view.name), kind: .button, tap: action)
        })
    }
}
