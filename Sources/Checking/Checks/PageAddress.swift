import SourceDiagnostics

/// The events in a page's address. `Templates/modules/address.js` defines the form.
public enum PageAddress {
    /// The address of a device after events, from `#` on. `nil` without events.
    public static func fragment(on device: String, after events: [String]) -> String? {
        events.isEmpty ? nil : "#do=" + events.map { "\(escaped(device)):\(escaped($0))" }.joined(separator: ";")
    }

    /// encodeURIComponent, with a plus sign for spaces, and `@` and `/` unchanged.
    private static func escaped(_ text: String) -> String {
        AddressText.escaped(text, keeping: "'()@/").replacing("%20", with: "+")
    }
}
