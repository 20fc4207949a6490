import Checking
import Files
import Synchronization

/// The progress of a check on standard error: a bar in a terminal. Elsewhere a long check writes lines.
final class CheckProgress: Sendable {
    /// Taken from the task that makes the bar, which any thread may draw.
    private let console = Console.current
    private let isTerminal: Bool
    private let isLong: Bool
    private let usesColor: Bool
    private let last = Mutex((moment: ContinuousClock.now, cells: -1))

    private static let width = 30
    /// A check that takes less shows no bar.
    private static let delay = Duration.milliseconds(150)
    private static let pauseBetweenLines = Duration.seconds(2)

    init(color: ColorChoice, isLong: Bool) {
        isTerminal = Console.isTerminal(console.error)
        self.isLong = isLong
        usesColor = color.isUsed(on: console.error)
    }

    /// Any thread may call this.
    func show(_ done: Int, of count: Int) {
        if isTerminal {
            showBar(done, of: count)
        } else if isLong {
            writeLine(done, of: count)
        }
    }

    private func showBar(_ done: Int, of count: Int) {
        let cells = count == 0 ? Self.width : done * Self.width / count
        last.withLock { last in
            guard cells > last.cells, last.cells >= 0 || last.moment.duration(to: .now) > Self.delay else { return }
            last.cells = cells
            let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
            let painted = usesColor ? "\u{1B}[34m\(bar)\u{1B}[0m" : bar
            console.writeError("\r\(painted) \(done) of \(count)")
        }
    }

    private func writeLine(_ done: Int, of count: Int) {
        last.withLock { last in
            guard done == 0 || last.moment.duration(to: .now) > Self.pauseBetweenLines else { return }
            last.moment = .now
            console.printError(done == 0 ? "Checking \(counted(count, "environment"))." : "\(done) of \(count)")
        }
    }

    func clear() {
        guard last.withLock({ $0.cells >= 0 }) else { return }
        console.writeError("\r\u{1B}[K")
    }
}
