extension String {
    /// The text filled with spaces up to a length, with one at least.
    package func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(1, length - count))
    }
}
