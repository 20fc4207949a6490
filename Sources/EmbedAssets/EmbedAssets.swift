import Foundation
import PackagePlugin

/// Embeds files in a target, as a Swift file for each folder, so that the built executable needs no folder beside it.
///
/// `PageAssets` gets `Templates/`, with the engine of exported pages if `Sources/BrowserEngine/build` has made it in
/// `.build/browser-engine`, and `Playgrounds/`; `PlaygroundSchema` the chapters of the reference.
@main
struct EmbedAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard target.name == "PageAssets" else {
            return [try embedding("Sources/\(target.name)/Reference/Chapters", as: "EmbeddedReference", and: [], context)]
        }
        let engine = context.package.directoryURL.appending(path: ".build/browser-engine/engine.wasm.gz")
        let engines = FileManager.default.fileExists(atPath: engine.path(percentEncoded: false)) ? [engine] : []
        return [
            try embedding("Templates", as: "EmbeddedTemplates", and: engines, context),
            try embedding("Playgrounds", as: "EmbeddedPlaygrounds", and: [], context),
        ]
    }

    private func embedding(_ folder: String, as name: String, and others: [URL], _ context: PluginContext) throws -> Command {
        let folderURL = context.package.directoryURL.appending(path: folder, directoryHint: .isDirectory).resolvingSymlinksInPath()
        let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
        return .buildCommand(
            displayName: "Embed \(folder)",
            executable: try context.tool(named: "AssetEmbedder").url,
            arguments: [folderURL.path(percentEncoded: false), output.path(percentEncoded: false), name]
                + others.map { $0.path(percentEncoded: false) },
            inputFiles: try files(below: folderURL) + others,
            outputFiles: [output]
        )
    }

    private func files(below folder: URL) throws -> [URL] {
        guard let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)) else { return [] }
        return names.compactMap { $0 as? String }.sorted().map { folder.appending(path: $0) }
    }
}
