import PlaygroundModel
import Testing
@testable import InterfaceImport

@Suite struct FrameComparisonTests {
    private func row(_ scenes: String, of object: String, device: String? = "retina4_7", tools: String = "14490") throws -> FrameComparison.Row {
        let document = try Documents.storyboard(scenes, device: device, tools: tools)
        return try #require(Documents.rows(document).first { $0.object == object })
    }

    /// The laid-out frame of the view between the guides of a scene.
    private func room(
        _ scenes: String, in id: String = "a", device: String? = "retina4_7", tools: String = "14490"
    ) throws -> Rect? {
        try row(scenes, of: "\(id)i", device: device, tools: tools).laidOut
    }

    private let frame = Documents.frame(0, 20, 375, 647)

    @Test func scenesWithoutAContainerBeginBelowTheStatusBar() throws {
        let row = try row(Documents.scene("a", frame: frame), of: "ai")
        #expect(row.laidOut == Rect(x: 0, y: 20, width: 375, height: 647) && row.difference == 0 && row.reason == nil)
        #expect(row.kind == "view" && row.view != nil)
    }

    @Test func canvasSizesFollowTheDocumentsDevice() throws {
        #expect(try room(Documents.scene("a", frame: frame, root: (375, 812)), device: "retina5_9") == Rect(x: 0, y: 44, width: 375, height: 734))
        #expect(try room(Documents.scene("a", frame: frame, root: (390, 844)), device: "retina6_0", tools: "21507") == Rect(x: 0, y: 47, width: 390, height: 763))
        // The canvas of Xcode 6 and 7 was a square.
        #expect(try room(Documents.scene("a", frame: frame, root: (600, 600)), device: nil, tools: "7531") == Rect(x: 0, y: 20, width: 600, height: 580))
    }

    /// The canvas gave views other sizes than the device's: squares despite a named device, sizes between bars, and sizes of sheets.
    @Test func recordedRootViewsGiveTheSizeOfTheCanvas() throws {
        #expect(try room(Documents.scene("a", frame: frame, root: (600, 600))) == Rect(x: 0, y: 20, width: 600, height: 580))
        let navigation = Documents.navigation("n", root: "a")
        #expect(try room(navigation + Documents.scene("a", frame: frame, root: (375, 500))) == Rect(x: 0, y: 64, width: 375, height: 436))
    }

    /// Each row has the recorded height of a sheet on an iPhone XR of Xcode 11, and its bottom inset. If the screen behind it is covered,
    /// the sheet begins 54 points down instead of 10.
    @Test(arguments: [(842.0, 34.0), (886.0, 0.0), (700.0, 34.0)]) func sheetHeightsShowIfTheScreenBehindIsCovered(height: Double, inset: Double) throws {
        let present = "<connections><segue destination=\"b\" kind=\"presentation\" id=\"p\"/></connections>"
        let scenes = Documents.scene("a", outer: present, frame: frame, root: (414, 896)) + Documents.scene("b", frame: frame, root: (414, height))
        let room = try room(scenes, in: "b", device: "retina6_1", tools: "16096")
        #expect(room == Rect(x: 0, y: 0, width: 414, height: height - inset))
    }

    /// On the square canvas no size class is known. Views that a compact height removes are present, and views that it adds are not.
    @Test(arguments: [("exclude", "heightClass=compact", 44.0), ("exclude", "default", 580.0)])
    func squareCanvasesShowTheVariationForAnySizeClass(entry: String, key: String, height: Double) throws {
        let mask = "<variation key=\"\(key)\"><mask key=\"constraints\"><\(entry) reference=\"extra\"/></mask></variation>"
        let scene = Documents.scene("a", frame: frame, root: (600, 600))
            .replacing("<constraint firstItem=\"ab\" firstAttribute=\"top\"", with: """
                <constraint firstItem="ai" firstAttribute="height" constant="44" id="extra"/>
                <constraint firstItem="ab" priority="1" firstAttribute="top"
                """)
            .replacing("</constraints></view>", with: "</constraints>\(mask)</view>")
        #expect(try room(scene, device: nil, tools: "7531")?.height == height)
    }

