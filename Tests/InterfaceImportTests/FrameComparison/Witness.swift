import InterfaceImport

/// Facts about the canvas from documents outside the corpus, as small documents.
///
/// A witness confirms or contradicts rules of the canvas, like a project of the corpus, but does not count in the shares.
struct Witness {
    var project: String
    var document: InterfaceBuilderDocument

    static var all: [Witness] {
        get throws {
            let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"400\" height=\"231\"/>"
            // The view has the height of its scene and is below the status bar of an iPhone XR or 11.
            func low(_ height: Double, tools: String) throws -> InterfaceBuilderDocument {
                let size = freeform.replacing("width=\"400\" height=\"231\"", with: "width=\"414\" height=\"\(height)\"")
                return try Documents.storyboard(
                    Documents.scene("a", outer: size, frame: Documents.frame(0, 44, 414, height - 44), root: (414, height)),
                    device: "retina6_1", tools: tools)
            }
            // The view extends from guide to guide on an iPhone XR or 11.
            let between44 = Documents.scene("a", frame: Documents.frame(0, 44, 414, 818), root: (414, 896))
            return [
                // DistanceMeasurementAnalysis.storyboard and EmptyStateViewController.xib: the safe area begins at 44.
                Witness(project: "Esri/arcgis-runtime-samples-ios", document: try Documents.storyboard(between44, device: "retina6_1", tools: "17701")),
                Witness(project: "woocommerce/woocommerce-ios", document: try Documents.storyboard(between44, device: "retina6_1", tools: "17701")),
                // InstallationsExampleSwift's Main.storyboard: the safe area is the screen.
                Witness(project: "firebase/quickstart-ios", document: try Documents.storyboard(
                    Documents.scene("a", frame: Documents.frame(0, 0, 375, 667)), tools: "15505")),
                // Video.storyboard: the whole content of a scene with its own size is between the guides.
                Witness(project: "kickstarter/ios-oss", document: try Documents.storyboard(
                    Documents.scene("a", outer: freeform, frame: Documents.frame(0, 0, 400, 231), root: (400, 231)), tools: "14490.70")),
                // TwoColumnSectionHeaderView.xib: in a view 32 points high, a label is above the end of a status bar.
                Witness(project: "woocommerce/woocommerce-ios", document: try header),
                // LiveLocationSharingBannerView.xib and SPSortBar.xib: views extend to the bottom.
                Witness(project: "element-hq/element-ios", document: try low(104, tools: "19529")),
                Witness(project: "Automattic/simplenote-ios", document: try low(93, tools: "17701")),
                // Cells of RoomTableViewCell.xib and AllergensAddTableViewCell.xib have the margins of Xcode 11.
                Witness(project: "element-hq/element-ios", document: try Documents.cell(width: 600, margin: 15, tools: "16096")),
                Witness(project: "openfoodfacts/openfoodfacts-ios", document: try Documents.cell(width: 320, margin: 15, tools: "14868")),
                // PasswordAuditVC.storyboard: a label begins below a status bar.
                Witness(project: "keepassium/KeePassium", document: try Documents.storyboard(
                    Documents.scene("a", frame: Documents.frame(0, 20, 320, 548), root: (320, 568)), device: "retina4_0", tools: "21701")),
            ]
        }
    }

    private static var header: InterfaceBuilderDocument {
        get throws {
            try Documents.xib("""
                <view contentMode="scaleToFill" id="v"><rect key="frame" \(Documents.frame(0, 0, 375, 32))/><subviews>
                <label opaque="NO" contentMode="left" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" \(Documents.frame(16, 3.5, 42, 20.5))/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="16" id="1"/>
                <constraint firstItem="l" firstAttribute="top" relation="greaterThanOrEqual" secondItem="s" secondAttribute="top" constant="1" id="2"/>
                <constraint firstItem="s" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" id="3"/></constraints>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><viewLayoutGuide key="safeArea" id="s"/></view>
                """, tools: "14113")
        }
    }
}
