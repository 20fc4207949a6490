import PlaygroundModel
import SourceDiagnostics

/// Checks whether a number fits and a day exists, which the form of a word does not show.
extension BareWord {
    /// The reason why a well-formed word is not a TOML value. `nil` if it is a value. Rules and names are from TOML 1.0.
    var fault: String? {
        if isDayOrTime { return dateFault }
        let word = text
        if ["true", "false", "inf", "nan"].contains(where: { word.hasSuffix($0) }), !word.hasPrefix("0x") { return nil }
        return numberFault(word)
    }

    private func numberFault(_ word: String) -> String? {
        let bytes = Array(word.utf8)
        let isHexadecimal = word.hasPrefix("0x")
        for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "_") {
            let neighbours = bytes[max(0, place - 1)..<min(place + 2, bytes.count)].filter { Self.isDigit($0, isHexadecimal) }
            if neighbours.count < 2 { return "this number cannot be read: an underscore must be between two digits" }
        }
        let digits = bytes.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        if digits.first == UInt8(ascii: "0"), let next = digits.dropFirst().first, Self.isDigit(next, false) {
            return "this number cannot be read: leading zeros are prohibited"
        }
        switch value {
        case .float(let number)? where !number.isFinite: return "this number cannot be read: it is too large"
        case nil: return "this integer cannot be read: it does not fit 64 bits"
        default: return nil
        }
    }

    private static func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
        hexadecimalValue(byte).map { $0 < 10 || isHexadecimal } ?? false
    }

    static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private var dateFault: String? {
        let groups = text.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        var numbers = groups.map { $0.prefix(9).reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) } }[...]
        if groups.first?.count == 4 {
            let (year, month, day) = (numbers.removeFirst(), numbers.removeFirst(), numbers.removeFirst())
            guard (1...12).contains(month) else { return "this date cannot be read: there is no month \(month)" }
            let days = 1...CalendarTime(year: year, month: month, day: day).daysInMonth
            guard days.contains(day) else { return "this date cannot be read: there is no day \(day)" }
        }
        guard numbers.count >= 3 else { return nil }
        let (hour, minute, second) = (numbers.removeFirst(), numbers.removeFirst(), numbers.removeFirst())
        let isClock = hour < 24 && minute < 60 && second < 60
        guard isClock else { return "this time cannot be read: there is no \(hour):\(minute):\(second)" }
        if text.utf8.contains(UInt8(ascii: ".")) { numbers = numbers.dropFirst() }
        guard numbers.count == 2 else { return nil }
        let (hours, minutes) = (numbers.removeFirst(), numbers.removeFirst())
        return hours < 24 && minutes < 60 ? nil : "this time cannot be read: there is no offset \(hours):\(minutes)"
    }
}

extension KeyIndex {
    var scalarProblem: TOMLProblem? {
        var first: TOMLProblem?
        for node in nodes where node.kind == .scalar && node.value.lowerBound < first?.range.lowerBound ?? .max {
            if let fault = BareWord(source.utf8[node.value]).fault { first = TOMLProblem(.refused(fault), at: node.value) }
        }
        return first
    }
}
