import Foundation
import PageAssets
import PlaygroundPipeline
import PlaygroundReader
import WireframeHTML

/// The server's share of a save: from the file's bytes to the message for the page, without watching, sockets and browser.
enum SavedMessages {
    private static let rounds = 300
    private static let warmUp = 20

    /// One sample for each save, in milliseconds of processor: on all cores, and whatever else the machine does.
    private struct Share {
        var reading: [Double] = []
        /// The states of all devices.
        var reload: [Double] = []
        /// Laying out, drawing, comparing and rendering.
        var update: [Double] = []
        /// The message as JSON.
        var encoding: [Double] = []
    }

    static func printTable() throws {
        var table = BenchmarkTable("The server's share of a save with \(TwelveDevices.count) devices, in process: processor time")
        let share = try measure()
        let parts = [("reading", share.reading), ("reload", share.reload), ("update", share.update), ("encoding", share.encoding)]
        for (name, part) in parts { table.add(name, Samples(milliseconds: part)) }
        let whole = share.reading.indices.map { round in parts.reduce(0) { $0 + $1.1[round] } }
        table.add("bytes to message", Samples(milliseconds: whole))
        table.note("One label changes, which stands on every device. Of all cores together: the page waits for about half as long.")
        table.print()
    }

    private static func measure() throws -> Share {
        let templates = PageAsset.embedded.filter { $0.key.hasSuffix(".mustache") || $0.key.hasSuffix(".svg") }
        let renderer = try PageRenderer(templates: templates.mapValues(\.text))
        var reading = read(0, after: nil)
        var session = PageSession(reading)
        session.markShown()
        var share = Share()
        for round in 1...(warmUp + rounds) {
            var message: ServerMessage?
            let read = processorTime { reading = Self.read(round, after: reading) }
            let reload = processorTime { session.load(reading) }
            let update = processorTime { message = session.takeUpdate(with: renderer) }
            let encoding = processorTime { keep(message?.json(revision: round).text.utf8.count) }
            guard round > warmUp else { continue }
            share.reading.append(read)
            share.reload.append(reload)
            share.update.append(update)
            share.encoding.append(encoding)
        }
        return share
    }

    private static func read(_ number: Int, after former: PlaygroundFile.ReadResult?) -> PlaygroundFile.ReadResult {
        let text = TwelveDevices.playground("save\(number)")
        return Pipeline.read(Array(text.utf8), fileName: TwelveDevices.fileName, attachment: { _ in nil }, after: former)
    }

    /// In milliseconds, of all threads.
    private static func processorTime(of body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
    }
}
