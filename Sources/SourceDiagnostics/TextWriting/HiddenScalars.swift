/// Characters that are invisible in source text or change the reading order of a line.
package enum HiddenScalars {
    /// Control characters, line separators, zero-width characters and directional marks.
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
