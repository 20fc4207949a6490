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
    mutating func settle() {
        isSettled = true
        for _ in 0..<Self.passes {
            let bounded = boundNegativeSizes()
            let moved = system.hasValuesThatFollowFrames && setValuesThatFollowFrames()
            if !bounded && !moved { return }
        }
        isSettled = false
    }

    private mutating func setValuesThatFollowFrames() -> Bool {
        let numbers = system.givenValues.map { value -> Double? in
            switch value {
            case .wrappedHeight(let view): wrappedHeight(of: view)
            case .inset(let guide, let view?, let edge): guides.insets(of: guide, view: view)[edge]
            case .inset, .rootSize, .windowOrigin, .windowSize: nil
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
