import PlaygroundPipeline

/// The pages whose pointers other pages show. There is at most one for each playground.
struct SharedPointers {
    private struct Owner {
        var id: ObjectIdentifier
        var movedAt: ContinuousClock.Instant
    }

    private var owners: [String: Owner] = [:]

    /// The time without movement after which another page can replace a pointer. Pages also hide it then (`shared-pointer.js`).
    static let hideDelay: Duration = .seconds(3)
    /// The minimum interval between positions. A page sends at most 20 a second, and positions that arrive faster are dropped.
    static let shortestPause: Duration = .milliseconds(20)

    /// Records a movement. Returns whether other pages should receive it.
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
