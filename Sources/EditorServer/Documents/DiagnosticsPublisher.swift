import Foundation
import JSON
import JSONRPC
import LanguageService
import PlaygroundReader
import SourceDiagnostics
import Synchronization

/// Reads playgrounds while the user types. A newer text cancels an older reading. Diagnostics of layouts follow after a pause.
final class DiagnosticsPublisher: Sendable {
    struct Findings: Sendable {
        var generation = 0
        var reading: PlaygroundFile.ReadResult?
        var warnings: [Diagnostic] = []
        var board: Board?

        var all: [Diagnostic] { (reading?.diagnostics ?? []) + warnings }
    }

    private struct State: Sendable {
        var findings: [String: Findings] = [:]
        var tasks: [String: Task<Void, Never>] = [:]
        var told: [String: Set<String>] = [:]
    }

    /// The pause in typing before layouts are computed.
    private static let pause = Duration.milliseconds(150)

    private let session: RPCSession
    private let refreshesHints: Bool
    private let state = Mutex(State())

    init(_ session: RPCSession, refreshesHints: Bool) {
        self.session = session
        self.refreshesHints = refreshesHints
    }

    func findings(of playground: String) -> Findings { state.withLock { $0.findings[playground] ?? Findings() } }

    func update(_ playground: String, _ snapshot: Snapshot) {
        state.withLock { state in
            state.tasks[playground]?.cancel()
            state.tasks[playground] = Task { await self.read(playground, snapshot) }
        }
    }

    /// Withdraws the diagnostics of a playground that has no open files.
    func forget(_ playground: String) {
        let told = state.withLock { state -> Set<String> in
            state.tasks.removeValue(forKey: playground)?.cancel()
            state.findings[playground] = nil
            return state.told.removeValue(forKey: playground) ?? []
        }
        for path in told { publish([], sources: [], path: path, name: "", version: nil) }
    }

    private func read(_ playground: String, _ snapshot: Snapshot) async {
        let former = findings(of: playground)
        guard !Task.isCancelled else { return }
        var reading = snapshot.reading(of: playground, after: former.reading)
        // A file that is too large or new has no text here.
        if reading.isFragment, !reading.source.utf8.isEmpty, !PlaygroundSearch.isPlayground(reading.source) { reading = reading.withoutDiagnostics }
        guard take(Findings(generation: snapshot.generation, reading: reading, board: former.board), of: playground) else { return }
        tell(playground, snapshot)
        guard reading.playground != nil, (try? await Task.sleep(for: Self.pause)) != nil, !Task.isCancelled else { return }
        guard let board = Board(reading, isCancelled: { Task.isCancelled }) else { return }
        let warnings = board.warnings
        let findings = Findings(generation: snapshot.generation, reading: reading, warnings: warnings, board: board)
        guard !Task.isCancelled, take(findings, of: playground) else { return }
        if !warnings.isEmpty { tell(playground, snapshot) }
        if refreshesHints { _ = try? await session.request("workspace/inlayHint/refresh", .null) }
    }

    private func take(_ findings: Findings, of playground: String) -> Bool {
        state.withLock { state in
            guard !Task.isCancelled, findings.generation >= state.findings[playground]?.generation ?? 0 else { return false }
            state.findings[playground] = findings
            return true
        }
    }

    private func tell(_ playground: String, _ snapshot: Snapshot) {
        let folder = PlaygroundFolder.folder(of: playground)
        let findings = findings(of: playground)
        let sources = findings.reading?.sources ?? []
        let byFile = Dictionary(grouping: findings.all, by: \.fileName)
        let names = sources.map(\.fileName) + byFile.keys.filter { name in !sources.contains { $0.fileName == name } }
        let paths = Set(names.map { "\(folder)/\($0)" })
        let gone = state.withLock { state -> Set<String> in
            defer { state.told[playground] = paths }
            return (state.told[playground] ?? []).subtracting(paths)
        }
        for path in gone { publish([], sources: [], path: path, name: "", version: snapshot.open[path]?.version) }
        for name in names {
            let path = "\(folder)/\(name)"
            let document = snapshot.open[path]
            publish(byFile[name] ?? [], sources: sources, path: path, name: name, uri: document?.uri, version: document?.version, folder: folder)
        }
    }

    private func publish(
        _ diagnostics: [Diagnostic], sources: [SourceText], path: String, name: String, uri: String? = nil, version: Int?, folder: String = ""
    ) {
        let source = sources.first { $0.fileName == name } ?? SourceText("", fileName: name)
        session.notify("textDocument/publishDiagnostics", .object([
            "uri": (uri ?? FileURI.uri(ofPath: path)).json, "version": version.map { .number($0) },
            "diagnostics": .array(diagnostics.map { DiagnosticJSON(sources: sources, folder: folder).value(of: $0, in: source) }),
        ]))
    }
}
