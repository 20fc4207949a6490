import Foundation
import Testing

/// A release build compiles all targets except the tests.
@Suite struct TargetTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func sources(in root: String) throws -> [(name: String, text: String)] {
        let names = FileManager.default.enumerator(atPath: package.appending(path: root).path)?.allObjects.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.map { name in
            ("\(root)/\(name)", try String(contentsOf: package.appending(path: "\(root)/\(name)"), encoding: .utf8))
        }
    }

    /// `@testable` compiles only in a debug build.
    @Test func onlyTestTargetsImportTestableModules() throws {
        let manifest = try String(contentsOf: Self.package.appending(path: "Package.swift"), encoding: .utf8)
        let tests = Set(manifest.matches(of: /\.testTarget\(\s*name: "([^"]+)"/).map { "Tests/\($0.1)" })
        #expect(tests.contains("Tests/FilesTests"))
        let others = try (Self.sources(in: "Sources") + Self.sources(in: "Tests")).filter { source in
            !tests.contains(source.name.split(separator: "/").prefix(2).joined(separator: "/"))
        }
        #expect(others.filter { $0.text.contains(/(?m)^\s*@testable/) }.map(\.name) == [])
    }

    /// Foundation's `Process` passes descriptors on to programs that start at the same time. The measurements are not part of the product.
    @Test func allProgramsAreStartedWithoutOurDescriptors() throws {
        let sources = try Self.sources(in: "Sources")
        #expect(sources.count > 100)
        #expect(sources.filter { $0.text.contains(/\bProcess\(\)|posix_spawnp?\(/) && !$0.name.hasPrefix("Sources/traitscope-benchmarks/") }.map(\.name)
            == ["Sources/Files/Programs/ProgramStart.swift"])
    }
}
