import SourceDiagnostics

/// The part of a page's address in which it keeps what happened: `Templates/modules/address.js` has its form.
public enum PageAddress {
    /// The address of a device after some events, from `#` on; nothing where there are none.
    public static func fragment(on device: String, after events: [String]) -> String? {
        events.isEmpty ? nil : "#do=" + events.map { "\(escaped(device)):\(escaped($0))" }.joined(separator: ";")
    }

    /// encodeURIComponent, with a plus sign for a space, and `@` and `/` as they are.
    private static func escaped(_ text: String) -> String {
        AddressText.escaped(text, keeping: "'()@/").replacing("%20", with: "+")
    }
}
