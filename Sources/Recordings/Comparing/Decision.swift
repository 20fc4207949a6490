import PlaygroundModel

/// What of ours decides a value, and how sure that is: where one who finds it wrong changes it.
public struct Decision: Hashable, Sendable {
    /// The row, table or rule: `the safe area of iphone-17-pro from iOS 26 on`.
    public var what: String
    /// The file below `Sources`; `nil` where the playground decides.
    public var file: String?
    /// As its table says; of a ``VersionTable``, whose rows have a source and no confidence, low where that is recollection or inference.
    public var confidence: Confidence?
    public var source: String?
    /// Why it is doubtful, if it is.
    public var doubt: String?
    /// Whether it decides for all elements alike, and not for the one that it was found at.
    public var isOfAll: Bool

    init(
        _ what: String, file: String?, confidence: Confidence? = nil, source: String? = nil, doubt: String? = nil, isOfAll: Bool = false
    ) {
        self.what = what
        self.file = file
        self.confidence = confidence
        self.source = source
        self.doubt = doubt
        self.isOfAll = isOfAll
    }

    /// The row of a table that holds under a profile.
    init<Value>(_ what: String, file: String, _ table: VersionTable<Value>, under profile: BehaviourProfile) {
        let row = table.row(under: profile)
        let isInferred = ["recalled", "inferred", "taken to be", "observed", "taken as"].contains { row.source.contains($0) }
        self.init(
            "\(what), from iOS \(row.version) on", file: file, confidence: isInferred ? .low : .medium, source: row.source, isOfAll: true)
    }
}
