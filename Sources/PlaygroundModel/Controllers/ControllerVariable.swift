/// A value of a controller that actions change, conditions query and strings show: `variables = { count = 0 }`.
public struct ControllerVariable: Hashable, Sendable {
    public var name: String
    public var start: PropertyValue
    public var path: DocumentPath

    public init(name: String, start: PropertyValue, path: DocumentPath) {
        self.name = name
        self.start = start
        self.path = path
    }

    /// The placeholder for a control's value in an action. Variables cannot use this name.
    public static let reservedName = "value"
    public static let range = -1e6...1e6
}

public struct VariableChange: Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
        case set(PropertyValue)
        case add(Double)
        case toggle
    }

    public var name: String
    public var operation: Operation
    public var path: DocumentPath

    public init(_ name: String, _ operation: Operation, path: DocumentPath) {
        self.name = name
        self.operation = operation
        self.path = path
    }
}

public struct ConditionalAction: Hashable, Sendable {
    public var condition: Condition
    public var action: Action
    public var path: DocumentPath

    public init(_ condition: Condition, _ action: Action, path: DocumentPath) {
        self.condition = condition
        self.action = action
        self.path = path
    }
}

extension PropertyValue {
    public var shown: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.shortText
        case .bool(let bool): bool ? "true" : "false"
        default: nil
        }
    }

    /// The name of the value's type. `nil` if variables cannot have the type.
    public var typeInWords: String? {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .bool: "true or false"
        default: nil
        }
    }

    /// Whether the value is `{value}` alone, the value of the control that was used. A number or a boolean keeps its type.
    public var isControlValue: Bool { self == .string("{\(ControllerVariable.reservedName)}") }

    public func hasType(of other: PropertyValue) -> Bool { typeInWords != nil && typeInWords == other.typeInWords }
}

extension ControllerDefinition {
    public func variable(_ name: String) -> ControllerVariable? { variables.first { $0.name == name } }

    /// Fills in the changed or initial values of the variables. Returns `self` if the result would exceed `PlaygroundLimits.filledBytes`.
    public func showing(_ changed: [String: PropertyValue]) -> ControllerDefinition {
        guard !variables.isEmpty else { return self }
        var values: [String: String] = [:]
        for variable in variables { values[variable.name] = (changed[variable.name] ?? variable.start).shown }
        let filling = TextFilling(values)
        let filled = applying(TextChange(isTranslation: false, text: filling.fill, controller: filling.fill))
        return filling.isFull ? self : filled
    }

    public var allConditions: [(condition: Condition, path: DocumentPath)] {
        adaptive.map { ($0.condition, $0.path) } + overrides.map { ($0.condition, $0.path) }
            + views.compactMap { $0.peek }.map { ($0.condition, $0.path) }
            + writtenActions.flatMap { action, _ in action.choices.map { ($0.condition, $0.path) } }
    }
}

extension Condition {
    public func forEachQuery(_ visit: (StateQuery) -> Void) {
        switch self {
        case .state(let query): visit(query)
        case .all(let conditions), .any(let conditions): for condition in conditions { condition.forEachQuery(visit) }
        case .not(let condition): condition.forEachQuery(visit)
        case .trait, .orientation, .aspect, .width, .height: break
        }
    }

    public var queries: [StateQuery] {
        var queries: [StateQuery] = []
        forEachQuery { queries.append($0) }
        return queries
    }

    public func renamingViews(_ rename: (ViewID) -> ViewID) -> Condition {
        switch self {
        case .state(var query):
            switch query.subject {
            case .property(let view, let property): query.subject = .property(rename(view), property)
            case .isSelected(let view): query.subject = .isSelected(rename(view))
            case .variable: break
            }
            return .state(query)
        case .all(let conditions): return .all(conditions.map { $0.renamingViews(rename) })
        case .any(let conditions): return .any(conditions.map { $0.renamingViews(rename) })
        case .not(let condition): return .not(condition.renamingViews(rename))
        case .trait, .orientation, .aspect, .width, .height: return self
        }
    }
}

extension Action {
    /// The alternatives, including the alternatives of a segue that an alternative performs.
    public var choices: [ConditionalAction] {
        guard case .firstHolding(let choices) = self else { return [] }
        return choices.flatMap { [$0] + $0.action.choices }
    }

    func parts(at path: DocumentPath) -> [(action: Action, path: DocumentPath)] {
        guard case .firstHolding(let choices) = self else { return [(self, path)] }
        return choices.flatMap { $0.action.parts(at: $0.path) }
    }

    public var variableChanges: [VariableChange] {
        if case .set(_, let variables) = self { variables } else { [] }
    }
}
