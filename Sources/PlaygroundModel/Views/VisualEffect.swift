/// The effect of a UIVisualEffectView.
public enum VisualEffect: Hashable, Sendable {
    case blur(BlurEffectStyle)
    case glass(GlassEffect)

    /// The effect that an app with this design shows. Glass needs iOS 26.
    public func shown(in design: SystemDesign) -> VisualEffect {
        if case .glass = self, design != .glass { .blur(.systemMaterial) } else { self }
    }

    /// The words for effects with UIKit's defaults.
    public static var words: [String] { BlurEffectStyle.allCases.map { $0.rawValue } + [GlassEffect.word] }

    public var isGlass: Bool { if case .glass = self { true } else { false } }

    public var inWords: String {
        switch self {
        case .blur(let style): style.rawValue
        case .glass(let glass): glass.inWords
        }
    }
}

/// UIGlassEffect (iOS 26).
public struct GlassEffect: Hashable, Sendable {
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case regular, clear
    }

    /// The word for glass with UIKit's defaults.
    public static let word = "glass"
    /// The share of the tint colour in tinted glass, from 0 to 1: an estimate.
    public static let tintOpacity = 0.72

    public var style = Style.regular
    public var tintColor: Color?
    /// Whether the glass reacts to touches.
    public var isInteractive = false

    public init() {}

    public var inWords: String {
        (style == .clear ? "clear " : "") + Self.word + (tintColor == nil ? "" : " with a tint") + (isInteractive ? ", interactive" : "")
    }
}

/// UIBlurEffect.Style.
public enum BlurEffectStyle: String, CaseIterable, Hashable, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

    /// The opacity of the material over the blurred background, from 0 to 1: an estimate.
    public var opacity: Double {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
        case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.75
        case .extraLight, .prominent, .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.82
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
        }
    }

    public var color: Color {
        if self == .dark || rawValue.hasSuffix("Dark") { return .rgb(red: 28, green: 28, blue: 30, alpha: 1) }
        return self == .light || self == .extraLight || rawValue.hasSuffix("Light") ? .semantic(.white) : .semantic(.systemBackground)
    }
}
