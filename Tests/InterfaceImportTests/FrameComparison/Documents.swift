import InterfaceImport

/// Small documents, as Interface Builder writes them.
enum Documents {
    /// A storyboard for an iPhone 8 or another screen, saved by Xcode 10.
    static func storyboard(
        _ scenes: String, device: String? = "retina4_7", orientation: String = "portrait", tools: String = "14490", more: String = ""
    ) throws -> InterfaceBuilderDocument {
        let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"><adaptation id=\"fullscreen\"/></device>" } ?? ""
        return try InterfaceBuilderDocument(Array("""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\(device)<scenes>\(scenes)</scenes>\(more)</document>
            """.utf8))
    }

    /// A scene with a view that extends from guide to guide.
    static func scene(_ id: String, inner: String = "", outer: String = "", frame: String, root: (Double, Double) = (375, 667)) -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="\(id)t"/><viewControllerLayoutGuide type="bottom" id="\(id)b"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" \(Self.frame(0, 0, root.0, root.1))/><subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)i"><rect key="frame" \(frame)/>\(inner)</view>
        </subviews><constraints>
        <constraint firstItem="\(id)i" firstAttribute="top" secondItem="\(id)t" secondAttribute="bottom" id="\(id)1"/>
        <constraint firstItem="\(id)b" firstAttribute="top" secondItem="\(id)i" secondAttribute="bottom" id="\(id)2"/>
        <constraint firstItem="\(id)i" firstAttribute="leading" secondItem="\(id)v" secondAttribute="leading" id="\(id)3"/>
        <constraint firstAttribute="trailing" secondItem="\(id)i" secondAttribute="trailing" id="\(id)4"/>
        </constraints></view>\(outer)</viewController></objects></scene>
        """
    }

    static func navigation(_ id: String, root: String, more: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)bar"/>\(more)
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)r"/></connections>
        </navigationController></objects></scene>
        """
    }

    /// A xib for an iPhone 8 with one view.
    static func xib(_ view: String, tools: String) throws -> InterfaceBuilderDocument {
        try InterfaceBuilderDocument(Array("""
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
            \(view)</objects></document>
            """.utf8))
    }

    /// A xib with a cell whose view "i" is between the content view's margins, which are `margin` wide at the sides.
    static func cell(width: Double, margin: Double, tools: String) throws -> InterfaceBuilderDocument {
        try xib("""
            <tableViewCell contentMode="scaleToFill" id="c" rowHeight="60"><rect key="frame" \(frame(0, 0, width, 60))/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v"><rect key="frame" \(frame(0, 0, width, 60))/>
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" \(frame(margin, 11, width - 2 * margin, 38))/></view></subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="1"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="i" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="i" secondAttribute="bottom" id="4"/></constraints>
            </tableViewCellContentView></tableViewCell>
            """, tools: tools)
    }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    }

    static func rows(_ document: InterfaceBuilderDocument) -> [FrameComparison.Row] {
        FrameComparison(document).rows
    }
}
