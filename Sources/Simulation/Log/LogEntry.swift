import PlaygroundModel

public struct LogEntry: Hashable, Sendable {
    public var fact: LogFact
    public var path: DocumentPath?

    public init(_ fact: LogFact, path: DocumentPath? = nil) {
        self.fact = fact
        self.path = path
    }

    /// Whether the entry is hidden by default: traits of environments other than controllers, and calls of the scene's delegate.
    public var isVerbose: Bool {
        switch fact {
        case .environmentTraitsDidChange, .effectiveGeometryUpdated, .sceneUpdated: true
        default: false
        }
    }
}

extension [LogEntry] {
    static func ignored(_ reason: LogFact.Reason, at path: DocumentPath? = nil) -> [LogEntry] {
        [LogEntry(.ignored(reason), path: path)]
    }
}
