import Files
import Foundation
import JSON
import UIKitStandIn

/// The user's Swift compiler, the stand-in for UIKit and the source tool. The last two are built once per compiler and kept.
package struct SwiftToolchain: Sendable {
    let compiler: String
    let confinement: Confinement
    /// The path of `lib/swift`.
    let library: String
    /// The folder that contains the built modules.
    package let folder: String

    var sourceTool: String { "\(folder)/source-tool" }
    static let modules = ["ObjectiveC", "UIKit", "MapKit", "WebKit"]
    static let importable = modules + [
        "Foundation", "FoundationEssentials", "Dispatch", "Swift", "_Concurrency", "Synchronization", "Observation", "RegexBuilder",
    ]

    /// - Parameter note: Called with a message before a build, which takes about a minute.
    package init(_ confinement: Confinement, note: (String) -> Void) throws(CodeImportFailure) {
        #if os(macOS)
        throw CodeImportFailure(
            "import --run works on Linux only. The stand-in for UIKit cannot be used with the frameworks of macOS: run it in a container.")
        #else
        guard let compiler = ProgramRun.path(of: "swiftc") else {
            throw CodeImportFailure("import --run needs the Swift compiler, and there is no swiftc in PATH. \(Self.install)")
        }
        self.compiler = compiler
        self.confinement = confinement
        let target = try confinement.tool([compiler, "-print-target-info"], writing: [], within: 60)
        let info = JSONValue(reading: target.output)
        guard let library = info?["paths"]?["runtimeResourcePath"]?.string, let version = info?["compilerVersion"]?.string else {
            throw CodeImportFailure("\(compiler) does not say where its libraries are. \(Self.install)")
        }
        self.library = library
        let needed = ["SwiftSyntax", "SwiftParser"].first { !FileManager.default.fileExists(atPath: "\(library)/host/lib\($0).so") }
        if let needed {
            throw CodeImportFailure("import --run needs lib\(needed).so in \(library)/host, and this toolchain has none. \(Self.install)")
        }
        let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? NSHomeDirectory() + "/.cache"
        folder = "\(caches)/traitscope/\(Self.standInVersion)-\(EmbeddedTool.version)-\(SHA256.hexadecimal(Array(version.utf8)).prefix(8))"
        do {
            try FileManager.default.createDirectory(atPath: clangModules, withIntermediateDirectories: true)
        } catch {
            throw CodeImportFailure("\(clangModules) cannot be made: \(error.localizedDescription)")
        }
        if !FileManager.default.fileExists(atPath: sourceTool) {
            note("Building the stand-in for UIKit for this compiler. It is kept in \(caches)/traitscope.")
            try build()
        }
        #endif
    }

    static let standIn = StandIn.files + [(RecordedProperties.path, Array(RecordedProperties.source.utf8))]
    private static let standInVersion =
        "\(StandIn.version)-\(SHA256.hexadecimal(Array(RecordedProperties.source.utf8)).prefix(8))"

    private static let install = "Install a toolchain of Swift 6 or newer from https://www.swift.org/install."

    /// Runs the compiler or another tool, which can write only to the folder.
    func run(
        _ arguments: [String], writing folder: String? = nil, input: [UInt8] = [], within seconds: Double
    ) throws(CodeImportFailure) -> ConfinedRun.Result {
        try confinement.tool(arguments, writing: folder.map { [$0, clangModules] } ?? [], input: input, within: seconds)
    }

    /// The compiler's cache of C modules. The usual cache is shared with other programs, and is read-only here.
    private var clangModules: String { "\(folder).clang" }
    var moduleCache: [String] { ["-module-cache-path", clangModules] }

    /// Builds in a temporary folder next to the final one, so that an interrupted build leaves no incomplete result.
    private func build() throws(CodeImportFailure) {
        let draft = "\(folder).\(getpid())"
        removeDraftsOfEndedPrograms()
        do {
            defer { try? FileManager.default.removeItem(atPath: draft) }
            try write(Self.standIn.map { ($0.name, Array(Self.withoutActors(String(decoding: $0.bytes, as: UTF8.self)).utf8)) }, to: draft)
            try write(EmbeddedTool.files.map { ("Tool/\($0.name)", $0.bytes) }, to: draft)
            for module in Self.modules { try build(module, in: draft) }
            let sources = EmbeddedTool.files.map { "\(draft)/Tool/\($0.name)" }
            try compile([
                "-Onone", "-suppress-warnings", "-package-name", "traitscope", "-I", "\(library)/host", "-L", "\(library)/host",
                "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", "\(library)/host", "-o", "\(draft)/source-tool",
            ] + sources, "the tool for sources", in: draft)
            try? FileManager.default.removeItem(atPath: folder)
            guard rename(draft, folder) == 0 || FileManager.default.fileExists(atPath: sourceTool) else {
                throw CodeImportFailure("\(folder) cannot be written: \(String(cString: strerror(errno))).")
            }
        }
    }

    private func removeDraftsOfEndedPrograms() {
        let (parent, prefix) = (OutputFile.folder(of: folder), folder.split(separator: "/").last.map { "\($0)." } ?? "")
        for name in FileStatus.names(inFolder: parent) where name.hasPrefix(prefix) {
            guard pid_t(name.dropFirst(prefix.count)).map(ProgramRun.hasEnded) == true else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
    }

    /// Removes main-actor isolation, so that code may make any call, as before Swift 6.
    static func withoutActors(_ text: String) -> String {
        text.replacing("{ @MainActor in", with: "{").replacing("@MainActor @preconcurrency ", with: "").replacing("@MainActor ", with: "")
    }

    /// Builds a module of the stand-in. UIKit's properties are Objective-C properties, which may be read during a write.
    private func build(_ module: String, in draft: String) throws(CodeImportFailure) {
        let sources = Self.standIn.map(\.name).filter { $0.hasPrefix("\(module)/") && $0.hasSuffix(".swift") }.sorted()
        try compile([
            "-swift-version", "5", "-parse-as-library", "-wmo", "-Onone", "-enforce-exclusivity=unchecked", "-suppress-warnings", "-c",
            "-emit-module", "-module-name", module, "-I", draft, "-o", "\(draft)/\(module).o",
            "-emit-module-path", "\(draft)/\(module).swiftmodule",
        ] + sources.map { "\(draft)/\($0)" }, "the stand-in for \(module)", in: draft)
    }

    private func compile(_ arguments: [String], _ what: String, in draft: String) throws(CodeImportFailure) {
        let result = try run([compiler] + moduleCache + arguments, writing: draft, within: 600)
        guard result.isSuccess else {
            let lines = result.errorText.split(separator: "\n")
            let error = result.excess ?? (lines.first { $0.contains("error:") } ?? lines.last).map(String.init) ?? "it fails without a message"
            throw CodeImportFailure("\(compiler) cannot build \(what): \(error)")
        }
    }

    private func write(_ files: [(name: String, bytes: [UInt8])], to folder: String) throws(CodeImportFailure) {
        do {
            for file in files {
                let url = URL(filePath: "\(folder)/\(file.name)")
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.bytes).write(to: url)
            }
        } catch {
            throw CodeImportFailure("\(folder) cannot be written: \(error.localizedDescription)")
        }
    }
}