    /// Each row has the spacing and the origin of the second of two arranged views 44 points long.
    @Test(arguments: [(8.0, 52.0, false), (8.0, 44.0, true), (8.0, 30.0, true), (0.0, 44.0, false), (0.0, 60.0, true)])
    func arrangedViewsThatOverlapOrLeaveGapsAreStale(spacing: Double, second: Double, isStale: Bool) throws {
        func view(_ id: String, _ y: Double) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" \(Documents.frame(0, y, 375, 44))/></view>
            """
        }
        let stack = """
            <subviews><stackView contentMode="scaleToFill" axis="vertical" spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO" id="st">
            <rect key="frame" \(Documents.frame(0, 0, 375, 96))/><subviews>\(view("s1", 0))\(view("s2", second))</subviews></stackView></subviews>
            """
        let scene = Documents.scene("a", inner: stack, frame: frame)
        #expect(try row(scene, of: "s2").isStale == isStale && row(scene, of: "st").isStale == isStale)
        #expect(try row(scene, of: "s1").isStale == false)
    }

    /// Each row has the origin of a switch 8 points after a view 100 points wide. Its alignment rectangle is inset by 2.
    @Test(arguments: [(106.0, false), (113.0, false), (130.0, true)]) func switchesThatNoAlignmentRectangleExplainsAreStale(x: Double, isStale: Bool) throws {
        let row = """
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="0.0" y="0.0" \
            width="100" height="44"/></view><switch contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sw">
            <rect key="frame" \(Documents.frame(x, 0, 51, 31))/></switch></subviews><constraints>
            <constraint firstItem="sw" firstAttribute="leading" secondItem="w" secondAttribute="trailing" constant="8" id="c1"/></constraints>
            """
        #expect(try self.row(Documents.scene("a", inner: row, frame: frame), of: "sw").isStale == isStale)
    }

    @Test func unknownDevicesHaveNoLayout() throws {
        let row = try row(Documents.scene("a", frame: frame), of: "ai", device: "retina99")
        #expect(row.laidOut == nil && row.reason == .notLaidOut && row.difference == .infinity)
    }

    @Test func barsFollowFromTheSeguesThatLeadToAScene() throws {
        let root = Documents.navigation("n", root: "a") + Documents.scene("a", frame: frame)
        #expect(try room(root) == Rect(x: 0, y: 64, width: 375, height: 603))
        let push = "<connections><segue destination=\"b\" kind=\"show\" id=\"p\"/></connections>"
        let pushed = Documents.navigation("n", root: "a") + Documents.scene("a", outer: push, frame: frame) + Documents.scene("b", frame: frame)
        #expect(try room(pushed, in: "b") == Rect(x: 0, y: 64, width: 375, height: 603))
        let shown = Documents.scene("a", outer: push, frame: frame) + Documents.scene("b", frame: frame)
        #expect(try room(shown, in: "b") == Rect(x: 0, y: 20, width: 375, height: 647), "without a stack show presents")
    }

    @Test func tabBarsReduceTheHeightOfAScene() throws {
        let tabs = """
            <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r"/></connections>
            </tabBarController></objects></scene>
            """
        #expect(try room(tabs + Documents.scene("a", frame: frame)) == Rect(x: 0, y: 20, width: 375, height: 598))
    }

    @Test func simulatedMetricsOverrideSegues() throws {
        let none = "<nil key=\"simulatedTopBarMetrics\"/>"
        let hidden = Documents.navigation("n", root: "a") + Documents.scene("a", outer: none, frame: frame)
        #expect(try room(hidden) == Rect(x: 0, y: 20, width: 375, height: 647))
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        #expect(try room(Documents.scene("a", outer: bar, frame: frame)) == Rect(x: 0, y: 64, width: 375, height: 603))
        let size = "<size key=\"freeformSize\" width=\"300\" height=\"400\"/>"
        #expect(try room(Documents.scene("a", outer: size, frame: frame, root: (300, 400))) == Rect(x: 0, y: 0, width: 300, height: 400))
    }

    /// Frames of one document of Xcode 15: a toolbar that a scene simulates is not above pushed scenes.
    @Test func pushedScenesDoNotInheritSimulatedBars() throws {
        let push = """
            <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
            <connections><segue destination="b" kind="show" id="p"/></connections>
            """
        let scenes = Documents.navigation("n", root: "a") + Documents.scene("a", outer: push, frame: frame) + Documents.scene("b", frame: frame)
        #expect(try room(scenes, in: "a") == Rect(x: 0, y: 64, width: 375, height: 559))
        #expect(try room(scenes, in: "b") == Rect(x: 0, y: 64, width: 375, height: 603))
    }

    /// The scene is laid out as a separate screen: a status bar covers it at any position of its container (frames of Xcode 10).
    @Test func embeddedScenesHaveTheSizeOfTheirContainer() throws {
        let container = """
            <subviews><containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="10" y="10" width="100" height="50"/><connections><segue destination="b" kind="embed" id="e"/></connections>
            </containerView></subviews><constraints>
            <constraint firstItem="c" firstAttribute="top" secondItem="ai" secondAttribute="top" constant="10" id="c1"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="ai" secondAttribute="leading" constant="10" id="c2"/>
            <constraint firstItem="c" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="c" firstAttribute="height" constant="50" id="c4"/></constraints>
            """
        let scenes = Documents.scene("a", inner: container, frame: frame) + Documents.scene("b", frame: frame, root: (100, 50))
        #expect(try room(scenes, in: "b") == Rect(x: 0, y: 20, width: 100, height: 30))
        #expect(try row(scenes, of: "c").laidOut == Rect(x: 10, y: 10, width: 100, height: 50), "in its superview's coordinates")
    }

    @Test func interfaceBuilderLaysOutWithPlaceholderConstraints() throws {
        let box = """
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/><constraints>
            <constraint firstAttribute="height" constant="60" placeholder="YES" id="p1"/></constraints></view></subviews><constraints>
            <constraint firstItem="p" firstAttribute="top" secondItem="ai" secondAttribute="top" id="p2"/></constraints>
            """
        #expect(try row(Documents.scene("a", inner: box, frame: frame), of: "p").laidOut?.height == 60)
    }

    /// Each row has the attributes of a label, and its height at the top of a scene (eight views of four projects).
    @Test(arguments: [("", 20.5), ("placeholderIntrinsicWidth=\"200\" placeholderIntrinsicHeight=\"132\"", 132.0)])
    func interfaceBuilderUsesPlaceholdersInPlaceOfContent(attributes: String, height: Double) throws {
        let label = """
            <subviews><label \(attributes) opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" \
            translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="p" firstAttribute="top" secondItem="ai" secondAttribute="top" id="p2"/>
            <constraint firstItem="p" firstAttribute="leading" secondItem="ai" secondAttribute="leading" id="p3"/></constraints>
            """
        #expect(try row(Documents.scene("a", inner: label, frame: frame), of: "p").laidOut?.height == height)
    }

    @Test func canvasesOfSomeXcodesDifferFromTheDevice() throws {
        // Xcode 26 subtracts the safe area twice. Xcode 11 to 14 show no status bar over a device with a home button.
        #expect(try room(Documents.scene("a", frame: frame, root: (414, 896)), device: "retina6_1", tools: "24127") == Rect(x: 0, y: 96, width: 414, height: 732))
        #expect(try room(Documents.scene("a", frame: frame), tools: "15505") == Rect(x: 0, y: 0, width: 375, height: 667))
        #expect(try room(Documents.scene("a", frame: frame, root: (414, 896)), device: "retina6_1", tools: "17506")?.minY == 44)
        #expect(try room(Documents.scene("a", frame: frame, root: (390, 844)), device: "retina6_0", tools: "20037")?.minY == 44)
        #expect(try room(Documents.scene("a", frame: frame, root: (390, 844)), device: "retina6_0", tools: "21225")?.minY == 47)
        // A status bar without other bars is subtracted once (kickstarter/ios-oss, Discovery.storyboard).
        #expect(try room(Documents.scene("a", frame: frame), tools: "24127") == Rect(x: 0, y: 20, width: 375, height: 647))
    }

    /// Each row has the tools, and the top inset of a freeform scene.
    @Test(arguments: [("11762", 20.0), ("13771", 20), ("14490", 0), ("14868", 0), ("15505", 0), ("24127", 20)])
    func freeformScenesHaveNoStatusBarInXcode10(tools: String, top: Double) throws {
        let size = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"300\" height=\"200\"/>"
        let room = try room(Documents.scene("a", outer: size, frame: frame, root: (300, 200)), tools: tools)
        #expect(room == Rect(x: 0, y: top, width: 300, height: 200 - top))
    }

    /// ARSettings.storyboard of artsy/energy: a container whose scene has no status bar has none either.
    @Test func scenesThatSimulateNoStatusBarHaveNone() throws {
        let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
        #expect(try room(Documents.scene("a", outer: hidden, frame: frame))?.minY == 0)
        #expect(try room(Documents.scene("a", outer: hidden, frame: frame), tools: "23504")?.minY == 20, "since Xcode 11 the canvas does as it likes")
        let scenes = Documents.navigation("n", root: "a", more: hidden) + Documents.scene("a", frame: frame)
        #expect(try room(scenes)?.minY == 44, "the bar begins at the top")
    }

    /// Each row has the recorded frame of a navigation controller's bar, and the space below the bar.
    @Test(arguments: [
        ("14490", "retina4_7", 20.0, 44.0, Rect(x: 0, y: 64, width: 375, height: 603)),
        ("15505", "retina4_7", 20.0, 44.0, Rect(x: 0, y: 64, width: 375, height: 603)),
        ("15505", "retina4_7", 0.0, 44.0, Rect(x: 0, y: 44, width: 375, height: 623)),
        // On the canvas no bar extends into the safe area of an island.
        ("23504", "retina6_12", 59.0, 44.0, Rect(x: 0, y: 103, width: 393, height: 715)),
        // A bar in a sheet gives no information about the screen.
        ("15505", "retina4_7", 0.0, 56.0, Rect(x: 0, y: 44, width: 375, height: 623)),
    ]) func recordedBarsDetermineTheCoveredCanvas(tools: String, device: String, y: Double, height: Double, expected: Rect) throws {
        let bar = "<rect key=\"frame\" \(Documents.frame(0, y, 375, height))/>"
        let scenes = Documents.navigation("n", root: "a").replacing("id=\"nbar\"/>", with: "id=\"nbar\">\(bar)</navigationBar>")
            + Documents.scene("a", frame: frame, root: device == "retina6_12" ? (393, 852) : (375, 667))
        #expect(try room(scenes, device: device, tools: tools) == expected)
    }

    /// 17 bars of one project's canvas of an iPhone 15 end at 103.
    @Test func barsDoNotExtendIntoTheSafeAreaOfAnIsland() throws {
        let scenes = Documents.navigation("n", root: "a") + Documents.scene("a", frame: frame, root: (393, 852))
        #expect(try room(scenes, device: "retina6_12", tools: "23504")?.minY == 103)
    }

    @Test func barsOf320PointsOnWiderScreensAreIgnored() throws {
        let bar = "<rect key=\"frame\" \(Documents.frame(0, 0, 320, 44))/>"
        let scenes = Documents.navigation("n", root: "a").replacing("id=\"nbar\"/>", with: "id=\"nbar\">\(bar)</navigationBar>")
        #expect(try room(scenes + Documents.scene("a", frame: frame)) == Rect(x: 0, y: 64, width: 375, height: 603))
        let narrow = scenes + Documents.scene("a", frame: frame, root: (320, 568))
        #expect(try room(narrow, device: "retina4_0") == Rect(x: 0, y: 44, width: 320, height: 524))
    }

    /// Each row has the tools, an iPhone 15's orientation, and the space of a scene (frames of four projects; of one in landscape).
    @Test(arguments: [
        ("23504", "portrait", Rect(x: 0, y: 59, width: 393, height: 759)),
        ("23727", "portrait", Rect(x: 0, y: 118, width: 393, height: 666)),
        ("24412", "landscape", Rect(x: 0, y: 59, width: 852, height: 280)),
    ]) func safeAreasAreSubtractedTwice(tools: String, orientation: String, expected: Rect) throws {
        let size = orientation == "portrait" ? (393.0, 852.0) : (852, 393)
        let scene = Documents.scene("a", frame: frame, root: size)
        let document = try Documents.storyboard(scene, device: "retina6_12", orientation: orientation, tools: tools)
        #expect(Documents.rows(document).first { $0.object == "ai" }?.laidOut == expected)
    }

    /// Each row has the tools, and the height of the status bar above a phone with a home button.
    @Test(arguments: [("21225", 0.0), ("21701", 20)]) func theStatusBarIsBackInXcode14_3(tools: String, top: Double) throws {
        #expect(try room(Documents.scene("a", frame: frame), tools: tools)?.minY == top)
    }

    /// Frames of one document: a scene shown with `show` whose height is 54 points less than the screen's is a sheet.
    @Test func rootViewsWithTheHeightOfASheetAreSheets() throws {
        let show = "<connections><segue destination=\"b\" kind=\"show\" id=\"p\"/></connections>"
        let scenes = Documents.scene("a", outer: show, frame: frame, root: (414, 896))
            + Documents.scene("b", frame: frame, root: (414, 842))
        #expect(try room(scenes, in: "b", device: "retina6_1", tools: "16096") == Rect(x: 0, y: 0, width: 414, height: 808))
    }

    // MARK: Remembered sizes

    /// Frames of 14 projects: a plain view in a stack has its recorded length along axes without a constraint. Such views are not counted.
    @Test func theCanvasRemembersThePlainViewsOfStacks() throws {
        let row = """
            <subviews><stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0.0" y="0.0" width="375" height="128"/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0.0" y="0.0" width="24" height="128"/></view>
            <label opaque="NO" contentMode="left" horizontalHuggingPriority="249" verticalHuggingPriority="251" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="24" y="0.0" width="351" height="128"/></label></subviews></stackView></subviews><constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="ai" secondAttribute="top" id="s1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="ai" secondAttribute="leading" id="s2"/>
            <constraint firstItem="ai" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="s3"/></constraints>
            """
        let rows = Documents.rows(try Documents.storyboard(Documents.scene("a", inner: row, frame: frame)))
        #expect(rows.first { $0.object == "l" }?.laidOut == Rect(x: 24, y: 0, width: 351, height: 128))
        #expect(rows.filter(\.isRemembered).map(\.object) == ["p"])
        let summary = FrameSummary(rows)
        #expect(summary.total.all == 3 && summary.remembered.all == 1)
        // Each controller has its own sizes, also in a document of one line.
        let scenes = Documents.scene("b", frame: frame) + Documents.scene("a", inner: row, frame: frame)
        let rowsOfBoth = Documents.rows(try Documents.storyboard(scenes.replacing("\n", with: " ")))
        #expect(rowsOfBoth.first { $0.object == "l" }?.laidOut == Rect(x: 24, y: 0, width: 351, height: 128))
        let custom = row.replacing("id=\"p\"", with: "customClass=\"Chart\" id=\"p\"")
        let rowsOfCustom = Documents.rows(try Documents.storyboard(Documents.scene("a", inner: custom, frame: frame)))
        #expect(rowsOfCustom.filter(\.isRemembered).map(\.object) == ["p"])
        let empty = row.replacing("text=\"Name\"", with: "text=\"\"")
        let rowsOfEmpty = Documents.rows(try Documents.storyboard(Documents.scene("a", inner: empty, frame: frame)))
        #expect(rowsOfEmpty.filter(\.isRemembered).map(\.object) == ["p", "l"])
        #expect(try !Self.imported(Documents.scene("a", inner: row, frame: frame)).contains("128"), "an app has none of it")
    }

    private static func imported(_ scenes: String) throws -> String {
        ImportedPlayground(try Documents.storyboard(scenes), name: "Main.storyboard").text
    }

    /// Frames of two projects: a stack view without arranged views keeps its length along the axis of its superview.
    @Test func theCanvasRemembersStackViewsWithoutArrangedViews() throws {
        let column = """
            <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0.0" y="0.0" width="375" height="104"/><subviews>
            <stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/></stackView>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="0.0" y="60" width="375" height="44"/><constraints>
            <constraint firstAttribute="height" constant="44" id="l1"/></constraints></view></subviews></stackView></subviews><constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="ai" secondAttribute="top" id="s1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="ai" secondAttribute="leading" id="s2"/>
            <constraint firstItem="ai" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="s3"/></constraints>
            """
        func rows(_ column: String) throws -> [FrameComparison.Row] {
            Documents.rows(try Documents.storyboard(Documents.scene("a", inner: column, frame: frame)))
        }
        let found = try rows(column)
        #expect(found.first { $0.object == "l" }?.laidOut == Rect(x: 0, y: 60, width: 375, height: 44))
        // A view that fills the column has no recorded width to use.
        #expect(found.filter(\.isRemembered).map(\.object) == ["p"])
        let centred = column.replacing("axis=\"vertical\"", with: "axis=\"vertical\" alignment=\"center\"")
        #expect(try rows(centred).filter(\.isRemembered).map(\.object) == ["p", "l"])
    }

    // MARK: The canvas

    /// The top of the second view in a column, below a view with this element, which is 375 wide.
    private func below(_ view: String, more: String = "", tools: String = "14490") throws -> Double? {
        let column = """
            <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0.0" y="0.0" width="375" height="104"/><subviews>\(view)
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="0.0" y="60" width="375" height="44"/><constraints>
            <constraint firstAttribute="height" constant="44" id="l1"/></constraints></view></subviews></stackView></subviews><constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="ai" secondAttribute="top" id="s1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="ai" secondAttribute="leading" id="s2"/>
            <constraint firstItem="ai" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="s3"/></constraints>
            """
        let scenes = Documents.scene("a", inner: column, frame: frame)
        let document = try Documents.storyboard(scenes, tools: tools, more: more)
        return Documents.rows(document).first { $0.object == "l" }?.laidOut?.minY
    }

    /// Each row has the attribute of a hidden spinner, and the height that it takes (frames of two projects).
    @Test(arguments: [("hidesWhenStopped=\"YES\"", 20.0), ("", 0)]) func theCanvasShowsSpinnersThatHideWhenTheyStop(mark: String, height: Double) throws {
        let spinner = """
            <activityIndicatorView hidden="YES" \(mark) opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
            verticalHuggingPriority="750" style="gray" translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0.0" y="0.0" width="375" height="20"/></activityIndicatorView>
            """
        #expect(try below(spinner) == height)
    }

    /// Each row has the lines of a label, the size that its class gave it on the canvas, and its height there. A class that draws a line
    /// 18 points high has a font of 15 points, and draws two lines.
    @Test(arguments: [(1, 90.0, 33.0, 33.0), (0, 500, 18, 36)])
    func designableClassesHaveTheSizeThatTheyDrew(lines: Int, width: Double, height: Double, expected: Double) throws {
        let text = Array(repeating: "words", count: 12).joined(separator: " ")
        let label = """
            <label opaque="NO" contentMode="left" text="\(text)" numberOfLines="\(lines)" customClass="Fancy" \
            verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0.0" y="0.0" width="375" height="33"/></label>
            """
        let designables = """
            <designables><designable name="p"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable></designables>
            """
        #expect(try below(label, more: designables) == expected)
        #expect(try below(label) != expected)
    }

    /// Each row has the recorded heights of labels in the body style, and the height of a label at that text size (frames of two projects).
    @Test(arguments: [([17, 17], 17), ([17], 20.5), ([17, 17, 20.5], 20.5), ([23, 23], 23)] as [([Double], Double)])
    func heightsOfLabelsShowTheTextSizeOfTheCanvas(heights: [Double], expected: Double) throws {
        func label(_ id: String, _ height: Double) -> String {
            """
            <label opaque="NO" contentMode="left" verticalHuggingPriority="251" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" \(Documents.frame(0, 0, 50, height))/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        }
        let others = heights.enumerated().map { label("o\($0)", $1) }.joined()
        let labels = "<subviews>\(others)</subviews>"
        let scenes = Documents.scene("a", inner: labels, frame: frame)
        let document = try Documents.storyboard(scenes, tools: "17701")
        #expect(Documents.rows(document).first { $0.object == "o0" }?.laidOut?.height == expected)
    }

