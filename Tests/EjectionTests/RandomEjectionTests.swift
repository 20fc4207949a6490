import PlaygroundReader
import RandomPlaygrounds
import SeededRandom
import Testing

@testable import Ejection

/// Random playgrounds are ejected as apps, which `Tests/Ejected` type-checks.
@Suite struct RandomEjectionTests {
    @Test func `random playgrounds are ejected deterministically`() throws {
        var count = 0
        let seeds = 0..<(Sweeps.areRun ? 120 : 30)
        for seed in seeds {
            let text = RandomPlayground(seed: seed).text
            #expect(RandomPlayground(seed: seed).text == text)
            let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "random.toml")
            guard let playground = reading.playground, let index = reading.index else { continue }
            count += 1
            for deployment in Sweeps.areRun ? [16, 27] : [27] {
                let options = EjectionOptions(deployment: deployment, recording: false)
                let first = Ejection(playground, index: index, name: "App", options: options)
                let second = Ejection(playground, index: index, name: "App", options: options)
                #expect(first.files == second.files, "seed \(seed)")
                for file in first.files where file.path.hasSuffix(".swift") {
                    #expect(ReferenceEjectionTests.unbalanced(file.text) == "", "seed \(seed): \(file.path)")
                }
                let paths = first.files.map { $0.path.lowercased() }
                #expect(Set(paths).count == paths.count, "seed \(seed)")
            }
        }
        // The reader accepts most random playgrounds.
        #expect(count > seeds.count / 3)
    }
}
