import Foundation
import PlaygroundModel

/// A value as the text of a playground has it.
enum TOMLValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([TOMLValue])
    case table([Entry])

    /// A key and its value, in the order in which they are written.
    struct Entry: Hashable, Sendable {
        var key: String
        var value: TOMLValue

        init(_ key: String, _ value: TOMLValue) {
            self.key = key
            self.value = value
        }

        /// `key = value`.
        var line: String { "\(TOMLValue.key(key)) = \(value.text)" }
    }

    static func strings(_ texts: [String]) -> TOMLValue { .array(texts.map(TOMLValue.string)) }

    /// A table of edges, in points.
    static func insets(top: Double, left: Double, bottom: Double, right: Double) -> TOMLValue {
        .table([
            Entry("top", .number(top)), Entry("left", .number(left)), Entry("bottom", .number(bottom)),
            Entry("right", .number(right)),
        ])
    }

    static func size(width: Double, height: Double) -> TOMLValue {
        .table([Entry("width", .number(width)), Entry("height", .number(height))])
    }

    /// The value on one line.
    var text: String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .number(let number): Self.digits(of: number)
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .table(let entries):
            entries.isEmpty ? "{}" : "{ " + entries.map(\.line).joined(separator: ", ") + " }"
        }
    }

    /// A number without noise: Interface Builder writes 16.666666666666668 and 44.000000000000007.
    static func digits(of number: Double) -> String {
        let rounded = (number * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e9 { return String(Int(rounded)) }
        return "\(rounded)"
    }

    /// A key: bare where TOML permits it.
    static func key(_ name: String) -> String {
        let isBare = !name.isEmpty && name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
        }
        return isBare ? name : quoted(name)
    }

    /// A basic string of TOML.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n", "\u{2028}", "\u{2029}": quoted += "\\n"
            case "\r": continue
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                quoted += String(format: "\\u%04X", scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
