import PlaygroundModel

extension BareWord {
    /// The value. `nil` for an integer beyond 64 bits, which TOML forbids.
    var value: DocumentValue? {
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default: break
        }
        if isDayOrTime { return .date(text) }
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
            return Int64(digits.dropFirst(prefix.count), radix: radix).map { .integer(Int(clamping: $0)) }
        }
        let isFloat = digits.contains { ".eEin".contains($0) }
        // In a page, `Int` has 32 bits. Larger numbers are outside every range, so the maximum suffices.
        return isFloat ? Double(digits).map(DocumentValue.float) : Int64(digits).map { .integer(Int(clamping: $0)) }
    }
}
