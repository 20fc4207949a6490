import Foundation
import PackagePlugin

/// Embeds files in a target, as one Swift file for each folder: `Templates/`, `Playgrounds/` and `Lessons/` in `PageAssets`, the chapters of the
/// reference in `PlaygroundSchema`.
///
/// A release also embeds the engine of exported pages if `Sources/BrowserEngine/build` has made it in `.build/browser-engine`, and the
/// line of `--version` that `.release/build` puts beside it. A debug
/// build does not, since each new engine would rebuild the target and its dependents.
@main
struct EmbedAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        var commands: [Command] = []
        let folders = target.name == "PageAssets"
            ? [("Templates", "EmbeddedTemplates"), ("Playgrounds", "EmbeddedPlaygrounds"), ("Lessons", "EmbeddedLessons")]
            : [("Sources/\(target.name)/Reference/Chapters", "EmbeddedReference")]
        for (path, name) in folders {
            let folder = package.appending(path: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
            commands.append(try embedding([folder], and: files(below: folder), as: name, context))
        }
        if (target as? SwiftSourceModuleTarget)?.compilationConditions.contains("EMBEDS_ENGINE") == true {
            let engines = ["engine.wasm.gz", "build.txt"].map { package.appending(path: ".build/browser-engine/\($0)") }
                .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
            commands.append(try embedding(engines, and: engines, as: "EmbeddedEngine", context))
        }
        return commands
    }

    /// - Parameter files: The inputs of the Swift file.
    private func embedding(_ sources: [URL], and files: [URL], as name: String, _ context: PluginContext) throws -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
        return .buildCommand(
            displayName: "Write \(name).swift",
            executable: try context.tool(named: "AssetEmbedder").url,
            arguments: [output.path(percentEncoded: false), name] + sources.map { $0.path(percentEncoded: false) },
            inputFiles: files,
            outputFiles: [output]
        )
    }

    private func files(below folder: URL) throws -> [URL] {
        guard let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)) else { return [] }
        return names.compactMap { $0 as? String }.sorted().map { folder.appending(path: $0) }
    }
}
