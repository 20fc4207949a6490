import ArgumentParser
import PageAssets

/// The command line, a thin layer above the pipeline, the server and the export.
@main
struct Traitscope: AsyncParsableCommand {
    /// The version: `1.0.0 (commit 0123abc, engine 4567def, 2026-11-26)`. A release includes its sources and its date.
    static let version = "1.0.0 (\(PageAsset.build ?? BuildOrigin.own))"

    static let configuration = CommandConfiguration(
        commandName: "traitscope",
        abstract: "A playground for adaptive iOS interfaces: write TOML, see every device.",
        version: "traitscope \(version)",
        subcommands: [Serve.self, Export.self, Eject.self, Import.self, Inspect.self, Check.self, Compare.self, Diff.self, Explain.self, LSP.self, Devices.self, New.self, Start.self, Schema.self, MCP.self, EditorFiles.self, FirstSteps.self],
        defaultSubcommand: FirstSteps.self
    )
}
