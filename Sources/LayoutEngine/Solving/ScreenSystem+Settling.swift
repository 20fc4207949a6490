import ConstraintSolver
import PlaygroundModel
import TextMetrics

/// Values that depend on the frames, and so on the solution itself: they are set and solved for again until they no longer
/// change, as UIKit lays out again.
extension ScreenSystem {
    /// The passes after which a layout counts as oscillating: two values that depend on each other do not converge.
    private static let passes = 12

    /// Solves until what follows from the frames agrees with them: the heights of labels that wrap at their widths, the
    /// guides of views, and that no size is negative.
    ///
    /// A content whose margins reach under a bar is longer without the inset that it gets because it is longer: the inset stays then.
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
        for view in frames.indices { longest[view] = scrollingSize(of: view) }
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

    /// The height of a label at the width it got, as UILabel uses that where it has no preferredMaxLayoutWidth. Intrinsic sizes are
    /// those of alignment rectangles.
    private mutating func wrappedHeight(of view: Int) -> Double {
        guard let text = elements[view].text else { return 0 }
        let preferred = text.preferredMaxLayoutWidth
        let width = preferred > 0 ? preferred : traits.pixels.round(alignmentRect(view)).width
        let height = typeset.lines(of: text, view: view, frameWidth: width).size.height
        return traits.pixels.ceil(height + text.insets.top + text.insets.bottom)
    }

    /// UIKit lays a label that wraps out twice: the first time it asks for its text in one line, and the second time for the widest of
    /// the lines that it has at the width it got (UILabel.preferredMaxLayoutWidth, set by itself since iOS 8). Never more often, so
    /// that nothing swings; where the lines would become others, the first time counts. So it does where heights reach back to widths.
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

    /// The lines of a label at the width it got, and how much less width they ask for than its text in one line; `nil` for one that has
    /// all that it asked for, or prefers a width.
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

    /// Sizes below zero are rare, so the solver is told to avoid them only for views where it came to one.
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
