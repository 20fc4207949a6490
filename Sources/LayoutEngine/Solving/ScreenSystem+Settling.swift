import ConstraintSolver
import PlaygroundModel
import TextMetrics

/// Values that depend on the frames, and therefore on the solution, are set and solved until they no longer change.
extension ScreenSystem {
    /// The number of passes after which a layout counts as oscillating, because two values that depend on each other may oscillate.
    private static let passes = 12

    /// Solves until wrapped heights and guides agree with the frames, and no size is negative. If margins extend under
    /// a bar, content may be longer only without the inset that its length causes. The inset then stays.
    mutating func settle() {
        longestContents = nil
        isSettled = converges()
        guard !isSettled, frames.contains(where: { $0.content != nil }) else { return }
        longestContents = [:]
        isSettled = converges()
    }

    private mutating func converges() -> Bool {
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
            case .proportionGain(let view): proportionGain(of: view)
            case .inset(let guide, let view?, let edge): guides.insets(of: guide, view: view)[edge]
            case .inset, .rootSize, .windowOrigin, .windowSize, .wrappedSaving: nil
            }
        }
        return system.set(numbers)
    }

    /// The height of the alignment rectangle of a label at the width of its lines.
    private mutating func wrappedHeight(of view: Int) -> Double {
        guard let text = elements[view].text else { return 0 }
        var width = text.lineWidth(inFrameWidth: traits.pixels.round(alignmentRect(view)).width)
        // Without a width the text has one line: a hidden row adds no height.
        if width <= 0, isInHiddenRow(view) { width = .infinity }
        let height = max(text.leastHeight, typeset.lines(of: text, view: view, frameWidth: width).size.height)
        return traits.pixels.ceil(height + text.insets.top + text.insets.bottom)
    }

    private func isInHiddenRow(_ view: Int) -> Bool {
        ([view] + tree.superviews(of: view)).contains { place in
            guard let stack = tree.superview[place].flatMap({ elements[$0].stack }) else { return false }
            return stack.axis == .horizontal && stack.hidden.contains { $0.view == place }
        }
    }

    /// The height that a `fillProportionally` view gains because text wraps. Rounding to 1/64 point makes the height converge.
    private mutating func proportionGain(of view: Int) -> Double? {
        guard let parent = tree.superview[view], let stack = elements[parent].stack, let place = stack.shown.firstIndex(of: view)
        else { return nil }
        var wrapped = FittingSize(elements: elements)
        let shares = wrapped.shares(of: stack)
        for place in elements.indices where elements[place].wraps { wrapped.wrappedHeights[place] = wrappedHeight(of: place) }
        let margins = stack.isLayoutMarginsRelative ? guides.insets(of: .layoutMargins, view: parent) : .zero
        let area = alignmentRect(parent).height - margins.top - margins.bottom
        return (area * (wrapped.shares(of: stack)[place] - shares[place]) * 64).rounded() / 64
    }

    /// UIKit lays out a wrapping label twice: with the width of its text in one line, then with the width of its widest
    /// line at the resulting width (automatic since iOS 8). A limit of two prevents oscillation. If the second layout
    /// changed the lines, the first layout counts.
    ///
    /// The widest line includes the space at which it broke (Interface Builder's frames of three projects: 282, 288 and
    /// 396 points for lines of 276, 282 and 391.5 without the space).
    mutating func askForWrappedWidths() {
        let values = system.givenValues
        let texts = values.map { wrappedText(of: $0) }
        guard system.set(texts.map { $0?.saving }) else { return }
        settle()
        let hold = zip(values, texts).allSatisfy { value, text in
            text == nil || (wrappedText(of: value).map { $0.lines == text?.lines } ?? true) && (!relatesAxes || isHighEnough(value))
        }
        guard !hold || !isSettled else { return }
        system.reset { $0.yields }
        settle()
    }

    /// Whether all lines fit: if heights influence widths, a second layout may reduce the height.
    private mutating func isHighEnough(_ value: GivenValue) -> Bool {
        guard case .wrappedSaving(let view) = value else { return true }
        return wrappedHeight(of: view) <= alignmentRect(view).height + 0.01
    }

    /// The lines of a label narrower than its text, and the width saved against one line. `nil` for a label with a preferred width.
    private mutating func wrappedText(of value: GivenValue) -> (lines: [TextLayout.Line], saving: Double)? {
        guard case .wrappedSaving(let view) = value, let text = elements[view].text, text.wrapsAtItsOwnWidth,
              let whole = elements[view].content.width
        else { return nil }
        let width = traits.pixels.round(alignmentRect(view)).width
        guard width < whole else { return nil }
        let layout = typeset.lines(of: text, view: view, frameWidth: width)
        let widest = layout.widthWithSpaces
        return (layout.lines, max(0, whole - min(width, traits.pixels.ceil(widest + text.insets.left + text.insets.right))))
    }

    /// Negative sizes are rare, so only views that had a negative size get the bound.
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
