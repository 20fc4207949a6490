import PlaygroundModel
import Wireframes

struct Palette {
    let appearance: Appearance

    /// The paint of a colour. Clear for a colour without a value.
    subscript(_ color: SemanticColor) -> Paint {
        guard let values = color.values else { return .clear }
        let isContrasted = appearance.hasHighContrast
        guard appearance.isDark else { return isContrasted ? values.lightHighContrast ?? values.light : values.light }
        let dark = isContrasted ? values.darkHighContrast ?? values.dark : values.dark
        guard appearance.isElevated else { return dark }
        return (isContrasted ? values.elevatedHighContrast : values.elevated) ?? dark
    }

    func paint(_ color: Color, tint: Paint) -> Paint {
        switch color {
        case .semantic(.tintColor): tint
        case .semantic(let name): self[name]
        case .rgb(let red, let green, let blue, let alpha):
            Paint(red: Double(red), green: Double(green), blue: Double(blue), alpha: alpha)
        case .dynamic(let light, let dark): paint(appearance.isDark ? dark : light, tint: tint)
        }
    }
}
