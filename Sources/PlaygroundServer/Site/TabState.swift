import PlaygroundPipeline
import Synchronization

/// The state shared by all tabs that show the same page because nobody has used them. Tabs that receive the same saves share their next
/// state, which is laid out and compared once.
final class TabState: Sendable {
    let tab: PlaygroundTab
    /// The update that leads to this state.
    let update: PageUpdate?
    private let next = Mutex(Next())

    /// The next state. Tabs in that state keep it alive. Hidden tabs may stay in the current state for hours.
    private struct Next {
        var versions: [Int] = []
        weak var state: TabState?
    }

    init(_ tab: PlaygroundTab, update: PageUpdate? = nil) {
        (self.tab, self.update) = (tab, update)
    }

    func tab(after saves: [PlaygroundStore.Item]) -> PlaygroundTab {
        var tab = tab
        for save in saves { tab.fileChanged(save.reading) }
        return tab
    }

    /// The state after a tab's next update. `nil` if there is neither a save nor an update.
    func next(after saves: [PlaygroundStore.Item]) -> TabState? {
        let versions = saves.map { $0.version }
        // Other tabs need the same result, so they wait for it.
        return next.withLock { next in
            if next.versions == versions, let state = next.state { return state }
            var tab = tab(after: saves)
            let update = tab.takeUpdate()
            guard update != nil || !saves.isEmpty else { return nil }
            let state = TabState(tab, update: update)
            next = Next(versions: versions, state: state)
            return state
        }
    }
}
