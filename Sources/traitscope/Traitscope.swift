import ArgumentParser

/// The command line: a thin shell around the pipeline, the server and the export.
@main
struct Traitscope: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "traitscope",
        abstract: "A playground for adaptive iOS interfaces: write TOML, see every device.",
        subcommands: [Serve.self, Export.self, Import.self, Inspect.self, Devices.self, Schema.self],
        defaultSubcommand: Serve.self
    )
}
