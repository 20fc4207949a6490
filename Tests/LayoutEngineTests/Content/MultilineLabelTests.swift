import LayoutEngine
import PlaygroundModel
import Testing

/// Labels that wrap. The width is solved first, and the height follows from the width.
@Suite struct MultilineLabelTests {
    private static let text = "The quick brown fox jumps over the lazy dog"

    private static func result(
        width: Double, numberOfLines: Double = 0, text: String = text, _ more: [ViewProperty: PropertyValue] = [:]
    ) -> LayoutResult {
        let properties: [ViewProperty: PropertyValue] = [.text: .string(text), .numberOfLines: .number(numberOfLines)]
        return layout(.make(
            scale: 3,
            views: [.make("label", .label, properties.merging(more) { _, new in new }), .make("below")],
            "label.left == left", "label.top == top", "label.width == \(width)", "below.top == label.bottom",
            "below.left == left", "below.width == 10", "below.height == 10"))
    }

    @Test func narrowLabelsAreAsHighAsTheirLines() throws {
        let result = Self.result(width: 120)
        let text = try #require(result.texts["label"])
        #expect(text.lines.count > 2)
        #expect(text.lines.joined(separator: " ") == Self.text)
        let height = try #require(result.frames["label"]).height
        #expect(abs(height - Double(text.lines.count) * text.lineHeight) <= 1 / 3)
        #expect(result.frames["below"]?.minY == height)
        #expect(result.issues.isEmpty)
    }

