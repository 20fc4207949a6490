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

    /// Finds the browser in `CHROMIUM`, the search path, or a Mac's applications.
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

    /// The maximum size of a result, in bytes.
    private static let longestPicture = 1 << 30

    /// Runs the browser without a window and with a temporary profile. `ending` determines the type of the result, `timeout` is in seconds,
    /// and `arguments` receives the path of the result.
    func run(
        _ page: String, ending: String, timeout: Double = 60, unless isCancelled: () -> Bool = { false }, _ arguments: (String) -> [String]
    ) throws(BrowserFailure) -> [UInt8] {
        let interruption = Interruption()
        defer { interruption.end() }
        let folder: ScratchFolder
        let (file, result): (String, String)
        do {
            folder = try ScratchFolder()
            (file, result) = ("\(folder.path)/page.html", "\(folder.path)/result.\(ending)")
            try Data(page.utf8).write(to: URL(filePath: file))
        } catch {
            throw .cannotStart(program, reason: error.localizedDescription)
        }
        defer { Self.remove(folder, afterStop: Interruption.hasArrived) }
        let run = ProgramRun(
            arguments: [program] + Self.quiet + ["--user-data-dir=\(folder.path)/profile"] + arguments(result)
                + [URL(filePath: file).absoluteString],
            deadline: timeout)
        let outcome: ProgramRun.Result
        do {
            outcome = try run.run(unless: isCancelled)
        } catch {
            throw error.isStop ? .tookTooLong(program) : .cannotStart(program, reason: error.description)
        }
        if outcome.exceeded == .deadline { throw .tookTooLong(program) }
        guard let bytes = BoundedFile.bytes(of: result, limit: Self.longestPicture), !bytes.isEmpty else {
            throw .drewNothing(program, words: outcome.errorText.split(separator: "\n").last.map(String.init) ?? "")
        }
        return bytes
    }

    /// Removes the folder. Helper processes of a stopped browser run slightly longer and may create the folder again.
    private static func remove(_ folder: ScratchFolder, afterStop isStopped: Bool) {
        var checks = isStopped ? 6 : 1
        for _ in 0..<40 where checks > 0 {
            folder.remove()
            checks = FileManager.default.fileExists(atPath: folder.path) ? checks : checks - 1
            if checks > 0 { usleep(50_000) }
        }
    }

    /// Arguments for a run without windows, network traffic and questions.
    private static var quiet: [String] {
        [
            "--headless=new", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run", "--no-default-browser-check",
            "--disable-extensions", "--disable-crash-reporter", "--disable-breakpad",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            // Chrome's sandbox does not start if the user is root.
        ] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    }
}
