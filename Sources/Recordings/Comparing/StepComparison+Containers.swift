import PlaygroundModel
import Simulation

extension StepComparison {
    // MARK: Controllers

    mutating func compareControllers() {
        let scene = decisions.picture.scene
        for controller in scene.controllers {
            let name = controller.id.description
            let around = shifts[controller.parent?.description ?? ""] ?? shifts[""] ?? KnownShifts(tolerance: tolerance)
            shifts[name] = around
            guard let surface = recorded.controllers[name] else {
                guard recorded.isComplete else { continue }
                count()
                add(Difference(.missing, name, uikit: nil, ours: "on the screen", change: "not on the screen", decision: decisions.frame(of: controller)))
                continue
            }
            compare(surface, controller, name, around)
        }
        let ours = Set(scene.controllers.map { $0.id.description })
        for name in recorded.controllers.keys.sorted() where !ours.contains(name) {
            count()
            add(Difference(.extra, name, uikit: "on the screen", ours: nil, change: "on the screen", decision: Decision("what stands on the screen", file: "Simulation")))
        }
    }

    private mutating func compare(_ surface: RecordedStep.Surface, _ controller: SceneController, _ name: String, _ around: KnownShifts) {
        var known = around
        if let (frame, shift) = shift(surface.frame, controller.frame) {
            count()
            if shift.distance > tolerance {
                var difference = Difference(
                    .frame, name, uikit: frame.words, ours: controller.frame.words, change: shift.words(tolerance: tolerance), distance: shift.distance,
                    decision: decisions.frame(of: controller))
                difference.cause = around.cause(of: shift)
                let place = add(difference)
                known.add(shift, from: difference.cause ?? place)
            }
        }
        compareSafeArea(of: surface, controller, name, around, &known)
        let inherited = differences.enumerated().filter { $1.kind == .trait && $1.subject == "the window" }.map { ($1.attribute ?? "", $0) }
        let causes = Dictionary(inherited) { first, _ in first }
        let window = recorded.window.traits
        compareTraits(surface.traits, controller.traits, of: name) { trait in window[trait] == surface.traits[trait] ? causes[trait] : nil }
        shifts[name] = known
    }

    private mutating func compareSafeArea(
        of surface: RecordedStep.Surface, _ controller: SceneController, _ name: String, _ around: KnownShifts, _ known: inout KnownShifts
    ) {
        guard let insets = surface.safeArea else { return }
        let (recordedFrame, ours) = (surface.frame ?? controller.frame, controller.safeAreaInsets)
        let shift = EdgeShift(of: recordedFrame.inset(by: insets), from: controller.frame.inset(by: ours))
        let cause = around.cause(of: shift) ?? barCause(of: insets, ours, in: recordedFrame, controller)
        guard let place = compareSafeArea(insets, ours, of: name, cause: cause, { $0.safeArea(of: controller) }) else { return }
        known.add(shift, from: cause ?? place)
    }

    /// The bar that takes as much more of the safe area as it is higher: compared beforehand, though it is said later.
    private mutating func barCause(of insets: EdgeInsets, _ ours: EdgeInsets, in frame: Rect, _ controller: SceneController) -> Int? {
        var around: SceneController? = controller
        while let one = around {
            for (name, recorded) in recorded.bars.sorted(by: { $0.key < $1.key }) {
                guard let bar = RecordedBar(name: name), bar.controller == one.id.description, let predicted = predicted.bars[name] else { continue }
                let shift = EdgeShift(of: recorded, from: predicted)
                let isAbove = bar.kind == .navigationBar
                let (edge, inset) = isAbove ? (shift.bottom, insets.top - ours.top) : (-shift.top, insets.bottom - ours.bottom)
                if abs(edge) > tolerance, abs(edge - inset) <= tolerance { return compareBar(name, bar, recorded, predicted) }
            }
            around = decisions.parent(of: one)
        }
        return nil
    }

    // MARK: Bars, sheets, the keyboard

    mutating func compareBars() {
        for (name, frame) in recorded.bars.sorted(by: { $0.key < $1.key }) {
            guard let bar = RecordedBar(name: name) else { continue }
            if let predicted = predicted.bars[name] {
                _ = compareBar(name, bar, frame, predicted)
            } else if decisions.controller(bar.controller) != nil {
                count()
                add(Difference(.extra, name, uikit: frame.words, ours: nil, change: "there", decision: decisions.bar(bar)))
            }
        }
        guard recorded.isComplete else { return }
        for (name, frame) in predicted.bars.sorted(by: { $0.key < $1.key }) where recorded.bars[name] == nil {
            guard let bar = RecordedBar(name: name), recorded.controllers[bar.controller] != nil else { continue }
            count()
            add(Difference(.missing, name, uikit: nil, ours: frame.words, change: "not there", decision: decisions.bar(bar)))
        }
    }

    /// - Returns: the place of the difference, if there is one; of a bar that was compared before the same.
    private mutating func compareBar(_ name: String, _ bar: RecordedBar, _ frame: Rect, _ predicted: Rect) -> Int? {
        if let place = place(of: .bar, name) { return place }
        count()
        let shift = EdgeShift(of: frame, from: predicted)
        guard shift.distance > tolerance else { return nil }
        var difference = Difference(
            .bar, name, uikit: frame.words, ours: predicted.words, change: shift.words(tolerance: tolerance), distance: shift.distance,
            decision: decisions.bar(bar))
        difference.cause = (shifts[bar.controller] ?? shifts[""])?.cause(of: shift)
        let place = add(difference)
        shifts[bar.controller]?.add(shift, from: difference.cause ?? place)
        return place
    }

    mutating func compareSheetsAndKeyboard() {
        for (name, frame) in recorded.sheets.sorted(by: { $0.key < $1.key }) {
            // A controller that is not on the screen is said already; where both say a frame, it is that of the controller.
            guard let controller = decisions.controller(name) else { continue }
            guard let predicted = predicted.sheets[name] else {
                count()
                add(Difference(.extra, name, attribute: "sheet", uikit: frame.words, ours: nil, change: "a sheet", decision: decisions.frame(of: controller)))
                continue
            }
            count()
            let shift = EdgeShift(of: frame, from: predicted)
            guard shift.distance > tolerance else { continue }
            let same = self.place(of: .frame, name)
            var difference = Difference(
                .sheet, name, uikit: frame.words, ours: predicted.words, change: shift.words(tolerance: tolerance), distance: shift.distance,
                decision: decisions.frame(of: controller))
            difference.cause = same.map { differences[$0].cause ?? $0 }
            let place = add(difference)
            shifts[name]?.add(shift, from: difference.cause ?? place)
        }
        guard let frame = recorded.keyboard else { return reportMissingKeyboard() }
        count()
        guard let ours = predicted.keyboard else {
            add(Difference(.extra, "the keyboard", uikit: frame.words, ours: nil, change: "on the screen", decision: decisions.keyboard()))
            return
        }
        let shift = EdgeShift(of: frame, from: ours)
        guard shift.distance > tolerance else { return }
        add(Difference(
            .keyboard, "the keyboard", uikit: frame.words, ours: ours.words, change: shift.words(sizeAlone: true, tolerance: tolerance),
            distance: shift.distance, decision: decisions.keyboard()))
    }

    private mutating func reportMissingKeyboard() {
        guard recorded.isComplete, let ours = predicted.keyboard else { return }
        count()
        var decision = decisions.keyboard()
        decision.doubt = "a simulator that is connected to the Mac's keyboard shows none"
        add(Difference(.missing, "the keyboard", uikit: nil, ours: ours.words, change: "not on the screen", decision: decision))
    }
}