    /// Each row has the tools, the size of a freeform scene on an iPhone 11, and the end of its safe area: a view that ends above the
    /// bottom of the screen has no home indicator at its end (frames of two projects), unless it is wider than the screen, or Xcode is
    /// 14.3 or later (14 documents of nine projects).
    @Test(arguments: [
        ("18122", 414.0, 104.0, 104.0), ("18122", 414, 896, 862), ("18122", 414, 880, 862), ("18122", 460, 104, 70), ("21701", 414, 104, 70),
    ])
    func shortRootViewsHaveNoHomeIndicator(tools: String, width: Double, height: Double, bottom: Double) throws {
        let size = """
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="\(width)" height="\(height)"/>
            """
        let room = try room(Documents.scene("a", outer: size, frame: frame, root: (width, height)), device: "retina6_1", tools: tools)
        #expect(room?.maxY == bottom)
    }

    /// The hidden view of a row keeps its required width, and ends where the first shown one begins (54 views of eight projects).
    @Test(arguments: [("", 0.0), ("<constraint firstAttribute=\"width\" constant=\"30\" id=\"w\"/>", 30)])
    func hiddenArrangedViewsKeepTheirRequiredLength(constraint: String, width: Double) throws {
        let row = """
            <subviews><stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
            <view hidden="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="h">
            <rect key="frame" x="-30" y="0.0" width="30" height="44"/><constraints>\(constraint)</constraints></view>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><constraints>
            <constraint firstAttribute="height" constant="44" id="p1"/></constraints></view></subviews></stackView></subviews><constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="ai" secondAttribute="top" id="s1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="ai" secondAttribute="leading" id="s2"/>
            <constraint firstItem="ai" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="s3"/></constraints>
            """
        let scene = Documents.scene("a", inner: row.replacing("x=\"-30\" y=\"0.0\" width=\"30\"", with: "x=\"0.0\" y=\"0.0\" width=\"0.0\""), frame: frame)
        #expect(try self.row(scene, of: "h").laidOut == Rect(x: -width, y: 0, width: width, height: 44))
    }

