import PlaygroundModel

/// `devices.toml` as values.
enum DeviceTable {
    /// - Parameter windows: The windows of Split View and Slide Over, by device id.
    static func devices(
        in bytes: [UInt8], windows: [String: [MultitaskingWindow]]
    ) throws(CatalogueTable.MalformedTable) -> [Device] {
        var devices: [Device] = []
        for row in try CatalogueTable(bytes: bytes).tables("device") {
            devices.append(try device(row, windows: windows))
        }
        return devices
    }

    private static func device(
        _ row: CatalogueTable, windows: [String: [MultitaskingWindow]]
    ) throws(CatalogueTable.MalformedTable) -> Device {
        let id = try row.string("id")
        return Device(
            id: id,
            aliases: row.hasKey("aliases") ? try row.strings("aliases") : [],
            name: try row.string("name"),
            idiom: try row.choice("idiom"),
            size: Size(width: try row.number("width"), height: try row.number("height")),
            scale: try row.number("scale"),
            year: Int(try row.number("year")),
            firstSystem: try row.string("ios"),
            hasForceTouch: try row.bool("force_touch"),
            statusBarHeight: try row.number("status_bar_height"),
            cornerRadius: try row.number("corner_radius"),
            cutout: try row.choice("cutout"),
            cutoutSize: try row.hasKey("cutout_size_hint") ? row.size("cutout_size_hint") : .zero,
            hasHomeIndicator: try row.bool("home_indicator"),
            portrait: try fullScreen(row, "portrait"),
            landscape: try fullScreen(row, "landscape"),
            portraitThroughSystem13: try fullScreen(row, "portrait", insetsKey: "portrait_ios13"),
            landscapeThroughSystem13: try fullScreen(row, "landscape", insetsKey: "landscape_ios13"),
            landscapeFromSystem26: try fullScreen(row, "landscape", insetsKey: "landscape_ios26"),
            multitaskingWindows: windows[id] ?? []
        )
    }

    /// The full screen in one orientation, where the row has one, with the insets of `insetsKey` if that is given.
    private static func fullScreen(
        _ row: CatalogueTable, _ orientation: String, insetsKey: String? = nil
    ) throws(CatalogueTable.MalformedTable) -> Device.FullScreen? {
        let safeArea = try row.table("safe_area")
        let insetsKey = insetsKey ?? orientation
        guard safeArea.hasKey(insetsKey) else { return nil }
        let sizeClass = try row.table("size_class").table(orientation)
        let insets = try safeArea.table(insetsKey)
        return Device.FullScreen(
            horizontalSizeClass: try sizeClass.choice("horizontal"),
            verticalSizeClass: try sizeClass.choice("vertical"),
            safeAreaInsets: EdgeInsets(
                top: try insets.number("top"), left: try insets.number("left"),
                bottom: try insets.number("bottom"), right: try insets.number("right")
            )
        )
    }
}
