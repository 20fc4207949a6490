import PlaygroundModel

/// `multitasking.toml` as values.
enum MultitaskingTable {
    /// The windows of Split View and Slide Over, by device id. Full screens are taken from `devices.toml`.
    static func windows(
        in bytes: [UInt8]
    ) throws(CatalogueTable.MalformedTable) -> [String: [MultitaskingWindow]] {
        var windowsOfDevice: [String: [MultitaskingWindow]] = [:]
        for pad in try CatalogueTable(bytes: bytes).tables("pad") {
            let windows = try pad.tables("window").map(window).filter { $0.configuration != .fullScreen }
            for id in try pad.strings("devices") { windowsOfDevice[id] = windows }
        }
        return windowsOfDevice
    }

    private static func window(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> MultitaskingWindow {
        let name = try row.string("configuration")
        guard let configuration = configurations[name] else { throw row.malformed("configuration", "a configuration") }
        return MultitaskingWindow(
            isPortrait: try row.string("orientation") == "portrait",
            configuration: configuration,
            size: Size(width: try row.number("width"), height: try row.number("height")),
            horizontalSizeClass: try row.choice("horizontal")
        )
    }

    private static let configurations: [String: WindowConfiguration] = [
        "full": .fullScreen, "one-third": .oneThird, "one-half": .oneHalf, "two-thirds": .twoThirds,
        "slide-over": .slideOver,
    ]
}
