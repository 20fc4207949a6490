extension String {
    /// The string, padded with at least one space to a length.
    package func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(1, length - count))
    }
}