    /// A view pinned to the sides of the root's safe area, recorded narrower.
    @Test(arguments: [(375.0, false), (320, true)]) func framesOffTheSidesOfTheSafeAreaAreStale(width: Double, isStale: Bool) throws {
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"sa\"/>"
        let scene = Documents.scene("a", frame: Documents.frame(0, 20, width, 647))
            .replacing("secondItem=\"av\" secondAttribute=\"leading\"", with: "secondItem=\"sa\" secondAttribute=\"leading\"")
            .replacing("<constraint firstAttribute=\"trailing\" secondItem=\"ai\"", with: "<constraint firstItem=\"sa\" firstAttribute=\"trailing\" secondItem=\"ai\"")
            .replacing("</constraints></view>", with: "</constraints>\(guide)</view>")
        #expect(try row(scene, of: "ai").isStale == isStale)
    }

    /// Each row has the recorded height of a cell without a set height, and the height of the view in it, which needs at least 40. The
    /// canvas does not size cells, and a cell that is shorter than its recorded contents is outdated (frames of three projects).
    @Test(arguments: [(60.0, 38.0, 38.0), (20, 40, 40)]) func canvasesKeepTheHeightsOfCells(height: Double, recorded: Double, expected: Double) throws {
        let table = """
            <subviews><tableView contentMode="scaleToFill" dataMode="prototypes" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="t">
            <rect key="frame" \(Documents.frame(0, 0, 375, 647))/><prototypes>
            <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" \(Documents.frame(0, 28, 375, height))/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">
            <rect key="frame" \(Documents.frame(0, 0, 375, height))/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" \(Documents.frame(0, 11, 375, recorded))/><constraints>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" priority="900" constant="40" id="4"/></constraints></view></subviews>
            <constraints><constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="1"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
            <constraint firstAttribute="trailing" secondItem="i" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="i" secondAttribute="bottom" id="5"/></constraints></tableViewCellContentView>
            </tableViewCell></prototypes></tableView></subviews>
            """
        let row = try row(Documents.scene("a", inner: table, frame: frame), of: "i", tools: "15505")
        #expect(row.laidOut?.height == expected)
    }

