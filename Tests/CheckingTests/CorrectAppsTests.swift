import Foundation
import PlaygroundReader
import Testing

@testable import Checking

/// Correct apps in the styles of Apple's own. Any finding in them is a false alarm.
@Suite struct CorrectAppsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps")

    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()

    @Test func `there are twelve correct apps`() { #expect(Self.names.count == 12) }

    @Test(arguments: names)
    func `a correct app has no findings`(name: String) throws {
        let reading = PlaygroundFile.read(bytes: Array(try Data(contentsOf: Self.folder.appending(path: name))), fileName: name)
        let report = CheckRun([FileCheck(), LintCheck()]).report(on: [CheckedFile(path: name, reading: reading)])
        #expect(!report.hasMistakes)
        #expect(report.findings.map { "\($0.diagnostic.code) \($0.subject)" } == [])
    }
}
