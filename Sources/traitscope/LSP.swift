import ArgumentParser
import EditorServer
import Foundation
import JSONRPC

struct LSP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Answers editors over standard input and output, in the Language Server Protocol.",
        discussion: """
            An editor starts it and sends the text. It completes and explains keys and names, finds their uses, and offers fixes. The reference has \
            the settings of some editors. Exits with 0 if the editor shut it down, and with 1 if the editor disappeared.
            """
    )

    @Flag(help: "Use standard input and output, which is the only way. Some editors pass this option.")
    var stdio = false

    func run() async throws {
        // Writing to an editor that has exited then fails and does not end the program.
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
