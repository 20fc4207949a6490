import PlaygroundModel
import Testing
@testable import LayoutEngine

@Suite struct PixelGridTests {
    private static let roundings: [(scale: Double, value: Double, pixels: Double)] = [
        (1, 10.5, 11), (2, 10.25, 21), (2, 10.2, 20), (3, 10.5, 32), (3, 10.3, 31), (2, -0.25, 0),
    ]

    @Test(arguments: roundings)
    func roundsToTheNearestPixelAndHalvesUp(scale: Double, value: Double, pixels: Double) {
        #expect(abs(PixelGrid(scale: scale).round(value) - pixels / scale) < 1e-12)
    }

    @Test func roundingErrorsDoNotMoveHalfPixels() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.round(10.25 - 1e-9) == grid.round(10.25))
        #expect(grid.ceil(10.5 + 1e-9) == 10.5)
    }

    @Test func touchingRectanglesTouchAfterRounding() {
        let grid = PixelGrid(scale: 3)
        for step in 0..<50 {
            let edge = 10 + Double(step) * 0.071
            let left = grid.round(Rect(x: 0.4, y: 0, width: edge - 0.4, height: 5))
            let right = grid.round(Rect(x: edge, y: 0, width: 30.77, height: 5))
            #expect(abs(left.maxX - right.minX) < 1e-12)
        }
    }

    @Test func equalSizesAreRoundedEquallyAtEveryPosition() {
        let grid = PixelGrid(scale: 3)
        for step in 0..<100 {
            let rect = grid.round(Rect(x: 7, y: Double(step) * 13.0 / 3, width: 10, height: 18))
            #expect(rect.height == 18)
        }
    }

    @Test func anUnspecifiedScaleIsOne() {
        #expect(PixelGrid(scale: 0).round(1.4) == 1)
    }
}
