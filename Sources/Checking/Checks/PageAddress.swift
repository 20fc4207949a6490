import SourceDiagnostics

/// The events in a page's address. `Templates/modules/address.js` defines the format.
public enum PageAddress {
    /// The address that shows a device after events, from `#` on. `nil` if there are no events.
    public static func fragment(on device: String, after events: [String]) -> String? {
        events.isEmpty ? nil : "#do=" + events.map { "\(escaped(device)):\(escaped($0))" }.joined(separator: ";")
    }

    /// Escapes text like encodeURIComponent, but writes spaces as plus signs and keeps `@` and `/` unchanged.
    private static func escaped(_ text: String) -> String {
        AddressText.escaped(text, keeping: "'()@/").replacing("%20", with: "+")
    }
}
