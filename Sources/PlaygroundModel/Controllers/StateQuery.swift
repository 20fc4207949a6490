/// Part of a controller's state: what people and actions change, and conditions ask for.
public enum StateSubject: Hashable, Sendable {
    case property(ViewID, ViewProperty)
    /// UITableViewCell.isSelected of a row or an item; of a list, whether it has a selected one.
    case isSelected(ViewID)
    case variable(String)

    public var view: ViewID? {
        switch self {
        case .property(let view, _), .isSelected(let view): view
        case .variable: nil
        }
    }
}

/// A subject's value, and how it came about.
public struct StateValue: Hashable, Sendable {
    public var value: PropertyValue
    /// The event that set it, in words; `nil` for the value at first.
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
        /// Of a text.
        case isEmpty(Bool)
        /// Of a number, both ends included.
        case range(atLeast: Double?, atMost: Double?)
    }

    public var subject: StateSubject
    public var test: Test
    /// Of the value in the file, for messages.
    public var path: DocumentPath

    public init(_ subject: StateSubject, _ test: Test, path: DocumentPath) {
        self.subject = subject
        self.test = test
        self.path = path
    }

    /// - Parameter value: `nil` for a text that is not set.
    public func holds(for value: PropertyValue?) -> Bool {
        switch test {
        case .equals(let expected): return (value ?? .string("")) == expected
        case .isEmpty(let isEmpty): return (value?.textBytes ?? 0) == 0 ? isEmpty : !isEmpty
        case .range(let least, let most):
            guard case .number(let number)? = value else { return false }
            return number >= least ?? -.infinity && number <= most ?? .infinity
        }
    }
}

extension StateQuery {
    /// Whether no value satisfies both.
    public func excludes(_ other: StateQuery) -> Bool {
        guard subject == other.subject else { return false }
        switch (test, other.test) {
        case (.equals(let value), _): return !other.holds(for: value)
        case (_, .equals(let value)): return !holds(for: value)
        case (.isEmpty(let isEmpty), .isEmpty(let otherIsEmpty)): return isEmpty != otherIsEmpty
        case (.range(let least, let most), .range(let otherLeast, let otherMost)):
            return max(least ?? -.infinity, otherLeast ?? -.infinity) > min(most ?? .infinity, otherMost ?? .infinity)
        case (.isEmpty, .range), (.range, .isEmpty): return true
        }
    }
}

// Scenarios ask for the state of any controller, whose name is in front: `"form.company.isOn" = true`.
extension StateSubject {
    /// The subject with the name of its controller in front.
    public func qualified(by controller: String) -> StateSubject {
        switch self {
        case .property(let view, let property): .property(ViewID("\(controller).\(view)"), property)
        case .isSelected(let view): .isSelected(ViewID("\(controller).\(view)"))
        case .variable(let name): .variable("\(controller).\(name)")
        }
    }

    /// The name of a qualified subject's controller, and the subject without it.
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

/// Two queries are equal if they ask the same, wherever they are written.
extension StateQuery: Hashable {
    public static func == (one: StateQuery, other: StateQuery) -> Bool { one.subject == other.subject && one.test == other.test }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(subject)
        hasher.combine(test)
    }
}
