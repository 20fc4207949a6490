import Foundation
import Testing

/// A release build compiles all targets but the tests.
@Suite struct TargetTests {
    /// `@testable` compiles only in a debug build.
    @Test func onlyTestTargetsImportTestableModules() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let manifest = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        let tests = Set(manifest.matches(of: /\.testTarget\(\s*name: "([^"]+)"/).map { "Tests/\($0.1)" })
        #expect(tests.contains("Tests/FilesTests"))
        var found: [String] = []
        for root in ["Sources", "Tests"] {
            let names = FileManager.default.enumerator(atPath: package.appending(path: root).path)?.allObjects.compactMap { $0 as? String } ?? []
            for name in names.map({ "\(root)/\($0)" }) where name.hasSuffix(".swift") {
                guard !tests.contains(name.split(separator: "/").prefix(2).joined(separator: "/")) else { continue }
                let text = try String(contentsOf: package.appending(path: name), encoding: .utf8)
                if text.contains(/(?m)^\s*@testable/) { found.append(name) }
            }
        }
        #expect(found.isEmpty)
    }
}
