import PlaygroundModel

struct StepComparison {
    var differences: [Difference] = []
    var compared = 0
    var passedOver = 0

    let recorded: RecordedStep
    let predicted: RecordedStep
    /// The tolerance in points. Lengths that differ by no more count as equal.
    let tolerance: Double
    /// The methods that the recorder observed. `nil` if they are unknown.
    let methods: Set<String>?
    private let unrecorded: Set<String>

    /// The tolerance for font sizes, in points. UIFontMetrics rounds scaled sizes.
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

    private mutating func compare<Value: RecordedLengths>(
        _ kind: DifferenceKind, of subject: String, _ recorded: Value?, _ predicted: Value?, tolerance: Double? = nil
    ) {
        guard let recorded, let predicted else { return }
        compared += 1
        let distance = zip(recorded.lengths, predicted.lengths).map { abs($0 - $1) }.max() ?? 0
        guard distance > tolerance ?? self.tolerance else { return }
        differences.append(Difference(kind: kind, subject: subject, uikit: recorded.inWords, engine: predicted.inWords, distance: distance))
    }

    private mutating func compare(_ recorded: RecordedStep.Surface, _ predicted: RecordedStep.Surface, of subject: String) {
        compare(.frame, of: subject, recorded.frame, predicted.frame)
        compare(.safeArea, of: subject, recorded.safeArea, predicted.safeArea)
        compareTraits(recorded.traits, predicted.traits, of: subject)
    }

    private mutating func compareTraits(
        _ recorded: [String: String], _ predicted: [String: String], of subject: String, inherited: [String: String] = [:]
    ) {
        for (name, value) in recorded.sorted(by: { $0.key < $1.key }) {
            guard predicted[name] != nil || Trait.system(named: name) != nil else {
                passedOver += 1
                continue
            }
            compared += 1
            let own = predicted[name] ?? "unspecified"
            guard value != own, value != inherited[name] else { continue }
            differences.append(Difference(kind: .trait, subject: subject, attribute: name, uikit: value, engine: own))
        }
    }

    private mutating func addPresence(
        _ kind: DifferenceKind, of subject: String, attribute: String? = nil, as words: String, note: String? = nil
    ) {
        compared += 1
        let isExtra = kind == .extra
        differences.append(Difference(
            kind: kind, subject: subject, attribute: attribute, uikit: isExtra ? words : nil, engine: isExtra ? nil : words, note: note))
    }

    /// Compares the orientation. An equal orientation is not counted, because the engine took it from the recording.
    private mutating func compareOrientation() {
        guard let orientation = recorded.orientation, let own = predicted.orientation, orientation != own else { return }
        compared += 1
        differences.append(Difference(kind: .orientation, subject: "the interface", uikit: orientation.rawValue, engine: own.rawValue))
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
            addPresence(
                .missing, of: Difference.keyboard, as: own.inWords, note: "a simulator that is connected to the Mac's keyboard shows none")
        case (nil, _): break
        }
    }

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
        compared += 1
        if view.isHidden != own.isHidden {
            func words(_ isHidden: Bool) -> String { isHidden ? "hidden" : "visible" }
            differences.append(Difference(kind: .hidden, subject: name, uikit: words(view.isHidden), engine: words(own.isHidden)))
        }
        compare(.font, of: name, view.text?.fontSize, own.text?.fontSize, tolerance: Self.fontTolerance)
        compare(.textSize, of: name, view.text?.asked, own.text?.asked)
        let around = recorded.controllers[Self.controller(ofView: name)]?.traits ?? [:]
        compareTraits(view.surface.traits, own.surface.traits, of: name, inherited: around)
        compare(.safeArea, of: name, view.surface.safeArea, own.surface.safeArea)
        if view.surface.frame == nil {
            compare(.frame, of: name, view.size, own.surface.frame?.size)
        } else if !view.isHidden, !own.isHidden {
            // UIKit does not lay out hidden views.
            compare(.frame, of: name, view.surface.frame, own.surface.frame)
        }
    }
}
