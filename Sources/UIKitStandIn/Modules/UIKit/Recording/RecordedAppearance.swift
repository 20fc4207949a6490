extension UIView {
    /// The look that code has set, without inherited values: opacity, corners, colours, and the backdrop of the subviews.
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

    /// Whether the view has an effect or a gradient and was put behind the other views by helpers of an ejected app.
    var isBackdrop: Bool { accessibilityIdentifier == nil && (self is UIVisualEffectView || layer is CAGradientLayer) }
}

extension UIColor {
    /// The colour's name in UIKit or in a catalogue, or the components from 0 to 255 with the opacity.
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