    /// UILabel.attributedText: runs are wrapped as one text, and each is measured in its font.
    @Test func attributedTextIsWrappedAcrossRuns() throws {
        func result(_ markdown: String, _ more: [ViewProperty: PropertyValue] = [:]) throws -> (text: LaidOutText, height: Double) {
            let properties = more.merging([.attributedText: .string(markdown), .numberOfLines: .number(0)]) { first, _ in first }
            let result = layout(.make(
                scale: 3, views: [.make("label", .label, properties)], "label.left == left", "label.top == top", "label.width == 200"))
            return (try #require(result.texts["label"]), try #require(result.frames["label"]).height)
        }
        let plain = Self.result(width: 200)
        let unmarked = try result(Self.text)
        #expect(unmarked.text.lines == plain.texts["label"]?.lines)
        #expect(unmarked.height == plain.frames["label"]?.height)
        let marked = try result("The **quick brown** fox ~~jumps over~~ the lazy dog")
        #expect(marked.text.lines == marked.text.runs.map { $0.map { $0.text }.joined() })
        #expect(marked.text.lines.joined(separator: " ") == Self.text)
        #expect(marked.text.runs[0].first { $0.style.isBold }?.weight == .semibold)
        #expect(marked.text.linesSize.width <= 200.01)
        let spaced = try result(Self.text, [.lineSpacing: .number(6)])
        #expect(abs(spaced.height - unmarked.height - Double(unmarked.text.lines.count - 1) * 6) <= 1 / 3)
        let high = try result(Self.text, [.lineHeightMultiple: .number(2)])
        #expect(abs(high.height - 2 * unmarked.height) <= 1 / 3 && high.text.lines == unmarked.text.lines)
        let paragraphs = try result("The quick\nfox", [.paragraphSpacing: .number(10), .firstLineHeadIndent: .number(30)])
        #expect(abs(paragraphs.height - (try result("The quick\nfox")).height - 10) <= 1 / 3)
        #expect(paragraphs.text.paragraphs?.starts == [true, true])
        let indented = try result(Self.text, [.firstLineHeadIndent: .number(100)])
        #expect(indented.text.lines[0].count < unmarked.text.lines[0].count && indented.text.linesSize.width <= 200.01)
        #expect(indented.text.paragraphs?.starts.dropFirst().contains(true) == false)
        let short = try result("The **quick brown fox jumps over the lazy dog**", [.numberOfLines: .number(1)])
        #expect(short.text.isTruncated && short.text.lines[0].hasSuffix("…") && short.text.runs[0].last?.style.isBold == true)
    }

    /// Tests UILabel.adjustsFontSizeToFitWidth and minimumScaleFactor.
    @Test func linesThatDoNotFitBecomeSmaller() throws {
        func text(_ width: Double, _ more: [ViewProperty: PropertyValue]) throws -> LaidOutText {
            try #require(Self.result(width: width, numberOfLines: 1, more).texts["label"])
        }
        let adjusts: [ViewProperty: PropertyValue] = [.adjustsFontSizeToFitWidth: .bool(true)]
        #expect(try text(400, adjusts).pointSize == 17)
        let small = try text(200, adjusts)
        #expect(small.lines == [Self.text] && !small.isTruncated && small.pointSize < 12 && small.linesSize.width <= 200.01)
        let least = try text(200, adjusts.merging([.minimumScaleFactor: .number(0.8)]) { $1 })
        #expect(abs(least.pointSize - 13.6) < 1e-9 && least.isTruncated)
        #expect(try text(200, [:]).pointSize == 17)
        #expect(try #require(Self.result(width: 200, adjusts).texts["label"]).pointSize == 17, "several lines keep their size")
    }

    /// UILabel.preferredMaxLayoutWidth: without another width, the intrinsic size is the size of the lines at this width.
    @Test func labelsUseTheirPreferredMaxLayoutWidth() throws {
        func label(_ width: Double, lines: Double = 0) throws -> Rect {
            let properties: [ViewProperty: PropertyValue] = [
                .text: .string(Self.text), .numberOfLines: .number(lines), .preferredMaxLayoutWidth: .number(width),
            ]
            let result = layout(.make(views: [.make("label", .label, properties)], "label.left == left", "label.top == top"))
            #expect(result.issues.isEmpty)
            return try #require(result.frames["label"])
        }
        let wrapped = try label(120)
        #expect(wrapped.width <= 120 && wrapped.width > 80 && wrapped.height > 60)
        #expect(try label(0).width > 300 && label(0).height < 21)
        #expect(try label(120, lines: 1) == label(0, lines: 1))
    }

    /// Heights of labels that Interface Builder recorded on devices of scale 2.
    @Test(arguments: [
        (FontDescription.textStyle(.caption1, weight: nil), 5, 78.5), (.textStyle(.caption1, weight: nil), 3, 46.5),
        (.textStyle(.caption1, weight: nil), 1, 14.5), (.textStyle(.body, weight: nil), 2, 42.5),
        (.textStyle(.body, weight: nil), 6, 130.5), (.textStyle(.body, weight: nil), 1, 20.5),
        (.system(size: 12, weight: .regular), 4, 57.5), (.system(size: 12, weight: .regular), 2, 29),
        (.system(size: 16, weight: .regular), 2, 38.5), (.system(size: 14, weight: .regular), 3, 50.5),
    ])
    func linesOfTextStylesAreSeparatedByLeading(font: FontDescription, lines: Int, height: Double) {
        let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        let label: [ViewProperty: PropertyValue] = [.text: .string(text), .numberOfLines: .number(0), .font: .font(font)]
        for version in [12, 26] {
            let result = layout(.make(
                version: SystemVersion(version), views: [.make("label", .label, label)],
                "label.left == left", "label.top == top", "label.width == 200"))
            #expect(result.frames["label"]?.height == height)
        }
    }

    /// The table is the Human Interface Guidelines' for San Francisco.
    @Test func linesOfHelveticaNeueHaveNoLeading() {
        let result = layout(.make(
            version: 8, views: [.make("label", .label, [.text: .string("Line"), .font: .font(.textStyle(.body, weight: nil))])],
            "label.left == left", "label.top == top"))
        #expect(result.texts["label"]?.leading == 0)
    }

    @Test func labelsAreTruncatedToLinesThatFitWithLeading() {
        let label: [ViewProperty: PropertyValue] = [
            .text: .string(Self.text), .numberOfLines: .number(0), .font: .font(.textStyle(.body, weight: nil)),
        ]
        // Three lines take 2 * 22 + 20.29 points.
        for (height, lines) in [(64.5, 3), (63, 2), (42, 2), (41, 1)] {
            let result = layout(.make(
                views: [.make("label", .label, label)],
                "label.left == left", "label.top == top", "label.width == 80", "label.height == \(height)"))
            #expect(result.texts["label"]?.lines.count == lines)
        }
    }

    @Test func wideLabelsHaveOneLine() throws {
        #expect(Self.result(width: 1000).texts["label"]?.lines == [Self.text])
    }

    @Test func textBeyondTheNumberOfLinesIsTruncated() throws {
        let result = Self.result(width: 120, numberOfLines: 2)
        let text = try #require(result.texts["label"])
        #expect(text.lines.count == 2)
        #expect(text.isTruncated)
        #expect(text.lines[1].hasSuffix("…"))
        #expect(result.issues == [], "two lines are written on purpose")
        #expect(Self.result(width: 120, numberOfLines: 1).issues == [.contentCutOff(view: "label")])
    }

    @Test func labelsLowerThanTheirLineLimitAreTruncated() throws {
        let result = layout(.make(
            views: [.make("label", .label, [.text: .string(Self.text), .numberOfLines: .number(3)])],
            "label.left == left", "label.top == top", "label.width == 120", "label.height == 45"))
        #expect(result.texts["label"]?.lines.count == 2)
        #expect(result.issues == [.contentCutOff(view: "label")])
    }

    @Test func lowLabelsTruncateTheirTextToTheLinesThatFit() throws {
        let result = layout(.make(
            views: [.make("label", .label, [.text: .string(Self.text), .numberOfLines: .number(0)])],
            "label.left == left", "label.top == top", "label.width == 120", "label.height == 45"))
        #expect(result.texts["label"]?.lines.count == 2)
        #expect(result.texts["label"]?.isTruncated == true)
        #expect(result.issues == [.contentCutOff(view: "label")])
    }

    @Test func labelsWithoutHeightAreNotReportedAsTruncated() {
        let result = layout(.make(
            views: [.make("label", .label, [.text: .string(Self.text)])],
            "label.left == left", "label.top == top", "label.width == 120", "label.height == 0"))
        #expect(result.issues.isEmpty)
        #expect(result.texts["label"]?.lines == [])
    }

    @Test func labelsCompressedToNothingAreReportedAsTruncated() {
        let result = layout(.make(
            views: [
                .make("row", .stack, subviews: ["photo", "label"]), .box("photo", 100, 40),
                .make("label", .label, [.text: .string(Self.text)]),
            ],
            "row.left == left", "row.top == top", "row.width == 100"))
        #expect(result.frames["label"]?.width == 0)
        #expect(result.issues == [.contentCutOff(view: "label")])
    }

    @Test func labelsInCollapsedViewsAreNotReportedAsTruncated() {
        let result = layout(.make(
            views: [
                .make("outer", .view, subviews: ["label"]), .make("label", .label, [.text: .string(Self.text)]),
            ],
            "outer.left == left", "outer.top == top", "outer.width == 100", "outer.height == 0",
            "label.left == outer.left", "label.right == outer.right", "label.top == outer.top",
            "label.bottom == outer.bottom"))
        #expect(result.frames["label"]?.height == 0)
        #expect(result.issues.isEmpty)
    }

    @Test func hiddenTextIsNotReportedAsTruncated() {
        for hiding in [[ViewProperty.isHidden: PropertyValue.bool(true)], [.alpha: .number(0)]] {
            #expect(Self.result(width: 120, numberOfLines: 2, hiding).issues.isEmpty)
        }
    }

    /// UILabel sets preferredMaxLayoutWidth itself: once it has a width, its intrinsic width is its widest line's, with the space at which
    /// the line was wrapped (Interface Builder's frames of three projects).
    @Test func wrappedLabelsAreAsWideAsTheirWidestLine() throws {
        let result = layout(.make(
            views: [
                .make("label", .label, [.text: .string(Self.text), .numberOfLines: .number(0)]),
                .box("after", 10, 10, [
                    .horizontalCompressionResistancePriority: .number(751), .horizontalHuggingPriority: .number(251),
                ]),
            ],
            "label.left == left", "label.top == top", "after.left == label.right + 8", "after.right <= left + 218",
            "after.top == top"))
        let label = try #require(result.frames["label"])
        let lines = try #require(result.texts["label"]).lines
        let alone = layout(.make(
            views: [.make("label", .label, [.text: .string(lines.joined(separator: " \n")), .numberOfLines: .number(0)])],
            "label.left == left", "label.top == top"))
        #expect(lines.count > 1)
        #expect(label.width < 200)
        #expect(label.size == alone.frames["label"]?.size)
        #expect(result.frames["after"]?.minX == label.maxX + 8)
        #expect(result.issues.isEmpty)
    }

    @Test func wrappedLabelsInAColumnAreNotWiderThanTheirLines() throws {
        let result = layout(.make(
            views: [
                .make("column", .stack, [.axis: .string("vertical"), .alignment: .string("leading")], subviews: ["label", "box"]),
                .make("label", .label, [.text: .string(Self.text), .numberOfLines: .number(0)]), .box("box", 40, 20),
            ],
            "column.left == left", "column.top == top", "column.width == 150"))
        let label = try #require(result.frames["label"])
        #expect(label.width < 150)
        #expect(try #require(result.texts["label"]).lines.count > 1)
        #expect(result.frames["box"]?.minY == label.maxY)
    }

    /// Text with a required compression resistance wraps if something else determines its width.
    @Test func requiredCompressionResistanceAppliesToTheLines() throws {
        let result = Self.result(width: 120, [.horizontalCompressionResistancePriority: .number(1000)])
        #expect(result.frames["label"]?.width == 120)
        #expect(try #require(result.texts["label"]).lines.count > 2)
        #expect(result.issues.isEmpty)
    }

    @Test(arguments: [300.0, 120, 200, 90, 1000])
    func labelsAtAChangedWidthHaveTheLayoutOfNewOnes(width: Double) {
        func request(_ width: Double, _ text: String = Self.text) -> LayoutRequest {
            .make(
                size: Size(width: width, height: 568),
                views: [
                    .make("label", .label, [.text: .string(text), .numberOfLines: .number(0)]),
                    .make("other", .label, [.text: .string("Beside"), .numberOfLines: .number(0)]),
                ],
                "label.left == left + 8", "label.top == top", "other.left == label.right + 8", "other.right <= right - 8",
                "other.firstBaseline == label.firstBaseline")
        }
        var screen = ScreenLayout()
        _ = screen.layout(request(180))
        #expect(screen.layout(request(width)) == layout(request(width)))
        #expect(screen.layout(request(width, "Another text, that is longer than it was before")) == layout(request(width, "Another text, that is longer than it was before")))
    }

    @Test func labelsAsWideAsTheirTextKeepOneLine() {
        let result = layout(.make(
            views: [.make("label", .label, [.text: .string("Short"), .numberOfLines: .number(0)])],
            "label.left == left", "label.top == top", "label.right <= right"))
        #expect(result.texts["label"]?.lines == ["Short"])
        #expect(result.issues.isEmpty)
    }

    @Test func labelsInAColumnWrapAtItsWidth() throws {
        let result = layout(.make(
            views: [
                .make("column", .stack, [.axis: .string("vertical"), .spacing: .number(4)], subviews: ["a", "b"]),
                .make("a", .label, [.text: .string(Self.text), .numberOfLines: .number(0)]),
                .make("b", .label, [.text: .string(Self.text), .numberOfLines: .number(0)]),
            ],
            "column.left == left", "column.top == top", "column.width == 150"))
        let (a, b) = (try #require(result.frames["a"]), try #require(result.frames["b"]))
        #expect(a.width == 150)
        #expect(a.height == b.height)
        #expect(b.minY == a.maxY + 4)
        #expect(result.frames["column"]?.maxY == b.maxY)
        #expect(result.issues.isEmpty)
    }

    /// The width depends on the height, and the height depends on the width.
    @Test func layoutOfALabelAndAnImageOfEqualHeightConverges() throws {
        let result = layout(.make(
            views: [.make("label", .label, [.text: .string(Self.text), .numberOfLines: .number(0)]), .make("photo")],
            "label.left == left", "label.top == top", "photo.right == right", "photo.left == label.right",
            "photo.top == top", "photo.height == label.height", "photo.width == photo.height"))
        let (label, photo) = (try #require(result.frames["label"]), try #require(result.frames["photo"]))
        #expect(photo.width == photo.height)
        #expect(label.height == photo.height)
        #expect(result.texts["label"]?.isTruncated == false)
    }

    @Test func centredImagesLargerThanTheirFrameAreReported() {
        let image: [ViewProperty: PropertyValue] = [
            .imageSize: .size(Size(width: 100, height: 100)), .contentMode: .string("center"),
        ]
        let request = LayoutRequest.make(
            views: [.make("a", .image, image)], "a.left == left", "a.top == top", "a.width == 50", "a.height == 50")
        #expect(layout(request).issues == [.contentCutOff(view: "a")])
    }

    /// Frames of two projects: an aspect ratio elsewhere on the screen does not affect text.
    @Test func aspectRatiosDoNotChangeTheWidthOfWrappedLabels() throws {
        func label(_ height: String) throws -> Rect {
            let result = layout(.make(
                views: [
                    .make("row", .stack, [.alignment: .string("center"), .spacing: .number(8)], subviews: ["photo", "label"]),
                    .make("photo"),
                    .make("label", .label, [.text: .string(Self.text), .numberOfLines: .number(0)]),
                ],
                "row.centerX == centerX", "row.top == top", "row.width <= 260", "photo.width == 24", height))
            #expect(result.issues.isEmpty)
            return try #require(result.frames["label"])
        }
        #expect(try label("photo.height == photo.width") == label("photo.height == 24"))
        #expect(try label("photo.height == photo.width").width < 228)
    }

    /// Frames of two labels of one project.
    @Test func trailingLineBreaksBeginALine() {
        #expect(Self.result(width: 300, text: "One\n").frames["label"]?.height == 122.0 / 3)
        #expect(Self.result(width: 300, numberOfLines: 1, text: "One\n").texts["label"]?.isTruncated == false)
    }
}
