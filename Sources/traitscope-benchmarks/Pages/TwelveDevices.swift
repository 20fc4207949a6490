/// A playground whose first screen is much like the bundled neko's, on twelve devices, and the page that shows it.
enum TwelveDevices {
    static let fileName = "twelve.toml"

    /// As a playground picks them: the device, its orientation and, where it is not the only one of its kind, a name.
    private static let devices = [
        "iphone-se-1 portrait", "iphone-se-1 landscape", "iphone-8 portrait", "iphone-8 landscape",
        "iphone-8-plus portrait", "iphone-8-plus landscape", "iphone-x portrait", "iphone-x landscape",
        "ipad-9-7 portrait", "ipad-9-7 landscape", "ipad-pro-11 portrait", "ipad-pro-11 landscape",
    ]

    static var count: Int { devices.count }

    /// The one whose window is dragged, by its id on the page, and its screen in points.
    static let pad = "ipad-9-7"
    static let padSize = (width: 768, height: 1024)

    /// Its text, with `word` on the label that stands on every device.
    static func playground(_ word: String) -> String { playground(word, on: devices, styles: ["light"]) }

    /// The same with each device once in the light and once in the dark: twice as many.
    static func inBothStyles(_ word: String) -> String { playground(word, on: devices, styles: ["light", "dark"]) }

    /// The same on as many phones that fold, all closed and upright.
    static func folding(_ word: String) -> String {
        playground(word, on: (1...count).map { "iphone-duo portrait Duo\($0)" }, styles: ["light"])
    }

    private static func playground(_ word: String, on devices: [String], styles: [String]) -> String {
        let lines = styles.flatMap { style in
            devices.map { line -> String in
                let words = line.split(separator: " ")
                let name = words.count > 2 ? ", name = \"\(words[2])\"" : ""
                return "  { device = \"\(words[0])\", orientation = \"\(words[1])\", style = \"\(style)\"\(name) },"
            }
        }
        return """
            title = "Twelve devices"
            devices = [
            \(lines.joined(separator: "\n"))
            ]

            [app]
            name = "Twelve"
            rootViewController = "nav"

            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"

            [controllers.home]
            title = "Home"
            constraints = [
              "photo.top == safeArea.top",
              "H:|[photo]|",
              "photo.height == photo.width * 9/16 @750",
              "photo.height <= 320",
              "texts.top == photo.bottom + 12",
              "H:|-[texts]-|",
              "next.top >= texts.bottom + 12",
              "next.centerX == centerX",
              "next.bottom == safeArea.bottom - 12",
            ]

            [controllers.home.views.photo]
            kind = "image"
            image = "cat"

            [controllers.home.views.texts]
            kind = "stack"
            axis = "vertical"
            spacing = 4
            arrangedSubviews = ["word", "subtitle", "story"]

            [controllers.home.views.word]
            kind = "label"
            text = "\(word)"
            font = "headline"

            [controllers.home.views.subtitle]
            kind = "label"
            text = "Seen on every device at once"
            font = "subheadline"

            [controllers.home.views.story]
            kind = "label"
            text = "A longer text that takes several lines on a phone held upright and fewer on everything wider than that."
            font = "body"
            numberOfLines = 0

            [controllers.home.views.next]
            kind = "button"
            title = "Next"
            tap = { show = "detail" }

            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "compact", verticalSizeClass = "compact" }
            constraints = ["photo.height == 0"]

            [[controllers.home.adaptive]]
            when = { verticalSizeClass = "regular" }
            set = { next.backgroundColor = "systemBlue" }
            otherwise = { next.backgroundColor = "systemRed" }

            [controllers.detail]
            title = "Detail"
            constraints = ["story.top == safeArea.top + 12", "H:|-[story]-|"]

            [controllers.detail.views.story]
            kind = "label"
            text = "Another text that takes several lines on a phone held upright and fewer on everything wider than that."
            numberOfLines = 0

            """
    }
}
