import LayoutEngine
import PlaygroundModel
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
}
