import PlaygroundModel

enum DeviceTable {
    /// - Parameter windows: The windows of Split View and Slide Over, by device id.
    static func devices(
        in bytes: [UInt8], windows: [String: [MultitaskingWindow]]
    ) throws(CatalogueTable.MalformedTable) -> [Device] {
        try CatalogueTable(bytes: bytes).tables("device").map { row throws(CatalogueTable.MalformedTable) in
            try device(row, windows: windows)
        }
    }

    private static func device(
        _ row: CatalogueTable, windows: [String: [MultitaskingWindow]]
    ) throws(CatalogueTable.MalformedTable) -> Device {
        let id = try row.string("id")
        let idiom: UserInterfaceIdiom = try row.choice("idiom")
        let name = try row.string("name")
        let hasSystems = idiom == .phone || idiom == .pad
        let source = hasSystems ? try row.string("systems_src") : ""
        return Device(
            id: id,
            models: row.hasKey("models") ? try models(row, source: source) : [],
            name: name,
            longName: try row.hasKey("long_name") ? row.string("long_name") : name,
            idiom: idiom,
            size: Size(width: try row.number("width"), height: try row.number("height")),
            scale: try row.number("scale"),
            year: Int(try row.number("year")),
            firstSystem: try row.string("ios"),
            systems: hasSystems ? try systems(row, source: source) : nil,
            hasForceTouch: try row.bool("force_touch"),
            statusBarHeight: try row.number("status_bar_height"),
            cornerRadius: try row.number("corner_radius"),
            cutout: try row.choice("cutout"),
            cutoutSize: try cutoutSize(row),
            hasHomeIndicator: try row.bool("home_indicator"),
            portrait: try fullScreen(row, "portrait"),
            landscape: try fullScreen(row, "landscape"),
            safeAreaChanges: row.hasKey("safe_area_since") ? try safeAreaChanges(row) : [],
            confidence: try row.choice("confidence"),
            source: try row.string("src"),
            multitaskingWindows: windows[id] ?? [],
            hinge: row.hasKey("inner") ? try HingeTable.hinge(row) : nil
        )
    }

    private static func cutoutSize(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> Size {
        if row.hasKey("cutout_size_hint") { return try row.size("cutout_size_hint") }
        guard row.hasKey("cutout_frame") else { return .zero }
        let frame = try row.numbers("cutout_frame", count: 4)
        return Size(width: frame[2], height: frame[3])
    }

    private static func models(_ row: CatalogueTable, source: String) throws(CatalogueTable.MalformedTable) -> [Device.Model] {
        try row.tables("models").map { model throws(CatalogueTable.MalformedTable) in
            let name = try model.string("name")
            return Device.Model(
                id: try model.string("id"),
                aliases: model.hasKey("also") ? try model.strings("also") : [],
                name: name,
                longName: try model.hasKey("long_name") ? model.string("long_name") : name,
                firstSystem: try model.string("ios"),
                systems: try systems(model, source: source)
            )
        }
    }

    private static func systems(_ row: CatalogueTable, source: String) throws(CatalogueTable.MalformedTable) -> SystemRange {
        guard let first = SystemVersion(word: try row.string("ios")) else { throw row.malformed("ios", "a version") }
        return SystemRange(first, through: row.hasKey("last_ios") ? Int(try row.number("last_ios")) : nil, source: source)
    }

    private static func safeAreaChanges(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> [SafeAreaChange] {
        try row.tables("safe_area_since").map { change throws(CatalogueTable.MalformedTable) in
            SafeAreaChange(
                version: SystemVersion(Int(try change.number("ios"))),
                portrait: change.hasKey("portrait") ? try insets(change, "portrait") : nil,
                landscape: change.hasKey("landscape") ? try insets(change, "landscape") : nil,
                confidence: try change.choice("confidence"),
                source: try change.string("src"),
                note: change.hasKey("note") ? try change.string("note") : nil
            )
        }
    }

    /// The full screen. `nil` if the row lacks the orientation.
    private static func fullScreen(
        _ row: CatalogueTable, _ orientation: String
    ) throws(CatalogueTable.MalformedTable) -> Device.FullScreen? {
        let safeArea = try row.table("safe_area")
        guard safeArea.hasKey(orientation) else { return nil }
        let sizeClass = try row.table("size_class").table(orientation)
        return Device.FullScreen(
            horizontalSizeClass: try sizeClass.choice("horizontal"),
            verticalSizeClass: try sizeClass.choice("vertical"),
            safeAreaInsets: try insets(safeArea, orientation)
        )
    }

    static func insets(_ table: CatalogueTable, _ key: String) throws(CatalogueTable.MalformedTable) -> EdgeInsets {
        let insets = try table.table(key)
        return EdgeInsets(
            top: try insets.number("top"), left: try insets.number("left"),
            bottom: try insets.number("bottom"), right: try insets.number("right")
        )
    }
}
