import PlaygroundModel
import Testing

@Suite struct ForceTests {
    /// "A value of 1.0 represents the force of an average touch" (UITouch.force).
    private static let ordinary = Force(share: 1 / Force.maximumPossible)

    @Test func `an ordinary touch is 1 of at most 400/60`() {
        #expect(abs(Force.maximumPossible - 6.667) < 0.001)
        #expect(abs(Self.ordinary.value - 1) < 1e-12)
        #expect(abs(Self.ordinary.share - 0.15) < 1e-12)
        #expect(Force(share: 1).value == Force.maximumPossible)
    }

    @Test(arguments: [(-1.0, 0.0), (-Double.infinity, 0), (0.5, 0.5), (1.1, 1), (.infinity, 1), (.nan, 0)])
    func `forces out of range become the nearest possible force`(share: Double, expected: Double) {
        #expect(Force(share: share).share == expected)
    }

    @Test func `an ordinary touch is below every threshold, and thresholds ascend`() {
        let forces = ForceThreshold.allCases.map(\.force)
        #expect(forces == forces.sorted() && Set(forces).count == 3)
        #expect(Self.ordinary < forces[0])
    }
}
