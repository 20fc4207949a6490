import LayoutEngine
import PlaygroundModel
import Testing

/// Sizes of buttons as Interface Builder recorded them.
@Suite struct ButtonMetricsTests {
    private static func size(
        _ properties: [ViewProperty: PropertyValue], scale: Double = 2, rightToLeft: Bool = false
    ) -> Size? {
        let request = LayoutRequest.make(
            scale: scale, rightToLeft: rightToLeft, views: [.make("a", .button, properties)], "a.left == left", "a.top == top")
        return layout(request).frames["a"]?.size
    }

    private static func button(_ title: String, size: Double = 15) -> [ViewProperty: PropertyValue] {
        [.title: .string(title), .font: .font(.system(size: size, weight: .regular))]
    }

    /// The height is the line's height and 12 points, in whole points at any scale: 31 frames of iOS 9 to 26.
    @Test(arguments: [(12.0, 27.0), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (24, 41), (28, 46)])
    func systemButtonsAreTwelvePointsHigherThanTheirLine(fontSize: Double, height: Double) throws {
        for scale in [1.0, 2, 3] {
            let size = try #require(Self.size(Self.button("Options", size: fontSize), scale: scale))
            #expect(size.height == height)
            #expect(size.width == size.width.rounded())
        }
    }

    /// Apple, UIButton.titleEdgeInsets: the insets apply after the title is sized, and are not part of the intrinsic size.
    @Test(arguments: [
        (EdgeInsets(left: 12), true), (EdgeInsets(left: 12, right: -12), false), (EdgeInsets(right: 3), true), (EdgeInsets(left: -6, right: -6), false),
    ])
    func `insets of a title do not make the button wider, and can cut the title off`(insets: EdgeInsets, isCut: Bool) throws {
        let title = Self.button("Remember me")
        let request = LayoutRequest.make(views: [.make("a", .button, title.merging([.titleEdgeInsets: .insets(insets)]) { $1 })], "a.left == left", "a.top == top")
        let result = layout(request)
        #expect(result.frames["a"]?.size == Self.size(title))
        #expect(try #require(result.texts["a"]).isTruncated == isCut)
    }

    @Test func `a configuration ignores the insets of its title`() throws {
        let gray: [ViewProperty: PropertyValue] = [.title: .string("Remember me"), .buttonStyle: .string("gray")]
        let request = LayoutRequest.make(views: [.make("a", .button, gray.merging([.titleEdgeInsets: .insets(EdgeInsets(left: 12))]) { $1 })], "a.left == left", "a.top == top")
        #expect(layout(request).frames["a"]?.size == Self.size(gray))
        #expect(try #require(layout(request).texts["a"]).isTruncated == false)
    }

    /// Ten buttons of three projects (FolderViewController.xib of Pocket Casts: 114 wide) in Xcode 13, and the corpus in later versions.
    @Test(arguments: [(15, 31.0), (16, 34.5), (26, 34.5)])
    func `titles of configurations have 14 points on the canvas of Xcode 13`(version: Int, height: Double) {
        let plain: [ViewProperty: PropertyValue] = [.title: .string("Add Podcasts"), .buttonStyle: .string("plain")]
        var request = LayoutRequest.make(
            scale: 2, version: SystemVersion(version), views: [.make("a", .button, plain)], "a.left == left", "a.top == top")
        request.profile.isCanvas = true
        #expect(layout(request).frames["a"]?.height == height)
        request.profile.isCanvas = false
        #expect(layout(request).frames["a"]?.height == 34.5)
    }

    /// BuyModal.storyboard of Habitica, OverlayMessageView.xib of WooCommerce: empty buttons of 30; ChallengeFilterAlert.xib: *All* of 30.
    @Test func systemButtonsAreAtLeastThirtyPointsWide() throws {
        #expect(Self.size(Self.button("")) == Size(width: 30, height: 30))
        #expect(Self.size(Self.button("All"))?.width == 30)
        #expect(try #require(Self.size(Self.button("Options"))).width > 30)
        let image: [ViewProperty: PropertyValue] = [.image: .string("star"), .imageSize: .size(Size(width: 12, height: 12))]
        #expect(Self.size(image)?.width == 12, "as large as its image")
        let plain = Self.button("").merging([.buttonStyle: .string("plain"), .contentInsets: .insets(.zero)]) { $1 }
        #expect(Self.size(plain)?.width == 0, "a configuration has its insets")
    }

