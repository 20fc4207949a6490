import PlaygroundModel
import SourceDiagnostics

/// Why the text of a constraint cannot be read.
public enum ConstraintTextError: Error, Hashable, Sendable {
    /// It is neither an equation nor a visual format string.
    case unreadable
    /// UIKit has no such constraint: it relates a width to an edge, or has a number beyond all layouts.
    case illegal
}

/// Reads constraints that are written as in a playground without being in one.
public struct ConstraintTextReader {
    private let scope: ConstraintScope

    /// - Parameters:
    ///   - views: The names of the views that a text may have. They stand in the root view, so `|` and `superview` are that one.
    ///   - kinds: The kinds of these views, so far as they matter: scroll views have guides of their own.
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

    /// The mistake that a playground with the text would have, by its code and its headline; `nil` for a constraint that it can have.
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
