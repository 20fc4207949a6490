extension StringProtocol {
    /// The text as a terminal may show it: line breaks stay, and other control characters and directional marks are seen instead of obeyed.
    public var terminalText: String { DisplayCharacters.onLines(self) }
}
