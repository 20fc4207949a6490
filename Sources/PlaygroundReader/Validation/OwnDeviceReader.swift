import PlaygroundModel

/// Reads a described device: `{ name = "Foldable", width = 600, height = 840, scale = 3, safeArea = { top = 40 } }`.
///
/// Lengths are in points, in portrait. Size classes default to those of the idiom: an iPad is regular in both directions. A phone is
/// compact in width and, in landscape, compact in height.
struct OwnDeviceReader {
    let name: String?

    /// The device. `nil` for a table without a size, which refers to a known device.
    func read(_ table: TableCursor) -> Device? {
        let (width, height) = (table["width"], table["height"])
        guard width != nil || height != nil else { return nil }
        let size = Size(
            width: (width ?? table.required("width", example: "width = 600"))?.number(in: Self.lengths) ?? 375,
            height: (height ?? table.required("height", example: "height = 840"))?.number(in: Self.lengths) ?? 667)
        let idiom = table["idiom"]?.name(among: ["phone", "pad"]).flatMap(UserInterfaceIdiom.init) ?? .phone
        let upright = fullScreen(table, isPad: idiom == .pad, isUpright: true, insets: EdgeInsets())
        let landscape = table["landscape"]?.table("a device on its side") {
            fullScreen($0, isPad: idiom == .pad, isUpright: false, insets: turned(upright.safeAreaInsets))
        }
        let hasHomeIndicator = upright.safeAreaInsets.bottom > 0
        return Device(
            id: id(size), name: name ?? size.word, idiom: idiom, size: size,
            scale: table["scale"]?.number(in: 1...4) ?? 2, year: 0, firstSystem: "8.0", hasForceTouch: table["hasForceTouch"]?.bool() ?? false,
            statusBarHeight: upright.safeAreaInsets.top, cornerRadius: table["cornerRadius"]?.number(in: 0...200) ?? (hasHomeIndicator ? 40 : 0),
            cutout: .none, cutoutSize: .zero, hasHomeIndicator: hasHomeIndicator, portrait: upright,
            landscape: landscape ?? Device.FullScreen(
                horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: idiom == .pad ? .regular : .compact,
                safeAreaInsets: turned(upright.safeAreaInsets))
        )
    }

    private static let lengths = 100.0...5_000.0

    private func fullScreen(_ table: TableCursor, isPad: Bool, isUpright: Bool, insets: EdgeInsets) -> Device.FullScreen {
        Device.FullScreen(
            horizontalSizeClass: sizeClass(table["horizontalSizeClass"]) ?? (isPad ? .regular : .compact),
            verticalSizeClass: sizeClass(table["verticalSizeClass"]) ?? (isPad || isUpright ? .regular : .compact),
            safeAreaInsets: table["safeArea"]?.insets(in: 0...500) ?? insets)
    }

    private func sizeClass(_ value: ValueCursor?) -> UserInterfaceSizeClass? {
        value?.name(among: UserInterfaceSizeClass.specifiedNames).flatMap(UserInterfaceSizeClass.init)
    }

    /// The insets in landscape: sensors inset both sides, and there is no status bar.
    private func turned(_ insets: EdgeInsets) -> EdgeInsets {
        let side = insets.bottom > 0 ? insets.top : 0
        return EdgeInsets(top: 0, left: side, bottom: insets.bottom, right: side)
    }

    private func id(_ size: Size) -> String {
        let words = (name ?? size.word).lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return "own-" + (words.isEmpty ? size.word : words.joined(separator: "-"))
    }
}
