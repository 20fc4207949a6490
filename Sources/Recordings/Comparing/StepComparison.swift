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
    /// The methods that the recorder listened to; `nil` where it is not known.
    let methods: Set<String>?
    /// What is off, and moves what stands beside it: by controller.
    var shifts: [String: KnownShifts] = [:]

    private struct Key: Hashable {
        var kind: Difference.Kind
        var subject: String
    }

    private var places: [Key: Int] = [:]

    init(
        _ recorded: RecordedStep, _ prediction: Prediction.Step, listening methods: Set<String>? = nil, tolerance: Double, profile: BehaviourProfile
    ) {
        self.recorded = recorded
        self.methods = methods
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
        let key = Key(kind: difference.kind, subject: difference.subject)
        if places[key] == nil { places[key] = differences.count }
        differences.append(difference)
        return differences.count - 1
    }

    mutating func passOver() { passedOver += 1 }

    /// The first difference of a kind that was found at something, by its place.
    func place(of kind: Difference.Kind, _ subject: String) -> Int? { places[Key(kind: kind, subject: subject)] }

    // MARK: The window

    private mutating func compareWindow() {
        compareOrientation()
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
            let inner = bounds.0.inset(by: recorded.window.safeArea ?? .zero)
            known.add(EdgeShift(of: inner, from: bounds.1.inset(by: predicted.window.safeArea ?? .zero)), from: place)
        }
        compareTraits(recorded.window.traits, decisions.picture.scene.traits, of: "the window")
        shifts[""] = known
    }

    private mutating func compareOrientation() {
        // One that is equal is no finding of ours: the recording gave it to the engine, or asked for it.
        guard let orientation = recorded.orientation, let ours = predicted.orientation, orientation != ours else { return }
        count()
        add(Difference(
            .orientation, "the interface", uikit: orientation.rawValue, ours: ours.rawValue, change: "\(orientation.rawValue), and not \(ours.rawValue)",
            decision: Decision("which orientations the app may be turned to", file: "Simulation/Events/EnvironmentReducer.swift", isOfAll: true)))
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
