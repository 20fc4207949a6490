import PlaygroundModel

enum MultitaskingTable {
    /// The windows of Split View and Slide Over, by device id. `devices.toml` has the full screens.
    static func windows(
        in bytes: [UInt8]
    ) throws(CatalogueTable.MalformedTable) -> [String: [MultitaskingWindow]] {
        var windowsOfDevice: [String: [MultitaskingWindow]] = [:]
        for pad in try CatalogueTable(bytes: bytes).tables("pad") {
            let windows = try pad.tables("window").map { row throws(CatalogueTable.MalformedTable) in
                try window(row, configurations[row.string("configuration")])
            }.filter { $0.configuration != .fullScreen }
            for id in try pad.strings("devices") { windowsOfDevice[id] = windows }
        }
        return windowsOfDevice
    }

    static func window(
        _ row: CatalogueTable, _ configuration: WindowConfiguration?, _ barColumn: BarColumn? = nil
    ) throws(CatalogueTable.MalformedTable) -> MultitaskingWindow {
        guard let configuration else { throw row.malformed("configuration", "a configuration") }
        return MultitaskingWindow(
            isPortrait: try row.string("orientation") == "portrait",
            configuration: configuration,
            size: Size(width: try row.number("width"), height: try row.number("height")),
            horizontalSizeClass: try row.choice("horizontal"),
            barColumn: barColumn
        )
    }

    private static let configurations: [String: WindowConfiguration] = [
        "full": .fullScreen, "one-third": .oneThird, "one-half": .oneHalf, "two-thirds": .twoThirds,
        "slide-over": .slideOver,
    ]
}
