extension String {
    /// The string, capitalized as a sentence. A name from the file keeps its case.
    public var asSentence: String {
        let word = prefix { $0 != " " }
        guard word.allSatisfy({ $0.isLowercase || "’:,".contains($0) }) else { return self }
        return prefix(1).uppercased() + dropFirst()
    }
}
