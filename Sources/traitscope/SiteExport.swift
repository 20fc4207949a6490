import ArgumentParser
import Checking
import Exporting
import Files
import Foundation
import PathKit
import PlaygroundModel
import PlaygroundReader

/// The playgrounds of a folder as a site.
struct SiteExport {
    let folder: Path
    let output: String?
    let templates: String?
    /// Whether the pages are to run nothing.
    let isStill: Bool
    let events: [Event]
    let terminal: TerminalOptions

    func run() throws {
        guard let output else { throw ValidationError("A folder is exported as a site: name a folder for it with -o.") }
        let site = Path(output)
        if site.exists, !site.isDirectory { throw CleanFailure("\(output) is a file. Name a folder for the site.") }
        let files = try ExportedFiles.read(templates)
        let sources = try readPlaygrounds()
        let playgrounds = sources.map {
            ExportedSite.Source(name: $0.fileName, reading: $0.reading, attachment: $0.folder.bytes)
        }
        let name = folder.absolute().lastComponent
        let made = try isStill
            ? ExportedSite(stillsOf: name, playgrounds, after: events, files: files)
            : ExportedSite(name, playgrounds, after: events, engine: try PageEngine.load(), files: files)
        try write(made, to: site, notOver: sources.flatMap(\.filesRead) + ExportedFiles.own(templates))
        let count = sources.count == 1 ? "1 playground" : "\(sources.count) playgrounds"
        try ExportedFiles.announce(["\(site + "index.html") and the pages of \(count) can be put on any static host."])
    }

    /// Every mistake of every file is said before anything is given up.
    private func readPlaygrounds() throws -> [PlaygroundSource] {
        let location = try PlaygroundLocation(folder.string)
        let names = location.files().filter { !isInSite($0) }
        if names.isEmpty { throw CleanFailure("There is no playground in \(folder): those are TOML files.") }
        if names.count > PlaygroundLimits.files {
            throw CleanFailure("There are more than \(PlaygroundLimits.files) playgrounds in \(folder).")
        }
        let read = try names.map { try PlaygroundSource(Path(location.path(of: $0)), fileName: $0) }
        let parts = PlaygroundFile.ReadResult.parts(among: read.map { ($0.fileName, $0.reading) })
        let sources = read.filter { !parts.contains($0.fileName) }
        terminal.diagnostics.show(sources.flatMap(\.diagnostics))
        guard sources.allSatisfy({ $0.reading.playground != nil }) else { throw ExportFailure.playgroundMistakes }
        return sources
    }

    /// A site that stands in its own folder is no part of it.
    private func isInSite(_ name: String) -> Bool {
        guard let output else { return false }
        return (folder.absolute() + name).string.hasPrefix(Path(output).absolute().string + "/") && folder.absolute() != Path(output).absolute()
    }

    /// All targets are looked at before the first is written.
    private func write(_ made: ExportedSite, to site: Path, notOver read: [String]) throws {
        for file in made.files {
            let path = (site + file.path).string
            if FileManager.default.fileExists(atPath: path) { try OutputFile(path).check(against: read) }
        }
        let folder = try MadeFolder(site)
        do {
            try OwnedFolder(site.string, list: Self.listName).write(made.files.map { ($0.path, Array($0.text.utf8)) })
        } catch {
            folder.remove()
            throw error
        }
    }

    private static let listName = ".traitscope-export"
}
