import AppleDevices
import PlaygroundModel
import Simulation

enum StateBenchmark {
    private static let count = 50

    static func run() {
        guard let device = DeviceCatalogue.device(id: "iphone-17") else { return }
        var table = BenchmarkTable("State: a tap on one of \(count) switches, to the new state and scene")
        for ruleCount in [0, count] {
            let configuration = DeviceConfiguration(device: device, orientation: .portrait)
            var simulation = DeviceSimulation(playground: playground(rules: ruleCount), configuration: configuration)
            let clock = ContinuousClock()
            let durations = (0..<400).map { index in
                clock.measure {
                    keep(simulation.apply(.container(.tap(controller: "form", view: id("switch", index % count)))).count)
                    keep(simulation.scene().controllers.count)
                }
            }
            table.add("\(ruleCount) rules", Samples(Array(durations.dropFirst(count))))
        }
        table.print()
    }

    private static func id(_ word: String, _ index: Int) -> ViewID { ViewID("\(word)\(index)") }

    private static func playground(rules: Int) -> Playground {
        let path = DocumentPath().appending("controllers").appending("form")
        var form = ControllerDefinition(id: "form", path: path, kind: .view, title: "Form", views: (0..<count).flatMap { index in
            [
                ViewDefinition(id: id("switch", index), path: path.appending("s\(index)"), kind: .switch),
                ViewDefinition(id: id("label", index), path: path.appending("l\(index)"), kind: .label),
            ]
        })
        form.adaptive = (0..<rules).map { index in
            let query = StateQuery(.property(id("switch", index), .isOn), .equals(.bool(false)), path: path)
            let hidden = AdaptiveElement.Assignment(view: id("label", index), property: .isHidden, value: .bool(true))
            return AdaptiveElement(path: path.appending("rule\(index)"), condition: .state(query), set: [hidden])
        }
        return Playground(title: "Form", devices: [], rootViewController: "form", controllers: [form])
    }
}
