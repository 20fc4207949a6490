/// A control's new value after the user has used the control.
public enum ControlValue: Hashable, Sendable {
    case isOn(Bool)
    /// The value of a UISlider or UIStepper, within the control's range.
    case value(Double)
    /// The index of the selected segment, from 0.
    case selectedSegmentIndex(Int)
    /// The text of a UITextField, UITextView or UISearchBar.
    case text(String)

    public var property: ViewProperty {
        switch self {
        case .isOn: .isOn
        case .value: .value
        case .selectedSegmentIndex: .selectedSegmentIndex
        case .text: .text
        }
    }

    public var propertyValue: PropertyValue {
        switch self {
        case .isOn(let isOn): .bool(isOn)
        case .value(let value): .number(value)
        case .selectedSegmentIndex(let index): .number(Double(index))
        case .text(let text): .string(text)
        }
    }

    /// The limits of every range and value.
    public static let numbers = -1_000_000.0...1_000_000

    /// The range from the control's minimumValue to its maximumValue. UIKit's defaults replace missing values.
    public static func range(of properties: ViewProperties, in kind: ViewKind) -> ClosedRange<Double> {
        let least = properties.number(.minimumValue) ?? 0
        return least...max(least, properties.number(.maximumValue) ?? (kind == .stepper ? 100 : 1))
    }

    /// The control's value. UIKit keeps it within the range.
    public static func number(of properties: ViewProperties, in kind: ViewKind) -> Double {
        let range = range(of: properties, in: kind)
        return min(max(properties.number(.value) ?? 0, range.lowerBound), range.upperBound)
    }
}

extension ControlValue {
    /// The property's name and its value. Text is percent-encoded.
    var words: String {
        switch self {
        case .isOn(let isOn): Property.isOn.text("\(isOn)")
        case .value(let value): Property.value.text(value.shortText)
        case .selectedSegmentIndex(let index): Property.selectedSegmentIndex.text("\(index)")
        case .text(let text): text.isEmpty ? Property.text.rawValue : Property.text.text(PercentEncoding.encoded(text))
        }
    }

    private enum Property: String, CaseIterable {
        case isOn, value, selectedSegmentIndex, text
    }

    init(_ arguments: inout EventArguments) throws(Event.ParseError) {
        switch try arguments.choice() as Property {
        case .isOn:
            self = .isOn(try arguments.read(["true", "false"]) { $0 == "true" ? true : $0 == "false" ? false : nil })
        case .value:
            self = .value(try arguments.read(["a number"]) { word in
                Double(word).flatMap { Self.numbers.contains($0) ? $0 : nil }
            })
        case .selectedSegmentIndex:
            self = .selectedSegmentIndex(try arguments.read(["0", "1", "2"]) { word in
                Int(word).flatMap { (0...1000).contains($0) ? $0 : nil }
            })
        case .text: self = .text(PercentEncoding.decoded(arguments.rest().joined(separator: " ")))
        }
    }
}

/// Percent-encodes text, such as a word of an event: everything except unreserved characters (RFC 3986, 2.3).
public enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    public static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isPlain(byte) { bytes.append(byte) } else { bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func decoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
