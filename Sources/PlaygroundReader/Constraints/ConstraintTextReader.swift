import PlaygroundModel
import SourceDiagnostics

/// The reason why a string is not a valid constraint.
public enum ConstraintTextError: Error, Hashable, Sendable {
    /// The string is neither an equation nor a visual format string.
    case unreadable
    /// UIKit does not permit the constraint: it relates a width to an edge, or a number is beyond all layouts.
    case illegal
}

/// Reads constraints in the syntax of playgrounds, without a playground.
public struct ConstraintTextReader {
    private let scope: ConstraintScope

    /// Creates a reader for views. `|` and `superview` are the root view. `kinds` is needed because scroll views have more guides.
    public init(between views: [String], kinds: [ViewID: ViewKind] = [:]) {
        scope = ConstraintScope(items: NameSet(views), kinds: kinds)
    }

    public func constraints(_ text: String) throws(ConstraintTextError) -> [LayoutConstraint] {
        do throws(ConstraintProblem) {
            return try read(text)
        } catch {
            switch error.mistake {
            case .positionWithDimension, .differentAxes, .directionalWithAbsolute, .zeroMultiplier, .numberTooLarge: throw .illegal
            default: throw .unreadable
            }
        }
    }

    /// The mistake's code and headline. `nil` for a valid constraint.
    public func mistake(in text: String) -> (code: String, headline: String)? {
        do throws(ConstraintProblem) {
            _ = try read(text)
            return nil
        } catch {
            return (error.mistake.code, error.mistake.headline)
        }
    }

    private func read(_ text: String) throws(ConstraintProblem) -> [LayoutConstraint] {
        let path = DocumentPath()
        guard VisualFormat.isVisualFormat(text) else { return [try EquationParser.parse(text, at: path, in: scope)] }
        let format = try VisualFormatParser.parse(text, in: scope)
        return format.constraints(options: VisualFormatOptions(), source: text, at: path, in: scope)
    }
}
