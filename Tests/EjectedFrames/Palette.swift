import Ejection
import LayoutEngine
import PlaygroundModel

/// The appearance of a playground's views, in a recorder's format.
struct Palette {
    private let names: EjectedNames

    init(_ names: EjectedNames) {
        self.names = names
    }

    /// The values of properties by the properties' names. `none` means no colour.
    func appearance(of view: LayoutRequest.View, in traits: TraitCollection) -> [String: String] {
        func number(_ property: ViewProperty, _ standard: Double) -> String { (view.properties.number(property) ?? standard).shortText }
        func color(_ property: ViewProperty) -> String { view.properties.color(property).map { word($0, traits) } ?? "none" }
        let gradient = view.properties.gradient(.gradient)?.colors.map { word($0, traits) }.joined(separator: ", ")
        var appearance = [
            "alpha": number(.alpha, 1), "tintColor": color(.tintColor), "effect": view.properties.effect(.effect)?.inWords ?? "none",
            "gradient": gradient ?? "none",
        ]
        // The background of a button is in its configuration.
        if view.kind != .button {
            appearance.merge(["cornerRadius": number(.cornerRadius, 0), "backgroundColor": color(.backgroundColor)]) { $1 }
        }
        return appearance
    }

    /// The name of an image in the code.
    func image(_ name: String) -> String { names.image(name) }

    private func word(_ color: Color, _ traits: TraitCollection) -> String {
        if let named = names.color(color) { return "named \(named)" }
        switch color {
        case .semantic(let semantic): return Self.components[semantic] ?? semantic.rawValue
        case .rgb(let red, let green, let blue, let alpha): return "\(red) \(green) \(blue) \(Int((alpha * 255).rounded()))"
        case .dynamic(let light, let dark): return word(traits.userInterfaceStyle == .dark ? dark : light, traits)
        }
    }

    /// UIKit's colours that are the same in all styles.
    private static let components: [SemanticColor: String] = [
        .clear: "0 0 0 0", .black: "0 0 0 255", .white: "255 255 255 255", .gray: "128 128 128 255", .darkGray: "85 85 85 255",
        .lightGray: "170 170 170 255",
    ]
}
