import PlaygroundModel
import SourceDiagnostics

enum TOMLValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([TOMLValue])
    case table([Entry])

    struct Entry: Hashable, Sendable {
        var key: String
        var value: TOMLValue

        init(_ key: String, _ value: TOMLValue) {
            self.key = key
            self.value = value
        }

        var line: String { "\(TOMLValue.key(key)) = \(value.text)" }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }

    static func strings(_ texts: [String]) -> TOMLValue { .array(texts.map(TOMLValue.string)) }

    /// Insets, in points.
    static func insets(top: Double, left: Double, bottom: Double, right: Double) -> TOMLValue {
        .table([("top", top), ("left", left), ("bottom", bottom), ("right", right)].map { Entry($0, .number($1)) })
    }

    static func size(width: Double, height: Double) -> TOMLValue {
        .table([Entry("width", .number(width)), Entry("height", .number(height))])
    }

    var text: String {
        switch self {
        case .string(let text): Self.quoted(Self.shortened(text))
        case .number(let number): Self.digits(of: number)
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .table(let entries):
            entries.isEmpty ? "{}" : "{ " + entries.map(\.line).joined(separator: ", ") + " }"
        }
    }

    /// The number, rounded and clamped to the limit of coordinates, because Interface Builder writes 16.666666666666668.
    static func digits(of number: Double) -> String {
        exactDigits(of: (bounded(number) * 10_000).rounded() / 10_000)
    }

    /// The number with all digits and without an exponent, for factors in constraints.
    static func exactDigits(of number: Double) -> String { bounded(number).decimalText }

    private static func bounded(_ number: Double) -> Double {
        min(max(number, -PlaygroundLimits.coordinate), PlaygroundLimits.coordinate)
    }

    private static func shortened(_ text: String) -> String {
        text.utf8.count > PlaygroundLimits.textBytes ? text.prefix(bytes: PlaygroundLimits.textBytes - "…".utf8.count) + "…" : text
    }

    static func key(_ name: String) -> String {
        let isBare = !name.isEmpty && name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
        }
        return isBare ? name : quoted(name)
    }

    /// A comment on one line, without control characters that TOML forbids.
    static func comment(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isControl = scalar.properties.generalCategory == .control
            return isControl || scalar == "\u{2028}" || scalar == "\u{2029}" ? " " : scalar
        }
        return scalars.isEmpty ? "#" : "# " + String(String.UnicodeScalarView(scalars))
    }

    /// A basic TOML string. All line breaks become `\n`.
    static func quoted(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\r", "\u{2028}", "\u{2029}": plain.append("\n")
            case "\0": continue
            default: plain.append(scalar)
            }
        }
        return String(plain).tomlText
    }
}

extension String {
    func prefix(bytes: Int) -> String {
        var room = bytes
        return String(prefix { character in
            room -= character.utf8.count
            return room >= 0
        })
    }
}

extension [TOMLValue.Entry] {
    init(_ pairs: [(String, TOMLValue?)]) {
        self = pairs.compactMap { key, value in value.map { TOMLValue.Entry(key, $0) } }
    }

    init(texts: [(String, String?)]) {
        self.init(texts.map { ($0, $1.map(TOMLValue.string)) })
    }
}
