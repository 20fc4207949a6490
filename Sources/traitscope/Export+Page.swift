import Checking
import Exporting
import Files
import PathKit
import PlaygroundModel

extension Export {
    func exportPage(after events: [Event]) throws {
        let isStandardInput = path == PlaygroundSource.standardInput
        let target = try OutputFile(output ?? (isStandardInput ? "-" : "\(Path(path).lastComponentWithoutExtension).html"))
        try target.check(against: [path])
        let files = try pageFiles()
        let source = try PlaygroundSource(Path(path))
        try target.check(against: source.filesRead + templateFiles)
        terminal.diagnostics.show(source.diagnostics)
        guard source.reading.playground != nil else { throw ExportFailure.playgroundMistakes }
        try target.check(.html)
        let html = if still {
            try ExportedStill(source.reading, after: events, files: files).html
        } else {
            try ExportedPage(
                source.reading, attachment: source.folder.bytes, after: events, engine: .inside(try PageEngine.load()), files: files
            ).html
        }
        try target.write(html, .html)
        let name = target.isStandardOutput ? "The page" : target.destination
        let size = "\((html.utf8.count + 500) / 1000) KB"
        var lines = ["\(name) has \(size) and \(still ? "needs no other file and no script" : "needs no other file")."]
        if target.isLink, !target.isStandardOutput { lines.append("\(target.path) is a link to it.") }
        let text = lines.joined(separator: "\n")
        if target.isStandardOutput { Console.current.printError(text) } else { try Console.current.print(text) }
    }
}
