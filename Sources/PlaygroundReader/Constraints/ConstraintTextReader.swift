import PlaygroundModel
import SourceDiagnostics

/// Why the text of a constraint cannot be read.
public enum ConstraintTextError: Error, Hashable, Sendable {
    /// It is neither an equation nor a visual format string.
    case unreadable
    /// UIKit has no such constraint: it relates a width to an edge, or has a number beyond all layouts.
    case illegal
}

/// Reads constraints in the syntax of playgrounds, outside of one.
public struct ConstraintTextReader {
    private let scope: ConstraintScope

    /// - Parameters:
    ///   - views: Names of views. Their superview is the root view, so `|` and `superview` are that view.
    ///   - kinds: Kinds of views: scroll views have more guides.
    public init(between views: [String], kinds: [ViewID: ViewKind] = [:]) {
        scope = ConstraintScope(items: NameSet(views), kinds: kinds)
    }

    /// Reads an equation or a visual format string.
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

    /// The code and headline of the mistake in a text; `nil` for a valid constraint.
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
