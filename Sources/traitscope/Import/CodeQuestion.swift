import Files
import Foundation

enum CodeQuestion {
    /// Asks whether to run code that the system cannot confine. The text has the parts of the reference's *What running code can do*.
    static func ask(about path: String) throws {
        let parts = """
            This system has no user namespaces, so that bubblewrap cannot confine the code in \(path). It could read and change all your \
            files, use the network, and start other programs. Processes that it leaves may go on after this command. Only these limits \
            hold: 40 seconds, 5 seconds of processor time and 1 GB of memory for each process, 1 GB of memory for all of them.
            """
        guard isatty(0) != 0 else { throw CleanFailure("\(parts) To run it anyway, add --yes.") }
        Console.current.printError("\(parts)\nRun it anyway? [y/N]")
        guard let answer = readLine()?.lowercased(), ["y", "yes"].contains(answer) else { throw CleanFailure("The code was not run.") }
    }
}
