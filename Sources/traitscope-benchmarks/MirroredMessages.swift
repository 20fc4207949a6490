import Foundation
import PageAssets
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import WireframeHTML

/// The server's share of a mirrored tap: from the event to the message for the page, without sockets and browser.
enum MirroredMessages {
    /// A page that could not be made.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let rounds = 200
    private static let warmUp = 20

    /// One sample for each event, there and back by turns.
    struct Share {
        /// The event on all devices.
        var event: Samples
        /// Laying out, drawing, comparing and rendering.
        var update: Samples
        /// The message as JSON.
        var encoding: Samples
        var whole: Samples
    }

    static func printTable() throws {
        let share = try measure()
        var table = BenchmarkTable("The server's share of a tap mirrored on \(TwelveDevices.count) devices, in process")
        table.add("event", share.event)
        table.add("update", share.update)
        table.add("encoding", share.encoding)
        table.add("event to message", share.whole)
        table.note("Aim: a median of at most 1.5 ms.")
        table.print()
    }

    static func measure() throws -> Share {
        let reading = PlaygroundFile.read(
            bytes: Array(TwelveDevices.playground("Word").utf8), fileName: TwelveDevices.fileName)
        let renderer = try PageRenderer(templates: PageAsset.embedded.filter { isTemplate($0.key) }.mapValues(\.text))
        var session = PageSession(reading)
        session.markShown()
        guard let device = session.picture.devices.first?.id else {
            throw Failure(description: "The playground has no devices.")
        }
        let events = [try Event(line: "tap home.next"), try Event(line: "back")]
        let clock = ContinuousClock()
        var times: [(event: Duration, update: Duration, encoding: Duration)] = []
        for round in 0..<(warmUp + rounds) {
            var message: ServerMessage?
            let event = clock.measure { keep(session.apply(events[round % 2], to: device, isMirrored: true)) }
            let update = clock.measure { message = session.takeUpdate(with: renderer) }
            let encoding = clock.measure { keep(message?.json(revision: round).text.utf8.count) }
            if round >= warmUp { times.append((event, update, encoding)) }
        }
        return Share(
            event: Samples(times.map { $0.event }), update: Samples(times.map { $0.update }),
            encoding: Samples(times.map { $0.encoding }), whole: Samples(times.map { $0.event + $0.update + $0.encoding })
        )
    }

    private static func isTemplate(_ name: String) -> Bool { name.hasSuffix(".mustache") || name.hasSuffix(".svg") }
}
