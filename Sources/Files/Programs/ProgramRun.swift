import Foundation

/// Runs a program until it ends or exceeds a limit, in a session of its own. The program has no terminal and no descriptors except its
/// three pipes and `descriptors`. The processes of its group are killed at the end.
package struct ProgramRun {
    /// The program, found in `PATH` unless it is a path, and its arguments.
    package var arguments: [String]
    package var input: [UInt8] = []
    /// The program's environment, or `nil` to inherit ours.
    package var environment: [String: String]?
    /// The maximum duration, in seconds.
    package var deadline: Double
    /// The limit for each output, in bytes.
    package var outputLimit = 32 << 20
    /// Further descriptors for the program, numbered from 3.
    package var descriptors: [Int32] = []
    /// Called with the process after its start. Returns `false` to end the process.
    package var onStart: (pid_t) -> Bool = { _ in true }
    /// Called with the process every 100 ms. Returns a limit that the process exceeds, if any.
    package var watch: (pid_t) -> Limit? = { _ in nil }

    package enum Limit: Hashable, Sendable {
        case deadline, output, memory
    }

    package struct Result: Sendable {
        package var output: [UInt8] = []
        package var errors: [UInt8] = []
        /// The exit status that `waitpid` reported.
        package var status: Int32 = 0
        /// The limit that ended the program, if any.
        package var exceeded: Limit?

        package var isSuccess: Bool { status == 0 && exceeded == nil }
        package var errorText: String { String(decoding: errors, as: UTF8.self) }
        /// The signal that ended the program. `timeout`, shells and `bwrap` report their program's signal as exit code 128 plus its number.
        package var signal: Int32? {
            let (killed, code) = (status & 0x7F, status >> 8 & 0xFF)
            return killed != 0 ? killed : code > 128 ? code - 128 : nil
        }
    }

    package init(arguments: [String], input: [UInt8] = [], environment: [String: String]? = nil, deadline: Double) {
        (self.arguments, self.input, self.environment, self.deadline) = (arguments, input, environment, deadline)
    }

    /// Whether no process with this ID exists.
    package static func hasEnded(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

    /// The path of a program in the folders of `PATH`, or `nil` if none contains it.
    package static func path(of name: String) -> String? {
        ProgramStart.path(of: name, in: ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    /// - Parameter isStopped: Called at least every 100 ms. The program also stops if the task is cancelled or a signal ends this process.
    package func run(unless isStopped: () -> Bool = { false }) throws(ProgramFailure) -> Result {
        let (output, errors, input) = (try ProgramPipe(), try ProgramPipe(), try ProgramPipe())
        defer { for pipe in [output, errors, input] { pipe.close() } }
        // A program may end before it has read its input.
        signal(SIGPIPE, SIG_IGN)
        let streams = [input.reading, output.writing, errors.writing]
        let process = try ProgramStart(arguments, environment, streams + descriptors).process
        defer { kill(-process, SIGKILL) }
        output.closeWriting()
        errors.closeWriting()
        input.closeReading()
        var result = Result()
        var exchange = Exchange([output, errors], input, self.input, limit: outputLimit)
        let end = Date(timeIntervalSinceNow: deadline)
        var nextWatch = Date(timeIntervalSinceNow: Self.interval)
        var isEnded = false
        if onStart(process) {
            while true {
                if isStopped() || Task.isCancelled || Interruption.hasArrived {
                    Self.end(process)
                    throw ProgramFailure("it was stopped", isStop: true)
                }
                let left = end.timeIntervalSinceNow
                result.exceeded = left <= 0 ? .deadline : exchange.isTooLong ? .output : nil
                if result.exceeded == nil, nextWatch.timeIntervalSinceNow <= 0 {
                    result.exceeded = watch(process)
                    nextWatch = Date(timeIntervalSinceNow: Self.interval)
                }
                if result.exceeded != nil { break }
                // A child of an ended program may keep the outputs open.
                isEnded = waitpid(process, &result.status, WNOHANG) == process
                if isEnded { exchange.drain() }
                guard !isEnded else { break }
                if exchange.isOpen { exchange.wait(max(0, min(left, nextWatch.timeIntervalSinceNow))) } else { usleep(Self.pause) }
            }
        }
        if !isEnded { result.status = Self.end(process) }
        (result.output, result.errors) = (exchange.streams[0].bytes, exchange.streams[1].bytes)
        if result.exceeded == nil, exchange.isTooLong { result.exceeded = .output }
        return result
    }

    /// Kills the process and its group. Returns the process's status.
    @discardableResult
    private static func end(_ process: pid_t) -> Int32 {
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// The interval of the checks, in seconds.
    private static let interval = 0.1
    /// The delay before the next check of a program that has closed its outputs, in microseconds.
    private static let pause: UInt32 = 1_000

    /// Starts a program that outlives this process and has no input or output. `ended` receives its exit code, or `nil` after a signal.
    package static func start(_ arguments: [String], ended: @escaping @Sendable (Int32?) -> Void = { _ in }) throws(ProgramFailure) {
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        let process = try ProgramStart(arguments, nil, [nowhere, nowhere, nowhere]).process
        Thread.detachNewThread { ended(exitCode(of: process)) }
    }

    /// Runs a program and passes all its output to standard error immediately. Returns its exit code, or `nil` after a signal.
    package static func runAtTerminal(_ arguments: [String]) throws(ProgramFailure) -> Int32? {
        exitCode(of: try ProgramStart(arguments, nil, [0, 2, 2], isOfTerminal: true).process)
    }

    private static func exitCode(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    /// The data exchanged with the program.
    private struct Exchange {
        /// An output of the program.
        struct Stream {
            let pipe: ProgramPipe
            var bytes: [UInt8] = []
            var isOpen = true

            /// Reads available bytes. Returns whether more may be available.
            mutating func take(_ buffer: inout [UInt8]) -> Bool {
                let count = read(pipe.reading, &buffer, buffer.count)
                if count > 0 { bytes += buffer[..<count] }
                if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { isOpen = false }
                return count > 0
            }
        }

        private(set) var streams: [Stream]
        private let input: ProgramPipe
        private var rest: ArraySlice<UInt8>
        private let limit: Int
        private var buffer = [UInt8](repeating: 0, count: 1 << 16)

        init(_ outputs: [ProgramPipe], _ input: ProgramPipe, _ bytes: [UInt8], limit: Int) {
            (streams, self.input, rest, self.limit) = (outputs.map { Stream(pipe: $0) }, input, bytes[...], limit)
            for end in outputs.map(\.reading) + [input.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            if rest.isEmpty { input.closeWriting() }
        }

        var isOpen: Bool { streams.contains(where: \.isOpen) }
        var isTooLong: Bool { streams.contains { $0.bytes.count > limit } }

        mutating func wait(_ seconds: Double) {
            var waiting = streams.map { pollfd(fd: $0.isOpen ? $0.pipe.reading : -1, events: Int16(POLLIN), revents: 0) }
            waiting.append(pollfd(fd: rest.isEmpty ? -1 : input.writing, events: Int16(POLLOUT), revents: 0))
            guard poll(&waiting, nfds_t(waiting.count), Int32(seconds * 1000 + 1)) > 0 else { return }
            for number in streams.indices where waiting[number].revents != 0 { _ = streams[number].take(&buffer) }
            guard waiting[streams.count].revents != 0 else { return }
            let count = rest.withUnsafeBytes { write(input.writing, $0.baseAddress, min($0.count, 1 << 15)) }
            rest = count > 0 ? rest.dropFirst(count) : errno == EAGAIN || errno == EINTR ? rest : []
            if rest.isEmpty { input.closeWriting() }
        }

        /// Reads the remaining output of an ended program.
        mutating func drain() {
            for number in streams.indices { while streams[number].isOpen, !isTooLong, streams[number].take(&buffer) {} }
        }
    }
}

/// The reason why a program did not run to its end, worded as part of a sentence.
package struct ProgramFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the run was cancelled.
    package let isStop: Bool

    package init(_ description: String, isStop: Bool = false) { (self.description, self.isStop) = (description, isStop) }
}
