import ArgumentParser
import Checking
import Exporting
import Files
import PathKit
import PlaygroundModel

/// One playground as one file.
struct PageExport {
    let source: Path
    let output: String?
    let templates: String?
    /// Whether the page is to run nothing.
    let isStill: Bool
    let events: [Event]
    let terminal: TerminalOptions

    func run() throws {
        // The target is looked at first: what makes it useless is said before the work.
        let target = try OutputFile(output ?? standardOutput(for: source))
        try target.check(against: [source.string])
        let files = try ExportedFiles.read(templates)
        let source = try PlaygroundSource(source)
        try target.check(against: source.filesRead + ExportedFiles.own(templates))
        terminal.diagnostics.show(source.diagnostics)
        guard source.reading.playground != nil else { throw ExportFailure.playgroundMistakes }
        try target.checkIsPage()
        let html = try html(of: source, files)
        try target.write(html)
        try announce(html, in: target)
    }

    private func html(of source: PlaygroundSource, _ files: PageFiles) throws -> String {
        if isStill { return try ExportedStill(source.reading, after: events, files: files).html }
        return try ExportedPage(
            source.reading, attachment: source.folder.bytes, after: events, engine: .inside(try PageEngine.load()), files: files
        ).html
    }

    /// Where a page goes whose place is not given.
    private func standardOutput(for source: Path) -> String {
        source.string == PlaygroundSource.standardInput ? "-" : "\(source.lastComponentWithoutExtension).html"
    }

    private func announce(_ html: String, in target: OutputFile) throws {
        let name = target.isStandardOutput ? "The page" : target.destination
        let needs = isStill ? "needs no other file and no script" : "needs no other file"
        var lines = ["\(name) has \(ExportedFiles.size(of: html)) and \(needs)."]
        if target.isLink, !target.isStandardOutput { lines.append("\(target.path) is a link to it.") }
        try ExportedFiles.announce(lines, besidePage: target.isStandardOutput)
    }
}
