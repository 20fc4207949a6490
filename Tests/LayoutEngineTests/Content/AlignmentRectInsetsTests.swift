import PlaygroundModel
import Testing

@testable import LayoutEngine

/// Constraints place alignment rectangles, and frames surround them. The frames of controls are from storyboards in which Interface
/// Builder recorded them, in the named version.
@Suite struct AlignmentRectInsetsTests {
    @Test func tablesOfAlignmentRectInsetsHaveTheirRows() {
        #expect(ControlSizes.switchAlignmentRectInsets.checkedRows(\.self) == [8: EdgeInsets(right: 2)])
        #expect(ControlSizes.sliderAlignmentRectInsets.checkedRows(\.self) == [8: EdgeInsets(left: 2, bottom: 1, right: 2), 26: .zero])
        #expect(ControlSizes.segmentedControlAlignmentRectInsets.checkedRows(\.self) == [8: EdgeInsets(bottom: 1)])
    }

    /// Charts, PiePolylineChartViewController.xib, iOS 11: two sliders below each other, a text field next to each.
    @Test func framesOfSlidersExtendAtBothSidesAndAtTheBottom() {
        let field: [ViewProperty: PropertyValue] = [.text: .string("500")]
        let request = LayoutRequest.make(
            size: Size(width: 375, height: 667), version: 11,
            views: [.make("upper", .slider), .make("lower", .slider), .make("field", .textField, field)],
            "upper.leading == leading + 8", "lower.leading == leading + 8", "lower.trailing == upper.trailing",
            "field.leading == upper.trailing + 8", "field.trailing == trailing - 8", "field.width == 70",
            "field.height == 30", "field.centerY == upper.centerY", "lower.top == upper.bottom + 8", "bottom == lower.bottom + 26")
        let result = layout(request)
        #expect(result.frames["upper"] == Rect(x: 6, y: 573, width: 285, height: 31))
        #expect(result.frames["lower"] == Rect(x: 6, y: 611, width: 285, height: 31))
        #expect(result.frames["field"] == Rect(x: 297, y: 573, width: 70, height: 30))
        #expect(result.issues.isEmpty)
    }

    /// SwiftMessages, Main.storyboard, iOS 17: a row of 141.5 points with a switch and a label, 20 points apart.
    @Test func switchesAreTwoPointsWiderThanTheirAlignmentRectangle() {
        let request = LayoutRequest.make(
            version: 17,
            views: [
                .make("row", .stack, [.alignment: .string("center"), .spacing: .number(20)], subviews: ["switch", "label"]),
                .make("switch", .switch, [.horizontalHuggingPriority: .number(750)]),
                .make("label", .label, [.text: .string("Button"), .font: .font(.system(size: 16, weight: .regular))]),
            ],
            "row.left == left", "row.top == top", "row.width == 141.5")
        let result = layout(request)
        #expect(result.frames["row"]?.height == 31)
        #expect(result.frames["switch"] == Rect(x: 0, y: 0, width: 51, height: 31))
        #expect(result.frames["label"]?.minX == 69)
        #expect(result.frames["label"]?.width == 72.5)
    }

    /// NetNewsWire, Inspector.storyboard, iOS 26: a switch 20 points from the trailing edge of a cell of 374 points.
    @Test func switchesOfIOS26AreInsetByTwoPoints() {
        let request = LayoutRequest.make(
            version: 26, views: [.make("a", .switch)], "a.trailing == leading + 354", "a.centerY == top + 25.5")
        #expect(layout(request).frames["a"] == Rect(x: 293, y: 11.5, width: 63, height: 28))
    }

    /// iOS-9-Sampler, MapCustomizations.storyboard, iOS 9: views below a segmented control are one point nearer.
    @Test func segmentedControlsEndOnePointAboveTheirFramesBottom() {
        let request = LayoutRequest.make(
            size: Size(width: 600, height: 600), version: 9,
            views: [.make("segments", .segmentedControl), .make("below")],
            "segments.leading == leading + 8", "segments.trailing == trailing - 8", "segments.top == top + 446",
            "below.top == segments.bottom + 8", "below.leading == leading", "below.width == 10", "below.height == 10")
        let result = layout(request)
        #expect(result.frames["segments"] == Rect(x: 8, y: 446, width: 584, height: 29))
        #expect(result.frames["below"]?.minY == 482)
    }

