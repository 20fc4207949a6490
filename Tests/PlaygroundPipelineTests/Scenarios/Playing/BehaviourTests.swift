import Foundation
import PlaygroundReader
import Testing

@testable import PlaygroundPipeline

/// Observed behaviour of UIKit as scenarios. The folder `Behaviour` has a playground for each question that people asked, with sources.
@Suite struct BehaviourTests {
    @Test(arguments: try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
    func behaviourScenariosPass(file: String) throws {
        let reading = PlaygroundFile.read(bytes: [UInt8](try Data(contentsOf: Self.folder.appending(path: file))), fileName: file)
        #expect(reading.diagnostics.filter { $0.severity != .note }.map(\.headline) == [])
        let playground = try #require(reading.playground)
        #expect(playground.scenarios.count > 2)
        for scenario in playground.scenarios {
            var claimCount = 0
            for device in scenario.devices ?? playground.devices {
                var run = ScenarioRun(playground, on: device)
                let outcome = run.outcome(of: scenario)
                #expect(outcome.failures.map(\.headline) == [], "\(scenario.name), \(device.id)")
                claimCount += outcome.claimCount
            }
            #expect(claimCount > 0, "\(scenario.name)")
        }
    }

    private static let folder = Repository.folder("Tests/PlaygroundPipelineTests/Behaviour")
}
