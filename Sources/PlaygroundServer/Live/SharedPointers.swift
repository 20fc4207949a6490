import PlaygroundPipeline

/// The pages whose pointers are shown on the other pages: at most one for each playground.
struct SharedPointers {
    private struct Owner {
        var id: ObjectIdentifier
        var movedAt: ContinuousClock.Instant
    }

    private var owners: [String: Owner] = [:]

    /// Another page can take over a pointer that has not moved for this time. Pages also hide it then (`shared-pointer.js`).
    static let hideDelay: Duration = .seconds(3)
    /// A page sends at most 20 places a second. Faster ones are dropped.
    static let shortestPause: Duration = .milliseconds(20)

    /// Returns whether the other pages should know.
    mutating func move(
        to pointer: BrowserMessage.PointerPlace?, by id: ObjectIdentifier, on playground: String, at now: ContinuousClock.Instant
    ) -> Bool {
        let owner = owners[playground]
        guard pointer != nil else {
            guard owner?.id == id else { return false }
            owners[playground] = nil
            return true
        }
        if let owner, owner.movedAt.duration(to: now) < (owner.id == id ? Self.shortestPause : Self.hideDelay) { return false }
        owners[playground] = Owner(id: id, movedAt: now)
        return true
    }

    func playgrounds(of id: ObjectIdentifier) -> [String] {
        owners.filter { $0.value.id == id }.map(\.key)
    }
}
