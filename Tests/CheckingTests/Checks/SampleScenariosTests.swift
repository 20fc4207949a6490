import Foundation
import PlaygroundPipeline
import PlaygroundReader
import PlaygroundSchema
import SeededRandom
import Testing

@testable import Checking

/// The scenarios of the samples and of the reference's examples pass.
@Suite struct SampleScenariosTests {
    @Test(arguments: Samples.names) func `every sample has scenarios, and they hold`(name: String) throws {
        let file = try Samples.file(name)
        #expect(file.mistakes.isEmpty)
        #expect((file.reading.playground?.scenarios.count ?? 0) >= 2)
        let report = CheckRun([ScenarioCheck()]).report(on: [file])
        #expect(report.findings.map { "\($0.record.location): \($0.record.headline) on \($0.diagnostic.devices)" } == [])
    }

    @Test(arguments: ["gallery", "groceries", "reader", "settings"])
    func `the apps of the browser tests pass their own scenarios on each device`(name: String) throws {
        let file = try Samples.file(name, in: Samples.folder.appending(path: "../Tests/Browser/playgrounds/apps"))
        #expect(file.mistakes.isEmpty)
        let report = CheckRun([ScenarioCheck()]).report(on: [file])
        #expect(report.files.flatMap(\.cases).map(\.count).reduce(0, +) >= (file.reading.playground?.devices.count ?? 1))
        #expect(report.findings.map { "\($0.record.location): \($0.record.headline) on \($0.diagnostic.devices)" } == [])
    }

    @Test func `results cached for one scenario do not affect the next`() throws {
        for name in Sweeps.areRun ? ["mail", "neko"] : ["neko"] {
            let playground = try #require(try Samples.file(name).reading.playground)
            for device in playground.devices {
                var run = ScenarioRun(playground, on: device)
                // The scenarios run forwards and backwards, so that each runs early once and late once.
                for scenario in playground.scenarios + playground.scenarios.reversed() {
                    var alone = ScenarioRun(playground, on: device)
                    #expect(run.outcome(of: scenario) == alone.outcome(of: scenario), "\(scenario.name) on \(device.id)")
                }
            }
        }
    }

    @Test func `every scenario of the reference's examples holds`() {
        let files = Reference.sections.flatMap(\.keys).filter { $0.playground.contains("[[scenarios]]") }.map { key in
            CheckedFile(path: "\(key.id).toml", reading: PlaygroundFile.read(bytes: Array(key.playground.utf8), fileName: "\(key.id).toml"))
        }
        #expect(files.count > 30)
        let report = CheckRun([ScenarioCheck()]).report(on: files)
        #expect(report.findings.map { "\($0.record.location): \($0.record.headline)" } == [])
        #expect(report.files.flatMap(\.cases).count >= files.count)
    }
}

/// The playgrounds of the folder `Playgrounds`.
enum Samples {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Playgrounds").standardizedFileURL

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(".toml".count)) }.sorted()
    }

    static func file(_ name: String, in folder: URL = folder) throws -> CheckedFile {
        let bytes = try Data(contentsOf: folder.appending(path: "\(name).toml"))
        let reading = PlaygroundFile.read(bytes: Array(bytes), fileName: "\(name).toml") { attachment in
            (try? Data(contentsOf: folder.appending(path: attachment))).map { Array($0) }
        }
        return CheckedFile(path: "Playgrounds/\(name).toml", reading: reading)
    }
}
