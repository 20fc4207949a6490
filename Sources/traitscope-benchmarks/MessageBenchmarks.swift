import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import WireframeHTML

/// The server's share of a tap and a save. `update` lays out, draws, compares and renders. `encoding` writes JSON.
enum MessageBenchmarks {
    private static let warmUp = 20

    /// A tap on all devices, forth and back.
    static func runTap() throws {
        let reading = PlaygroundFile.read(bytes: Array(TwelveDevices.playground("Word").utf8), fileName: TwelveDevices.fileName)
        let renderer = try PageRenderer.embedded()
        var session = PageSession(reading)
        session.markShown()
        guard let device = session.picture.devices.first?.id else {
            throw BenchmarkFailure(description: "The playground has no devices.")
        }
        let events = [try Event(line: "tap home.next"), try Event(line: "back")]
        var table = BenchmarkTable("The server's share of a tap mirrored on \(TwelveDevices.count) devices, in process")
        add(["event", "update", "encoding", "event to message"], rounds: 200, to: &table) { round in
            var message: ServerMessage?
            return [
                wallTime { keep(session.apply(events[round % 2], to: device, isMirrored: true)) },
                wallTime { message = session.takeUpdate(with: renderer) },
                wallTime { keep(message?.json(revision: round).text.utf8.count) },
            ]
        }
        table.note("Aim: a median of at most 1.5 ms.")
        table.print()
    }

    /// A save, from the file's bytes. `reload` makes the states of all devices.
    static func runSave() throws {
        let renderer = try PageRenderer.embedded()
        var reading = read(0, after: nil)
        var session = PageSession(reading)
        session.markShown()
        var table = BenchmarkTable("The server's share of a save with \(TwelveDevices.count) devices, in process: processor time")
        add(["reading", "reload", "update", "encoding", "bytes to message"], rounds: 300, to: &table) { round in
            var message: ServerMessage?
            return [
                processorTime { reading = read(round, after: reading) },
                processorTime { session.load(reading) },
                processorTime { message = session.takeUpdate(with: renderer) },
                processorTime { keep(message?.json(revision: round).text.utf8.count) },
            ]
        }
        table.note("One label changes, which is on every device. The sum over all cores: the page waits for about half as long.")
        table.print()
    }

    private static func read(_ number: Int, after former: PlaygroundFile.ReadResult?) -> PlaygroundFile.ReadResult {
        let text = TwelveDevices.playground("save\(number)")
        return Pipeline.read(Array(text.utf8), fileName: TwelveDevices.fileName, attachment: { _ in nil }, after: former)
    }

    /// Adds a row for each part of a round and for their sum. `round` returns milliseconds.
    private static func add(_ names: [String], rounds: Int, to table: inout BenchmarkTable, _ round: (Int) -> [Double]) {
        let times = (1...(warmUp + rounds)).map(round).dropFirst(warmUp).map { $0 + [$0.reduce(0, +)] }
        for (place, name) in names.enumerated() { table.add(name, Samples(milliseconds: times.map { $0[place] })) }
    }

    private static func wallTime(of body: () -> Void) -> Double { ContinuousClock().measure(body).nanoseconds / 1e6 }

    /// The time of all threads.
    private static func processorTime(of body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
    }
}