    /// MapCustomizations.storyboard: with insets of 10 above and below, a line of 15 points is 38 high; Charts: with 7 and 10, a line of 17
    /// points is 35 high.
    @Test func contentInsetsReplaceTheDefaultOnes() throws {
        let map = Self.button("Show Scale").merging([.contentInsets: .insets(EdgeInsets(top: 10, bottom: 10))]) { $1 }
        #expect(Self.size(map)?.height == 38)
        let chart = Self.button("Options", size: 17)
        let insets = EdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
        let inset = try #require(Self.size(chart.merging([.contentInsets: .insets(insets)]) { $1 }))
        #expect(inset.height == 35)
        #expect(try inset.width == #require(Self.size(chart)).width + 20)
    }

    private static func filled(_ more: [ViewProperty: PropertyValue]) throws -> Size {
        let image: [ViewProperty: PropertyValue] = [
            .title: .string("Further"), .buttonStyle: .string("filled"), .image: .string("star"),
            .imageSize: .size(Size(width: 30, height: 20)),
        ]
        return try #require(size(image.merging(more) { $1 }))
    }

    /// UIButton.Configuration.Indicator (iOS 16): automatic for a button with single selection and a configuration.
    @Test func `the arrows of a pop-up button are after its title`() throws {
        let usual = try Self.filled([:])
        let popUp: [ViewProperty: PropertyValue] = [.showsMenuAsPrimaryAction: .bool(true), .changesSelectionAsPrimaryAction: .bool(true)]
        #expect(try Self.filled(popUp) == Size(width: usual.width + 17, height: usual.height))
        #expect(try Self.filled([.indicator: .string("popup")]).width == usual.width + 17)
        #expect(try Self.filled(popUp.merging([.indicator: .string("none")]) { $1 }) == usual)
        #expect(Self.size(Self.button("Sort").merging(popUp) { $1 }) == Self.size(Self.button("Sort")))
        var properties = ViewProperties(popUp)
        properties[.buttonStyle] = .string("gray")
        #expect(!properties.showsIndicator(BehaviourProfile(version: 15)))
    }

    /// UIButton.Configuration.showsActivityIndicator: 20 points wide, like UIActivityIndicatorView.
    @Test func activityIndicatorsReplaceTheImage() throws {
        let image = try Self.filled([.imagePadding: .number(8)])
        let indicator = try Self.filled([.imagePadding: .number(8), .showsActivityIndicator: .bool(true)])
        #expect(indicator == Size(width: image.width - 10, height: image.height))
        let bare = Self.button("Further").merging([.buttonStyle: .string("filled")]) { $1 }
        let width = try #require(Self.size(bare)).width
        #expect(Self.size(bare.merging([.showsActivityIndicator: .bool(true)]) { $1 })?.width == width + 20)
    }

    /// Tests UIButton.Configuration.imagePlacement and imagePadding.
    @Test func imagesAreAtTheirEdgeOfTheTitle() throws {
        let beside = try Self.filled([:])
        #expect(try Self.filled([.imagePlacement: .string("trailing")]) == beside)
        #expect(try Self.filled([.imagePadding: .number(8)]) == Size(width: beside.width + 8, height: beside.height))
        let above = try Self.filled([.imagePlacement: .string("top"), .imagePadding: .number(8)])
        #expect(above == Size(width: beside.width - 30, height: beside.height + 20 + 8))
        #expect(try Self.filled([.imagePlacement: .string("bottom"), .imagePadding: .number(8)]) == above)
    }

