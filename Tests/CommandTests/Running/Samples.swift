import Foundation

/// The repository's playgrounds, and a small one.
enum Samples {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: repository.appending(path: "Playgrounds/\(name).toml"), encoding: .utf8)
    }

    /// A playground with terminal control sequences in strings and names, a mistake, findings and a failing scenario.
    static func hostile(_ text: String) -> String {
        #"""
        title = "T\u001b]0;pwned\u0007\u001b[31m\u009b31m\u202e"
        devices = ["iphone-8", { device = "iphone-8", name = "D\u001b[2J\u202e" }]
        [app]
        rootViewController = "h"
        [controllers.h]
        title = "C\u001b[2J"
        constraints = [
          "l.top == top", "l.leading == leading", "l.width == 20", "b.top == l.top", "b.leading == l.leading", "b.width == 30",
          "b.width == 31",
        ]
        [controllers.h.views.l]
        kind = "label"
        text = "L\u001b[2J\u001b]8;;http://evil\u0007 \#(text)\u202e\u2066"
        [controllers.h.views.b]
        kind = "button"
        title = "B\u001b[2J"
        tap = { show = "a" }
        [controllers.a]
        kind = "alert"
        title = "A\u001b[2J"
        actions = { ok = { title = "O\u001b[2J" } }
        [[scenarios]]
        name = "S\u001b[2J"
        events = ["tap h.b"]
        expect = [{ view = "h.l", text = "E\u001b[2J" }]
        """#
    }

    /// Two screens on three devices, in portrait and in landscape.
    static let cats = """
        title = "Neko"
        devices = [
          "iphone-se-1", { device = "iphone-se-1", orientation = "landscape" },
          "iphone-8-plus", { device = "iphone-8-plus", orientation = "landscape" },
          "ipad-9-7", { device = "ipad-9-7", orientation = "landscape" },
        ]
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        title = "Neko"
        constraints = [
          "headline.top == safeArea.top + 8", "headline.leading == layoutMargins.leading",
          "next.top == headline.bottom + 8", "next.leading == layoutMargins.leading", "next.height >= 50",
        ]
        [controllers.home.views.headline]
        kind = "label"
        text = "Three cats are awake"
        numberOfLines = 0
        [controllers.home.views.next]
        kind = "button"
        title = "Meet them"
        tap = { show = "cats" }
        [controllers.cats]
        title = "Cats"
        views.cards = { kind = "view", backgroundColor = "systemGray" }
        constraints = ["H:|-[cards]-|", "cards.top == safeArea.top", "cards.height == 80"]

        """

    /// One screen on one device.
    static let cat = """
        title = "Cat"
        devices = ["iphone-17"]
        [app]
        rootViewController = "home"
        [controllers.home]
        views.name = { kind = "label", text = "Mochi" }
        constraints = ["name.top == safeArea.top", "name.leading == layoutMargins.leading"]

        """

    /// `cat` with a mistake.
    static let brokenCat = cat.replacing("kind = \"label\"", with: "kind = \"lable\"")
}

extension TestFolder {
    /// Copies a sample and its files.
    func add(_ sample: String) throws {
        let source = Samples.repository.appending(path: "Playgrounds").path
        for name in ["\(sample).toml", sample] where FileManager.default.fileExists(atPath: "\(source)/\(name)") {
            try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: path(name))
        }
    }
}
