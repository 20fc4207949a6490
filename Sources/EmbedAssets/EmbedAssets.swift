import Foundation
import PackagePlugin

/// Makes the files of `Templates/` part of the target, as one Swift file, so that the built executable needs no folder
/// beside it; and the engine of exported pages, if `Sources/BrowserEngine/build` has made it in `.build/browser-engine`.
@main
struct EmbedAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates", directoryHint: .isDirectory)
            .resolvingSymlinksInPath()
        let engine = context.package.directoryURL.appending(path: ".build/browser-engine/engine.wasm.gz")
        let engines = FileManager.default.fileExists(atPath: engine.path(percentEncoded: false)) ? [engine] : []
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedAssets.swift")
        return [
            .buildCommand(
                displayName: "Embed Templates",
                executable: try context.tool(named: "AssetEmbedder").url,
                arguments: [templates.path(percentEncoded: false), output.path(percentEncoded: false)]
                    + engines.map { $0.path(percentEncoded: false) },
                inputFiles: try files(below: templates) + engines,
                outputFiles: [output]
            ),
        ]
    }

    private func files(below folder: URL) throws -> [URL] {
        guard let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)) else { return [] }
        return names.compactMap { $0 as? String }.sorted().map { folder.appending(path: $0) }
    }
}
