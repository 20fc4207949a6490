import PlaygroundModel

/// The values of UIKit's named colours (Human Interface Guidelines, Color, Specifications).
/// A test compares them with the page's in `Templates/styles/uikit-colors.css`.
extension SemanticColor {
    /// `nil` for a value equal to the one before it.
    struct Values {
        var light: Paint
        var lightHighContrast: Paint?
        var dark: Paint
        var darkHighContrast: Paint?
        /// In dark style, for elevated surfaces.
        var elevated: Paint?
        var elevatedHighContrast: Paint?
    }

    /// `nil` for the tint and for no colour, which have no values of their own.
    var values: Values? {
        switch self {
        case .tintColor, .clear: nil
        case .black: Values(light: Paint(0x000000), dark: Paint(0x000000))
        case .white: Values(light: Paint(0xFFFFFF), dark: Paint(0xFFFFFF))
        case .gray: Values(light: Paint(0x808080), dark: Paint(0x808080))
        case .darkGray: Values(light: Paint(0x555555), dark: Paint(0x555555))
        case .lightGray: Values(light: Paint(0xAAAAAA), dark: Paint(0xAAAAAA))
        case .label: Values(light: Paint(0x000000), dark: Paint(0xFFFFFF))
        case .secondaryLabel:
            Values(
                light: Paint(0x3C3C43, 0.6), lightHighContrast: Paint(0x3C3C43, 0.8),
                dark: Paint(0xEBEBF5, 0.6), darkHighContrast: Paint(0xEBEBF5, 0.8)
            )
        case .tertiaryLabel:
            Values(
                light: Paint(0x3C3C43, 0.3), lightHighContrast: Paint(0x3C3C43, 0.7),
                dark: Paint(0xEBEBF5, 0.3), darkHighContrast: Paint(0xEBEBF5, 0.7)
            )
        case .quaternaryLabel:
            Values(
                light: Paint(0x3C3C43, 0.18), lightHighContrast: Paint(0x3C3C43, 0.55),
                dark: Paint(0xEBEBF5, 0.16), darkHighContrast: Paint(0xEBEBF5, 0.55)
            )
        case .placeholderText:
            Values(
                light: Paint(0x3C3C43, 0.3), lightHighContrast: Paint(0x3C3C43, 0.6),
                dark: Paint(0xEBEBF5, 0.3), darkHighContrast: Paint(0xEBEBF5, 0.6)
            )
        case .link: Values(light: Paint(0x007AFF), dark: Paint(0x0984FF))
        case .separator:
            Values(
                light: Paint(0x3C3C43, 0.29), lightHighContrast: Paint(0x3C3C43, 0.37),
                dark: Paint(0x545458, 0.6), darkHighContrast: Paint(0x545458, 0.75)
            )
        case .opaqueSeparator: Values(light: Paint(0xC6C6C8), dark: Paint(0x38383A))
        case .systemFill:
            Values(
                light: Paint(0x787880, 0.2), lightHighContrast: Paint(0x787880, 0.28),
                dark: Paint(0x787880, 0.36), darkHighContrast: Paint(0x787880, 0.44)
            )
        case .secondarySystemFill:
            Values(
                light: Paint(0x787880, 0.16), lightHighContrast: Paint(0x787880, 0.24),
                dark: Paint(0x787880, 0.32), darkHighContrast: Paint(0x787880, 0.4)
            )
        case .tertiarySystemFill:
            Values(
                light: Paint(0x767680, 0.12), lightHighContrast: Paint(0x767680, 0.2),
                dark: Paint(0x767680, 0.24), darkHighContrast: Paint(0x767680, 0.32)
            )
        case .quaternarySystemFill:
            Values(
                light: Paint(0x747480, 0.08), lightHighContrast: Paint(0x747480, 0.16),
                dark: Paint(0x767680, 0.18), darkHighContrast: Paint(0x767680, 0.26)
            )
        case .systemBackground:
            Values(
                light: Paint(0xFFFFFF),
                dark: Paint(0x000000),
                elevated: Paint(0x1C1C1E), elevatedHighContrast: Paint(0x242426)
            )
        case .secondarySystemBackground:
            Values(
                light: Paint(0xF2F2F7), lightHighContrast: Paint(0xEBEBF0),
                dark: Paint(0x1C1C1E), darkHighContrast: Paint(0x242426),
                elevated: Paint(0x2C2C2E), elevatedHighContrast: Paint(0x363638)
            )
        case .tertiarySystemBackground:
            Values(
                light: Paint(0xFFFFFF),
                dark: Paint(0x2C2C2E), darkHighContrast: Paint(0x363638),
                elevated: Paint(0x3A3A3C), elevatedHighContrast: Paint(0x444446)
            )
        case .systemGroupedBackground:
            Values(
                light: Paint(0xF2F2F7), lightHighContrast: Paint(0xEBEBF0),
                dark: Paint(0x000000),
                elevated: Paint(0x1C1C1E), elevatedHighContrast: Paint(0x242426)
            )
        case .secondarySystemGroupedBackground:
            Values(
                light: Paint(0xFFFFFF),
                dark: Paint(0x1C1C1E), darkHighContrast: Paint(0x242426),
                elevated: Paint(0x2C2C2E), elevatedHighContrast: Paint(0x363638)
            )
        case .tertiarySystemGroupedBackground:
            Values(
                light: Paint(0xF2F2F7), lightHighContrast: Paint(0xEBEBF0),
                dark: Paint(0x2C2C2E), darkHighContrast: Paint(0x363638),
                elevated: Paint(0x3A3A3C), elevatedHighContrast: Paint(0x444446)
            )
        case .systemRed:
            Values(
                light: Paint(0xFF3B30), lightHighContrast: Paint(0xD70015),
                dark: Paint(0xFF453A), darkHighContrast: Paint(0xFF6961)
            )
        case .systemOrange:
            Values(
                light: Paint(0xFF9500), lightHighContrast: Paint(0xC93400),
                dark: Paint(0xFF9F0A), darkHighContrast: Paint(0xFFB340)
            )
        case .systemYellow:
            Values(
                light: Paint(0xFFCC00), lightHighContrast: Paint(0xB25000),
                dark: Paint(0xFFD60A), darkHighContrast: Paint(0xFFD426)
            )
        case .systemGreen:
            Values(
                light: Paint(0x34C759), lightHighContrast: Paint(0x248A3D),
                dark: Paint(0x30D158), darkHighContrast: Paint(0x30DB5B)
            )
        case .systemMint:
            Values(
                light: Paint(0x00C7BE), lightHighContrast: Paint(0x0C817B),
                dark: Paint(0x66D4CF), darkHighContrast: Paint(0x66D4CF)
            )
        case .systemTeal:
            Values(
                light: Paint(0x30B0C7), lightHighContrast: Paint(0x008299),
                dark: Paint(0x40C8E0), darkHighContrast: Paint(0x5DE6FF)
            )
        case .systemCyan:
            Values(
                light: Paint(0x32ADE6), lightHighContrast: Paint(0x0071A4),
                dark: Paint(0x64D2FF), darkHighContrast: Paint(0x70D7FF)
            )
        case .systemBlue:
            Values(
                light: Paint(0x007AFF), lightHighContrast: Paint(0x0040DD),
                dark: Paint(0x0A84FF), darkHighContrast: Paint(0x409CFF)
            )
        case .systemIndigo:
            Values(
                light: Paint(0x5856D6), lightHighContrast: Paint(0x3634A3),
                dark: Paint(0x5E5CE6), darkHighContrast: Paint(0x7D7AFF)
            )
        case .systemPurple:
            Values(
                light: Paint(0xAF52DE), lightHighContrast: Paint(0x8944AB),
                dark: Paint(0xBF5AF2), darkHighContrast: Paint(0xDA8FFF)
            )
        case .systemPink:
            Values(
                light: Paint(0xFF2D55), lightHighContrast: Paint(0xD30F45),
                dark: Paint(0xFF375F), darkHighContrast: Paint(0xFF6482)
            )
        case .systemBrown:
            Values(
                light: Paint(0xA2845E), lightHighContrast: Paint(0x7F6545),
                dark: Paint(0xAC8E68), darkHighContrast: Paint(0xB59469)
            )
        case .systemGray:
            Values(
                light: Paint(0x8E8E93), lightHighContrast: Paint(0x6C6C70),
                dark: Paint(0x8E8E93), darkHighContrast: Paint(0xAEAEB2)
            )
        case .systemGray2:
            Values(
                light: Paint(0xAEAEB2), lightHighContrast: Paint(0x8E8E93),
                dark: Paint(0x636366), darkHighContrast: Paint(0x7C7C80)
            )
        case .systemGray3:
            Values(
                light: Paint(0xC7C7CC), lightHighContrast: Paint(0xAEAEB2),
                dark: Paint(0x48484A), darkHighContrast: Paint(0x545456)
            )
        case .systemGray4:
            Values(
                light: Paint(0xD1D1D6), lightHighContrast: Paint(0xBCBCC0),
                dark: Paint(0x3A3A3C), darkHighContrast: Paint(0x444446)
            )
        case .systemGray5:
            Values(
                light: Paint(0xE5E5EA), lightHighContrast: Paint(0xD8D8DC),
                dark: Paint(0x2C2C2E), darkHighContrast: Paint(0x363638)
            )
        case .systemGray6:
            Values(
                light: Paint(0xF2F2F7), lightHighContrast: Paint(0xEBEBF0),
                dark: Paint(0x1C1C1E), darkHighContrast: Paint(0x242426)
            )
        }
    }
}

extension SemanticColor {
    /// The colour in both styles, as `#rrggbb` or `#rrggbbaa`; `nil` without a value of its own.
    package var hexadecimal: (light: String, dark: String)? {
        values.map { ($0.light.hexWithOpacity, $0.dark.hexWithOpacity) }
    }
}
