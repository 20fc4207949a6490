import Foundation
import PackagePlugin

/// Embeds files in a target, with one Swift file per folder. A release also embeds the engine of exported pages, if
/// `Sources/BrowserEngine/build` has made it in `.build/browser-engine`, and the line for `--version`, which `.release/build` writes next
/// to it. A debug build embeds neither, because each new engine would rebuild the target and its dependents.
///
/// The text files that some targets read are embedded as string literals. `.embedInCode` would turn them into arrays of numbers, for which
/// the compiler needs seconds.
@main
struct EmbedAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let texts = switch target.name {
        case "AppleDevices", "InterfaceImport", "TextMetrics":
            (target as? SwiftSourceModuleTarget)?.sourceFiles(withSuffix: ".toml").map(\.url) ?? []
        case "Ejection": try files(below: package.appending(path: "Sources/Ejection/Recording/Package", directoryHint: .isDirectory))
        default: [URL]()
        }
        guard texts.isEmpty else { return [try embedding(texts, and: texts, as: "PackageResources", context)] }
        var commands: [Command] = []
        let folders = switch target.name {
        case "PageAssets": [("Templates", "EmbeddedTemplates"), ("Playgrounds", "EmbeddedPlaygrounds")]
        case "UIKitStandIn": [("Sources/UIKitStandIn/Modules", "EmbeddedStandIn")]
        case "CodeImport": [("Sources/CodeImport/Tool", "EmbeddedTool")]
        default: [("Sources/\(target.name)/Reference/Chapters", "EmbeddedReference")]
        }
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
        return names.compactMap { $0 as? String }.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
    }
}
