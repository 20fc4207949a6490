/// Characters that are invisible in source text, or that change the order in which a line reads.
package enum HiddenScalars {
    /// Whether it is a control character, a line separator, of zero width, or a directional mark.
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
