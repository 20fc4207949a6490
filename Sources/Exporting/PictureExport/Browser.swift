import Files
import Foundation

/// A Chrome or Chromium of this machine.
package struct Browser: Sendable {
    let program: String

    /// Why a browser draws nothing.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notFound
        /// What the environment variable names is not there.
        case noProgram(String)
        case cannotStart(String, reason: String)
        case tookTooLong(String)
        case drewNothing(String, words: String)

        package var description: String {
            switch self {
            case .notFound:
                "PNG and PDF are drawn by Chrome or Chromium, and there is none here. "
                    + "Install one, name it in the environment variable CHROMIUM, or use --format svg."
            case .noProgram(let name): "The environment variable CHROMIUM names \(name), which is no program."
            case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
            case .tookTooLong(let program): "\(program) did not draw the picture in time."
            case .drewNothing(let program, let words):
                "\(program) did not draw the picture" + (words.isEmpty ? "." : ": \(words)")
            }
        }
    }

    private static let names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"]
    private static let applications = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]

    /// The one that `CHROMIUM` names, else one on the search path, else one among a Mac's applications.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Failure) {
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

    // MARK: Running

    /// In bytes.
    private static let longestPicture = 1 << 30
    private static let longestWords = 1 << 20

    /// Runs the browser without a window and with a profile of its own, which is gone afterwards.
    ///
    /// - Parameters:
    ///   - page: A file's text that the browser opens.
    ///   - ending: Of the result's name, by which the browser knows its kind.
    ///   - arguments: What it is to do, given the path of the result.
    ///   - timeout: In seconds.
    ///   - isCancelled: Whether the browser is to be stopped, as after the timeout.
    /// - Returns: the bytes of the result.
    func run(
        _ page: String, ending: String, timeout: Double = 60, unless isCancelled: () -> Bool = { false }, _ arguments: (String) -> [String]
    ) throws(Failure) -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "traitscope-\(UUID().uuidString)")
        let interruption = Interruption()
        defer {
            Self.remove(folder, afterStop: interruption.hasArrived)
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
            guard try Self.isDone(process, within: timeout, unless: { interruption.hasArrived || isCancelled() }) else { throw Failure.tookTooLong(program) }
        } catch let failure as Failure {
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

    /// Starts the process and waits for it, with all that it starts. It does not outlive this program's patience, nor a signal
    /// that ends this program.
    private static func isDone(_ process: Process, within timeout: Double, unless isStopped: () -> Bool) throws -> Bool {
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        let deadline = DispatchTime.now() + timeout
        while end.wait(timeout: .now() + 0.05) == .timedOut {
            guard isStopped() || .now() > deadline else { continue }
            process.terminate()
            let hasEnded = end.wait(timeout: .now() + 2) == .success
            // Its helpers, which may outlive it, where it leads a group of them.
            kill(-process.processIdentifier, SIGKILL)
            if !hasEnded {
                kill(process.processIdentifier, SIGKILL)
                end.wait()
            }
            return false
        }
        return true
    }

    /// The helpers of a browser that was stopped outlive it by a moment, and may make the folder anew.
    private static func remove(_ folder: URL, afterStop isStopped: Bool) {
        var checks = isStopped ? 6 : 1
        for _ in 0..<40 where checks > 0 {
            try? FileManager.default.removeItem(at: folder)
            checks = FileManager.default.fileExists(atPath: folder.path) ? checks : checks - 1
            if checks > 0 { usleep(50_000) }
        }
    }

    /// No window, nothing sent, nothing asked.
    private static var quiet: [String] {
        [
            "--headless=new", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run", "--no-default-browser-check",
            "--disable-extensions", "--disable-crash-reporter", "--disable-breakpad",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            // Chrome's sandbox does not start for the superuser, whom it would not hold anyway.
        ] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    }
}
