import PlaygroundModel
import Testing

struct ConditionTests {
    private func holds(
        _ condition: Condition, _ traits: TraitCollection = TraitCollection(),
        orientation: InterfaceOrientation = .portrait, size: Size = Size(width: 320, height: 568)
    ) -> Bool {
        condition.holds(in: ConditionContext(traits: traits, orientation: orientation, size: size))
    }

    private let compact = Condition.trait(.horizontalSizeClass, .name("compact"))
    private let scale = Condition.trait(.displayScale, .number(2))

    @Test func traitMustHaveTheValue() {
        #expect(holds(compact, TraitCollection(.horizontalSizeClass, .name("compact"))))
        #expect(!holds(compact, TraitCollection(.horizontalSizeClass, .name("regular"))))
        #expect(holds(scale, TraitCollection(.displayScale, .number(2))))
    }

    @Test func aspectRefersToTheViewNotToTheDevice() {
        let wide = Size(width: 600, height: 500)
        #expect(holds(.aspect(.landscape), size: wide) && !holds(.aspect(.portrait), size: wide))
        #expect(holds(.aspect(.portrait), orientation: .landscapeRight) && !holds(.aspect(.landscape), orientation: .landscapeRight))
        #expect(holds(.aspect(.portrait), size: Size(width: 500, height: 500)))
    }

    @Test func unspecifiedTraitsEqualNoValue() {
        #expect(!holds(compact))
        #expect(holds(.not(compact)))
    }

    @Test func combinationsFollowFromTheirParts() {
        let (yes, no) = (Condition.always, Condition.any([]))
        #expect(holds(.all([yes, yes])))
        #expect(!holds(.all([yes, no])))
        #expect(holds(.any([no, yes])))
        #expect(!holds(.any([no, no])))
        #expect(holds(.not(no)))
        #expect(!holds(.not(yes)))
    }

    @Test(arguments: [(319.0, false), (320, true), (400, true), (400.5, false)])
    func boundsOnTheWidthIncludeTheirEnds(_ width: Double, _ expected: Bool) {
        #expect(holds(.width(atLeast: 320, atMost: 400), size: Size(width: width, height: 0)) == expected)
    }

    @Test func boundsOnTheHeightCanBeOpen() {
        #expect(holds(.height(atLeast: 568, atMost: nil)))
        #expect(!holds(.height(atLeast: nil, atMost: 567)))
        #expect(holds(.height(atLeast: nil, atMost: nil)))
    }

    @Test(arguments: [
        (Condition.OrientationClass.portrait, [InterfaceOrientation.portrait, .portraitUpsideDown]),
        (.landscape, [.landscapeLeft, .landscapeRight]), (.landscapeLeft, [.landscapeLeft]),
        (.landscapeRight, [.landscapeRight]), (.portraitUpsideDown, [.portraitUpsideDown]),
    ])
    func orientationMatchesItsMembers(
        _ orientation: Condition.OrientationClass, _ expected: [InterfaceOrientation]
    ) {
        let found = InterfaceOrientation.allCases.filter { holds(.orientation(orientation), orientation: $0) }
        #expect(found == expected)
    }
}
