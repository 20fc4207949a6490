import Files
import Foundation

package enum BrowserFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case notFound
    case noProgram(String)
    case cannotStart(String, reason: String)
    case tookTooLong(String)
    case drewNothing(String, words: String)

    package var description: String {
        switch self {
        case .notFound:
            "PNG and PDF need Chrome or Chromium, which was not found. "
                + "Install one, name it in the environment variable CHROMIUM, or use --format svg."
        case .noProgram(let name): "The environment variable CHROMIUM names \(name), which is not a program."
        case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
        case .tookTooLong(let program): "\(program) did not draw the picture in time."
        case .drewNothing(let program, let words):
            "\(program) did not draw the picture" + (words.isEmpty ? "." : ": \(words)")
        }
    }
}

package struct Browser: Sendable {
    let program: String

    private static let names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"]
    private static let applications = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]

    /// From `CHROMIUM`, the search path, or a Mac's applications.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(BrowserFailure) {
        let folders = environment["PATH"].map { $0.split(separator: ":").map(String.init) } ?? []
        func find(_ name: String) -> String? {
            let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
            return places.first { Self.isProgram($0) }
        }
        if let name = environment["CHROMIUM"], !name.isEmpty {
            guard let found = find(name) else { throw .noProgram(name) }
            program = found
            return
        }
        guard let found = Self.names.lazy.compactMap(find).first ?? Self.applications.first(where: Self.isProgram) else {
            throw .notFound
        }
        program = found
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }

    /// In bytes.
    private static let longestPicture = 1 << 30
    private static let longestWords = 1 << 20

    /// Runs the browser without a window and with a temporary profile. `ending` decides the result's kind, `timeout` is
    /// in seconds, and `arguments` receives the result's path.
    func run(
        _ page: String, ending: String, timeout: Double = 60, unless isCancelled: () -> Bool = { false }, _ arguments: (String) -> [String]
    ) throws(BrowserFailure) -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "traitscope-\(UUID().uuidString)")
        let interruption = Interruption()
        defer {
            Self.remove(folder, afterStop: Interruption.hasArrived)
            interruption.end()
        }
        let (file, result, words) = (
            folder.appending(path: "page.html"), folder.appending(path: "result.\(ending)"), folder.appending(path: "words")
        )
        let process = Process()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700]
            )
            try Data(page.utf8).write(to: file)
            try Data().write(to: words)
            process.executableURL = URL(filePath: program)
            process.arguments = Self.quiet + ["--user-data-dir=\(folder.appending(path: "profile").path)"]
                + arguments(result.path) + [file.absoluteString]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: words)
            guard try Self.isDone(process, within: timeout, unless: { Interruption.hasArrived || isCancelled() }) else { throw BrowserFailure.tookTooLong(program) }
        } catch let failure as BrowserFailure {
            throw failure
        } catch {
            throw .cannotStart(program, reason: error.localizedDescription)
        }
        guard let bytes = BoundedFile.bytes(of: result.path, limit: Self.longestPicture), !bytes.isEmpty else {
            let said = String(decoding: BoundedFile.bytes(of: words.path, limit: Self.longestWords) ?? [], as: UTF8.self)
            throw .drewNothing(program, words: said.split(separator: "\n").last.map(String.init) ?? "")
        }
        return bytes
    }

    /// The timeout or a signal to this program ends the process.
    private static func isDone(_ process: Process, within timeout: Double, unless isStopped: () -> Bool) throws -> Bool {
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        let deadline = DispatchTime.now() + timeout
        while end.wait(timeout: .now() + 0.05) == .timedOut {
            guard isStopped() || .now() > deadline else { continue }
            process.terminate()
            let hasEnded = end.wait(timeout: .now() + 2) == .success
            // Its helpers, if it leads a process group.
            kill(-process.processIdentifier, SIGKILL)
            if !hasEnded {
                kill(process.processIdentifier, SIGKILL)
                end.wait()
            }
            return false
        }
        return true
    }

    /// Helpers of a stopped browser live a moment longer and may create the folder again.
    private static func remove(_ folder: URL, afterStop isStopped: Bool) {
        var checks = isStopped ? 6 : 1
        for _ in 0..<40 where checks > 0 {
            try? FileManager.default.removeItem(at: folder)
            checks = FileManager.default.fileExists(atPath: folder.path) ? checks : checks - 1
            if checks > 0 { usleep(50_000) }
        }
    }

    /// No window, network traffic or questions.
    private static var quiet: [String] {
        [
            "--headless=new", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run", "--no-default-browser-check",
            "--disable-extensions", "--disable-crash-reporter", "--disable-breakpad",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            // Chrome's sandbox does not start for the superuser.
        ] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    }
}