    /// Each row has the tools, the width of a xib's cell on a screen 375 wide, and its side margin (frames of three projects).
    @Test(arguments: [
        ("12121", 600.0, 8.0), ("14460", 600, 20), ("14868", 320, 15), ("16096", 600, 15), ("17701", 600, 16), ("20037", 600, 16), ("18122", 375, 16),
    ]) func marginsOfDetachedCellsDependOnTheXcode(tools: String, width: Double, margin: Double) throws {
        let row = try #require(Documents.rows(try Documents.cell(width: width, margin: margin, tools: tools)).first { $0.object == "i" })
        #expect(row.laidOut?.minX == margin && row.laidOut?.maxX == width - margin)
    }

    /// Frames of four documents of one project.
    @Test func viewsOfXibsBeginBelowTheirSimulatedBar() throws {
        let row = try #require(Documents.rows(try Documents.xib("""
            <view contentMode="scaleToFill" id="v"><rect key="frame" \(Documents.frame(0, 0, 375, 667))/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" \(Documents.frame(0, 64, 375, 603))/>
            </view></subviews><viewLayoutGuide key="safeArea" id="s"/><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="s" secondAttribute="top" id="1"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="2"/>
            <constraint firstItem="s" firstAttribute="trailing" secondItem="i" secondAttribute="trailing" id="3"/>
            <constraint firstItem="s" firstAttribute="bottom" secondItem="i" secondAttribute="bottom" id="4"/></constraints>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></view>
            """, tools: "22505")).first { $0.object == "i" })
        #expect(row.laidOut == Rect(x: 0, y: 64, width: 375, height: 603))
    }

    // MARK: Views in no controller's view

    /// Frames of one project: the header of a collection's section has the margins of a view, not those of a controller.
    @Test func reusableViewsHaveTheMarginsOfViews() throws {
        let collection = """
            <subviews><collectionView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" \(Documents.frame(0, 0, 375, 647))/>
            <collectionReusableView key="sectionHeaderView" contentMode="center" id="h"><rect key="frame" \(Documents.frame(0, 0, 375, 60))/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" \(Documents.frame(8, 8, 359, 44))/>
            </view></subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="h" secondAttribute="topMargin" id="1"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="h" secondAttribute="leadingMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="i" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="i" secondAttribute="bottom" id="4"/></constraints></collectionReusableView>
            </collectionView></subviews>
            """
        let row = try row(Documents.scene("a", inner: collection, frame: frame), of: "i")
        #expect(row.laidOut == Rect(x: 8, y: 8, width: 359, height: 44))
    }

    @Test func titleViewsAreLaidOutInTheirRecordedSize() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><view key="titleView" contentMode="scaleToFill" id="t">
            <rect key="frame" \(Documents.frame(80, 5, 200, 34))/><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" \(Documents.frame(10, 4, 180, 24))/></view></subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="t" secondAttribute="top" constant="4" id="t1"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="t" secondAttribute="leading" constant="10" id="t2"/>
            <constraint firstAttribute="trailing" secondItem="i" secondAttribute="trailing" constant="10" id="t3"/>
            <constraint firstAttribute="bottom" secondItem="i" secondAttribute="bottom" constant="6" id="t4"/></constraints></view>
            </navigationItem>
            """
        #expect(try row(Documents.scene("a", outer: item, frame: frame), of: "i").laidOut == Rect(x: 10, y: 4, width: 180, height: 24))
    }

