import Files
import Synchronization

final class CheckProgress: Sendable {
    /// Taken from the task that makes the bar, which any thread may draw.
    private let console = Console.current
    private let isShown: Bool
    private let usesColor: Bool
    private let last = Mutex((moment: ContinuousClock.now, cells: -1))

    private static let width = 30
    /// A check that takes less shows no bar.
    private static let delay = Duration.milliseconds(150)

    init(color: ColorChoice) {
        isShown = Console.isTerminal(console.error)
        usesColor = color.isUsed(on: console.error)
    }

    func show(_ done: Int, of count: Int) {
        guard isShown else { return }
        let cells = count == 0 ? Self.width : done * Self.width / count
        last.withLock { last in
            guard cells > last.cells, last.cells >= 0 || last.moment.duration(to: .now) > Self.delay else { return }
            last.cells = cells
            let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
            let painted = usesColor ? "\u{1B}[34m\(bar)\u{1B}[0m" : bar
            console.writeError("\r\(painted) \(done) of \(count)")
        }
    }

    func clear() {
        guard last.withLock({ $0.cells >= 0 }) else { return }
        console.writeError("\r\u{1B}[K")
    }
}
