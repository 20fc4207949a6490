import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import Testing
@testable import Exporting

enum Playgrounds {
    /// Two screens with an action from each to the other.
    static let twoScreens = reading(next: "detail")
    /// The replacement for the engine, which these tests do not run.
    static let engine = PageEngine(bytes: Array("engine".utf8))

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

    /// Reads a playground from its text.
    static func read(_ text: String) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: Array(text.utf8), fileName: "playground.toml")
    }

    /// The page of two screens, exported once for several tests.
    static let page = Result { try export(twoScreens) }

    static func export(
        _ reading: PlaygroundFile.ReadResult = twoScreens, after events: [Event] = [], files: PageFiles = .embedded
    ) throws -> String {
        try ExportedPage(reading, attachment: { _ in nil }, after: events, engine: .inside(engine), files: files).html
    }
}
