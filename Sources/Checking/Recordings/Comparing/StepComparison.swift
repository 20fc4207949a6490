import PlaygroundModel

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
    /// The methods that the recorder listened to; `nil` where it is not known.
    let methods: Set<String>?
    private let unrecorded: Set<String>

    /// Text styles have whole and half point sizes; what UIFontMetrics scales is rounded. In points.
    private static let fontTolerance = 0.05

    init(_ recorded: RecordedStep, _ prediction: Prediction.Step, listening methods: Set<String>? = nil, tolerance: Double) {
        self.recorded = recorded
        predicted = prediction.step
        unrecorded = prediction.unrecorded
        self.methods = methods
        self.tolerance = tolerance
        compareOrientation()
        compare(recorded.window, predicted.window, of: Difference.window)
        compareControllers()
        compareBars()
        compareSheets()
        compareKeyboard()
        compareViews()
        compareCallbacks()
    }

    mutating func count(_ values: Int = 1) { compared += values }

    mutating func add(_ difference: Difference) { differences.append(difference) }

    mutating func passOver(_ values: Int = 1) { passedOver += values }

    // MARK: Values

    private mutating func compare<Value: RecordedLengths>(
        _ kind: Difference.Kind, of subject: String, _ recorded: Value?, _ predicted: Value?, tolerance: Double? = nil
    ) {
        guard let recorded, let predicted else { return }
        count()
        let distance = zip(recorded.lengths, predicted.lengths).map { abs($0 - $1) }.max() ?? 0
        guard distance > tolerance ?? self.tolerance else { return }
        add(Difference(kind, subject, uikit: recorded.inWords, engine: predicted.inWords, distance: distance))
    }

    private mutating func compare(_ recorded: RecordedStep.Surface, _ predicted: RecordedStep.Surface, of subject: String) {
        compare(.frame, of: subject, recorded.frame, predicted.frame)
        compare(.safeArea, of: subject, recorded.safeArea, predicted.safeArea)
        compareTraits(recorded.traits, predicted.traits, of: subject)
    }

    /// - Parameter inherited: Those of what is around it, of which differences are found there.
    private mutating func compareTraits(
        _ recorded: [String: String], _ predicted: [String: String], of subject: String, inherited: [String: String] = [:]
    ) {
        for (name, value) in recorded.sorted(by: { $0.key < $1.key }) {
            guard predicted[name] != nil || Trait.system(named: name) != nil else {
                passOver()
                continue
            }
            count()
            let own = predicted[name] ?? "unspecified"
            guard value != own, value != inherited[name] else { continue }
            add(Difference(.trait, subject, attribute: name, uikit: value, engine: own))
        }
    }

    /// Something that UIKit has, or lacks, where the engine does not.
    private mutating func addPresence(
        _ kind: Difference.Kind, of subject: String, attribute: String? = nil, as words: String, note: String? = nil
    ) {
        count()
        let isExtra = kind == .extra
        add(Difference(kind, subject, attribute: attribute, uikit: isExtra ? words : nil, engine: isExtra ? nil : words, note: note))
    }

    // MARK: The window and what is in it

    /// An orientation that is equal is no value: the recording gave it to the engine, or asked for it.
    private mutating func compareOrientation() {
        guard let orientation = recorded.orientation, let own = predicted.orientation, orientation != own else { return }
        count()
        add(Difference(.orientation, "the interface", uikit: orientation.rawValue, engine: own.rawValue))
    }

    private mutating func compareControllers() {
        for (name, own) in predicted.controllers.sorted(by: { $0.key < $1.key }) {
            if let surface = recorded.controllers[name] {
                compare(surface, own, of: name)
            } else if recorded.isComplete {
                addPresence(.missing, of: name, as: "on the screen")
            }
        }
        for name in recorded.controllers.keys.sorted() where predicted.controllers[name] == nil {
            addPresence(.extra, of: name, as: "on the screen")
        }
    }

    private mutating func compareBars() {
        for (name, frame) in recorded.bars.sorted(by: { $0.key < $1.key }) {
            if let own = predicted.bars[name] {
                compare(.bar, of: name, frame, own)
            } else if Self.controller(ofBar: name).flatMap({ predicted.controllers[$0] }) != nil {
                addPresence(.extra, of: name, as: frame.inWords)
            }
        }
        guard recorded.isComplete else { return }
        for (name, own) in predicted.bars.sorted(by: { $0.key < $1.key }) where recorded.bars[name] == nil {
            guard Self.controller(ofBar: name).flatMap({ recorded.controllers[$0] }) != nil else { continue }
            addPresence(.missing, of: name, as: own.inWords)
        }
    }

    private static func controller(ofBar name: String) -> String? { RecordedBar(name: name)?.controller }

    private mutating func compareSheets() {
        for (name, frame) in recorded.sheets.sorted(by: { $0.key < $1.key }) where predicted.controllers[name] != nil {
            if let own = predicted.sheets[name] {
                compare(.sheet, of: name, frame, own)
            } else {
                addPresence(.extra, of: name, attribute: "sheet", as: frame.inWords)
            }
        }
    }

    private mutating func compareKeyboard() {
        switch (recorded.keyboard, predicted.keyboard) {
        case let (frame?, own?): compare(.keyboard, of: Difference.keyboard, frame, own)
        case let (frame?, nil): addPresence(.extra, of: Difference.keyboard, as: frame.inWords)
        case let (nil, own?) where recorded.isComplete:
            addPresence(.missing, of: Difference.keyboard, as: own.inWords, note: "a simulator that is connected to the Mac's keyboard shows none")
        case (nil, _): break
        }
    }

    // MARK: Views

    /// Where a controller is missing or extra, its views are not compared.
    private mutating func compareViews() {
        for (name, view) in recorded.views.sorted(by: { $0.key < $1.key }) {
            if let own = predicted.views[name] {
                compare(view, own, of: name)
            } else if predicted.controllers[Self.controller(ofView: name)] != nil {
                addPresence(.extra, of: name, as: "there")
            }
        }
        guard recorded.isComplete else { return }
        for name in predicted.views.keys.sorted() where recorded.views[name] == nil && !unrecorded.contains(name) {
            guard recorded.controllers[Self.controller(ofView: name)] != nil else { continue }
            addPresence(.missing, of: name, as: "there")
        }
    }

    private static func controller(ofView name: String) -> String { String(name.prefix { $0 != "." }) }

    private mutating func compare(_ view: RecordedStep.View, _ own: RecordedStep.View, of name: String) {
        count()
        if view.isHidden != own.isHidden {
            add(Difference(.hidden, name, uikit: view.isHidden ? "hidden" : "visible", engine: own.isHidden ? "hidden" : "visible"))
        }
        compare(.font, of: name, view.text?.fontSize, own.text?.fontSize, tolerance: Self.fontTolerance)
        compare(.textSize, of: name, view.text?.asked, own.text?.asked)
        let around = recorded.controllers[Self.controller(ofView: name)]?.traits ?? [:]
        compareTraits(view.surface.traits, own.surface.traits, of: name, inherited: around)
        compare(.safeArea, of: name, view.surface.safeArea, own.surface.safeArea)
        if view.surface.frame == nil {
            compare(.frame, of: name, view.size, own.surface.frame?.size)
        } else if !view.isHidden, !own.isHidden {
            // UIKit leaves a hidden view where it was.
            compare(.frame, of: name, view.surface.frame, own.surface.frame)
        }
    }
}
