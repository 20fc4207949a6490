import PlaygroundModel
import Simulation

extension StepComparison {
    mutating func compareViews() {
        let names = recorded.views.keys.sorted { one, other in
            let (first, second) = (recorded.views[one]?.surface.frame ?? .zero, recorded.views[other]?.surface.frame ?? .zero)
            return (first.minY, first.minX, one) < (second.minY, second.minX, other)
        }
        var rest: [String] = []
        for name in names where !comparePresence(of: name) { rest.append(name) }
        // What has its size from what is in it pushes others away: those come first, from the top down.
        let found = rest.filter { !compareSize(of: $0) }
        for name in found { compareFrame(of: name) }
        guard recorded.isComplete else { return }
        for name in predicted.views.keys.sorted() where recorded.views[name] == nil { reportMissing(name) }
    }

    /// - Returns: whether there is nothing more to compare.
    private mutating func comparePresence(of name: String) -> Bool {
        guard let view = recorded.views[name] else { return true }
        guard let predicted = predicted.views[name], let (controller, resolved) = decisions.view(name) else {
            // The views of a controller that is not on the screen went with it.
            guard let dot = name.firstIndex(of: "."), decisions.controller(String(name[..<dot])) != nil else { return true }
            count()
            add(Difference(
                .extra, name, uikit: "there", ours: nil, change: "there", decision: Decision("which views are installed", file: "Simulation/Hierarchy/AdaptiveResolution.swift")))
            return true
        }
        count()
        if view.isHidden != predicted.isHidden {
            add(Difference(
                .hidden, name, uikit: view.isHidden ? "hidden" : "visible", ours: predicted.isHidden ? "hidden" : "visible",
                change: view.isHidden ? "hidden" : "visible", decision: Decision("isHidden, by the playground", file: nil)))
        }
        compareText(view, predicted, name)
        compareOwn(view.surface.traits, predicted.surface.traits, controller, name)
        if let ours = predicted.surface.safeArea, let own = view.surface.safeArea {
            let cause = place(of: .safeArea, "the window") ?? place(of: .safeArea, controller.id.description)
            _ = compareSafeArea(own, ours, of: name, cause: cause.map { differences[$0].cause ?? $0 }, { $0.frame(of: resolved, in: controller) })
        }
        if view.surface.frame == nil, let size = view.size { compareBounds(size, predicted.surface.frame?.size, resolved, controller, name) }
        // UIKit leaves a hidden view where it was.
        return view.isHidden || predicted.isHidden || view.surface.frame == nil
    }

    private mutating func reportMissing(_ name: String) {
        // The same: of a controller that UIKit does not show, nothing more is said.
        guard let (controller, view) = decisions.view(name), recorded.controllers[controller.id.description] != nil, !view.definition.kind.isAbstract,
              !isRowOutOfSight(view, controller)
        else { return }
        count()
        add(Difference(
            .missing, name, uikit: nil, ours: "there", change: "not there", decision: Decision("which views are installed", file: "Simulation/Hierarchy/AdaptiveResolution.swift")))
    }

    /// UIKit makes the rows of a list that are in sight; the engine has all.
    private func isRowOutOfSight(_ view: ResolvedView, _ controller: SceneController) -> Bool {
        var inner = view
        while let outer = decisions.views.superview(of: inner.id, in: controller) {
            if outer.definition.kind.isList {
                let (row, list) = (frame(of: inner, controller), frame(of: outer, controller))
                return row.maxY <= list.minY || row.minY >= list.maxY || row.maxX <= list.minX || row.minX >= list.maxX
            }
            inner = outer
        }
        return false
    }

    private func frame(of view: ResolvedView, _ controller: SceneController) -> Rect {
        predicted.views["\(controller.id).\(view.id)"]?.surface.frame ?? .zero
    }

    // MARK: Frames

    private mutating func compareBounds(_ size: Size, _ ours: Size?, _ view: ResolvedView, _ controller: SceneController, _ name: String) {
        guard let ours else { return }
        count()
        let shift = EdgeShift(of: Rect(origin: .zero, size: size), from: Rect(origin: .zero, size: ours))
        guard shift.distance > tolerance else { return }
        add(Difference(
            .frame, name, uikit: size.words, ours: ours.words, change: shift.words(sizeAlone: true, tolerance: tolerance), distance: shift.distance,
            decision: decisions.metric(of: view.definition.kind) ?? decisions.frame(of: view, in: controller)))
    }

