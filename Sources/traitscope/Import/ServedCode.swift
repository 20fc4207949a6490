import CodeImport
import Files
import Foundation
import Logging
import PathKit
import PlaygroundServer
import SourceDiagnostics
import Synchronization

/// `traitscope serve --run`: the playgrounds of an app's code, in a temporary folder, which is in memory if the system supports that. They
/// are updated when the code changes, until the program ends.
final class ServedCode: Sendable {
    var path: Path { Path(shown.path) + (folder.path.split(separator: "/").last.map(String.init) ?? "Code") }
    var codePath: String { folder.path }
    private let folder: CodeFolder
    private let scratch: ScratchFolder
    private let shown: ScratchFolder
    private let toolchain: SwiftToolchain
    private let time: Double
    private let place: BuildFolder
    private let watcher: FolderWatcher
    private let news = News()
    /// The latest mistakes that have not been passed to the pages.
    private let mistakes: (stream: AsyncStream<CodeMistakes>, continuation: AsyncStream<CodeMistakes>.Continuation)

    /// The queue that waits for compilers and programs.
    static let thread = WorkThreads(count: 1)
    /// The interval at which files are checked if the system does not report changes.
    private static let pause = Duration.seconds(5)

    /// The changes since the last update.
    private final class News: Sendable {
        struct Change {
            var isOfCode = false
            var isOfResources = false
        }

        private let change = Mutex(Change())
        private let signal: AsyncStream<Void>.Continuation
        let signals: AsyncStream<Void>

        init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

        var areOfCode: Bool { change.withLock(\.isOfCode) }

        func add(_ batch: ChangeBatch) {
            change.withLock { change in
                change.isOfResources = change.isOfResources || batch.paths.contains { $0.contains(".xcassets") }
                change.isOfCode = change.isOfCode || batch.mayHaveMissedSome || batch.paths.contains { !$0.contains(".xcassets") }
            }
            signal.yield()
        }

        func look() { signal.yield() }

        func take() -> Change {
            change.withLock { change in
                defer { change = Change() }
                return change
            }
        }
    }

    /// Imports the code for the first time. If `isAllowed`, it may run even if the system confines it only partly.
    /// `time` is the limit for an update, in seconds.
    static func start(_ code: String, isAllowed: Bool, within time: Double, logger: Logger) throws -> (code: ServedCode, session: CodeSession) {
        let served = try ServedCode(code, isAllowed: isAllowed, within: time, logger: logger)
        do {
            return (served, try served.makeSession())
        } catch {
            served.remove()
            throw error
        }
    }

    private init(_ code: String, isAllowed: Bool, within time: Double, logger: Logger) throws {
        self.time = time
        mistakes = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        folder = try CodeFolder(code)
        scratch = try ScratchFolder()
        do {
            shown = try ScratchFolder(prefersMemory: true)
        } catch {
            scratch.remove()
            throw error
        }
        do {
            let confinement = try Confinement(trying: scratch.path)
            if !confinement.isWhole, !isAllowed { try CodeQuestion.ask(about: folder.path) }
            toolchain = try SwiftToolchain(confinement) { Console.current.printError($0) }
            place = try BuildFolder(for: folder, toolchain)
            watcher = FolderWatcher(folders: [WatchTargets.Folder(folder.path)], logger: logger)
        } catch {
            scratch.remove()
            shown.remove()
            throw error
        }
    }

    func remove() {
        watcher.stop()
        place.close()
        scratch.remove()
        shown.remove()
    }

    private func makeSession() throws -> CodeSession {
        do {
            try path.mkpath()
        } catch {
            throw CleanFailure("\(path) cannot be made: \(error.localizedDescription)")
        }
        Console.current.printError("Building and running \(folder.path).")
        let progress = WorkProgress("Running", of: "controller")
        let seconds = progress.countSeconds("Building and running")
        defer {
            seconds.cancel()
            progress.clear()
        }
        let session = try CodeSession(folder, toolchain: toolchain, in: place, within: time)
        show(session.result)
        return session
    }

    /// Updates the playgrounds until the task is cancelled. `service` shows them.
    func follow(_ session: CodeSession, on service: PlaygroundService) async {
        let listening = Task { [watcher, news] in
            for await batch in watcher { news.add(batch) }
        }
        let polling = Task { [news] in
            while (try? await Task.sleep(for: Self.pause)) != nil { news.look() }
        }
        let telling = Task { [mistakes, folder] in
            for await mistakes in mistakes.stream {
                let shown = SourceMistakes(mistakes.diagnostics, in: mistakes.sources, folder: folder.path)
                await service.show(Dictionary(uniqueKeysWithValues: mistakes.playgrounds.map { ($0, shown) }))
            }
        }
        defer { for task in [listening, polling, telling] { task.cancel() } }
        var session = session
        for await _ in news.signals {
            let seen = await service.seenFiles()
            update(&session, news.take(), seen: seen)
        }
    }

    private func update(_ session: inout CodeSession, _ change: News.Change, seen: Set<String>) {
        let start = Date()
        var told: [Diagnostic] = []
        do {
            try session.update(seen: seen) { !news.areOfCode } _: { result in
                guard show(result) else { return false }
                guard result.mistakes.isEmpty else {
                    if result.mistakes.diagnostics != told { Self.report(result.mistakes) }
                    told = result.mistakes.diagnostics
                    return true
                }
                let seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
                let cuts = result.cuts.isEmpty ? "" : ", without \(result.cuts.count) statements that do not compile"
                Console.current.printError("Shown after \(seconds) s: \(result.playgrounds.members.count) playgrounds\(cuts).")
                return true
            }
            if change.isOfResources { session.showResult(show) }
        } catch {
            // The error is included in the mistakes of the result.
        }
    }

    private static func report(_ mistakes: CodeMistakes) {
        let text = TerminalRenderer().render(mistakes.diagnostics, in: mistakes.sources)
        let kept = mistakes.playgrounds.count == 1 ? "1 playground keeps its" : "\(mistakes.playgrounds.count) playgrounds keep their"
        Console.current.printError("The code has new mistakes. \(kept) last good state.\n\(text)")
    }

    /// Writes changed playgrounds and removes playgrounds of removed controllers. If code has new mistakes, its playgrounds do not change.
    /// - Returns: Whether the result is shown.
    @discardableResult
    private func show(_ result: CodeImport) -> Bool {
        let mistakes = result.mistakes
        // A file that is being saved again may be incomplete.
        guard mistakes.isEmpty || !(news.areOfCode || Task.isCancelled) else { return false }
        self.mistakes.continuation.yield(mistakes)
        var files: [String: [UInt8]] = [:]
        for member in result.playgrounds.members where member.refusal == nil && !mistakes.playgrounds.contains(member.fileName) {
            files[member.fileName] = Array(member.text.utf8)
            for image in member.imageFiles { files[image.name] = image.bytes }
        }
        do {
            for (name, bytes) in files {
                let file = path + name
                let data = Data(bytes)
                guard (try? file.read()) != data else { continue }
                try file.parent().mkpath()
                try data.write(to: URL(filePath: file.string), options: .atomic)
            }
            for file in try path.children() where file.extension == "toml" {
                let isShown = files[file.lastComponent] != nil || mistakes.playgrounds.contains(file.lastComponent)
                if !isShown, !news.areOfCode { try file.delete() }
            }
        } catch {
            Console.current.printError("\(path) cannot be written: \(error.localizedDescription)")
        }
        return true
    }
}
