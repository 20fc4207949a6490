import ArgumentParser
import Checking
import Files
import PathKit
import SourceDiagnostics

/// `traitscope` without a command. Prints the first commands to type. Arguments are reported as a mistake.
struct FirstSteps: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "first-steps", shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough)
    var words: [String] = []

    static let text = """
        Traitscope shows iOS layouts on many devices at once. It reads playgrounds, which are TOML files.

          traitscope serve                   show the folder Playgrounds, or else the samples, in a browser
          traitscope new hello               write a first playground, hello.toml
          traitscope start size-classes      copy a lesson to work on
          traitscope import Main.storyboard  turn a storyboard into a playground
          traitscope check hello.toml        find problems on all devices
          traitscope export hello.toml       write a page that needs no server

        `traitscope --help` lists all commands. `traitscope help serve` explains one.

        """

    func run() throws {
        guard let word = words.first else { return try Console.current.write(Self.text) }
        throw ValidationError(Self.mistake(word, words))
    }

    private static func mistake(_ word: String, _ words: [String]) -> String {
        let isOption = word.hasPrefix("-")
        let commands = Traitscope.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
        let names = isOption ? ["--help", "--version"] : commands + ["help"]
        let start = isOption ? "There is no option \(word.quoted) before a command" : "There is no command \(word.quoted)"
        if let near = NameSuggestion(for: word, among: names), isOption || !Path(word).exists { return "\(start); \(near.question)" }
        // The argument may be a playground, or the port of a server.
        let isServed = isOption ? (try? Serve.parse(words)) != nil : word.hasSuffix(".toml") || Path(word).exists
        return isServed ? "\(start); did you mean `\(ShellCommand.words(["traitscope", "serve"] + words))`?" : "\(start)."
    }
}