    // MARK: Stale scenes

    /// A scene at `y` whose root view has an attribute.
    private func scene(atY y: Double, _ mark: String = "", root: (Double, Double) = (375, 667)) -> String {
        Documents.scene("a", frame: frame, root: root).replacing("id=\"av\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\"", with: """
            id="av" \(mark)><rect key="frame" x="0.0" y="\(y)"
            """)
    }

    @Test func scenesWithAMisplacedRootAreStale() throws {
        #expect(try row(scene(atY: 0), of: "ai").isStale == false)
        #expect(try row(scene(atY: 0, "misplaced=\"YES\""), of: "ai").isStale)
    }

    /// Each row has the device, the recorded height of a root view below a bar, and the end of its space (frames of three projects).
    @Test(arguments: [("retina4_7", 667.0, 603.0), ("retina4_7", 603, 603), (nil, 667, 603), (nil, 601, 601)])
    func rootViewsBelowABarEndWithTheScreen(device: String?, height: Double, bottom: Double) throws {
        let row = try row(scene(atY: 64, root: (375, height)), of: "ai", device: device, tools: "11542")
        #expect(row.isStale == false && row.laidOut?.maxY == bottom)
    }

    /// Each row has the heights of labels in a scene. Another scene of the document has fractional heights.
    @Test(arguments: [([21.0, 21, 21, 21], true), ([21, 21, 21], false), ([21, 21, 21, 20.5], false)])
    func scenesInWholePointsAreStale(heights: [Double], isStale: Bool) throws {
        func scene(_ id: String, _ heights: [Double]) -> String {
            let labels = heights.enumerated().map { index, height in
                """
                <label opaque="NO" contentMode="left" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)l\(index)">
                <rect key="frame" \(Documents.frame(0, 0, 50, height))/></label>
                """
            }
            return Documents.scene(id, inner: "<subviews>\(labels.joined())</subviews>", frame: frame)
        }
        #expect(try row(scene("a", heights) + scene("b", [20.5]), of: "al0").isStale == isStale)
        #expect(try row(scene("a", heights), of: "al0").isStale == false)
    }

