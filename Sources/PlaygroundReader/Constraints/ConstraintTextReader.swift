import PlaygroundModel

/// Why the text of a constraint cannot be read.
public enum ConstraintTextError: Error, Hashable, Sendable {
    /// It is neither an equation nor a visual format string.
    case unreadable
    /// UIKit has no such constraint: it relates a width to an edge, or has a number beyond all layouts.
    case illegal
}

/// Reads constraints that are written as in a playground without being in one.
public enum ConstraintTextReader {
    /// Reads an equation or a visual format string.
    ///
    /// - Parameter views: The names of the views that the text may have. They stand in the root view, so `|` and `superview` are that one.
    public static func constraints(_ text: String, between views: [String]) throws(ConstraintTextError) -> [LayoutConstraint] {
        let scope = ConstraintScope(items: NameSet(views))
        let path = DocumentPath()
        do throws(ConstraintProblem) {
            guard VisualFormat.isVisualFormat(text) else { return [try EquationParser.parse(text, at: path, in: scope)] }
            let format = try VisualFormatParser.parse(text, in: scope)
            return format.constraints(options: VisualFormatOptions(), source: text, at: path, in: scope)
        } catch {
            switch error.mistake {
            case .positionWithDimension, .differentAxes, .directionalWithAbsolute, .zeroMultiplier, .numberTooLarge: throw .illegal
            default: throw .unreadable
            }
        }
    }
}
