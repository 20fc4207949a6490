import Checking
import Exporting
import Files
import PathKit
import PlaygroundModel
import SourceDiagnostics

extension Export {
    /// Draws the pictures of a playground's devices, writes them, and prints Markdown that shows them.
    func exportPictures(_ format: PictureFormat, after events: [Event]) throws {
        let source = try PlaygroundSource(Path(path))
        let files = try templates.map { PictureFiles(folder: try TemplatesFolder.path($0)) } ?? .embedded
        terminal.diagnostics.show(source.diagnostics)
        guard let playground = source.reading.playground else { throw ExportFailure.playgroundMistakes }
        let scenario = try pictures.slides.map { try Self.scenario(named: $0, in: playground) }
        let devices = try pictures.device.isEmpty
            ? scenario?.devices ?? playground.devices : pictures.device.flatMap { try DeviceChoice.exact($0, in: playground) }
        let name = source.path.lastComponentWithoutExtension
        let documents = if let scenario {
            PictureDocument.slides(
                of: scenario, in: playground, on: devices, after: events, style: pictures.style, name: name, files: files)
        } else {
            PictureDocument.documents(
                PictureSet(
                    of: playground, on: devices, after: events, style: pictures.style, isBoard: pictures.board, name: name, files: files),
                format: format, name: name)
        }
        let targets = try PictureTargets(documents, format: format, output: output)
        let sources = source.filesRead + templateFiles
        try targets.check(against: sources)
        let drawn = try drawn(documents, format, files)
        let made = try targets.made(against: sources)
        for (bytes, target) in zip(drawn, made) {
            try target.light.write(bytes.light, format.mark)
            if let dark = bytes.dark { try target.dark?.write(dark, format.mark) }
        }
        for (picture, target) in zip(documents, made) where !target.light.isStandardOutput {
            try Console.current.print(PictureMarkdown.line(picture.words, path: target.light.path, dark: target.dark?.path, format: format))
        }
    }

    private static func scenario(named name: String, in playground: Playground) throws -> Scenario {
        if let scenario = playground.scenarios.first(where: { $0.name == name }) { return scenario }
        let names = playground.scenarios.map(\.name)
        let near = NameSuggestion(for: name, among: names).map { "; \($0.question)" } ?? "."
        throw UsageFailure("There is no scenario \(name.quoted)\(near) The playground has \(NameList(names).joined(by: .and)).")
    }

    private func drawn(
        _ documents: [PictureDocument], _ format: PictureFormat, _ files: PictureFiles
    ) throws -> [PictureTargets.Pair<[UInt8]>] {
        let pairs = documents.map { PictureTargets.Pair(light: $0.pages, dark: $0.darkPages.isEmpty ? nil : $0.darkPages) }
        if format == .svg { return pairs.map { $0.map { Array($0[0].text.utf8) } } }
        let browser = try Exporting.Browser(environment: Console.current.variables)
        let progress = WorkProgress("Drawing", of: "picture", color: terminal.color)
        defer { progress.clear() }
        return try pairs.enumerated().map { index, pair in
            progress.show(index, of: pairs.count)
            return try pair.map { try format == .png ? browser.png(of: $0[0], files: files) : browser.pdf(of: $0, files: files) }
        }
    }
}
