import ArgumentParser
import EditorServer
import Foundation

struct LSP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Answers editors over standard input and output, in the Language Server Protocol.",
        discussion: """
            An editor starts it and says what is typed; it completes, explains, mends and finds what a playground names. The reference has the \
            settings of some editors. Exits with 0 when the editor has shut it down, and with 1 when the editor went without a word.
            """
    )

    @Flag(help: "Over standard input and output, which is the only way; some editors say so.")
    var stdio = false

    func run() async throws {
        // Writing to an editor that has exited then fails instead of ending the program.
        signal(SIGPIPE, SIG_IGN)
        let session = RPCSession(reading: STDIN_FILENO, writing: STDOUT_FILENO, framing: .headers)
        let wasShutDown = await withCheckedContinuation { continuation in
            let thread = Thread {
                let server = LanguageServer(version: Traitscope.version, links: .own())
                session.run(server)
                continuation.resume(returning: server.wasShutDown)
            }
            thread.name = "input"
            thread.start()
        }
        if !wasShutDown { throw ExitCode.failure }
    }
}