    @Test func barsOfEmptyNavigationControllersAreIgnored() throws {
        let alone = """
            <scene sceneID="sm"><objects><navigationController id="m" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="mbar"><rect key="frame" \(Documents.frame(0, 0, 320, 44))/>
            </navigationBar></navigationController></objects></scene>
            """
        #expect(try room(alone + Documents.scene("a", frame: frame)) == Rect(x: 0, y: 20, width: 375, height: 647))
    }

    /// Each row has a constraint between `ai` (0, 20, 375, 647) and its superview (0, 0, 375, 667), and whether `ai` violates it.
    @Test(arguments: [
        ("firstItem='ai' firstAttribute='height' constant='44'", true), ("firstItem='ai' firstAttribute='height' constant='646'", false),
        ("firstItem='ai' firstAttribute='height' constant='44' priority='999'", false),
        ("firstItem='ai' firstAttribute='height' relation='greaterThanOrEqual' constant='44'", false),
        ("firstItem='ai' firstAttribute='height' relation='lessThanOrEqual' constant='44'", true),
        ("firstItem='ai' firstAttribute='centerX' secondItem='av' secondAttribute='centerX' constant='10'", true),
        ("firstItem='ai' firstAttribute='leading' secondItem='av' secondAttribute='leadingMargin' constant='90'", false),
    ]) func framesThatViolateAConstraintAreStale(constraint: String, isStale: Bool) throws {
        let scene = Documents.scene("a", frame: frame).replacing(
            "<constraint firstItem=\"ai\" firstAttribute=\"top\"",
            with: "<constraint \(constraint) id='extra'/><constraint firstItem=\"ai\" firstAttribute=\"top\"")
        #expect(try row(scene, of: "ai").isStale == isStale)
        let summary = FrameSummary(Documents.rows(try Documents.storyboard(scene)))
        #expect(summary.stale.all == (isStale ? 1 : 0) && summary.total.all == (isStale ? 0 : 1))
    }

