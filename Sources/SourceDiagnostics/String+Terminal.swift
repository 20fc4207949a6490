/// Characters that control a terminal or change the reading order of a line.
public enum TerminalControls {
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension StringProtocol {
    /// The string with symbols in place of control characters and directional marks. Line breaks remain.
    public var terminalText: String { DisplayCharacters.onLines(self) }
}
