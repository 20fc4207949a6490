import ArgumentParser
import Files
import Foundation
import PathKit

/// Editors that need files. Other editors need only settings.
enum EditorKind: String, CaseIterable, ExpressibleByArgument {
    case vscode
}

struct EditorFiles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "editor",
        abstract: "Writes the extension for Visual Studio Code: the language service, and the board next to the text.",
        discussion: """
            The README in the folder explains how to install it. Neovim, Helix, Zed and Kate need no extension: the reference lists the \
            settings for their language clients.
            """
    )

    @Argument(help: "vscode.")
    var editor: EditorKind

    @Option(name: .shortAndLong, help: "The folder to write. It is created if necessary.", completion: .directory)
    var output: String

    @Flag(help: "Overwrite files that were changed.")
    var force = false

    func run() throws {
        do {
            try write(to: Path(output))
        } catch let failure as OutputFile.Refusal {
            throw CleanFailure(failure)
        }
        try Console.current.print("\(output) has the extension. \(output)/README.md explains how to install it.")
    }

    private func write(to folder: Path) throws {
        if folder.exists, !folder.isDirectory { throw CleanFailure("\(output) is a file. Name a folder.") }
        let files = VSCodeExtension.files.map { (path: folder + $0.name, text: $0.text) }
        let changed = files.first { file in
            let text = Array(file.text.utf8)
            return file.path.exists && BoundedFile.bytes(of: file.path.string, limit: text.count) != text
        }
        if !force, let changed {
            throw CleanFailure("\(changed.path) exists and differs from the file to write. --force overwrites it.")
        }
        let made = try MadeFolder(folder)
        do {
            try OutputFile.write(files.map { (try OutputFile($0.path.string), $0.text) })
        } catch {
            made.remove()
            throw error
        }
    }
}

enum VSCodeExtension {
    static let files: [(name: String, text: String)] = [
        ("package.json", PackageResources.package_json), ("extension.js", PackageResources.extension_js),
        ("board.js", PackageResources.board_js), ("README.md", PackageResources.README_md),
    ].map { ($0, String(decoding: $1, as: UTF8.self)) }
}
