/// A part of a controller's state that the user and actions change, and conditions query.
public enum StateSubject: Hashable, Sendable {
    case property(ViewID, ViewProperty)
    /// UITableViewCell.isSelected of a row or item. For a list, whether any row is selected.
    case isSelected(ViewID)
    case variable(String)

    public var view: ViewID? {
        switch self {
        case .property(let view, _), .isSelected(let view): view
        case .variable: nil
        }
    }
}

public struct StateValue: Hashable, Sendable {
    public var value: PropertyValue
    /// The event that set the value, in words. `nil` for the initial value.
    public var cause: String?

    public init(_ value: PropertyValue, cause: String? = nil) {
        self.value = value
        self.cause = cause
    }
}

/// A condition on a controller's state: `"company.isOn" = true`, `count = { min = 3 }`.
public struct StateQuery: Sendable {
    public enum Test: Hashable, Sendable {
        case equals(PropertyValue)
        case isEmpty(Bool)
        /// A range of numbers. Both bounds are included.
        case range(atLeast: Double?, atMost: Double?)
        /// A range of the number of characters. Both bounds are included.
        case length(atLeast: Int?, atMost: Int?)
        case contains(String)
        case matches(TextPattern)
        case isEmail(Bool)
    }

    public var subject: StateSubject
    public var test: Test
    public var path: DocumentPath

    public init(_ subject: StateSubject, _ test: Test, path: DocumentPath) {
        self.subject = subject
        self.test = test
        self.path = path
    }

    public func holds(for value: PropertyValue?) -> Bool {
        switch test {
        case .equals(let expected): return (value ?? .string("")) == expected
        case .isEmpty(let isEmpty): return (value?.textBytes ?? 0) == 0 ? isEmpty : !isEmpty
        case .range(let least, let most):
            guard case .number(let number)? = value else { return false }
            return number >= least ?? -.infinity && number <= most ?? .infinity
        case .length(let least, let most):
            let count = text(value).count
            return count >= least ?? 0 && count <= most ?? .max
        case .contains(let part): return text(value).hasText(part)
        case .matches(let pattern): return pattern.matches(text(value))
        case .isEmail(let isEmail): return TextPattern.email?.matches(text(value)) == isEmail
        }
    }

    private func text(_ value: PropertyValue?) -> String {
        if case .string(let text)? = value { text } else { "" }
    }
}

extension StateQuery {
    public func excludes(_ other: StateQuery) -> Bool {
        guard subject == other.subject else { return false }
        switch (test, other.test) {
        case (.equals(let value), _): return !other.holds(for: value)
        case (_, .equals(let value)): return !holds(for: value)
        case (.isEmpty, .range), (.range, .isEmpty): return true
        case (.isEmpty(true), _): return !other.holds(for: .string(""))
        case (_, .isEmpty(true)): return !holds(for: .string(""))
        case (.length(let least, let most), .length(let otherLeast, let otherMost)):
            let (lower, upper): (Int, Int) = (max(least ?? 0, otherLeast ?? 0), min(most ?? .max, otherMost ?? .max))
            return lower > upper
        case (.range(let least, let most), .range(let otherLeast, let otherMost)):
            let lower: Double = max(least ?? -.infinity, otherLeast ?? -.infinity)
            let upper: Double = min(most ?? .infinity, otherMost ?? .infinity)
            return lower > upper
        default: return false
        }
    }
}

// Scenarios query any controller by a qualified name: `"form.company.isOn" = true`.
extension StateSubject {
    public func qualified(by controller: String) -> StateSubject {
        switch self {
        case .property(let view, let property): .property(ViewID("\(controller).\(view)"), property)
        case .isSelected(let view): .isSelected(ViewID("\(controller).\(view)"))
        case .variable(let name): .variable("\(controller).\(name)")
        }
    }

    public var unqualified: (controller: String, subject: StateSubject) {
        switch self {
        case .property(let view, let property):
            let (controller, rest) = Self.parts(of: view.name)
            return (controller, .property(ViewID(rest), property))
        case .isSelected(let view):
            let (controller, rest) = Self.parts(of: view.name)
            return (controller, .isSelected(ViewID(rest)))
        case .variable(let name):
            let (controller, rest) = Self.parts(of: name)
            return (controller, .variable(rest))
        }
    }

    private static func parts(of name: String) -> (String, String) {
        guard let dot = name.firstIndex(of: ".") else { return ("", name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
}

/// Equality ignores the path.
extension StateQuery: Hashable {
    public static func == (one: StateQuery, other: StateQuery) -> Bool { one.subject == other.subject && one.test == other.test }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(subject)
        hasher.combine(test)
    }
}
