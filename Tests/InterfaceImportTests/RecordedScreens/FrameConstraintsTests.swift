@testable import InterfaceImport
import PlaygroundModel
import Testing

struct FrameConstraintsTests {
    private func texts(_ frames: [(x: Double, width: Double, whole: Double?)]) -> [[String]] {
        let given = frames.enumerated().map { place, frame in
            FrameConstraints.Frame(
                environment: place, frame: Rect(x: frame.x, y: 0, width: frame.width, height: 10),
                superview: frame.whole.map { Size(width: $0, height: 100) })
        }
        let found = FrameConstraints.texts(of: "box", in: "superview", given)
        return frames.indices.map { (found[$0] ?? []).filter { !$0.contains("top") && !$0.contains("height") } }
    }

    @Test func fixedMarginsAndLengthsBecomeConstraints() {
        let margins = ["box.left == superview.left + 20", "box.right == superview.right - 20"]
        #expect(texts([(20, 360, 400), (20, 760, 800)]) == [margins, margins])
        #expect(texts([(20, 100, 400), (20, 100, 800)])[1] == ["box.left == superview.left + 20", "box.width == 100"])
        #expect(texts([(280, 100, 400), (680, 100, 800)])[0] == ["box.right == superview.right - 20", "box.width == 100"])
        #expect(texts([(150, 100, 400), (350, 100, 800)])[0] == ["box.centerX == superview.centerX", "box.width == 100"])
    }

    @Test func otherFramesBecomeFixedOriginsAndLengths() {
        #expect(texts([(10, 100, 400), (30, 200, 800)]) == [
            ["box.left == superview.left + 10", "box.width == 100"], ["box.left == superview.left + 30", "box.width == 200"],
        ])
    }
}
