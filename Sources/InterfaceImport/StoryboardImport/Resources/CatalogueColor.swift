import JSON

struct CatalogueColor: Sendable, Hashable {
    /// The colour as `#RRGGBB`, followed by the alpha unless it is 1, or as UIKit's name.
    var light: String
    var dark: String?

    /// - Parameter bytes: The set's `Contents.json`. The result is `nil` if it contains no colour for all devices.
    init?(_ bytes: [UInt8]) {
        let entries = JSONValue(reading: bytes)?["colors"]?.elements ?? []
        func color(dark isDark: Bool) -> String? {
            let found = entries.first { entry in
                let appearances = entry["appearances"]?.elements ?? []
                let isForAll = ["universal", "iphone"].contains(entry["idiom"]?.string ?? "universal")
                guard isForAll, entry["display-gamut"]?.string != "display-P3" else { return false }
                return isDark ? appearances.count == 1 && appearances[0]["value"]?.string == "dark" : appearances.isEmpty
            }
            return found?["color"].flatMap(Self.text)
        }
        guard let light = color(dark: false) ?? color(dark: true) else { return nil }
        self.light = light
        dark = color(dark: true).flatMap { $0 == light ? nil : $0 }
    }

    private static func text(_ color: JSONValue) -> String? {
        if let name = color["reference"]?.string { return ColorValues.systemName(name) }
        guard let components = color["components"], components.members != nil else { return nil }
        let alpha = (components["alpha"]?.string).flatMap(Double.init) ?? 1
        return ColorValues.hexadecimal(alpha: alpha) { (components[$0]?.string).flatMap(share) }
    }

    /// The value between 0 and 1 of `0.5`, `0x80` or `128`, which are Xcode's three notations.
    private static func share(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
