import Files
import Foundation

struct EngineBuild {
    let script: URL
    let output: URL

    /// The build from this program's sources. `nil` if the sources are not on this machine.
    static let ofThisPackage: EngineBuild? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let script = package.appending(path: "Sources/BrowserEngine/build")
        guard FileManager.default.isExecutableFile(atPath: script.path) else { return nil }
        return EngineBuild(script: script, output: package.appending(path: ".build/browser-engine", directoryHint: .isDirectory))
    }()

    /// A sentence that announces the first compilation, or `nil` if the engine exists.
    var announcement: String? {
        guard !FileManager.default.fileExists(atPath: product.path) else { return nil }
        return "The engine that the page runs is compiled once, which takes some minutes. A static page (--still) needs no engine."
    }

    private var product: URL { output.appending(path: "engine.wasm.gz") }

    /// - Throws: `ExportFailure.engineMissing`. The compiler's errors are written to standard error.
    func run() throws(ExportFailure) -> [UInt8] {
        do {
            if let announcement { FileHandle.standardError.write(Data((announcement + "\n").utf8)) }
            if try ProgramRun.runAtTerminal([script.path, output.path]) == 0 { return [UInt8](try Data(contentsOf: product)) }
        } catch let failure as ProgramFailure {
            throw .engineMissing("The engine that the page runs cannot be built: \(failure).")
        } catch {
            throw .engineMissing("\(script.path) cannot be run: \(error.localizedDescription)")
        }
        throw .engineMissing("The engine that the page runs could not be built. The reason is above.")
    }
}