    /// Compares a view that has its size from its content, and is off by its size.
    ///
    /// - Returns: whether it is.
    private mutating func compareSize(of name: String) -> Bool {
        guard let (controller, view) = decisions.view(name), let metric = decisions.metric(of: view.definition.kind),
              let (frame, shift) = shift(recorded.views[name]?.surface.frame, predicted.views[name]?.surface.frame), shift.distance > tolerance
        else { return false }
        let owner = controller.id.description
        let known = shifts[owner] ?? KnownShifts(tolerance: tolerance)
        // What stands between edges that are off has not its own size.
        guard max(abs(shift.width), abs(shift.height)) > tolerance, known.cause(of: shift) == nil else { return false }
        count()
        // A text of another font is as much larger.
        let font = place(of: .font, name) ?? place(of: .textSize, name)
        var difference = Difference(
            .frame, name, uikit: frame.words, ours: predicted.views[name]?.surface.frame?.words,
            change: shift.words(sizeAlone: true, tolerance: tolerance), distance: shift.distance, decision: metric)
        difference.cause = font
        let place = add(difference)
        shifts[owner]?.add(shift, from: font ?? place)
        return true
    }

    private mutating func compareFrame(of name: String) {
        guard let (controller, view) = decisions.view(name),
              let (frame, shift) = shift(recorded.views[name]?.surface.frame, predicted.views[name]?.surface.frame)
        else { return }
        count()
        guard shift.distance > tolerance else { return }
        let owner = controller.id.description
        var difference = Difference(
            .frame, name, uikit: frame.words, ours: predicted.views[name]?.surface.frame?.words, change: shift.words(tolerance: tolerance),
            distance: shift.distance, decision: decisions.frame(of: view, in: controller))
        difference.cause = shifts[owner]?.cause(of: shift)
        let place = add(difference)
        if difference.cause == nil { shifts[owner]?.add(shift, from: place) }
    }

    // MARK: Texts and traits

    private mutating func compareText(_ view: RecordedStep.View, _ predicted: RecordedStep.View, _ name: String) {
        guard let text = view.text, let ours = predicted.text else { return }
        var cause: Int?
        if let size = text.fontSize, let own = ours.fontSize {
            count()
            // Text styles have whole and half point sizes; what UIFontMetrics scales is rounded.
            if abs(size - own) > 0.05 {
                let change = "\(abs(size - own).pointsWords) \(size > own ? "larger" : "smaller")"
                cause = add(Difference(
                    .font, name, uikit: size.pointWords, ours: own.pointWords, change: change, distance: abs(size - own), decision: DecisionFinder.fontSizes))
            }
        }
        guard let asked = text.asked, let own = ours.asked else { return }
        count()
        let (width, height) = (asked.width - own.width, asked.height - own.height)
        guard max(abs(width), abs(height)) > tolerance else { return }
        let shift = EdgeShift(of: Rect(origin: .zero, size: asked), from: Rect(origin: .zero, size: own))
        var difference = Difference(
            .textSize, name, uikit: asked.words, ours: own.words, change: shift.words(sizeAlone: true, tolerance: tolerance),
            distance: shift.distance, decision: DecisionFinder.textWidths)
        difference.cause = cause
        add(difference)
    }

    /// Of a view's traits those that differ from its controller's: the others are said of that.
    private mutating func compareOwn(_ traits: [String: String], _ ours: [String: String], _ controller: SceneController, _ name: String) {
        let around = recorded.controllers[controller.id.description]?.traits ?? [:]
        for (trait, value) in traits.sorted(by: { $0.key < $1.key }) {
            guard ours[trait] != nil || Trait.system(named: trait) != nil else {
                passOver()
                continue
            }
            count()
            guard value != ours[trait] ?? "unspecified", value != around[trait] else { continue }
            add(Difference(
                .trait, name, attribute: trait, uikit: value, ours: ours[trait] ?? "unspecified",
                change: "\(value), and not \(ours[trait] ?? "unspecified")", decision: Decision("UIView.traitOverrides, by the playground", file: nil)))
        }
    }
}

extension ViewKind {
    /// What the file names, and UIKit has no view for.
    fileprivate var isAbstract: Bool { self == .layoutGuide || self == .spacer }
}

extension Size {
    fileprivate var words: String { "\(width.pointWords) × \(height.pointWords)" }
}
