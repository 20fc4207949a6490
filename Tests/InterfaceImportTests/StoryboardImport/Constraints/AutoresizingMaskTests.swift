import SampleDocuments
import Testing

/// UIView.autoresizingMask of a view at 16, 20 with 100 by 50 points, in a superview of 375 by 667 points.
@Suite struct AutoresizingMaskTests {
    private func constraints(_ mask: String, frame: String = SampleDocument.frame(16, 20, 100, 50)) throws -> [String] {
        let view = "<view contentMode='scaleToFill' id='b' userLabel='box'>\(frame)<autoresizingMask key='autoresizingMask' \(mask)/></view>"
        let imported = try Imported(views: view)
        #expect(imported.errors == [])
        #expect(imported.report.changed.map(\.reason) == ["its frame and autoresizing mask became constraints"])
        return imported.constraints()
    }

    private static let fixedRow = ["box.top == superview.top + 20", "box.height == 50"]

    @Test(arguments: [
        ("flexibleMaxX='YES' flexibleMaxY='YES'", ["box.left == superview.left + 16", "box.width == 100"]),
        ("", ["box.left == superview.left + 16", "box.width == 100"]),
        ("flexibleMinX='YES' flexibleMaxY='YES'", ["box.right == superview.right - 259", "box.width == 100"]),
        ("flexibleMinX='YES' flexibleMaxX='YES' flexibleMaxY='YES'", ["box.centerX == superview.centerX - 121.5", "box.width == 100"]),
        ("widthSizable='YES' flexibleMaxY='YES'", ["box.left == superview.left + 16", "box.right == superview.right - 259"]),
        ("widthSizable='YES' flexibleMaxX='YES'", ["box.left == superview.left + 16", "box.width == superview.width * 0.26666666666666666"]),
        ("widthSizable='YES' flexibleMinX='YES'", ["box.right == superview.right - 259", "box.width == superview.width * 0.26666666666666666"]),
        ("flexibleMinX='YES' widthSizable='YES' flexibleMaxX='YES'",
         ["box.centerX == superview.centerX - 121.5", "box.width == superview.width * 0.26666666666666666"]),
    ])
    func masksBecomeEquations(mask: String, horizontal: [String]) throws {
        #expect(try constraints(mask) == horizontal + Self.fixedRow)
    }

    @Test func bothAxesFollowTheirOwnFlags() throws {
        #expect(try constraints("widthSizable='YES' heightSizable='YES'", frame: SampleDocument.frame(0, 0, 375, 667)) == [
            "box.left == superview.left", "box.right == superview.right", "box.top == superview.top", "box.bottom == superview.bottom",
        ])
    }

    /// Interface Builder adds constraints for a fixed frame when the app is built.
    @Test func fixedFramesAreKept() throws {
        let view = SampleDocument.object(
            "label", "b", "userLabel='box' fixedFrame='YES'", SampleDocument.frame(16, 20, 100, 50) + "<autoresizingMask key='autoresizingMask' flexibleMaxX='YES' flexibleMaxY='YES'/>")
        #expect(try Imported(views: view).constraints().count == 4)
    }

    @Test func arrangedViewsHaveNoMaskConstraints() throws {
        let inner = "<view contentMode='scaleToFill' id='b' userLabel='box'>\(SampleDocument.frame(0, 0, 1, 1))</view>"
        let stack = SampleDocument.object("stackView", "s", "userLabel='row'", "\(SampleDocument.frame(0, 0, 1, 1))<subviews>\(inner)</subviews>")
        #expect(try Imported(views: stack).constraints() == [])
    }

    /// A misplaced frame is only a warning in Interface Builder. The view has constraints.
    @Test func misplacedFramesAreIgnored() throws {
        let view = SampleDocument.object("label", "b", "userLabel='box' misplaced='YES'", SampleDocument.frame(16, 20, 100, 50))
        #expect(try Imported(views: view).constraints() == [])
    }
}
