import ArgumentParser
import Checking
import Exporting
import Files
import Foundation
import Lessons
import PathKit
import PlaygroundModel
import PlaygroundReader

extension Export {
    func exportSite(after events: [Event]) throws {
        guard let output else { throw ValidationError("A folder is exported as a site: name a folder for it with -o.") }
        let (folder, site) = (Path(path), Path(output))
        if site.exists, !site.isDirectory { throw CleanFailure("\(output) is a file. Name a folder for the site.") }
        let files = try pageFiles()
        let sources = try readPlaygrounds(notIn: site)
        let playgrounds = sources.map {
            ExportedSite.Source(name: $0.fileName, reading: $0.reading, attachment: $0.folder.bytes)
        }
        let name = folder.absolute().lastComponent
        let location = try PlaygroundLocation(path)
        let course = location.listing(Course.fileName).flatMap(Course.init)
        let contents = location.listing(Contents.fileName).flatMap(Contents.init)
        let engine = try still ? nil : PageEngine.load()
        let progress = WorkProgress("Exporting", of: "page", color: terminal.color)
        defer { progress.clear() }
        let made = if let engine {
            try ExportedSite(
                name, playgrounds, course: course, contents: contents, after: events, engine: engine, files: files, progress: progress.show)
        } else {
            try ExportedSite(stillsOf: name, playgrounds, contents: contents, after: events, files: files, progress: progress.show)
        }
        progress.clear()
        try write(made, to: site, notOver: sources.flatMap(\.filesRead) + templateFiles)
        let count = counted(sources.count, "playground")
        try Console.current.print("\(site + "index.html") and the pages of \(count) can be put on any static host.")
    }

    /// Reads all files and shows all mistakes before failing. Files of an earlier `site` in the folder are ignored.
    private func readPlaygrounds(notIn site: Path) throws -> [PlaygroundSource] {
        let location = try PlaygroundLocation(path)
        let (folder, site) = (Path(path).absolute(), site.absolute())
        let isSiteInside = site.string.hasPrefix(folder.string + "/")
        let names = location.files().filter { !isSiteInside || !(folder + $0).string.hasPrefix(site.string + "/") }
        if names.isEmpty { throw CleanFailure("There is no playground in \(path): playgrounds are TOML files.") }
        if names.count > PlaygroundLimits.files {
            throw CleanFailure("There are more than \(PlaygroundLimits.files) playgrounds in \(path).")
        }
        let read = try names.map { try PlaygroundSource(Path(location.path(of: $0)), fileName: $0) }
        let parts = PlaygroundFile.ReadResult.parts(among: read.map { ($0.fileName, $0.reading) })
        let sources = read.filter { !parts.contains($0.fileName) }
        terminal.diagnostics.show(sources.flatMap(\.diagnostics))
        guard sources.allSatisfy({ $0.reading.playground != nil }) else { throw ExportFailure.playgroundMistakes }
        return sources
    }

    /// Checks all targets before the first file is written.
    private func write(_ made: ExportedSite, to site: Path, notOver read: [String]) throws {
        for file in made.files {
            let path = (site + file.path).string
            if FileManager.default.fileExists(atPath: path) { try OutputFile(path).check(against: read) }
        }
        let folder = try MadeFolder(site)
        do {
            try OwnedFolder(site.string, list: ".traitscope-export").write(made.files.map { ($0.path, Array($0.text.utf8)) })
        } catch {
            folder.remove()
            throw error
        }
    }
}
