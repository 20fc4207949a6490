import Foundation

/// The script that compiles the engine for pages from this program's own sources.
struct EngineBuild {
    let script: URL
    let output: URL

    /// That of the package this program was built from; `nil` where it is not on this machine any more.
    static let ofThisPackage: EngineBuild? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let script = package.appending(path: "Sources/BrowserEngine/build")
        guard FileManager.default.isExecutableFile(atPath: script.path) else { return nil }
        return EngineBuild(script: script, output: package.appending(path: ".build/browser-engine", directoryHint: .isDirectory))
    }()

    /// What the engine will cost somebody who has none yet, in a sentence, and what can be had without it; `nil` where there is one.
    var announcement: String? {
        guard !FileManager.default.fileExists(atPath: product.path) else { return nil }
        return "The engine that the page runs is compiled once, which takes some minutes. Without it, --still writes what the page shows at once."
    }

    private var product: URL { output.appending(path: "engine.wasm.gz") }

    /// Makes what is not current.
    ///
    /// - Returns: the engine's bytes.
    /// - Throws: `ExportFailure.engineMissing`. What the compiler has against the sources goes to standard error.
    func run() throws(ExportFailure) -> [UInt8] {
        do {
            if let announcement { FileHandle.standardError.write(Data((announcement + "\n").utf8)) }
            let process = Process()
            process.executableURL = script
            process.arguments = [output.path]
            process.standardOutput = FileHandle.standardError
            try process.run()
            process.waitUntilExit()
            if process.terminationStatus == 0 {
                return [UInt8](try Data(contentsOf: product))
            }
        } catch {
            throw .engineMissing("\(script.path) cannot be run: \(error.localizedDescription)")
        }
        throw .engineMissing("The engine that the page runs could not be made; why is said above.")
    }
}
