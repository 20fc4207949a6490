import SourceDiagnostics
import Testing
@testable import traitscope

/// Rules for the whole program and for several commands.
@Suite struct CommandLineTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `the help names every command`() throws {
        let result = try folder.run("--help")
        #expect((result.status, result.error) == (0, ""))
        for command in [
            "serve", "export", "eject", "import", "inspect", "check", "compare", "diff", "explain", "lsp", "devices", "new", "start", "schema",
            "mcp", "editor",
        ] {
            #expect(result.lines.contains { $0.hasPrefix("  \(command) ") }, "\(command)")
        }
    }

    @Test func `without a command the program lists commands to start with`() throws {
        let result = try folder.run()
        #expect((result.status, result.error) == (0, "") && result.lines.count <= 12)
        let commands = result.lines.compactMap { $0.firstMatch(of: /^  traitscope (\S+(?: \S+)?)\s\s/).map { $0.1.split(separator: " ").map(String.init) } }
        #expect(commands.map(\.first) == ["serve", "new", "start", "import", "check", "export"])
        for command in commands { #expect(throws: Never.self) { try Traitscope.parseAsRoot(command) } }
        #expect(result.output.contains("traitscope --help"))
    }

    @Test(arguments: [
        (["chekc"], #"There is no command "chekc"; did you mean "check"?"#), (["Serve"], #"There is no command "Serve"; did you mean "serve"?"#),
        (["exprot", "a.toml"], #"There is no command "exprot"; did you mean "export"?"#), (["xyzzy"], #"There is no command "xyzzy"."#),
        (["hepl"], #"There is no command "hepl"; did you mean "help"?"#),
        (["apps"], #"There is no command "apps"; did you mean `traitscope serve apps`?"#),
        (["apps", "--port", "80"], "`traitscope serve apps --port 80`?"), (["gone.toml"], "`traitscope serve gone.toml`?"),
        (["--port", "80"], #"There is no option "--port" before a command; did you mean `traitscope serve --port 80`?"#),
        (["--hlep"], #"There is no option "--hlep" before a command; did you mean "--help"?"#),
        (["--xyzzy"], #"There is no option "--xyzzy" before a command."#),
        (["inspect", "a.toml", "--deivce", "iphone-17"], "Unknown option '--deivce'. Did you mean '--device'?"),
        (["check", "a.toml", "--matirx=full"], "Unknown option '--matirx'. Did you mean '--matrix'?"),
    ])
    func `a mistyped command or option is reported`(arguments: [String], message: String) throws {
        try folder.write("apps/cats.toml", Samples.cat)
        let result = try folder.run(arguments)
        #expect((result.status, result.output) == (64, "") && result.error.hasPrefix("Error: ") && result.error.contains(message), "\(result)")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completion scripts are generated`(shell: String) throws {
        let result = try folder.run("--generate-completion-script", shell)
        #expect(result.status == 0 && result.output.contains("traitscope") && result.output.contains("inspect"))
    }

    @Test(arguments: [["inspect"], ["export"], ["eject"], ["explain"], ["diff", "cats.toml"]])
    func `pipes and devices are refused at once`(command: [String]) throws {
        try folder.write("cats.toml", Samples.cat)
        try folder.makePipe("pipe.toml")
        try folder.link("device.toml", to: "/dev/zero")
        for name in ["pipe.toml", "device.toml"] {
            let result = try folder.run(command + [name])
            #expect(result.status != 0 && result.error.contains("\(name) is a pipe or a device, not a file."))
        }
    }

    /// The strings in a file and the file's name contain control sequences.
    @Test(arguments: [
        ["inspect"], ["check"], ["check", "--format", "github"], ["check", "--format", "json"], ["check", "--format", "sarif"],
        ["check", "--format", "junit"], ["diff", "other.toml"], ["diff", "other.toml", "--format", "github"],
        ["diff", "other.toml", "--format", "json"], ["eject", "-o", "app.swiftpm"], ["eject", "--json", "-o", "app.swiftpm"],
        ["export", "--format", "svg", "-o", "pictures"],
    ])
    func `no control sequence reaches the terminal`(command: [String]) throws {
        let name = "x\u{1B}]0;pwned\u{7}\u{9B}2J\u{202E}.toml"
        try folder.write(name, Samples.hostile("long enough to be cut off"))
        try folder.write("other.toml", Samples.hostile("LONG enough to be cut off"))
        let result = try folder.run(command + [name])
        #expect(!(result.output + result.error).isEmpty)
        for text in [result.output, result.error] {
            #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalControls.contains($0) }, "\(text.debugDescription)")
        }
    }

    @Test(arguments: [
        (["--port", "eighty"], "eighty"), (["--host", "example.com"], "example.com is not an address of this machine"),
        (["--nonsense"], "--nonsense"),
        (["--allow-host", "http://play.example"], "is not a host name"), (["--allow-host", "play.example:80"], "is not a host name"),
        (["--allow-host", "*"], "is not a host name"), (["--allow-host", ""], "is not a host name"),
    ])
    func `serve with invalid options exits with 64`(arguments: [String], said: String) throws {
        #expect(try folder.runRefused(["serve", "."] + arguments, status: 64).contains(said))
    }
}