    @Test func viewsMarkedByInterfaceBuilderAreNotCounted() throws {
        for mark in ["misplaced", "ambiguous", "fixedFrame"] {
            let scene = Documents.scene("a", frame: frame).replacing("id=\"ai\">", with: "id=\"ai\" \(mark)=\"YES\">")
            #expect(Documents.rows(try Documents.storyboard(scene)).isEmpty, "\(mark)")
        }
        let masked = Documents.scene("a", frame: frame).replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
        #expect(Documents.rows(try Documents.storyboard(masked)).isEmpty)
    }

    @Test func viewsThatAreNotInstalledAreNotCounted() throws {
        let mask = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"ai\"/></mask></variation>"
        let scene = Documents.scene("a", frame: frame).replacing("</constraints></view>", with: "</constraints>\(mask)</view>")
        #expect(Documents.rows(try Documents.storyboard(scene)).isEmpty)
    }

    @Test func differencesHaveAReason() throws {
        let cases: [(frame: String, reason: FrameComparison.Row.Reason)] = [
            (Documents.frame(0, 40, 375, 647), .place), (Documents.frame(0, 20, 300, 647), .width),
            (Documents.frame(0, 20, 375, 600), .height), (Documents.frame(0, 20, 300, 600), .size),
        ]
        for (frame, reason) in cases {
            #expect(try row(Documents.scene("a", frame: frame), of: "ai").reason == reason)
        }
        #expect(try row(Documents.scene("a", frame: Documents.frame(0, 21, 375, 646)), of: "ai").reason == nil, "a point is near enough")
    }

    @Test func theSummaryCountsByDistance() throws {
        func row(_ offset: Double?) -> FrameComparison.Row {
            FrameComparison.Row(
                object: "", line: 1, kind: "label", view: "a.b", recorded: Rect(x: 0, y: 0, width: 10, height: 10),
                laidOut: offset.map { Rect(x: $0, y: 0, width: 10, height: 10) })
        }
        let summary = FrameSummary([row(0), row(0.5), row(1), row(1.5), row(3), row(nil)])
        #expect(summary.total == FrameSummary.Count(all: 6, withinHalf: 2, withinOne: 3, withinTwo: 4))
        #expect(summary.kinds.map(\.name) == ["label"])
        #expect(summary.reasons.map(\.reason) == [.place, .notLaidOut] && summary.reasons.map(\.count) == [2, 1])
    }
}
