import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import Testing
@testable import StaticExport

/// Playgrounds small enough to know all states of.
enum Playgrounds {
    /// Two screens, from the first to the second and back.
    static let twoScreens = reading(next: "detail")
    /// A screen that pushes itself, again and again.
    static let endless = reading(next: "home")

    static func reading(
        next: String = "detail", title: String = "Home", devices: String = "\"iphone-se-1\""
    ) -> PlaygroundFile.ReadResult {
        let text = """
            title = "Small"
            devices = [\(devices)]
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            title = "\(title)"
            constraints = ["next.centerX == centerX", "next.centerY == centerY"]
            [controllers.home.views.next]
            kind = "button"
            title = "Next"
            tap = { show = "\(next)" }
            [controllers.detail]
            title = "Detail"
            """
        return PlaygroundFile.read(bytes: Array(text.utf8), fileName: "small.toml")
    }

    /// The app of a reading on its first device.
    static func app(_ reading: PlaygroundFile.ReadResult) throws -> DeviceApp {
        let playground = try #require(reading.playground)
        return DeviceApp(playground, on: playground.devices[0])
    }

    static func export(
        _ reading: PlaygroundFile.ReadResult = twoScreens, after events: [Event] = [],
        stateLimit: Int = ExportedPage.defaultStateLimit
    ) throws -> ExportedPage {
        try ExportedPage(reading, after: events, stateLimit: stateLimit, files: .embedded)
    }
}
