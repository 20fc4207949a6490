import Checking
import Files
import Synchronization

/// Shows the progress of long work on standard error: a bar with a rate on a terminal, lines elsewhere. Short work shows no progress.
final class WorkProgress: Sendable {
    /// The console of the task that creates the object, because any thread may report progress.
    private let console = Console.current
    private let work: String
    private let noun: String
    private let isTerminal: Bool
    private let usesColor: Bool
    private let start = ContinuousClock.now
    private let state: Mutex<State>

    private struct State {
        var done = -1
        /// The time of the first call of `show`.
        var began: Duration?
        /// The time of the next bar or line.
        var next: Duration
        var isDrawn = false
    }

    private static let width = 20

    /// - Parameters:
    ///   - work: The activity, such as "Checking".
    ///   - noun: The name of one counted part.
    ///   - delay: The time before progress is first shown. The default is one second on a terminal and five seconds elsewhere.
    init(_ work: String, of noun: String, color: ColorChoice = .auto, delay: Duration? = nil) {
        (self.work, self.noun) = (work, noun)
        let variables = console.variables
        isTerminal = Console.isTerminal(console.error) && variables["TERM"] != "dumb" && (variables["CI"] ?? "").isEmpty
        usesColor = color.isUsed(on: console.error)
        state = Mutex(State(next: delay ?? (isTerminal ? .seconds(1) : .seconds(5))))
    }

    /// Shows progress. Any thread may call this.
    func show(_ done: Int, of count: Int) {
        state.withLock { state in
            let passed = start.duration(to: .now)
            let began = state.began ?? passed
            state.began = began
            guard done > state.done else { return }
            state.done = done
            write("\(work): \(done) of \(counted(count, noun))\(Self.rate(done, in: passed - began))", bar(done, of: count), at: passed, &state)
        }
    }

    private func bar(_ done: Int, of count: Int) -> String {
        let cells = count == 0 ? Self.width : done * Self.width / count
        let bar = String(repeating: "█", count: cells) + String(repeating: "░", count: Self.width - cells)
        return usesColor ? "\u{1B}[34m\(bar)\u{1B}[0m " : "\(bar) "
    }

    private static func rate(_ done: Int, in passed: Duration) -> String {
        let rate = Double(done) / max(0.001, passed / .seconds(1))
        if done == 0 { return "" }
        return rate < 1 ? ", \(Int((rate * 60).rounded())) per minute" : ", \(Int(rate.rounded())) per second"
    }

    /// Shows the elapsed seconds until the first call of `show`, or until the returned task is cancelled.
    func countSeconds(_ activity: String) -> Task<Void, Never> {
        Task {
            while (try? await Task.sleep(for: .seconds(1))) != nil {
                let passed = start.duration(to: .now)
                state.withLock { state in
                    if state.done < 0 { write("\(activity): \(passed.components.seconds) s", "", at: passed, &state) }
                }
            }
        }
    }

    /// Writes text or a bar if one is due. They are created only then, because a check calls this in every environment.
    private func write(_ text: @autoclosure () -> String, _ bar: @autoclosure () -> String, at passed: Duration, _ state: inout State) {
        guard passed >= state.next else { return }
        state.next = passed + (isTerminal ? .milliseconds(100) : max(.seconds(5), min(passed / 2, .seconds(30))))
        state.isDrawn = isTerminal
        if isTerminal { console.writeError("\r\(bar())\(text())\u{1B}[K") } else { console.printError("\(text()).") }
    }

    /// Prints a sentence in place of the bar. The next call of `show` draws the bar again.
    func print(_ sentence: String) {
        clear()
        console.printError(sentence)
    }

    func clear() {
        state.withLock { state in
            if state.isDrawn { console.writeError("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }
}
