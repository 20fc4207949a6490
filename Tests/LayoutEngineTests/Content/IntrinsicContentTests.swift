@testable import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct IntrinsicContentTests {
    /// The size of a view of which constraints determine only the position.
    private static func size(
        _ kind: ViewKind, _ properties: [ViewProperty: PropertyValue] = [:], scale: Double = 3, version: Int = 18,
        category: ContentSizeCategory = .large, boldText: Bool = false
    ) -> Size? {
        let request = LayoutRequest.make(
            scale: scale, category: category, boldText: boldText, version: SystemVersion(version),
            views: [.make("a", kind, properties)], "a.left == left", "a.top == top")
        return layout(request).frames["a"]?.size
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var kind: ViewKind
        var version: Int
        var width: Double?
        var height: Double?
        var testDescription: String { "\(kind) of iOS \(version)" }

        init(_ kind: ViewKind, _ version: Int, _ width: Double?, _ height: Double?) {
            self.kind = kind
            self.version = version
            self.width = width
            self.height = height
        }
    }

    private static let fixedSizes = [
        Case(.switch, 8, 51, 31), Case(.switch, 25, 51, 31), Case(.switch, 26, 63, 28),
        Case(.stepper, 12, 94, 29), Case(.stepper, 13, 94, 32),
        Case(.slider, 25, nil, 31), Case(.slider, 26, nil, 34), Case(.progress, 13, nil, 2), Case(.progress, 14, nil, 4),
        Case(.activityIndicator, 18, 20, 20), Case(.searchBar, 10, nil, 44), Case(.searchBar, 11, nil, 56), Case(.searchBar, 26, nil, 64),
        Case(.datePicker, 13, 320, 216), Case(.datePicker, 14, nil, 34), Case(.picker, 8, 320, 162), Case(.picker, 9, 320, 216), Case(.textField, 12, nil, 30),
        Case(.textField, 13, nil, 34), Case(.segmentedControl, 12, nil, 29), Case(.segmentedControl, 13, nil, 32),
        Case(.pageControl, 13, nil, 37), Case(.pageControl, 14, nil, 26),
        Case(.view, 18, 0, 0), Case(.map, 18, 0, 0), Case(.web, 18, 0, 0), Case(.textView, 18, 0, 0), Case(.spacer, 18, 0, 0),
    ]

    @Test(arguments: fixedSizes)
    func controlsHaveTheSizesOfTheirVersion(_ expected: Case) {
        let size = Self.size(expected.kind, version: expected.version)
        if let width = expected.width { #expect(size?.width == width) }
        if let height = expected.height { #expect(size?.height == height) }
    }

    @Test func buttonsAreAsWideAsTheirAttributedTitle() throws {
        func width(_ property: ViewProperty, _ text: String) throws -> Double {
            try #require(Self.size(.button, [property: .string(text), .buttonStyle: .string("filled")])?.width)
        }
        #expect(try width(.attributedTitle, "^[Adopt it](color: 'systemRed')") == width(.title, "Adopt it"))
        #expect(try width(.attributedTitle, "**Adopt** it") > width(.title, "Adopt it"))
    }

    /// The frame is the image's. Constraints use the line that contains the image.
    @Test func symbolsHaveTheSizeOfTheirConfiguration() {
        func configured(_ change: (inout SymbolConfiguration) -> Void) -> PropertyValue {
            var configuration = SymbolConfiguration()
            change(&configuration)
            return .symbolConfiguration(configuration)
        }
        let body = configured { $0.size = .textStyle(.body) }
        let star: [ViewProperty: PropertyValue] = [.image: .string("star"), .preferredSymbolConfiguration: body]
        #expect(Self.size(.image, star) == Size(width: 20, height: 18))
        #expect(Self.size(.image, star, category: .extraExtraExtraLarge) == Size(width: 27, height: 25))
        #expect(Self.size(.image, star.merging([.imageSize: .size(Size(width: 9, height: 9))]) { $1 }) == Size(width: 9, height: 9))
        let centred = star.merging([.contentMode: .string("center")]) { $1 }
        #expect(layout(.make(views: [.make("a", .image, centred)], "a.left == left", "a.top == top")).issues == [])
        let large = configured { ($0.size, $0.scale) = (.pointSize(34), .large) }
        let button: [ViewProperty: PropertyValue] = [.image: .string("heart"), .preferredSymbolConfigurationForImage: large]
        #expect(Self.size(.button, button) == Size(width: 52, height: 49))
        // In a button, a symbol has the size of the title.
        let titled = button.merging([.preferredSymbolConfigurationForImage: configured { _ in }, .font: .font(.system(size: 34, weight: .regular))]) { $1 }
        #expect(Self.size(.button, titled)?.width == 40)
    }

    /// Interface Builder's recorded frames: a label of 17 points under iOS 8, when the system font was Helvetica Neue, and two labels in
    /// named fonts.
    @Test func labelsHaveTheSizeOfTheirTextInTheirFont() throws {
        let menu = try #require(Self.size(.label, [.text: .string("Content")], scale: 1, version: 8))
        #expect(menu.height == 20 && abs(menu.width - 61) <= 1)
        func named(_ text: String, _ family: String, _ size: Double, scale: Double) throws -> Size {
            let font = FontDescription.named(family: family, size: size, weight: .regular)
            return try #require(Self.size(.label, [.text: .string(text), .font: .font(font)], scale: scale))
        }
        let second = try named("Second View", "Helvetica", 36, scale: 2)
        #expect(second.height == 41.5 && abs(second.width - 209.5) <= 1)
        #expect(try named("mass", "Avenir Next", 16, scale: 1).height == 22)
        #expect(try named("F", "Avenir", 20, scale: 2).height == 27.5)
    }

    /// UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) is 16.33 at medium (Jared Sinclair, Scaled Metric Surprises).
    @Test(arguments: [(ContentSizeCategory.large, 17.0), (.medium, 16.333), (.extraExtraExtraLarge, 22.333)])
    func fontsFromFilesFollowATextStyle(category: ContentSizeCategory, height: Double) throws {
        var advances = FontFile.Advances()
        advances.append(500, of: 0x41)
        let file = FontFile(
            name: "Tiny", family: "Tiny", metrics: FontFile.Metrics(unitsPerEm: 1000, ascent: 800, descent: 200), advances: advances, bytes: [])
        func size(_ file: FontFile?, _ style: TextStyle?) throws -> Size {
            let font = FontDescription.custom(name: "Tiny", file: file, size: 17, textStyle: style)
            return try #require(Self.size(.label, [.text: .string("AA"), .font: .font(font)], category: category))
        }
        #expect(abs(try size(file, .body).height - height) < 0.001)
        #expect(try size(file, nil).height == 17)
        // Without a file, the font is the system font.
        let system = try #require(Self.size(.label, [.text: .string("AA"), .font: .font(.system(size: 17, weight: .regular))], category: category))
        #expect(try size(nil, nil) == system)
    }

    /// Xcode 11 recorded a button with this title 114 wide: up to iOS 13, fonts from 20 points on used only the display cut.
    @Test(arguments: [(10, 113.667), (13, 113.667), (14, 113)])
    func labelsOfTwentyFourPointsUseTheFontOfTheirVersion(version: Int, width: Double) throws {
        let font = PropertyValue.font(.system(size: 24, weight: .regular))
        let size = try #require(Self.size(.label, [.text: .string("Embedded"), .font: font], version: version))
        #expect(abs(size.width - width) < 0.001)
    }

    @Test func kindsWithoutAnIntrinsicSizeAreAmbiguous() {
        for kind in [ViewKind.view, .map, .web, .textView, .spacer] {
            let request = LayoutRequest.make(views: [.make("a", kind)], "a.left == left", "a.top == top")
            #expect(layout(request).issues.count == 2, "\(kind)")
        }
    }

    @Test func datePickersHaveTheSizeOfTheirStyle() throws {
        func size(_ style: String, _ mode: String) throws -> Size {
            let properties: [ViewProperty: PropertyValue] = [
                .preferredDatePickerStyle: .string(style), .datePickerMode: .string(mode),
            ]
            return try #require(Self.size(.datePicker, properties))
        }
        #expect(try size("wheels", "date") == Size(width: 320, height: 216))
        #expect(ControlSizes(profile: .newest).pickerSize(in: .compact).height == 162)
        #expect(DatePickerMetrics.capsuleHeights.checkedRows(\.self) == [13: 34, 26: 36])
        #expect(try size("compact", "countDownTimer") == Size(width: 320, height: 216))
        #expect(try size("inline", "date").height < size("inline", "dateAndTime").height)
        #expect(try size("inline", "time") == size("compact", "time"))
        #expect(try size("compact", "date").width > size("compact", "time").width)
    }

    @Test func textViewsWithoutScrollingHaveTheSizeOfTheirText() throws {
        let text: [ViewProperty: PropertyValue] = [
            .text: .string("Hello"), .font: .font(.system(size: 17, weight: .regular)),
        ]
        let label = try #require(Self.size(.label, text))
        let textView = try #require(Self.size(.textView, text.merging([.isScrollEnabled: .bool(false)]) { $1 }))
        #expect(abs(textView.width - label.width - 10) < 1e-9 && abs(textView.height - label.height - 16) < 1e-9)
        #expect(Self.size(.textView, text) == .zero)
        let empty = text.merging([.isScrollEnabled: .bool(false), .text: .string("")]) { $1 }
        #expect(Self.size(.textView, empty, scale: 2) == Size(width: 10, height: 36.5), "an empty one has a line (one document)")
    }

    /// Frames of three projects: the text of a field or a button and its baseline are centred at any height.
    @Test(arguments: [(ViewKind.textField, 40.0, -9.75), (.textField, 60, -19.75), (.button, 40, -9.75)])
    func baselinesOfTallControlsAreCentred(kind: ViewKind, height: Double, offset: Double) throws {
        let text: [ViewProperty: PropertyValue] = [
            (kind == .button ? ViewProperty.title : ViewProperty.text): .string("Text"), .font: .font(.system(size: 17, weight: .regular)),
        ]
        for attribute in ["firstBaseline", "lastBaseline"] {
            let request = LayoutRequest.make(
                views: [.make("label", .label, [.text: .string("Text")]), .make("control", kind, text)],
                "label.left == left", "label.top == top + 100", "control.left == label.right", "control.height == \(height)",
                "control.\(attribute) == label.\(attribute)")
            let frames = layout(request).frames
            #expect(abs(try #require(frames["control"]).minY - 100 - offset) <= 0.25)
        }
    }

    @Test func imagesHaveTheirOwnSizeOrThePlaceholders() {
        #expect(Self.size(.image, [.imageSize: .size(Size(width: 33, height: 44))]) == Size(width: 33, height: 44))
        #expect(Self.size(.image, [.image: .string("cat")]) == Size(width: 120, height: 90))
        #expect(Self.size(.image) == Size(width: 0, height: 0))
    }

    /// A line of body text is 20.33 points high at 3 pixels per point.
    @Test(arguments: [(3.0, 61.0), (2, 41), (1, 21)])
    func labelsAreOneLineHighRoundedUpToPixels(scale: Double, pixels: Double) {
        #expect(Self.size(.label, [.text: .string("Hello")], scale: scale)?.height == pixels / scale)
    }

    @Test func emptyLabelsHaveNoSize() {
        #expect(Self.size(.label, [.text: .string("")]) == Size(width: 0, height: 0))
    }

    @Test func dynamicTypeScalesOnlyTextStyles() throws {
        let style = FontDescription.textStyle(.body, weight: nil)
        let fixed = FontDescription.system(size: 17, weight: .regular)
        let heights = [style, fixed].flatMap { font in
            [ContentSizeCategory.large, .accessibilityLarge].compactMap {
                Self.size(.label, [.text: .string("Hello"), .font: .font(font)], category: $0)?.height
            }
        }
        #expect(heights[1] > heights[0])
        #expect(heights[2] == heights[0])
        #expect(heights[3] == heights[2])
    }

    /// Up to iOS 10, only body text grew in the accessibility sizes.
    @Test func beforeIOS11OtherStylesStopGrowingAtTheLargestOrdinarySize() {
        let caption: [ViewProperty: PropertyValue] = [.text: .string("x"), .font: .font(.textStyle(.caption1, weight: nil))]
        let largest = Self.size(.label, caption, version: 10, category: .extraExtraExtraLarge)
        #expect(Self.size(.label, caption, version: 10, category: .accessibilityLarge) == largest)
        #expect(Self.size(.label, caption, version: 11, category: .accessibilityLarge) != largest)
        let body: [ViewProperty: PropertyValue] = [.text: .string("x"), .font: .font(.textStyle(.body, weight: nil))]
        #expect(
            Self.size(.label, body, version: 10, category: .accessibilityLarge)
                != Self.size(.label, body, version: 10, category: .extraExtraExtraLarge))
    }

    @Test func boldTextIsWiderAndHasTheSameHeight() throws {
        let text: [ViewProperty: PropertyValue] = [.text: .string("Hello, bold world")]
        let (regular, bold) = (try #require(Self.size(.label, text)), try #require(Self.size(.label, text, boldText: true)))
        #expect(bold.width > regular.width)
        #expect(bold.height == regular.height)
    }

    @Test func systemButtonsAre30HighAndConfiguredOnes34() throws {
        let title = PropertyValue.string("Next")
        let system = try #require(Self.size(.button, [.title: title]))
        let filled = try #require(Self.size(.button, [.title: title, .buttonStyle: .string("filled")]))
        #expect(system.height == 30)
        #expect(abs(filled.height - 34.33) < 0.01)
        let label = try #require(Self.size(.label, [.text: title]))
        #expect(filled.width == label.width + 24)
    }

    @Test func subtitlesAndImagesEnlargeAButton() throws {
        let plain: [ViewProperty: PropertyValue] = [.title: .string("Next"), .buttonStyle: .string("plain")]
        let bare = try #require(Self.size(.button, plain))
        let imaged = try #require(Self.size(.button, plain.merging([.image: .string("star")]) { $1 }))
        let titled = try #require(Self.size(.button, plain.merging([.subtitle: .string("The page after this")]) { $1 }))
        #expect(imaged.width > bare.width && imaged.height == bare.height)
        #expect(titled.width > bare.width && titled.height > bare.height)
    }

    @Test func allSegmentsAreAsWideAsTheWidest() throws {
        let two = try #require(Self.size(.segmentedControl, [.segments: .strings(["One", "A longer one"])]))
        let three = try #require(Self.size(.segmentedControl, [.segments: .strings(["One", "A longer one", "B"])]))
        // The total width is in whole points.
        #expect(abs(three.width / 3 - two.width / 2) <= 0.5)
        #expect(two.width == two.width.rounded())
    }

    /// Interface Builder: "Solid" and "Gradient" are 145 wide on iOS 13, where "Gradient" is 53 wide in SF medium at 13 points.
    @Test(arguments: [(12, FontWeight.regular, 15.5), (13, .medium, 19.5)])
    func segmentsAreAsWideAsTheirTitleAndPadding(version: Int, weight: FontWeight, padding: Double) throws {
        let title = try #require(Self.size(
            .label, [.text: .string("Gradient"), .font: .font(.system(size: 13, weight: weight))], version: version))
        let control = try #require(Self.size(.segmentedControl, [.segments: .strings(["Solid", "Gradient"])], version: version))
        #expect(abs(control.width - 2 * (title.width + padding)) <= 1)
    }

    @Test func pageControlsGrowWithTheirPages() throws {
        let widths = [0.0, 1, 3].compactMap { Self.size(.pageControl, [.numberOfPages: .number($0)], version: 9)?.width }
        #expect(widths == [0, 7, 39])
    }

    /// The insets are UITextView.textContainerInset, and NSTextContainer.lineFragmentPadding on both sides.
    @Test func textViewsAreLargerThanTheirTextByTheInsets() throws {
        func size(_ more: [ViewProperty: PropertyValue]) throws -> Size {
            let text: [ViewProperty: PropertyValue] = [.text: .string("Mochi"), .isScrollEnabled: .bool(false)]
            let request = LayoutRequest.make(
                views: [.make("a", .textView, text.merging(more) { $1 })], "a.left == left", "a.top == top")
            return try #require(layout(request).frames["a"]).size
        }
        let usual = try size([:])
        let bare = try size([.textContainerInset: .insets(.zero), .lineFragmentPadding: .number(0)])
        #expect(abs(usual.width - bare.width - 10) < 1 && abs(usual.height - bare.height - 16) < 1)
        let wide = try size([.textContainerInset: .insets(EdgeInsets(top: 20, left: 20, bottom: 20, right: 20))])
        #expect(abs(wide.width - bare.width - 50) < 1 && abs(wide.height - bare.height - 40) < 1)
    }
}
