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

    /// Whether the entry is for those who ask for more: what trait environments other than controllers are told, and the scene's
    /// delegate.
    public var isVerbose: Bool {
        switch fact {
        case .environmentTraitsDidChange, .effectiveGeometryUpdated, .sceneUpdated: true
        default: false
        }
    }
}
