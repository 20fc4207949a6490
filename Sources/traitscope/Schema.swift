import ArgumentParser
import Files
import PlaygroundSchema
import PlaygroundServer

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the JSON Schema of playgrounds, for completion and checks in editors.",
        discussion: """
            A running server provides it, too. With the line "#:schema \(address)" at the top of a playground, editors with a TOML \
            language server find it.
            """
    )

    /// The address at which a server on the default port provides the schema.
    private static let address = "http://localhost:\(PortChoice.standardPort)/.assets/\(PlaygroundSchema.fileName)"

    @Flag(help: "Print the JSON Schema of record.json, which the ejected app writes.")
    var record = false

    @Option(help: ArgumentHelp("Explain the keys of a table, such as view, or one key. An unknown name lists the tables.", valueName: "table[.key]"))
    var explain: String?

    func validate() throws {
        if record, explain != nil { throw ValidationError("--record prints a schema, and --explain a text: use one of them.") }
        guard let explain, Reference.explanation(of: explain) == nil else { return }
        throw ValidationError(Reference.refusal(of: explain))
    }

    func run() throws {
        let text = record ? RecordingSchema.text : explain.flatMap(Reference.explanation) ?? PlaygroundSchema.text
        try Console.current.write(text + "\n")
    }
}
