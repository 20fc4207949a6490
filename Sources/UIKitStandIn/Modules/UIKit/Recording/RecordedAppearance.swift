extension UIView {
    /// The look that code set, without inherited values: opacity, corners, colours, and the backdrop of the subviews.
    var recordedAppearance: [String: Any] {
        var record: [String: Any] = ["alpha": Double(alpha), "cornerRadius": Double(layer.cornerRadius)]
        record["backgroundColor"] = backgroundColor?.recordedWord(in: traitCollection)
        record["tintColor"] = ownTintColor?.recordedWord(in: traitCollection)
        guard let backdrop = subviews.first(where: \.isBackdrop) else { return record }
        record["effect"] = (backdrop as? UIVisualEffectView)?.effect?.name
        let colors = (backdrop.layer as? CAGradientLayer)?.colors?.compactMap { ($0 as? CGColor)?.uiColor.recordedWord(in: traitCollection) }
        record["gradient"] = colors?.joined(separator: ", ")
        return record
    }

    /// Whether it is the view with an effect or a gradient that an ejected app's helpers put behind the others.
    var isBackdrop: Bool { accessibilityIdentifier == nil && (self is UIVisualEffectView || layer is CAGradientLayer) }
}

extension UIColor {
    /// UIKit's name, a catalogue's name, or the components from 0 to 255 with the opacity.
    fileprivate func recordedWord(in traits: UITraitCollection) -> String {
        switch resolvedColor(with: traits).value {
        case .system(let name): return name
        case .named(let name): return "named \(name)"
        case .components(let red, let green, let blue, let alpha):
            let numbers = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
            return (numbers + ["\(Int((alpha * 255).rounded()))"]).joined(separator: " ")
        case .withAlpha(let color, let alpha): return "\(color.recordedWord(in: traits)) at \(alpha)"
        }
    }
}
