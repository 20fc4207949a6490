import PlaygroundModel

/// A folding device in `devices.toml`: its row describes the outer display, `inner` the inner display.
enum HingeTable {
    static func hinge(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> Hinge {
        Hinge(outer: try display(row), inner: try display(row.table("inner")))
    }

    private static func display(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> Hinge.Display {
        let scale = try row.number("scale")
        let radii = try row.numbers("corner_radii", count: 4)
        let hole = row.hasKey("cutout_frame") ? try rect(row, "cutout_frame") : nil
        return Hinge.Display(
            size: Size(width: try row.number("width"), height: try row.number("height")),
            scale: scale,
            nativeScale: try row.hasKey("native_scale") ? row.number("native_scale") : scale,
            corners: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
            cutout: try row.choice("cutout"),
            cutoutFrame: hole,
            uprightOrientation: try row.hasKey("upright") ? row.choice("upright") : .portrait,
            portrait: try side(row, "portrait", inPlaceOf: "portrait"),
            portraitUpsideDown: try side(row, "portrait_upside_down", inPlaceOf: "portrait"),
            landscapeLeft: try side(row, "landscape_left", inPlaceOf: "landscape"),
            landscapeRight: try side(row, "landscape", inPlaceOf: "landscape"),
            windows: row.hasKey("windows") ? try windows(row) : [],
            confidence: try row.choice("confidence"),
            source: try row.string("src")
        )
    }

    /// - Parameter usual: The orientation that supplies missing facts.
    private static func side(
        _ row: CatalogueTable, _ orientation: String, inPlaceOf usual: String
    ) throws(CatalogueTable.MalformedTable) -> Hinge.Side {
        let (safeAreas, classes) = (try row.table("safe_area"), try row.table("size_class"))
        let (edges, regions) = (try row.table("bar_edge"), try row.table("regions"))
        let sizeClass = try classes.table(usual)
        let doubts = row.hasKey("doubts") ? try row.table("doubts") : nil
        return Hinge.Side(
            fullScreen: Device.FullScreen(
                horizontalSizeClass: try sizeClass.choice("horizontal"),
                verticalSizeClass: try sizeClass.choice("vertical"),
                safeAreaInsets: try DeviceTable.insets(safeAreas, safeAreas.hasKey(orientation) ? orientation : usual)
            ),
            barColumn: try column(edges, edges.hasKey(orientation) ? orientation : usual, width: row.number("bar_width")),
            regions: try self.regions(regions.table(regions.hasKey(orientation) ? orientation : usual)),
            doubt: doubts?.hasKey(orientation) == true ? try doubts?.string(orientation) : nil
        )
    }

    private static func column(
        _ row: CatalogueTable, _ key: String, width: Double
    ) throws(CatalogueTable.MalformedTable) -> BarColumn? {
        row.hasKey(key) ? BarColumn(edge: try row.choice(key), width: width) : nil
    }

    /// The regions of a display. The crease's margins fill its frame.
    private static func regions(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> [ReservedRegion] {
        var regions: [ReservedRegion] = []
        if row.hasKey("crease") {
            let frame = try rect(row, "crease")
            let isUpright = frame.width < frame.height
            let margins = isUpright
                ? EdgeInsets(left: frame.width / 2, right: frame.width / 2) : EdgeInsets(top: frame.height / 2, bottom: frame.height / 2)
            regions.append(ReservedRegion(kind: .division, cause: .crease, frame: frame, margins: margins, isActive: false))
        }
        for (key, cause, isActive) in occlusions where row.hasKey(key) {
            regions.append(ReservedRegion(kind: .occlusion, cause: cause, frame: try rect(row, key), isActive: isActive))
        }
        return regions
    }

    /// The occlusions. An unused camera under the display covers nothing.
    private static let occlusions: [(key: String, cause: ReservedRegion.Cause, isActive: Bool)] = [
        ("status", .status, true), ("camera", .camera, true), ("inactive_camera", .camera, false),
    ]

    private static func windows(_ row: CatalogueTable) throws(CatalogueTable.MalformedTable) -> [MultitaskingWindow] {
        try row.tables("windows").map { window throws(CatalogueTable.MalformedTable) in
            let configuration = WindowConfiguration(word: try window.string("configuration"))
            return try MultitaskingTable.window(window, configuration, column(window, "bar_edge", width: row.number("bar_width")))
        }
    }

    private static func rect(_ row: CatalogueTable, _ key: String) throws(CatalogueTable.MalformedTable) -> Rect {
        let numbers = try row.numbers(key, count: 4)
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
