import ConstraintSolver
import PlaygroundModel

extension ScreenSystem {
    /// Whether another request can continue from this solution with the same result as a fresh start. After dropped
    /// constraints or ambiguities the result would depend on the order of the steps.
    var isReusable: Bool {
        system.mode == .movable && system.conflicts.isEmpty && ambiguities.isEmpty && isSettled && longestContents == nil
            && system.givenValuesHold
    }

    /// Whether constraints contain numbers computed from intrinsic sizes, other than the views' own intrinsic sizes.
    var usesFittingSizes: Bool {
        elements.contains { element in
            guard let stack = element.stack else { return false }
            let isBaselineAligned = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
            return stack.distribution == .fillProportionally || isBaselineAligned || stack.isBaselineRelative || usesBaselines
        }
    }

    mutating func resolve(_ request: LayoutRequest, changes: ContentChanges) {
        // If heights influence widths, several layouts may be consistent. The solution must then begin like a fresh start.
        let isFresh = relatesAxes || system.hasPathDependentValues
        system.reset { isFresh || $0.yields }
        replaceContent(changes.views)
        environment = GivenEnvironment(request, traits: traits)
        system.move(to: environment)
        settle()
        settleAmbiguities()
        askForWrappedWidths()
    }

    private mutating func replaceContent(_ changed: [ContentChanges.Change]) {
        let resized = changed.filter { $0.element != elements[$0.place] }
        for change in changed { views[change.place] = change.view }
        for change in resized {
            elements[change.place] = change.element
            typeset.forget(change.place)
            for row in contentRows[change.place] { system.remove(row) }
        }
        let content = ContentConstraints(elements: elements, frames: frames, ties: ties)
        for change in resized where !contentRows[change.place].isEmpty {
            contentRows[change.place] = content.add(change.place, to: &system)
        }
    }
}
