import Foundation
import PlaygroundReader
import StaticExport

/// Exported pages opened from disk: how large they are, how soon they are to be seen and alive, and how long a tap mirrored on
/// twelve devices takes to be on all of them. `mirror` measures the live page in the same way.
enum ExportBenchmark {
    private static let openings = 12

    static func run() async throws {
        let engine = try PageEngine.load()
        let scratch = try ScratchFolder()
        let mail = try write(try mailText(), named: "mail.toml", engine, in: scratch)
        let twelve = try write(TwelveDevices.playground("Word"), named: TwelveDevices.fileName, engine, in: scratch)
        let (starts, taps) = try await Chromium.run { chromium in
            var starts: [PageStart.Outcome] = []
            // The first one starts the browser, too.
            for _ in 0...openings { starts.append(try await PageStart.measure(mail.address, in: chromium)) }
            let page = try await chromium.open(twelve.address)
            try await page.wait(until: "document.body.dataset.ready !== undefined")
            try await Task.sleep(for: .seconds(2))
            let taps = try await page.evaluate(MirroredTaps.script(devices: TwelveDevices.count), as: MirroredTaps.Outcome.self)
            return (Array(starts.dropFirst()), taps)
        }
        print(starts, taps, mail)
    }

    private static func print(_ starts: [PageStart.Outcome], _ taps: MirroredTaps.Outcome, _ mail: Export) {
        var table = BenchmarkTable("An exported page from disk: the sample mail, opened \(openings) times, and twelve devices")
        table.add("first contentful paint", Samples(milliseconds: starts.map(\.paint)))
        table.add("first tap answered", Samples(milliseconds: starts.map(\.alive)))
        table.add("mirrored event to DOM, 12 devices", Samples(milliseconds: taps.pushes + taps.pops))
        table.note("The file has \(mail.byteCount / 1000) KB, its engine \(mail.engineByteCount / 1000) KB of it as text.")
        table.note("Aims: 150 ms, 500 ms, 16 ms, and a file of at most 1500 KB.")
        table.print()
    }

    private struct Export {
        var address: String
        var byteCount: Int
        var engineByteCount: Int
    }

    private static func write(_ text: String, named name: String, _ engine: PageEngine, in scratch: ScratchFolder) throws -> Export {
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: name)
        let page = try ExportedPage(reading, attachment: { _ in nil }, engine: .inside(engine))
        let path = scratch.path(of: name + ".html")
        try page.html.write(toFile: path, atomically: true, encoding: .utf8)
        return Export(address: "file://\(path)", byteCount: page.html.utf8.count, engineByteCount: engine.text.utf8.count)
    }

    private static func mailText() throws -> String {
        let file = URL(filePath: #filePath).appending(path: "../../../../Playgrounds/mail.toml").standardizedFileURL
        return try String(contentsOf: file, encoding: .utf8)
    }
}
