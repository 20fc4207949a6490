import PlaygroundModel

/// One thing that happened on a device: a fact, and what in the file it belongs to.
public struct LogEntry: Hashable, Sendable {
    public var fact: LogFact
    /// The element, controller or rule that the fact belongs to, where there is one in the file.
    public var path: DocumentPath?

    public init(_ fact: LogFact, path: DocumentPath? = nil) {
        self.fact = fact
        self.path = path
    }

    /// Whether the entry is for those who ask for more: what trait environments other than controllers are told.
    public var isVerbose: Bool {
        if case .environmentTraitsDidChange = fact { true } else { false }
    }
}
