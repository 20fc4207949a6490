import JSON
import PlaygroundModel
import SourceDiagnostics

/// A parameter of a tool, with its description for clients and a function that reads its value.
package struct Parameter<Value: Sendable>: Sendable {
    package let facts: ParameterFacts
    let read: @Sendable (JSONValue) -> Value?
}

package struct ParameterFacts: Sendable {
    package let name: String
    let summary: String
    /// The JSON Schema of the value, without the description.
    let schema: [JSONValue.Member]
    let expectation: String
    let accepts: @Sendable (JSONValue) -> Bool

    var json: JSONValue { .object(schema + [JSONValue.Member(name: "description", value: .string(summary))]) }
}

extension Parameter {
    private init(
        _ name: String, _ summary: String, _ schema: KeyValuePairs<String, JSONValue?>, _ expectation: String,
        _ read: @escaping @Sendable (JSONValue) -> Value?
    ) {
        self.read = read
        facts = ParameterFacts(
            name: name, summary: summary, schema: JSONValue.object(schema).members ?? [], expectation: expectation, accepts: { read($0) != nil })
    }
}

extension Parameter {
    fileprivate static func bounds(
        _ type: String, _ range: ClosedRange<Double>, standard: Double
    ) -> KeyValuePairs<String, JSONValue?> {
        [
            "type": .string(type), "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
            "default": .number(standard),
        ]
    }
}

extension Parameter where Value == String {
    package static func text(_ name: String, _ summary: String) -> Parameter {
        Parameter(name, summary, ["type": .string("string")], "a text") { $0.string }
    }

    package static func choice(_ name: String, _ words: [String], standard: String? = nil, _ summary: String) -> Parameter {
        Parameter(
            name, summary, ["type": .string("string"), "enum": .strings(words), "default": standard.map { .string($0) }],
            "one of \(NameList(words, limit: 40).joined(by: .or))"
        ) { value in value.string.flatMap { words.contains($0) ? $0 : nil } }
    }
}

extension Parameter where Value: RawRepresentable<String> & CaseIterable {
    /// A parameter whose value is a case of an enumeration.
    package static func choice(_ name: String, standard: Value? = nil, _ summary: String) -> Parameter {
        let words = Value.allCases.map(\.rawValue)
        return Parameter(
            name, summary, ["type": .string("string"), "enum": .strings(words), "default": standard.map { .string($0.rawValue) }],
            "one of \(NameList(words, limit: 40).joined(by: .or))"
        ) { $0.string.flatMap(Value.init(rawValue:)) }
    }
}

extension Parameter where Value == [String] {
    package static func texts(_ name: String, _ summary: String) -> Parameter {
        Parameter(
            name, summary, ["type": .string("array"), "items": .object(["type": .string("string")])], "a list of texts"
        ) { value in
            guard let elements = value.elements else { return nil }
            let texts = elements.compactMap(\.string)
            return texts.count == elements.count ? texts : nil
        }
    }
}

extension Parameter where Value == Int {
    package static func number(_ name: String, _ range: ClosedRange<Int>, standard: Int, _ summary: String) -> Parameter {
        let limits = bounds("integer", Double(range.lowerBound)...Double(range.upperBound), standard: Double(standard))
        return Parameter(name, summary, limits, "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
            value.wholeNumber.flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension Parameter where Value == Double {
    package static func number(_ name: String, _ range: ClosedRange<Double>, standard: Double, _ summary: String) -> Parameter {
        let words = "a number \(range.words)"
        return Parameter(name, summary, bounds("number", range, standard: standard), words) { value in
            if case .number(let number) = value, range.contains(number) { number } else { nil }
        }
    }
}

extension Parameter where Value == Bool {
    package static func flag(_ name: String, _ summary: String) -> Parameter {
        Parameter(name, summary, ["type": .string("boolean"), "default": .bool(false)], "true or false") { value in
            if case .bool(let bool) = value { bool } else { nil }
        }
    }
}
