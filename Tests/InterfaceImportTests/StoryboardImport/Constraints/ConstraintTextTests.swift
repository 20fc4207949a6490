import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct ConstraintTextTests {
    private typealias Sample = SampleDocument

    private static let box = Sample.object("view", "b", "userLabel='box'")

    private func imported(_ constraint: String) throws -> Imported {
        try Imported(views: Self.box, constraints: "<constraint \(constraint) id='k'/>")
    }

    private func text(_ constraint: String) throws -> String? {
        let imported = try imported(constraint)
        #expect(imported.errors == [])
        return imported.constraints().first
    }

    @Test(arguments: [
        ("firstItem='b' firstAttribute='top' secondItem='root' secondAttribute='top' constant='8'", "box.top == superview.top + 8"),
        ("firstItem='b' firstAttribute='top' secondItem='safe' secondAttribute='top' constant='-8'", "box.top == safeArea.top - 8"),
        ("firstAttribute='trailing' secondItem='b' secondAttribute='trailing' constant='0.0'", "superview.trailing == box.trailing"),
        ("firstItem='b' firstAttribute='leading' secondItem='root' secondAttribute='leadingMargin'", "box.leading == layoutMargins.leading"),
        ("firstAttribute='trailingMargin' secondItem='b' secondAttribute='trailing'", "layoutMargins.trailing == box.trailing"),
        ("firstItem='b' firstAttribute='topMargin' secondItem='root' secondAttribute='topMargin'", "box.topMargin == superview.topMargin"),
        ("firstItem='b' firstAttribute='baseline' secondItem='root' secondAttribute='centerY'", "box.lastBaseline == superview.centerY"),
        ("firstItem='b' firstAttribute='width' relation='lessThanOrEqual' constant='343.5'", "box.width <= 343.5"),
        ("firstItem='b' firstAttribute='height' relation='greaterThanOrEqual' secondItem='b' secondAttribute='width' multiplier='9:16'",
         "box.height >= box.width * 9/16"),
        ("firstItem='b' firstAttribute='width' secondItem='root' secondAttribute='width' multiplier='0.5' constant='-4'",
         "box.width == superview.width * 0.5 - 4"),
        ("firstItem='b' firstAttribute='width' secondItem='root' secondAttribute='width' multiplier='0.33333333333333331'",
         "box.width == superview.width * 0.3333333333333333"),
        ("firstItem='b' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='1:1'", "box.width == box.height"),
        ("firstItem='b' firstAttribute='centerX' secondItem='root' secondAttribute='centerX' multiplier='-2'", "box.centerX == -superview.centerX * 2"),
        ("firstItem='b' firstAttribute='width' secondItem='root' secondAttribute='width' multiplier='0.00002'",
         "box.width == superview.width * 0.00002"),
        ("firstItem='b' firstAttribute='width' constant='40' priority='749'", "box.width == 40 @749"),
        ("firstItem='b' firstAttribute='width' constant='40' priority='1000'", "box.width == 40"),
        ("firstItem='b' firstAttribute='width' constant='40' priority='0'", "box.width == 40 @1"),
        ("firstItem='b' firstAttribute='width'", "box.width == 0"),
    ])
    func constraintsBecomeEquations(constraint: String, text: String) throws {
        #expect(try self.text(constraint) == text)
    }

    @Test func identifiersBecomeComments() throws {
        let imported = try imported("firstItem='b' firstAttribute='width' constant='40' identifier='thumb width'")
        #expect(imported.lines.contains("  \"box.width == 40\",  # thumb width"))
    }

    @Test(arguments: [
        ("firstItem='b' firstAttribute='width' constant='40' placeholder='YES'", "it is a placeholder, removed at build time"),
        ("firstItem='b' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='0'", "its multiplier is 0 or not a number"),
        ("firstItem='b' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='16:0'", "its multiplier is 0 or not a number"),
        ("firstItem='b' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='1:2:3'", "its multiplier is 0 or not a number"),
        ("firstItem='b' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier='inf'", "its multiplier is 0 or not a number"),
        ("firstItem='b' firstAttribute='width' secondItem='b' secondAttribute='height' multiplier=''", "its multiplier is 0 or not a number"),
        ("firstItem='c' firstAttribute='width'", "it refers to a view or a guide that was not imported"),
    ])
    func inexpressibleConstraintsAreOmittedAndReported(constraint: String, reason: String) throws {
        let imported = try imported(constraint)
        #expect(imported.constraints() == [])
        #expect(imported.report.leftOut.map(\.reason) == [reason])
        #expect(imported.report.constraints == .init(imported: 0, total: 1))
    }

    /// Tests UIViewController's guides from before iOS 11.
    @Test func topAndBottomLayoutGuidesAreTheSafeArea() throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", "", """
            <layoutGuides><viewControllerLayoutGuide type='top' id='t'/><viewControllerLayoutGuide type='bottom' id='u'/></layoutGuides>\
            <view key='view' contentMode='scaleToFill' id='root'><subviews>\(Self.box)</subviews><constraints>\
            <constraint firstItem='b' firstAttribute='top' secondItem='t' secondAttribute='bottom' constant='8' id='k1'/>\
            <constraint firstItem='u' firstAttribute='top' secondItem='b' secondAttribute='bottom' id='k2'/>\
            <constraint firstItem='b' firstAttribute='top' secondItem='t' secondAttribute='top' id='k3'/>\
            <constraint firstItem='b' firstAttribute='height' secondItem='t' secondAttribute='height' id='k4'/>\
            </constraints></view>
            """)))
        #expect(imported.constraints() == ["box.top == safeArea.top + 8", "safeArea.bottom == box.bottom", "box.top == superview.top"])
        #expect(imported.report.leftOut.map(\.reason) == ["playgrounds do not have its attribute"])
        #expect(imported.errors == [])
    }

    @Test func guidesOfViewsAreNamedAfterThem() throws {
        let scroll = Sample.object("scrollView", "s", "userLabel='page'", """
            <subviews>\(Self.box)</subviews><viewLayoutGuide key='contentLayoutGuide' id='g1'/><viewLayoutGuide key='frameLayoutGuide' id='g2'/>\
            <constraints><constraint firstItem='b' firstAttribute='top' secondItem='g1' secondAttribute='top' id='k1'/>\
            <constraint firstItem='b' firstAttribute='width' secondItem='g2' secondAttribute='width' id='k2'/>\
            <constraint firstItem='b' firstAttribute='leading' secondItem='s' secondAttribute='leadingMargin' id='k3'/></constraints>
            """)
        let imported = try Imported(views: scroll)
        #expect(imported.constraints() == [
            "box.top == page.contentLayoutGuide.top", "box.width == page.frameLayoutGuide.width", "box.leading == page.leadingMargin",
        ])
        #expect(imported.errors == [])
    }
}