    @Test(arguments: [("mini", 28.0), ("small", 28), ("medium", 34.5), ("large", 50.5)])
    func heightsOfConfigurationsFollowTheirSize(size: String, height: Double) {
        let button: [ViewProperty: PropertyValue] = [.title: .string("Further"), .buttonSize: .string(size)]
        #expect(Self.size(button)?.height == height)
    }

    @Test func contentInsetsReplaceTheConfigurationsDefaults() throws {
        let plain = Self.button("Tap Me", size: 17).merging([.buttonStyle: .string("plain")]) { $1 }
        let bare = try #require(Self.size(plain.merging([.contentInsets: .insets(.zero)]) { $1 }, scale: 3))
        let usual = try #require(Self.size(plain, scale: 3))
        // The button is 34.33 high in Main.storyboard of IQKeyboardManager, iOS 18.
        #expect(abs(usual.height - 34.33) < 0.01)
        #expect(abs(usual.width - bare.width - 24) < 1e-9 && abs(usual.height - bare.height - 14) < 1e-9)
    }

    /// A button with a subtitle has a UIButton.Configuration, for which UIKit measures in pixels.
    @Test func systemButtonsWithASubtitleAreMeasuredInPixels() throws {
        let titled = Self.button("Close").merging([.subtitle: .string("if I am modal")]) { $1 }
        let plain = titled.merging([.buttonStyle: .string("plain"), .contentInsets: .insets(EdgeInsets(top: 6, bottom: 6))]) { $1 }
        let size = try #require(Self.size(titled, scale: 3))
        #expect(size == Self.size(plain, scale: 3))
        #expect(size.width != size.width.rounded())
    }

    @Test func imagesOfAGivenSizeDetermineTheSize() throws {
        let image: [ViewProperty: PropertyValue] = [
            .image: .string("star"), .imageSize: .size(Size(width: 24, height: 40)),
        ]
        #expect(Self.size(image) == Size(width: 24, height: 40))
        let titled = Self.button("Next")
        let both = try #require(Self.size(titled.merging(image) { $1 }))
        #expect(try both.width == #require(Self.size(titled)).width + 24)
        #expect(both.height == 52)
    }

    @Test func imagesOfAGivenSizeAreAtTheLeadingSideOfTheTitle() throws {
        let properties = Self.button("Next").merging([
            .image: .string("star"), .imageSize: .size(Size(width: 100, height: 10)),
        ]) { $1 }
        for rightToLeft in [false, true] {
            #expect(try #require(Self.size(properties, rightToLeft: rightToLeft)).height == 30)
        }
    }

    @Test func baselinesFollowTheContentInsets() throws {
        let inset = Self.button("A").merging([.contentInsets: .insets(EdgeInsets(top: 16, bottom: 6))]) { $1 }
        let request = LayoutRequest.make(
            views: [.make("a", .button, Self.button("A")), .make("b", .button, inset)],
            "a.left == left", "a.top == top + 50", "b.left == a.right", "b.firstBaseline == a.firstBaseline")
        let frames = layout(request).frames
        #expect(try #require(frames["a"]).minY - #require(frames["b"]).minY == 10)
    }

    /// Frames of eight buttons of two projects: images of 11, 14 and 18 points in buttons of the custom type, with a font of 18 points.
    @Test(arguments: [11.0, 14, 18, 24])
    func buttonsWithAnImageAreAtLeastOneLineHigh(height: Double) {
        let image = Self.button("", size: 18).merging([.image: .string("x"), .imageSize: .size(Size(width: 20, height: height))]) { $1 }
        #expect(Self.size(image) == Size(width: 20, height: max(22, height)))
    }

    /// A frame of one project: a title of 14 points on a background image gets no insets and no minimum width.
    @Test func buttonsWithABackgroundImageHaveTheSizeOfTheirTitle() throws {
        let size = try #require(Self.size(Self.button("7", size: 14).merging([.contentInsets: .insets(.zero)]) { $1 }))
        #expect(size.height == 17 && size.width < 12)
    }
}