    @Test func everyViewCanHaveItsOwnInsets() {
        func frame(_ insets: EdgeInsets) -> Rect? {
            let request = LayoutRequest.make(
                views: [.box("a", 40, 20, [.alignmentRectInsets: .insets(insets)])], "a.left == left + 30", "a.top == top + 30")
            return layout(request).frames["a"]
        }
        #expect(frame(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 28, y: 29, width: 46, height: 24))
        #expect(frame(EdgeInsets(top: -1, left: -2, bottom: -3, right: -4)) == Rect(x: 32, y: 31, width: 34, height: 16))
    }

    @Test func insetsOfASliderReplaceTheDefaultOnes() {
        let request = LayoutRequest.make(
            version: 18, views: [.make("a", .slider, [.alignmentRectInsets: .insets(.zero)])],
            "a.left == left", "a.right == right", "a.top == top")
        #expect(layout(request).frames["a"] == Rect(x: 0, y: 0, width: 320, height: 30))
    }

    /// The rectangles of UILayoutGuide are in the view's bounds, which have the size of its frame.
    @Test func guidesAreRelativeToTheFrame() {
        let insets = PropertyValue.insets(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        let request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 100),
            views: [
                .make("outer", .view, [.alignmentRectInsets: insets], subviews: ["margins", "edges", "safe"]),
                .make("margins"), .make("edges"), .make("safe"),
            ],
            "outer.left == left + 50", "outer.top == top + 50", "outer.width == 100", "outer.height == 100",
            "margins.left == outer.leftMargin", "margins.right == outer.rightMargin",
            "margins.top == outer.layoutMargins.top", "margins.bottom == outer.layoutMargins.bottom",
            "edges.left == outer.left", "edges.right == outer.right", "edges.top == outer.top", "edges.bottom == outer.bottom",
            "safe.left == outer.safeArea.left", "safe.width == outer.safeArea.width",
            "safe.top == outer.safeArea.top", "safe.bottom == outer.safeArea.bottom")
        let frames = layout(request).frames
        #expect(frames["outer"] == Rect(x: 30, y: 40, width: 160, height: 140))
        #expect(frames["edges"] == Rect(x: 50, y: 50, width: 100, height: 100))
        #expect(frames["margins"] == Rect(x: 38, y: 108, width: 144, height: 64))
        #expect(frames["safe"] == Rect(x: 30, y: 100, width: 160, height: 80))
    }

    @Test func textAndBaselinesAreRelativeToTheFrame() throws {
        let text: [ViewProperty: PropertyValue] = [.text: .string("Hello")]
        let inset = text.merging([.alignmentRectInsets: .insets(EdgeInsets(top: 10))]) { $1 }
        let request = LayoutRequest.make(
            views: [.make("a", .label, text), .make("b", .label, inset)], "a.left == left", "a.top == top + 50",
            "b.left == a.right", "b.firstBaseline == a.firstBaseline")
        let frames = layout(request).frames
        #expect(frames["b"]?.minY == frames["a"]?.minY)
        #expect(try #require(frames["b"]).height == #require(frames["a"]).height + 10)
    }

    @Test func constraintReadingsUseAlignmentRectangles() throws {
        let request = LayoutRequest.make(
            version: 18, views: [.make("a", .switch)], "a.trailing == trailing - 16", "a.top == top")
        let reading = try #require(LayoutGeometry(request, layout(request)).reading(of: request.constraints[0]))
        #expect(reading.deviation == 0)
        #expect(reading.lines.map(\.end.x) == [304])
    }

    @Test func continuedLayoutsEqualNewOnes() {
        var request = LayoutRequest.make(
            views: [.make("a", .slider), .make("b", .switch), .make("c", .label, [.text: .string("One")])],
            "a.leading == leading", "a.trailing == b.leading - 8", "b.trailing == trailing", "c.top == a.bottom",
            "a.top == top", "b.top == top", "c.leading == leading")
        var screen = ScreenLayout()
        _ = screen.layout(request)
        request.size.width = 400
        request.views[2].properties[.text] = .string("Two")
        #expect(screen.layout(request) == layout(request))
        request.views[0].properties[.alignmentRectInsets] = .insets(EdgeInsets(left: 7))
        #expect(screen.layout(request) == layout(request))
    }
}
