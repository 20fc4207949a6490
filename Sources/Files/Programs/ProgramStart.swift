import Foundation

/// A started program. It inherits only the given descriptors, numbered from 0.
struct ProgramStart {
    let process: pid_t

    /// - Parameter isOfTerminal: Whether the program keeps our session, so that Control-C ends both.
    init(
        _ arguments: [String], _ environment: [String: String]?, _ descriptors: [Int32], isOfTerminal: Bool = false
    ) throws(ProgramFailure) {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        let flags = (isOfTerminal ? 0 : POSIX_SPAWN_SETSID) | POSIX_SPAWN_CLOEXEC_DEFAULT | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        let flags = (isOfTerminal ? 0 : Self.newSession) | Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // An ignored signal would stay ignored in the program, and Dispatch's threads block most signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // The copies have numbers above those that the program receives.
        let sources = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, Int32(descriptors.count)) }
        defer { for source in sources where source >= 0 { close(source) } }
        guard !sources.contains(-1) else { throw ProgramFailure("there are too many open files") }
        for (number, source) in sources.enumerated() { posix_spawn_file_actions_adddup2(&actions, source, Int32(number)) }
        #if !canImport(Darwin)
        closeDescriptors(&actions, Int32(descriptors.count))
        #endif
        let variables = environment ?? ProcessInfo.processInfo.environment
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + settings { free(pointer) } }
        var process: pid_t = 0
        guard let program = Self.path(of: arguments[0], in: variables["PATH"] ?? "") else {
            throw ProgramFailure("there is no program \(arguments[0])")
        }
        let code = posix_spawn(&process, program, &actions, &attributes, &words, &settings)
        guard code == 0 else { throw ProgramFailure("\(program) cannot be started: \(String(cString: strerror(code)))") }
        self.process = process
    }

    static func path(of name: String, in folders: String) -> String? {
        if name.contains("/") { return name }
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    #if !canImport(Darwin)
    /// `POSIX_SPAWN_SETSID` of glibc. Its headers define it only for GNU sources.
    private static let newSession: Int32 = 0x80
    #endif
}

#if !canImport(Darwin)
/// Closes all descriptors from a number on. glibc's headers declare it only for GNU sources.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np") @discardableResult
private func closeDescriptors(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32
#endif

/// A pipe that other programs do not inherit.
package final class ProgramPipe {
    package private(set) var reading: Int32 = -1
    package private(set) var writing: Int32 = -1

    package init() throws(ProgramFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ProgramFailure("no pipe can be created: \(String(cString: strerror(errno)))") }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    package func closeReading() { Self.close(&reading) }
    package func closeWriting() { Self.close(&writing) }
    package func close() {
        closeReading()
        closeWriting()
    }

    private static func close(_ end: inout Int32) {
        if end >= 0 { Foundation.close(end) }
        end = -1
    }
}
