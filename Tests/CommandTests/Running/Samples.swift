import Foundation

/// The repository's playgrounds, and a small one.
enum Samples {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: repository.appending(path: "Playgrounds/\(name).toml"), encoding: .utf8)
    }

    /// Two screens on three devices, upright and in landscape.
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

    /// The same with a mistake.
    static let brokenCat = cat.replacing("kind = \"label\"", with: "kind = \"lable\"")
}

extension TestFolder {
    /// Copies a sample with the files that it names.
    func add(_ sample: String) throws {
        let source = Samples.repository.appending(path: "Playgrounds").path
        for name in ["\(sample).toml", sample] where FileManager.default.fileExists(atPath: "\(source)/\(name)") {
            try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: path(name))
        }
    }
}
