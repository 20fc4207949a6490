/// What one browser tab shows, as a value: its playground, the state of each device, and what the tab last received.
///
/// Synchronous and free of sockets; ``PageExchange`` decides when it is asked.
public protocol PageState: Sendable {
    /// Takes in what the person did or the tab reports. What only says whether the tab can take an update does not come
    /// here.
    mutating func handle(_ message: BrowserMessage)

    /// Takes in what changed, as far as that is work.
    mutating func catchUp()

    /// The difference between what the tab has and what it should show now, or `nil` when there is none.
    ///
    /// Called only when the tab has confirmed the last one, so that however often the state changed meanwhile,
    /// one update covers it. `catchUp()` was called before. What is returned here counts as received.
    mutating func takeUpdate() -> PageUpdate?
}

extension PageState {
    @inlinable
    public mutating func catchUp() {}
}

/// One message to a tab.
public struct PageUpdate: Hashable, Sendable {
    /// What the tab confirms when the update is on its screen.
    public var revision: Int
    /// The message as it goes over the wire; holds the revision too.
    public var json: String

    public init(revision: Int, json: String) {
        self.revision = revision
        self.json = json
    }
}
