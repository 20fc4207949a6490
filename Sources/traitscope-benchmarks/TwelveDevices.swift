/// A playground like the sample `neko`, on twelve devices.
enum TwelveDevices {
    static let fileName = "twelve.toml"

    private static let devices = ["iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "ipad-9-7", "ipad-pro-11"].flatMap { device in
        ["portrait", "landscape"].map { "  { device = \"\(device)\", orientation = \"\($0)\", style = \"light\" }," }
    }

    static var count: Int { devices.count }

    /// - Parameter word: The text of a label on every device.
    static func playground(_ word: String) -> String {
        """
            title = "Twelve devices"
            devices = [
            \(devices.joined(separator: "\n"))
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
