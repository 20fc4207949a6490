package enum AddressText {
    /// Percent-escapes all but ASCII letters, digits, `-._~` (RFC 3986, 2.3) and `others`, such as slashes.
    package static func escaped(_ text: String, keeping others: StaticString = "") -> String {
        let kept = others.withUTF8Buffer { Array($0) }
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                 UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where kept.contains(byte): escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default: escaped += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return escaped
    }
}
