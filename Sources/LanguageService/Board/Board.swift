import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// A playground laid out on its devices, from which an editor gets frames, constraint values and conditions.
public struct Board: Sendable {
    struct Screen: Sendable {
        var device: String
        var picture: DevicePicture
    }

    public let reading: PlaygroundFile.ReadResult
    let screens: [Screen]

    /// Launches the playground's app on each device. `nil` for an invalid playground, or if `isCancelled` is true before a device.
    public init?(_ reading: PlaygroundFile.ReadResult, isCancelled: () -> Bool = { false }) {
        guard let playground = reading.playground else { return nil }
        self.reading = reading
        var screens: [Screen] = []
        for configuration in playground.devices {
            if isCancelled() { return nil }
            screens.append(Self.screen(of: playground, on: configuration))
        }
        self.screens = screens
    }

    private static func screen(of playground: Playground, on configuration: DeviceConfiguration) -> Screen {
        var app = DeviceApp(playground, on: configuration)
        return Screen(device: configuration.id, picture: app.picture())
    }

    public var warnings: [Diagnostic] { LayoutWarnings(screens.map { ($0.device, $0.picture) }, in: reading).diagnostics }

    /// The devices, in the order in which the page shows them.
    public var devices: [String] { screens.map { $0.device } }

    /// The screens that show a controller. If no screen shows it, the controller is laid out alone on each device.
    func screens(of controller: String) -> (screens: [Screen], isAlone: Bool) {
        let id = ControllerID(controller)
        let shown = screens.filter { $0.picture.shown(controller) != nil }
        guard shown.isEmpty, var playground = reading.playground, playground.controllers.contains(where: { $0.id == id }) else {
            return (shown, false)
        }
        playground.rootViewController = id
        return (playground.devices.map { Self.screen(of: playground, on: $0) }, true)
    }
}
