/// The device whose screen Interface Builder used to lay out a document.
package struct DocumentDevice: Hashable, Sendable {
    package var id: String
    package var isLandscape: Bool
    /// The window on an iPad: `fullscreen`, `splitview1_2`, `splitview1_3`, `splitview2_3`, `slideover`.
    package var adaptation: String

    package init(id: String, isLandscape: Bool = false, adaptation: String = "fullscreen") {
        self.id = id
        self.isLandscape = isLandscape
        self.adaptation = adaptation
    }

    init(_ element: Element) {
        self.init(
            id: element["id"] ?? "", isLandscape: element["orientation"] == "landscape",
            adaptation: element.first("adaptation")?["id"] ?? element["layout"] ?? "fullscreen"
        )
    }

    /// The id of the catalogue's device with that screen. `nil` for an unknown id.
    package var catalogueID: String? { Self.catalogue[id] }

    package var hasHomeIndicator: Bool {
        id.hasPrefix("retina") && !["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(id)
    }

    /// Catalogue devices by Interface Builder's ids, which describe screens, as Xcode's canvas lists them.
    private static let catalogue: [String: String] = [
        "retina3_5": "iphone-4s", "retina4_0": "iphone-se-1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus",
        "retina5_9": "iphone-x", "retina6_1": "iphone-11", "retina6_5": "iphone-11-pro-max", "retina5_4": "iphone-13-mini",
        "retina6_0": "iphone-14", "retina6_7": "iphone-14-plus", "retina6_12": "iphone-15", "retina6_72": "iphone-15-plus",
        "retina6_3": "iphone-16-pro", "retina6_9": "iphone-16-pro-max",
        "ipad7_9": "ipad-mini-7-9", "ipad9_7": "ipad-9-7", "ipad10_2": "ipad-10-2", "ipad10_5": "ipad-10-5",
        "ipad10_9rounded": "ipad-10-9", "ipad11_0rounded": "ipad-pro-11-gen4", "ipad8_3rounded": "ipad-mini-8-3",
        "ipad12_9": "ipad-pro-12-9-gen1", "ipad12_9rounded": "ipad-pro-12-9",
    ]
}
