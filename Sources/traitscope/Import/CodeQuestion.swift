import Files
import Foundation

enum CodeQuestion {
    static func ask(about path: String) throws {
        let question = "This system cannot deny a program access to files and the network. Run the code in \(path) anyway?"
        guard isatty(0) != 0 else { throw CleanFailure("\(question) Answer with --yes.") }
        Console.current.printError("\(question) [y/N]")
        guard let answer = readLine()?.lowercased(), ["y", "yes"].contains(answer) else { throw CleanFailure("The code was not run.") }
    }
}
