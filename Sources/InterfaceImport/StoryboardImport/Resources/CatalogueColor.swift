import Foundation

struct CatalogueColor: Sendable, Hashable {
    /// `#RRGGBB`, followed by the alpha unless it is 1, or UIKit's name of a colour.
    var light: String
    var dark: String?

    /// - Parameter bytes: The set's `Contents.json`. `nil` results if it has no colour for all devices.
    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
              let entries = root["colors"] as? [[String: Any]]
        else { return nil }
        func color(dark isDark: Bool) -> String? {
            let found = entries.first { entry in
                let appearances = entry["appearances"] as? [[String: Any]] ?? []
                let isForAll = ["universal", "iphone"].contains(entry["idiom"] as? String ?? "universal")
                guard isForAll, entry["display-gamut"] as? String != "display-P3" else { return false }
                return isDark
                    ? appearances.count == 1 && appearances[0]["value"] as? String == "dark" : appearances.isEmpty
            }
            return (found?["color"] as? [String: Any]).flatMap(Self.text)
        }
        guard let light = color(dark: false) ?? color(dark: true) else { return nil }
        self.light = light
        dark = color(dark: true).flatMap { $0 == light ? nil : $0 }
    }

    private static func text(_ color: [String: Any]) -> String? {
        if let name = color["reference"] as? String { return ColorValues.systemName(name) }
        guard let components = color["components"] as? [String: Any] else { return nil }
        let alpha = (components["alpha"] as? String).flatMap(Double.init) ?? 1
        return ColorValues.hexadecimal(alpha: alpha) { (components[$0] as? String).flatMap(share) }
    }

    /// The share of 1 for `0.5`, `0x80` or `128`, which are Xcode's three notations.
    private static func share(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
