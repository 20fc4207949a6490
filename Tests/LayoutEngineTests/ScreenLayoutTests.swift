import LayoutEngine
import PlaygroundModel
import SeededRandom
import Testing

@Suite struct ScreenLayoutTests {
    @Test func placesAViewPinnedToTheSafeArea() {
        let request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 20), views: [.make("box")],
            "box.top == safeArea.top + 12", "box.leading == leading + 8", "box.trailing == trailing - 8",
            "box.height == box.width * 0.5"
        )
        let result = layout(request)
        #expect(result.frames["box"] == Rect(x: 8, y: 32, width: 304, height: 152))
        #expect(result.issues.isEmpty)
    }

    @Test func everyRequestedViewHasAFrame() {
        let views = ViewKind.allCases.map { LayoutRequest.View.make($0.rawValue, $0) }
        #expect(layout(.make(views: views)).frames.count == views.count)
    }

    @Test func edgesAreOnPixels() throws {
        let request = LayoutRequest.make(
            scale: 3, views: [.make("a"), .make("b"), .make("c")],
            "a.left == left", "b.left == a.right", "c.left == b.right", "c.right == right", "b.width == a.width",
            "c.width == a.width", "a.top == top + 0.4", "b.top == top", "c.top == top", "a.height == 10", "b.height == 10",
            "c.height == 10")
        let frames = layout(request).frames
        for frame in frames.values {
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-9)
            }
        }
        #expect(try #require(frames["a"]).maxX == #require(frames["b"]).minX)
        #expect(try abs(#require(frames["b"]).maxX - #require(frames["c"]).minX) < 1e-9)
    }

    /// The first adaptive example: the photo disappears in compact height.
    @Test func anAdditionalConstraintCollapsesAView() {
        let always = [
            "photo.top == safeArea.top", "photo.leading == layoutMargins.leading",
            "photo.trailing == layoutMargins.trailing", "photo.width == photo.height * 1.5 @750", "title.top == photo.bottom + 8",
            "title.leading == photo.leading",
        ]
        var request = LayoutRequest.make(
            views: [.make("photo", .image, [.image: .string("cat")]), .make("title", .label, [.text: .string("Cat")])])
        request.constraints = .parsing(always)
        var screen = ScreenLayout()
        #expect(screen.layout(request).frames["photo"]?.height == 192)
        request.constraints = .parsing(always + ["photo.height == 0"])
        let compact = screen.layout(request)
        #expect(compact.frames["photo"]?.height == 0)
        #expect(compact.frames["title"]?.minY == 8)
        #expect(compact.issues.isEmpty)
        request.constraints = .parsing(always)
        #expect(screen.layout(request).frames["photo"]?.height == 192)
    }

    // MARK: Warm and cold

    @Test(arguments: 0..<(Sweeps.areRun ? 40 : 15))
    func reusedScreensHaveTheLayoutOfNewOnes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var request = RandomScreen.request(&random)
        if seed.isMultiple(of: 3) { RandomScreen.addWildConstraints(to: &request, &random) }
        var screen = ScreenLayout()
        for _ in 0..<12 {
            RandomScreen.change(&request, &random)
            #expect(screen.layout(request) == layout(request))
        }
    }

    @Test func layoutsAfterAnUnsatisfiableSizeAreCorrect() {
        var request = LayoutRequest.make(
            views: [.make("a")],
            "a.left >= left", "a.right <= right", "a.width == 200", "a.centerX == centerX", "a.top == top", "a.height == 10")
        var screen = ScreenLayout()
        for width in [320.0, 150, 320, 199, 200] {
            request.size.width = width
            let result = screen.layout(request)
            #expect(result == layout(request))
            #expect(result.issues.isEmpty == (width >= 200))
        }
    }

    @Test func changedTextMovesTheFollowingViews() throws {
        var request = LayoutRequest.make(
            views: [.make("a", .label, [.text: .string("Short")]), .box("b", 10, 10)],
            "a.left == left", "a.top == top", "b.left == a.right", "b.top == top")
        var screen = ScreenLayout()
        let before = try #require(screen.layout(request).frames["b"])
        request.views[0].properties[.text] = .string("A much longer text")
        let after = screen.layout(request)
        #expect(try #require(after.frames["b"]).minX > before.minX)
        #expect(after == layout(request))
    }
}
