import PlaygroundModel

/// Colours of a document as a playground writes them: UIKit's by name, others by their components.
struct ColorValues {
    let document: InterfaceBuilderDocument

    /// `nil` for a colour that cannot be known, such as a pattern.
    func value(_ color: Element?) -> TOMLValue? {
        guard let color, color.name == "color" else { return nil }
        if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? color["xcode11CocoaTouchSystemColor"] {
            return Self.systemName(name).map(TOMLValue.string) ?? components(document.systemColors[name])
        }
        if let name = color["name"], let own = document.colorNames[name] { return .string(own) }
        // The catalogue keeps what a colour is, not another name.
        if let name = color["name"], let named = document.namedColors[name], named["name"] == nil { return value(named) }
        return components(color)
    }

    /// `#RRGGBB`, with the alpha after it where it is not 1.
    private func components(_ color: Element?) -> TOMLValue? {
        guard let color else { return nil }
        let alpha = color.number("alpha") ?? 1
        let parts: [Double]
        if let white = color.number("white") {
            parts = [white, white, white]
        } else if let red = color.number("red"), let green = color.number("green"), let blue = color.number("blue") {
            parts = [red, green, blue]
        } else {
            return nil
        }
        return .string(Self.hexadecimal(parts, alpha: alpha))
    }

    /// - Parameter parts: Red, green and blue from 0 to 1.
    static func hexadecimal(_ parts: [Double], alpha: Double) -> String {
        if alpha == 0 { return "clear" }
        let bytes = (parts + (alpha < 1 ? [alpha] : [])).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { hexadecimal($0) }.joined()
    }

    private static func hexadecimal(_ byte: Int) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }

    /// UIColor's name without the word Color, or what Interface Builder's older names have become.
    static func systemName(_ name: String) -> String? {
        let older = [
            "darkTextColor": "black", "lightTextColor": "#FFFFFF99", "groupTableViewBackgroundColor": "systemGroupedBackground",
            "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground", "viewFlipsideBackgroundColor": "darkGray",
            "scrollViewTexturedBackgroundColor": "gray", "tableSeparatorColor": "separator",
        ]
        if let known = older[name] { return known }
        guard name.hasSuffix("Color") else { return nil }
        let word = String(name.dropLast(5))
        return SemanticColor(rawValue: word) == nil ? nil : word
    }
}
