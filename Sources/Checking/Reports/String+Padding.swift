extension String {
    /// The text with spaces up to a length, with at least one space.
    package func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(1, length - count))
    }
}
