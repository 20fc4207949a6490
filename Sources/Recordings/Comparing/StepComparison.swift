import PlaygroundModel
import Simulation

/// A step of a recording beside the same step as the engine plays it.
struct StepComparison {
    private(set) var differences: [Difference] = []
    /// How many values both have.
    private(set) var compared = 0
    /// Values that a recording has of something that is not modelled: traits and callbacks.
    private(set) var passedOver = 0

    let recorded: RecordedStep
    let predicted: RecordedStep
    /// In points: lengths that are no farther apart are equal.
    let tolerance: Double
    let decisions: DecisionFinder
    /// What is off, and moves what stands beside it: by controller.
    var shifts: [String: KnownShifts] = [:]

    /// How many of the compared values differ.
    private(set) var differing = 0

    init(_ recorded: RecordedStep, _ prediction: Prediction.Step, tolerance: Double, profile: BehaviourProfile) {
        self.recorded = recorded
        predicted = prediction.step
        self.tolerance = tolerance
        decisions = DecisionFinder(picture: prediction.picture, profile: profile)
        compareWindow()
        compareControllers()
        compareBars()
        compareSheetsAndKeyboard()
        compareViews()
        compareCallbacks()
    }

    // MARK: What is noted

    mutating func count(_ values: Int = 1) { compared += values }

    /// - Returns: its place.
    @discardableResult
    mutating func add(_ difference: Difference) -> Int {
        differences.append(difference)
        differing += 1
        return differences.count - 1
    }

    mutating func passOver() { passedOver += 1 }

    // MARK: The window

    private mutating func compareWindow() {
        var known = KnownShifts(tolerance: tolerance)
        let bounds = (recorded.window.frame ?? predicted.window.frame ?? .zero, predicted.window.frame ?? .zero)
        if let (frame, shift) = shift(recorded.window.frame, predicted.window.frame) {
            count()
            if shift.distance > tolerance {
                let place = add(Difference(
                    .frame, "the window", uikit: frame.words, ours: predicted.window.frame?.words, change: shift.words(tolerance: tolerance),
                    distance: shift.distance, decision: decisions.windowFrame()))
                known.add(shift, from: place)
            }
        }
        if let place = compareSafeArea(recorded.window.safeArea, predicted.window.safeArea, of: "the window", cause: nil, { $0.windowSafeArea() }) {
            known.addInner(recorded.window.safeArea ?? .zero, in: bounds.0, predicted.window.safeArea ?? .zero, in: bounds.1, from: place)
        }
        compareTraits(recorded.window.traits, decisions.picture.scene.traits, of: "the window")
        shifts[""] = known
    }

    /// - Returns: the place of the difference, if there is one.
    mutating func compareSafeArea(
        _ recorded: EdgeInsets?, _ predicted: EdgeInsets?, of subject: String, cause: Int?, _ decision: (DecisionFinder) -> Decision
    ) -> Int? {
        guard let recorded, let predicted else { return nil }
        count()
        let edges = zip(recorded.edges, predicted.edges).map { (name: $0.name, points: $0.points - $1.points) }.filter { abs($0.points) > tolerance }
        guard !edges.isEmpty else { return nil }
        let change = edges.map { "\(abs($0.points).pointsWords) \($0.points > 0 ? "more" : "less") at the \($0.name)" }.joined(separator: ", ")
        var difference = Difference(
            .safeArea, subject, uikit: recorded.words, ours: predicted.words, change: change, distance: edges.map { abs($0.points) }.max(),
            decision: decision(decisions))
        difference.cause = cause
        return add(difference)
    }

    mutating func compareTraits(_ recorded: [String: String], _ traits: ResolvedTraits, of subject: String, cause: (String) -> Int? = { _ in nil }) {
        for (name, value) in recorded.sorted(by: { $0.key < $1.key }) {
            guard let trait = Trait.system(named: name) ?? (traits.collection.custom[name] == nil ? nil : .custom(name)) else {
                passOver()
                continue
            }
            count()
            let ours = traits.collection[trait]?.description ?? "unspecified"
            guard value != ours else { continue }
            var difference = Difference(
                .trait, subject, attribute: name, uikit: value, ours: ours, change: "\(value), and not \(ours)", decision: decisions.trait(trait, in: traits))
            difference.cause = cause(name)
            add(difference)
        }
    }

    func shift(_ recorded: Rect?, _ predicted: Rect?) -> (Rect, EdgeShift)? {
        guard let recorded, let predicted else { return nil }
        return (recorded, EdgeShift(of: recorded, from: predicted))
    }
}

/// Lengths by which edges are known to be off, and the differences that say so: what stands at such an edge is off by as much.
struct KnownShifts {
    private struct Known {
        var points: Double
        var place: Int
    }

    private var horizontal: [Known] = []
    private var vertical: [Known] = []
    private let tolerance: Double
    /// More than a screen has for different reasons; each view is compared with all pairs of them.
    private static let limit = 24

    init(tolerance: Double) {
        self.tolerance = tolerance
    }

    mutating func add(_ shift: EdgeShift, from place: Int) {
        for points in [shift.left, shift.right] { add(points, place, to: \.horizontal) }
        for points in [shift.top, shift.bottom] { add(points, place, to: \.vertical) }
    }

    /// Those of the rectangles that insets leave.
    mutating func addInner(_ insets: EdgeInsets, in bounds: Rect, _ ours: EdgeInsets, in ourBounds: Rect, from place: Int) {
        add(EdgeShift(of: bounds.inset(by: insets), from: ourBounds.inset(by: ours)), from: place)
    }

    private mutating func add(_ points: Double, _ place: Int, to axis: WritableKeyPath<KnownShifts, [Known]>) {
        guard abs(points) > tolerance, self[keyPath: axis].count < Self.limit else { return }
        guard !self[keyPath: axis].contains(where: { abs($0.points - points) < 0.05 }) else { return }
        self[keyPath: axis].append(Known(points: points, place: place))
    }

    /// The difference from which a shift of all edges follows, if it does: each is off as a known edge is, or as what stands in the
    /// middle of two.
    func cause(of shift: EdgeShift) -> Int? {
        var found: Int?
        for (points, known) in [(shift.left, horizontal), (shift.right, horizontal), (shift.top, vertical), (shift.bottom, vertical)] {
            guard abs(points) > tolerance else { continue }
            guard let place = cause(of: points, known) else { return nil }
            found = found ?? place
        }
        return found
    }

    private func cause(of points: Double, _ known: [Known]) -> Int? {
        if let one = known.first(where: { abs($0.points - points) <= tolerance }) { return one.place }
        for (index, one) in known.enumerated() {
            if abs(one.points / 2 - points) <= tolerance { return one.place }
            if known[(index + 1)...].contains(where: { abs(($0.points + one.points) / 2 - points) <= tolerance }) { return one.place }
        }
        return nil
    }

    /// Whether a length is off by what two known edges differ: that of something between them.
    func explains(length points: Double, isWidth: Bool) -> Bool {
        guard abs(points) > tolerance else { return true }
        let edges = [0] + (isWidth ? horizontal : vertical).map { $0.points }
        return edges.contains { one in edges.contains { abs($0 - one - points) <= tolerance && $0 != one } }
    }
}
