import AppleDevices
import PlaygroundModel
@testable import Simulation

extension Device {
    /// The iPhone Duo of the device catalogue.
    static let duo = DeviceCatalogue.device(id: "iphone-duo") ?? .phoneX
}

extension DeviceSimulation {
    /// An app on the iPhone Duo.
    ///
    /// - Parameter events: The earlier events, in the syntax of the command line.
    static func onDuo(_ playground: Playground = .make(.make("home")), after events: String...) throws -> DeviceSimulation {
        var app = DeviceSimulation.make(playground, on: .duo)
        for line in events { _ = app.apply(try Event(line: line)) }
        return app
    }
}
