import Foundation
import Goldens
import SeededRandom
import Testing

@testable import Ejection

/// The complete packages of the samples.
@Suite struct SampleEjectionTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// Read the goldens as the future maintainer of the code.
    @Test(arguments: ["neko", "adopt-a-cat"])
    func `a sample's package equals the golden`(sample: String) throws {
        try Golden("\(sample).txt", of: Self.folder).check(EjectedPlayground(sample: sample).whole)
    }

    @Test(arguments: EjectedPlayground.sampleNames, Sweeps.areRun ? EjectionOptions.deployments : [EjectionOptions.deployments[0]])
    func `packages are deterministic, with a class or a value for each controller`(sample: String, deployment: Int) throws {
        let first = try EjectedPlayground(sample: sample, deployment: deployment)
        let second = try EjectedPlayground(sample: sample, deployment: deployment)
        #expect(first.ejection.files == second.ejection.files)
        #expect(first.ejection.remarks == second.ejection.remarks)
        let paths = first.ejection.files.map(\.path)
        #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
        let controllers = try #require(first.reading.playground).controllers
        let own = controllers.count { controller in
            switch controller.kind {
            case .navigation, .alert: false
            default: true
            }
        }
        let files = first.ejection.files.filter { $0.path.hasPrefix("Controllers/") }
        // A class shared by several controllers has a value for each.
        let shared = files.map { max(0, $0.text.ranges(of: "    static var ").count - 1) }.reduce(0, +)
        #expect((own...controllers.count).contains(files.count + shared))
    }

    @Test(arguments: EjectedPlayground.sampleNames)
    func `no line of a sample's code is longer than its format allows`(sample: String) throws {
        for file in try EjectedPlayground(sample: sample).ejection.files where file.path.hasSuffix(".swift") {
            let long = file.text.split(separator: "\n").filter { $0.count > 120 }
            // Long names of UIKit's delegate methods leave no position to break the line.
            #expect(long.filter { !$0.contains("func ") } == [], "\(file.path)")
        }
    }

    @Test func `the list of samples is not empty`() {
        #expect(EjectedPlayground.sampleNames.count >= 16)
    }
}
