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
    static func samples() throws -> Samples {
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
        var durations: [Duration] = []
        for round in 0..<(warmUp + rounds) {
            let duration = try clock.measure {
                session.apply(events[round % 2], to: device, isMirrored: true)
                let message = session.takeUpdate(revision: round, with: renderer)
                keep(try JSONEncoder().encode(message).count)
            }
            if round >= warmUp { durations.append(duration) }
        }
        return Samples(durations)
    }

    private static func isTemplate(_ name: String) -> Bool { name.hasSuffix(".mustache") || name.hasSuffix(".svg") }
}
