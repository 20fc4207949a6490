import Foundation

/// A program running as a child of this one, in its process group: Ctrl-C ends both.
///
/// Foundation's `Process` passes standard input, output and error alone; a browser spoken to over a pipe needs two
/// descriptors more.
final class ChildProcess: Sendable {
    /// The program could not be started.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let id: pid_t

    /// - Parameters:
    ///   - executable: its path.
    ///   - output: a file that takes its standard output and error.
    ///   - descriptors: our open descriptors by the number the child is to see them under.
    init(executable: String, arguments: [String], output: String, descriptors: [Int32: Int32] = [:]) throws {
        var actions = SpawnActions()
        defer { actions.destroy() }
        actions.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
        actions.open(output, as: STDOUT_FILENO, flags: O_WRONLY | O_CREAT | O_APPEND)
        actions.duplicate(STDOUT_FILENO, as: STDERR_FILENO)
        for (number, descriptor) in descriptors { actions.duplicate(descriptor, as: number) }

        var argv = ([executable] + arguments).map { strdup($0) } + [nil]
        defer { for argument in argv { free(argument) } }
        var id: pid_t = 0
        let error = posix_spawn(&id, executable, &actions.raw, nil, &argv, environ)
        guard error == 0 else {
            throw Failure(description: "\(executable) could not be started: \(String(cString: strerror(error)))")
        }
        self.id = id
    }

    /// Asks the program to end and waits; one that takes no notice is killed.
    func stop(patience: Duration = .seconds(3)) {
        kill(id, SIGTERM)
        let deadline = ContinuousClock.now + patience
        while ContinuousClock.now < deadline {
            if hasEnded { return }
            usleep(10_000)
        }
        kill(id, SIGKILL)
        _ = waitpid(id, nil, 0)
    }

    /// Whether it has ended, in which case its remains are collected.
    private var hasEnded: Bool { waitpid(id, nil, WNOHANG) != 0 }
}

/// What is done to the descriptors of a child before it starts.
private struct SpawnActions {
    #if canImport(Darwin)
    var raw: posix_spawn_file_actions_t?
    #else
    var raw = posix_spawn_file_actions_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&raw)
    }

    mutating func open(_ path: String, as number: Int32, flags: Int32) {
        posix_spawn_file_actions_addopen(&raw, number, path, flags, 0o600)
    }

    mutating func duplicate(_ descriptor: Int32, as number: Int32) {
        posix_spawn_file_actions_adddup2(&raw, descriptor, number)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&raw)
    }
}
