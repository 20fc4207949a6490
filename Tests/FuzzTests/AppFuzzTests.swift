import AppleDevices
import Foundation
import PlaygroundModel
import PlaygroundReader
import RandomApps
import SeededRandom
import Simulation
import Testing

@testable import PlaygroundPipeline

/// The results of valid files and events. The suite is serialized, so that time and memory are measured for one reader.
@Suite(.serialized) struct AppFuzzTests {
    private static let samples = Samples.playgrounds.map { text in
        PlaygroundFile.read(bytes: Array(text.utf8), fileName: "sample.toml", attachment: Samples.attachment)
    }

    /// A file, a device and a few lines that may be events.
    private struct App: CustomStringConvertible {
        var reading: PlaygroundFile.ReadResult
        var device: DeviceConfiguration
        var lines: [String]

        var description: String { "\(device.id) \(lines)\n" + String(decoding: reading.source.utf8, as: UTF8.self) }
    }

    private static let eventLines = Mutation(
        Event.verbs.map { "\($0) home.next 0.5" } + [
            "resize 507x1024", "detent 240", "rotate landscapeLeft", "split 1/2", "selectTab 2", "ios 12", "press home.next 0.7",
            "chooseAction 2.1", "edgeSwipe left", "userInterfaceStyle dark", "tap home.list.0.2", "pressIcon 0.8",
            "tap home.more", "tap again.more", "tap again#2.more", "press home.next nan", "language de", "language doubleLength",
        ],
        words: ["x", " ", ".", "-", "nan", "inf", "\u{0}", "home", "#2", "é", "e", "0x1p1000"])

    @Test func `event lines`() throws {
        try FuzzRun("event", short: 2000)(input: { String(decoding: Self.eventLines.input(&$0), as: UTF8.self) }) { line in
            guard let event = try? Event(line: line) else { return "refused" }
            let again = (try? Event(line: event.description))?.description
            guard again == event.description else { throw FuzzFault("\(event) is read back as \(again ?? "no event")") }
            return "read"
        }
    }

    /// A sample with changed numbers and words, on any device, after any lines.
    @Test func `apps`() throws {
        let mutation = Mutation(Samples.playgrounds, words: ["true", "false", "\"dark\"", "* 100000", "+ 1000000", "@1", "{n}"])
        try FuzzRun("app", share: 0.1, short: 60)(input: { random in
            var reading = Self.read(mutation.input(&random))
            // Most changes cause mistakes. A repeated draw still depends only on the number of the input.
            for _ in 0..<8 where reading.playground == nil { reading = Self.read(mutation.input(&random)) }
            let lines = (0..<4).map { _ in String(decoding: Self.eventLines.input(&random), as: UTF8.self) }
            return App(reading: reading, device: Self.device(&random), lines: lines)
        }) { app in
            let events = app.lines.compactMap { try? Event(line: $0) }
            let report = InspectionReport(app.reading, on: [app.device], after: events)
            // JSON has only finite numbers.
            _ = try JSONEncoder().encode(report)
            return report.devices.isEmpty ? "refused" : "run"
        }
    }

    /// Lines that may be events, and events that are currently possible, on the samples.
    @Test func `event sequences`() throws {
        try FuzzRun("sequence", share: 0.1, short: 40)(input: { random in
            let reading = Self.samples.randomElement(using: &random)
            return (reading, Self.device(&random), random)
        }) { reading, device, random in
            guard let reading, let playground = reading.playground else { throw FuzzFault("a sample is not read") }
            var random = random
            var check = SoundnessCheck(DeviceSimulation(playground: playground, configuration: device, environment: device.environment()))
            var fault = check.launch()
            for _ in 0..<12 where fault == nil {
                let line = String(decoding: Self.eventLines.input(&random), as: UTF8.self)
                let drawn = EventSource(check.simulation, check.scene).draw(using: &random)
                let event = Bool.random(using: &random) ? (try? Event(line: line)) ?? drawn : drawn
                fault = check.apply(event)
            }
            if let fault { throw FuzzFault(fault) }
            return "sound"
        }
    }

    private static func read(_ bytes: [UInt8]) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: bytes, fileName: "fuzz.toml", attachment: Samples.attachment)
    }

    private static func device(_ random: inout SeededGenerator) -> DeviceConfiguration {
        let device = DeviceCatalogue.all.randomElement(using: &random) ?? DeviceCatalogue.all[0]
        let orientation = device.orientations.randomElement(using: &random) ?? .portrait
        return DeviceConfiguration(device: device, orientation: orientation)
    }
}
