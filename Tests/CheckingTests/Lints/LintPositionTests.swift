import PlaygroundModel
import Testing

@testable import Checking

/// Geometry lints are found wherever a container puts a controller.
@Suite struct LintPositionTests {
    struct Position: Sendable, CustomTestStringConvertible {
        let name: String
        var devices = #"[{ device = "ipad-10", orientation = "landscape" }]"#
        var ios = "16"
        /// Further keys of the probe controller.
        var keys = ""
        /// The other controllers as TOML. `start` is the root.
        let others: String

        var testDescription: String { name }
    }

    private static func split(_ keys: String, primary: String = "probe", secondary: String = "other") -> String {
        """
        [controllers.start]
        kind = "split"
        style = "doubleColumn"
        primary = "\(primary)"
        secondary = "\(secondary)"
        \(keys)
        [controllers.other]
        """
    }

    private static func presenting(_ style: String) -> String {
        """
        [controllers.start]
        constraints = ["open.centerX == safeArea.centerX", "open.top == safeArea.top + 60"]
        views.open = { kind = "button", title = "Open", buttonStyle = "filled", tap = { present = "probe", style = "\(style)" } }
        """
    }

    static let positions = [
        Position(name: "root", others: "[controllers.start]\nkind = \"navigation\"\nrootViewController = \"probe\""),
        Position(name: "primary with a view from -100", others: split("preferredDisplayMode = \"oneBesideSecondary\"")),
        Position(name: "primary of iOS 13", devices: #"["ipad-7"]"#, ios: "13", others: split("preferredDisplayMode = \"oneBesideSecondary\"")),
        Position(name: "primary of iOS 17", ios: "17", others: split("preferredDisplayMode = \"oneBesideSecondary\"")),
        Position(
            name: "floating primary", devices: #"["ipad-pro-11-m4"]"#, ios: "26", others: split("preferredDisplayMode = \"oneBesideSecondary\"")),
        Position(
            name: "secondary under a floating primary", devices: #"["ipad-pro-11-m4"]"#, ios: "26",
            others: split("preferredDisplayMode = \"oneBesideSecondary\"", primary: "other", secondary: "probe")),
        Position(name: "overlaid primary", others: split("preferredDisplayMode = \"oneOverSecondary\"\npreferredSplitBehavior = \"overlay\"")),
        Position(
            name: "secondary under an overlaid primary",
            others: split("preferredDisplayMode = \"oneOverSecondary\"\npreferredSplitBehavior = \"overlay\"", primary: "other", secondary: "probe")),
        Position(
            name: "displaced secondary",
            others: """
                [controllers.start]
                kind = "split"
                style = "tripleColumn"
                primary = "first"
                supplementary = "other"
                secondary = "probe"
                preferredDisplayMode = "twoDisplaceSecondary"
                preferredSplitBehavior = "displace"
                [controllers.first]
                [controllers.other]
                """),
        Position(name: "popover", others: presenting("popover")),
        Position(name: "page sheet", others: presenting("pageSheet")),
        Position(name: "form sheet", others: presenting("formSheet")),
        Position(name: "sheet of a phone", devices: #"["iphone-14"]"#, keys: #"detents = ["medium"]"#, others: presenting("pageSheet")),
        Position(name: "full screen", others: presenting("fullScreen")),
        Position(
            name: "embedded child",
            others: """
                [controllers.start]
                kind = "container"
                children = ["probe"]
                constraints = ["probe.leading == safeArea.leading + 40", "probe.trailing == safeArea.trailing - 40", "V:|-100-[probe]-100-|"]
                """),
        Position(
            name: "embedded child that its container has moved in part",
            others: """
                [controllers.start]
                kind = "container"
                children = ["probe"]
                constraints = ["probe.leading == superview.leading + 300", "probe.width == superview.width", "V:|[probe]|"]
                """),
    ]

    private static func text(_ position: Position) -> String {
        """
        ios = "\(position.ios)"
        devices = \(position.devices)
        app.rootViewController = "start"
        \(position.others)
        [controllers.probe]
        \(position.keys)
        preferredContentSize = { width = 300, height = 400 }
        constraints = [
          "small.leading == safeArea.leading + 20", "small.top == safeArea.top + 20", "small.width == 20", "small.height == 60",
          "photo.leading == safeArea.leading + 60", "photo.top == safeArea.top + 20", "photo.width == 60", "photo.height == 60",
          "one.leading == safeArea.leading + 20", "one.top == safeArea.top + 120", "one.width == 100", "one.height == 44",
          "two.leading == safeArea.leading + 60", "two.top == safeArea.top + 130", "two.width == 100", "two.height == 44",
          "three.leading == safeArea.leading + 20", "three.top == safeArea.top + 200",
          "four.leading == safeArea.leading + 40", "four.top == safeArea.top + 205",
          "far.leading == window.leading - 30", "far.top == safeArea.top + 240",
          "edge.centerX == safeArea.centerX", "edge.top == safeArea.top - 8",
          "near.trailing == safeArea.trailing - 20", "near.top == safeArea.top + 280",
          "last.trailing == superview.trailing - 20", "last.top == safeArea.top + 310",
        ]
        views.small = { kind = "view", tap = { present = "end" } }
        views.photo = { kind = "image", image = "cat.png", tap = { present = "end" } }
        views.one = { kind = "button", title = "One", buttonStyle = "filled" }
        views.two = { kind = "button", title = "Two", buttonStyle = "filled" }
        views.three = { kind = "label", text = "Three" }
        views.four = { kind = "label", text = "Four" }
        views.far = { kind = "label", text = "Far outside the screen" }
        views.edge = { kind = "label", text = "Edge" }
        views.near = { kind = "label", text = "Near the edge" }
        views.last = { kind = "label", text = "At the edge of the view" }
        [controllers.end]
        """
    }

    @Test(arguments: positions) func `problems of a screen are found in any position`(position: Position) throws {
        let run = try LintRun(Self.text(position), MatrixRequest(extent: .listed))
        // A full-screen presentation has no event that leads back.
        #expect(Set(run.found).subtracting(["dead-end probe"]) == [
            "small-target probe.small", "missing-label probe.photo", "overlapping-controls probe.one probe.two",
            "overlapping-texts probe.three probe.four", "outside-screen probe.far", "outside-safe-area probe.edge",
        ])
    }
}
