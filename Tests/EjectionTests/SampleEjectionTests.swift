import Foundation
import Goldens
import SeededRandom
import Testing

@testable import Ejection

/// Whole packages of the samples.
@Suite struct SampleEjectionTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// Read them as one would who has to keep the code.
    @Test(arguments: ["neko", "adopt-a-cat"])
    func `a sample's package is as recorded`(sample: String) throws {
        try Golden("\(sample).txt", of: Self.folder).check(EjectedPlayground(sample: sample).whole)
    }

    @Test(arguments: EjectedPlayground.sampleNames, Sweeps.areRun ? EjectionOptions.deployments : [EjectionOptions.deployments[0]])
    func `a sample gives the same package every time, with a file for each controller that is not UIKit's own`(sample: String, deployment: Int) throws {
        let first = try EjectedPlayground(sample: sample, deployment: deployment)
        let second = try EjectedPlayground(sample: sample, deployment: deployment)
        #expect(first.ejection.files == second.ejection.files)
        #expect(first.ejection.remarks == second.ejection.remarks)
        let paths = first.ejection.files.map(\.path)
        #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
        let controllers = try #require(first.reading.playground).controllers
        let own = controllers.count { if case .navigation = $0.kind { false } else { true } }
        let written = paths.count { $0.hasPrefix("Controllers/") || $0.hasPrefix("Extensions/UIAlertController+") }
        #expect((own...controllers.count).contains(written))
    }

    @Test(arguments: EjectedPlayground.sampleNames)
    func `no line of a sample's code is longer than its format allows`(sample: String) throws {
        for file in try EjectedPlayground(sample: sample).ejection.files where file.path.hasSuffix(".swift") {
            let long = file.text.split(separator: "\n").filter { $0.count > 120 }
            // What UIKit calls its delegates' methods cannot be broken anywhere else.
            #expect(long.filter { !$0.contains("func ") } == [], "\(file.path)")
        }
    }

    @Test func `there are samples`() {
        #expect(EjectedPlayground.sampleNames.count >= 16)
    }
}
