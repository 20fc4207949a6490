import Checking
import PlaygroundModel
import PlaygroundReader
import Testing

/// A recording made from the engine's expectations of an app, in which to plant changes. It equals UIKit's if the engine is right.
enum MadeRecording {
    static let text = """
        title = "Cats"
        ios = 26
        devices = ["iphone-17-pro"]

        [app]
        rootViewController = "tabs"

        [controllers.tabs]
        kind = "tabBar"
        viewControllers = ["nav"]

        [controllers.nav]
        kind = "navigation"
        title = "Cats"
        rootViewController = "home"

        [controllers.home]
        title = "Cats"
        constraints = [
          "words.top == safeArea.top + 16", "words.leading == safeArea.leading + 20",
          "power.top == words.bottom + 8", "power.leading == words.leading",
          "next.top == power.bottom + 8", "next.leading == words.leading",
          "box.bottom == safeArea.bottom - 12", "box.centerX == superview.centerX", "box.width == 80", "box.height == 40",
        ]
        [controllers.home.views.words]
        kind = "label"
        text = "All the cats of the neighbourhood"
        [controllers.home.views.power]
        kind = "switch"
        [controllers.home.views.next]
        kind = "button"
        title = "Further"
        tap = { show = "detail" }
        [controllers.home.views.box]
        kind = "view"

        [controllers.detail]
        title = "Detail"
        constraints = ["open.centerX == superview.centerX", "open.centerY == superview.centerY"]
        [controllers.detail.views.open]
        kind = "button"
        title = "Open"
        tap = { present = "sheet" }

        [controllers.sheet]
        modalPresentationStyle = "pageSheet"
        constraints = ["more.centerX == superview.centerX", "more.top == safeArea.top + 10"]
        [controllers.sheet.views.more]
        kind = "label"
        text = "More"
        """

    static let playground: Playground = {
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "cats.toml", attachment: { _ in nil })
        precondition(reading.playground != nil, "\(reading.diagnostics)")
        return reading.playground!
    }()

    static let events = ["rotate landscapeRight", "rotate portrait", "tap home.next", "tap detail.open"]

    static func recording(
        of playground: Playground = playground, name: String = "iPhone 17 Pro", size: Size = Size(width: 402, height: 874), scale: Double = 3,
        version: String = "26.5", events: [String] = events
    ) throws -> Recording {
        let made = Prediction.recording(
            of: playground, Recording.Device(name: name), Recording.System(version: version, build: "23F77"),
            Recording.Screen(size: size, scale: scale), runs: [("All screens", try events.map { try Event(line: $0) })])
        return try #require(made)
    }

    /// The comparison of the recording, after writing and reading, with a change in all steps or in one.
    static func comparison(
        in step: Int? = nil, tolerance: Double = RecordingComparison.defaultTolerance, _ change: (inout RecordedStep) -> Void
    ) throws -> (comparison: RecordingComparison, text: String) {
        var recording = try recording()
        for index in recording.runs[0].steps.indices where step == nil || step == index { change(&recording.runs[0].steps[index]) }
        let file = RecordingFile(Array(recording.text.utf8), fileName: "record.json")
        let read = try #require(file.recording, "\(file.diagnostics)")
        let comparison = RecordingComparison(read, playground, tolerance: tolerance)
        return (comparison, ComparisonText.text(of: [("record.json", read, comparison)]))
    }
}
