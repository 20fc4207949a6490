import LayoutEngine
import PlaygroundModel
import SeededRandom
import Testing

@Suite struct LayoutGeometryTests {
    /// The readings of a request's constraints, in order.
    private func readings(_ request: LayoutRequest) -> [ConstraintReading?] {
        let geometry = LayoutGeometry(request, layout(request))
        return request.constraints.map(geometry.reading)
    }

    private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> ConstraintLine {
        ConstraintLine(start: Point(x: x1, y: y1), end: Point(x: x2, y: y2))
    }

    @Test func linesOfPositionsJoinTheEdgesBetweenTheItems() {
        let request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 64), views: [.box("a", 40, 40), .box("b", 40, 100)],
            "a.left == left + 20", "a.top == safeArea.top + 8", "b.left == a.right + 12", "b.top == a.top")
        let found = readings(request)
        #expect(found.map { $0?.deviation } == [0, 0, 0, 0])
        #expect(found[1]?.lines == [line(40, 64, 40, 72)])
        #expect(found[2]?.lines == [line(60, 92, 72, 92)])
        #expect(found[2]?.lines.first?.length == 12)
    }

    @Test func linesOfSizesCrossTheirViews() {
        let request = LayoutRequest.make(
            views: [.make("a"), .make("b")],
            "a.width == 100", "b.width == a.width * 0.5", "a.height == height * 0.25",
            "b.height == 10", "a.left == left", "a.top == top", "b.left == left", "b.top == a.bottom")
        let found = readings(request)
        #expect(found[0]?.lines == [line(0, 71, 100, 71)])
        #expect(found[1]?.lines.map(\.length) == [50, 100])
        #expect(found[2]?.lines.count == 1)
    }

    @Test func violatedConstraintsHaveADeviation() {
        let request = LayoutRequest.make(
            views: [.box("a", 40, 40)], "a.left == left", "a.top == top", "a.width == 100", "a.width == 140 @500",
            "a.width <= 90 @400", "a.width >= 60 @400")
        #expect(readings(request).map { $0?.deviation } == [0, 0, 0, -40, 10, 0])
    }

    @Test func inactiveConstraintsAreReadToo() {
        let request = LayoutRequest.make(views: [.box("a", 40, 40)], "a.left == left + 20", "a.top == top")
        let geometry = LayoutGeometry(request, layout(request))
        let inactive = LayoutConstraint.parsing("a.left == left + 50", id: .number(9))
        #expect(geometry.reading(of: inactive)?.deviation == -30)
        #expect(geometry.reading(of: .parsing("b.left == left", id: .number(9))) == nil)
    }

    @Test func baselinesAndMarginsAreAtTheTextAndTheMargins() throws {
        let text: [ViewProperty: PropertyValue] = [.text: .string("Text"), .font: .font(.system(size: 17, weight: .regular))]
        let request = LayoutRequest.make(
            views: [.make("a", .label, text), .make("b", .label, text)],
            "a.left == leftMargin", "a.top == top + 10", "b.firstBaseline == a.firstBaseline + 30", "b.left == a.left")
        let found = readings(request)
        #expect(found.map { $0?.deviation } == [0, 0, 0, 0])
        #expect(found[0]?.lines.first?.length == 0)
        #expect(found[2]?.lines.first?.length == 30)
    }

    @Test func mirroredConstraintsAreSatisfiedToo() {
        let request = LayoutRequest.make(
            rightToLeft: true, views: [.box("a", 40, 40), .box("b", 20, 20)],
            "a.leading == leading + 16", "a.top == top", "b.leading == a.trailing + 8", "b.trailing <= trailing - 8",
            "b.centerX == trailing * 0.75", "b.top == top")
        #expect(readings(request).map { $0?.deviation }.prefix(4) == [0, 0, 0, 0])
    }

    /// The geometry confirms that constraints of a layout without conflicts hold.
    @Test(arguments: 0..<40)
    func requiredConstraintsOfRandomScreensAreSatisfied(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let request = RandomScreen.request(&generator)
        let result = layout(request)
        let dropped = Set(result.issues.compactMap { issue -> LayoutConstraint.ID? in
            if case .unsatisfiable(_, let dropped, _) = issue { dropped } else { nil }
        })
        let geometry = LayoutGeometry(request, result)
        for constraint in request.constraints where constraint.priority == .required && !dropped.contains(constraint.id) {
            guard let reading = geometry.reading(of: constraint) else { continue }
            #expect(abs(reading.deviation) <= 2, "\(constraint.source)")
        }
    }
}
