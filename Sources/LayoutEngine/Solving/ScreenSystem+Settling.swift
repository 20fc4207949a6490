import ConstraintSolver
import PlaygroundModel
import TextMetrics

/// Values that depend on the frames, and so on the solution: they are set and solved for until they no longer change.
extension ScreenSystem {
    /// The passes after which a layout counts as oscillating: two values that depend on each other do not converge.
    private static let passes = 12

    /// Solves until the heights of labels that wrap and the guides of views agree with the frames, and no size is negative.
    ///
    /// A content whose margins extend under a bar can be longer only without the inset that its length causes: the inset then stays.
    mutating func settle() {
        longestContents = nil
        isSettled = settles()
        guard !isSettled, frames.contains(where: { $0.content != nil }) else { return }
        longestContents = [:]
        isSettled = settles()
    }

    private mutating func settles() -> Bool {
        for _ in 0..<Self.passes {
            let bounded = boundNegativeSizes()
            if longestContents != nil { longestContents = longestContentsSoFar }
            let moved = system.hasValuesThatFollowFrames && setValuesThatFollowFrames()
            if !bounded && !moved { return true }
        }
        return false
    }

    private var longestContentsSoFar: [Int: Size] {
        var longest: [Int: Size] = [:]
        for view in frames.indices where frames[view].content != nil { longest[view] = scrollingSize(of: view) }
        return longest
    }

    private mutating func setValuesThatFollowFrames() -> Bool {
        let numbers = system.givenValues.map { value -> Double? in
            switch value {
            case .wrappedHeight(let view): wrappedHeight(of: view)
            case .inset(let guide, let view?, let edge): guides.insets(of: guide, view: view)[edge]
            case .inset, .rootSize, .windowOrigin, .windowSize, .wrappedSaving: nil
            }
        }
        return system.set(numbers)
    }

    /// The alignment rectangle's height of a label at its width, as in UILabel without preferredMaxLayoutWidth.
    private mutating func wrappedHeight(of view: Int) -> Double {
        guard let text = elements[view].text else { return 0 }
        let preferred = text.preferredMaxLayoutWidth
        let width = preferred > 0 ? preferred : traits.pixels.round(alignmentRect(view)).width
        let height = typeset.lines(of: text, view: view, frameWidth: width).size.height
        return traits.pixels.ceil(height + text.insets.top + text.insets.bottom)
    }

    /// UIKit lays a label that wraps out twice: first with the width of its text in one line, then with the width of its widest line at the
    /// resulting width (UILabel.preferredMaxLayoutWidth, set automatically since iOS 8). Never more often, so that nothing oscillates;
    /// where the lines would change, the first layout counts. It also counts where heights influence widths.
    mutating func askForWrappedWidths() {
        guard !relatesAxes else { return }
        let values = system.givenValues
        let texts = values.map { wrappedText(of: $0) }
        guard system.set(texts.map { $0?.saving }) else { return }
        settle()
        let hold = zip(values, texts).allSatisfy { value, text in
            text == nil || wrappedText(of: value).map { $0.lines == text?.lines } ?? true
        }
        guard !hold || !isSettled else { return }
        system.reset { $0.yields }
        settle()
    }

    /// The lines of a label narrower than its text, and the width they save against one line; `nil` with a preferred width.
    private mutating func wrappedText(of value: GivenValue) -> (lines: [TextLayout.Line], saving: Double)? {
        guard case .wrappedSaving(let view) = value, let text = elements[view].text, text.preferredMaxLayoutWidth <= 0,
              let whole = elements[view].content.width
        else { return nil }
        let width = traits.pixels.round(alignmentRect(view)).width
        guard width < whole else { return nil }
        let layout = typeset.lines(of: text, view: view, frameWidth: width)
        let widest = traits.pixels.ceil(layout.size.width + text.insets.left + text.insets.right)
        return (layout.lines, max(0, whole - widest))
    }

    /// Negative sizes are rare, so the solver gets the bound only for views where one occurred.
    private mutating func boundNegativeSizes() -> Bool {
        var found = false
        for view in frames.indices {
            for (offset, variable) in [frames[view].width, frames[view].height].enumerated() {
                let place = view * 2 + offset
                guard !isBounded[place], system.value(of: variable) < -1e-6 else { continue }
                isBounded[place] = true
                system.add(variable >= 0.0, origin: .nonNegativeSize)
                found = true
            }
        }
        return found
    }
}
