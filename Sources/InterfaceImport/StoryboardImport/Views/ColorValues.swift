import PlaygroundModel

struct ColorValues {
    let document: InterfaceBuilderDocument

    /// The colour, or `nil` for an unsupported one, such as a pattern.
    func value(_ color: Element?) -> TOMLValue? {
        guard let color, color.name == "color" else { return nil }
        if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? color["xcode11CocoaTouchSystemColor"] {
            return Self.systemName(name).map(TOMLValue.string) ?? components(document.systemColors[name])
        }
        if let name = color["name"], let own = document.colorNames[name] { return .string(own) }
        // The named colour has components and does not refer to another name.
        if let name = color["name"], let named = document.namedColors[name], named["name"] == nil { return value(named) }
        return components(color)
    }

    private func components(_ color: Element?) -> TOMLValue? {
        color.flatMap { Self.hexadecimal(alpha: $0.number("alpha") ?? 1, component: $0.number) }.map(TOMLValue.string)
    }

    /// The colour as `#RRGGBB`, followed by the alpha unless it is 1. Components are between 0 and 1.
    static func hexadecimal(alpha: Double, component: (String) -> Double?) -> String? {
        let parts = component("white").map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap(component)
        guard parts.count == 3 else { return nil }
        if alpha == 0 { return "clear" }
        let bytes = (parts + (alpha < 1 ? [alpha] : [])).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + Color.hexadecimal(bytes).uppercased()
    }

    /// UIColor's name without the word Color. Older names of Interface Builder are supported as well.
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
