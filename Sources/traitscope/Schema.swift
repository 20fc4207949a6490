import ArgumentParser
import PlaygroundSchema

/// `traitscope schema`: what editors need to know of playgrounds.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints a JSON Schema of playgrounds, with which editors complete and check them.",
        discussion: """
            The server has it too. A line "#:schema \(PlaygroundSchema.address)" at the top of a playground tells editors with a TOML \
            language server where to find it.
            """
    )

    func run() throws {
        print(try PlaygroundSchema.text())
    }
}
