import Files
import Synchronization

/// A bar on the terminal that grows as a check goes on; nothing where standard error is no terminal.
final class CheckProgress: Sendable {
    /// That of the task that makes it: it is drawn from any thread.
    private let console = Console.current
    private let isShown: Bool
    private let usesColor: Bool
    /// When the bar was drawn last, and how many of its cells were full.
    private let last = Mutex((moment: ContinuousClock.now, cells: -1))

    private static let width = 30
    /// A check that is done before is not worth a bar.
    private static let patience = Duration.milliseconds(150)

    init(color: ColorChoice) {
        isShown = Console.isTerminal(console.error)
        usesColor = color.isUsed(on: console.error)
    }

    func show(_ done: Int, of count: Int) {
        guard isShown else { return }
        let cells = count == 0 ? Self.width : done * Self.width / count
        last.withLock { last in
            guard cells > last.cells, last.cells >= 0 || last.moment.duration(to: .now) > Self.patience else { return }
            last.cells = cells
            let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
            let painted = usesColor ? "\u{1B}[34m\(bar)\u{1B}[0m" : bar
            console.writeError("\r\(painted) \(done) of \(count)")
        }
    }

    /// Takes the bar away.
    func clear() {
        guard last.withLock({ $0.cells >= 0 }) else { return }
        console.writeError("\r\u{1B}[K")
    }
}
