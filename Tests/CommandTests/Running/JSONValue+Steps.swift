import JSON
// JSON values are literals in these tests.
import PlaygroundSchema

/// A step into a value: the name of a member or the index of an element.
protocol JSONStep {
    func value(in value: JSONValue) -> JSONValue?
}

extension String: JSONStep {
    func value(in value: JSONValue) -> JSONValue? { value[self] }
}

extension Int: JSONStep {
    func value(in value: JSONValue) -> JSONValue? {
        guard let elements = value.elements, elements.indices.contains(self) else { return nil }
        return elements[self]
    }
}

extension JSONValue {
    /// The value after several steps. `nil` if it does not exist.
    subscript(_ first: any JSONStep, _ others: any JSONStep...) -> JSONValue? {
        ([first] + others).reduce(Optional(self)) { value, step in value.flatMap { step.value(in: $0) } }
    }

    /// The elements of the array after several steps. Empty if there is no array.
    func list(_ steps: any JSONStep...) -> [JSONValue] {
        steps.reduce(Optional(self)) { value, step in value.flatMap { step.value(in: $0) } }?.elements ?? []
    }
}
