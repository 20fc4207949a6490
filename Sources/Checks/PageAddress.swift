/// The part of a page's address in which it keeps what happened: `Templates/modules/address.js` has its form.
public enum PageAddress {
    /// The address of a device after some events, from `#` on; nothing where there are none.
    public static func fragment(on device: String, after events: [String]) -> String? {
        events.isEmpty ? nil : "#do=" + events.map { "\(escaped(device)):\(escaped($0))" }.joined(separator: ";")
    }

    /// encodeURIComponent, with a plus sign for a space, and `@` and `/` as they are.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: escaped.unicodeScalars.append(UnicodeScalar(byte))
            case _ where "-_.~'()@/".utf8.contains(byte): escaped.unicodeScalars.append(UnicodeScalar(byte))
            case 0x20: escaped += "+"
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return escaped
    }
}
