import ArgumentParser
import Files
import Foundation
import JSONRPC
import ModelContext

struct MCP: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves coding assistants, by the Model Context Protocol over standard input and output.",
        discussion: """
            The coding assistant starts the server. The tools read playgrounds, run them on devices, check, draw and compare them, explain constraint \
            logs, search the reference and import storyboards. They read only files in the folder, and write only requested files. Exits with 0 \
            when its input ends.
            """
    )

    @Argument(help: "The folder of the playgrounds.", completion: .directory)
    var folder = "."

    func run() throws {
        let work: WorkFolder
        do throws(WorkFolder.Refusal) {
            work = try WorkFolder(folder)
        } catch {
            throw ValidationError(error.description)
        }
        // The program can then finish writing files after the client has exited.
        signal(SIGPIPE, SIG_IGN)
        // All other output goes to standard error, because a stray line would break the protocol.
        let output = dup(STDOUT_FILENO)
        guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { throw CleanFailure("Standard output cannot be used.") }
        let server = ModelContextServer(folder: work, version: Traitscope.version)
        RPCSession(reading: STDIN_FILENO, writing: output, framing: .lines).run(server)
    }
}
