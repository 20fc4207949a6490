import Files
import Foundation

/// Runs a program in its own process group, with limited output and time. The group is always killed at the end.
struct ProgramRun {
    var arguments: [String]
    var input: [UInt8] = []
    var environment: [String: String]
    /// In seconds.
    var deadline: Double
    /// In bytes, for each output.
    var outputLimit = 32 << 20

    struct Result {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        /// The status from `waitpid`.
        var status: Int32 = 0
        var isLate = false
        var isTooLong = false
        /// The task was cancelled, or a signal ends the program.
        var isCancelled = false

        var isSuccess: Bool { status == 0 && !isLate && !isTooLong }
        var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    func run() throws(CodeImportFailure) -> Result {
        let (output, errors, input) = (try Pipe(), try Pipe(), try Pipe())
        defer { for pipe in [output, errors, input] { pipe.close() } }
        var actions = FileActions()
        defer { actions.destroy() }
        actions.connect(input.reading, to: 0)
        actions.connect(output.writing, to: 1)
        actions.connect(errors.writing, to: 2)
        let process = try actions.spawn(arguments, environment)
        output.closeWriting()
        errors.closeWriting()
        input.closeReading()
        defer {
            kill(-process, SIGKILL)
        }
        var result = Result()
        exchange(output, errors, input, &result)
        if result.isLate || result.isTooLong || result.isCancelled { kill(-process, SIGKILL) }
        while waitpid(process, &result.status, 0) < 0, errno == EINTR {}
        if result.isCancelled { throw CodeImportFailure("It was stopped.") }
        return result
    }

    /// In milliseconds.
    private static let cancellationDelay = 100.0

    /// Reads until both outputs are closed, or a limit is exceeded.
    private func exchange(_ output: Pipe, _ errors: Pipe, _ input: Pipe, _ result: inout Result) {
        signal(SIGPIPE, SIG_IGN)
        let end = Date(timeIntervalSinceNow: deadline)
        var rest = input.writing >= 0 ? self.input[...] : []
        if rest.isEmpty { input.closeWriting() }
        var isOpen = (output: true, errors: true)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while isOpen.output || isOpen.errors {
            let left = end.timeIntervalSinceNow
            guard left > 0 else { result.isLate = true; return }
            if Task.isCancelled || Interruption.hasArrived { result.isCancelled = true; return }
            var waiting = [
                pollfd(fd: isOpen.output ? output.reading : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isOpen.errors ? errors.reading : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: rest.isEmpty ? -1 : input.writing, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&waiting, 3, Int32(min(left * 1000 + 1, Self.cancellationDelay))) >= 0 || errno == EINTR else { return }
            if waiting[0].revents != 0 { isOpen.output = take(output.reading, &buffer, &result.output) }
            if waiting[1].revents != 0 { isOpen.errors = take(errors.reading, &buffer, &result.errors) }
            if waiting[2].revents != 0 {
                let count = rest.withUnsafeBytes { write(input.writing, $0.baseAddress, min($0.count, 1 << 15)) }
                rest = count > 0 ? rest.dropFirst(count) : []
                if rest.isEmpty { input.closeWriting() }
            }
            if result.output.count > outputLimit || result.errors.count > outputLimit { result.isTooLong = true; return }
        }
    }

    /// Whether more output may follow.
    private func take(_ descriptor: Int32, _ buffer: inout [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
        return count > 0 || (count < 0 && errno == EINTR)
    }

    private final class Pipe {
        private(set) var reading: Int32 = -1
        private(set) var writing: Int32 = -1

        init() throws(CodeImportFailure) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw CodeImportFailure("No pipe can be created: \(String(cString: strerror(errno))).") }
            (reading, writing) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }

        func closeReading() { Self.close(&reading) }
        func closeWriting() { Self.close(&writing) }
        func close() {
            closeReading()
            closeWriting()
        }

        private static func close(_ end: inout Int32) {
            if end >= 0 { Foundation.close(end) }
            end = -1
        }
    }

    private struct FileActions {
        #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
        #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
        #endif

        init() {
            posix_spawn_file_actions_init(&actions)
            posix_spawnattr_init(&attributes)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
            posix_spawnattr_setpgroup(&attributes, 0)
        }

        mutating func connect(_ descriptor: Int32, to number: Int32) { posix_spawn_file_actions_adddup2(&actions, descriptor, number) }

        mutating func destroy() {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }

        mutating func spawn(_ arguments: [String], _ environment: [String: String]) throws(CodeImportFailure) -> pid_t {
            var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
            var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
            defer { for pointer in words + variables { free(pointer) } }
            var process: pid_t = 0
            let code = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
            guard code == 0 else { throw CodeImportFailure("\(arguments[0]) cannot be started: \(String(cString: strerror(code))).") }
            return process
        }
    }
}
