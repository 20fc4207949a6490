import Files
import Foundation
import JSON
import JSONRPC
import LanguageService
import SourceDiagnostics
import Synchronization

/// Connections to all servers of live pages. It finds servers by their sockets, sends them the cursor, and opens lines for them.
final class BoardLinks: Sendable {
    private struct State: Sendable {
        var documents: [String: OpenDocument] = [:]
        var links: [String: BoardLink] = [:]
        /// The folder's status at the last search.
        var folder: FileStatus?
        /// The folder's status when all its sockets were connected.
        var settled: FileStatus?
        var cursor: (path: String, line: Int)?
        var isSaved = false
        var isTelling = false
        var isOver = false
    }

    private static let pause = Duration.milliseconds(50)
    private static let interval = 1.0

    private let folder: LinkFolder
    private let session: RPCSession
    private let opensDocuments: Bool
    private let state = Mutex(State())

    init(in folder: LinkFolder, _ session: RPCSession, opensDocuments: Bool) {
        self.folder = folder
        self.session = session
        self.opensDocuments = opensDocuments
        let thread = Thread { [weak self] in
            while self?.look() == true { Thread.sleep(forTimeInterval: Self.interval) }
        }
        thread.name = "boards"
        thread.start()
    }

    func end() {
        let links = state.withLock { state in
            state.isOver = true
            return state.links.values
        }
        for link in links { link.end() }
    }

    // MARK: Finding

    private func look() -> Bool {
        guard !state.withLock(\.isOver) else { return false }
        let status = FileStatus(ofPath: folder.path)
        guard status != state.withLock(\.settled) else { return true }
        var isSettled = folder.refusal == nil
        for socket in folder.sockets() where state.withLock({ $0.links[socket] == nil }) {
            guard let conversation = LinkConversation(callingAt: socket) else {
                isSettled = false
                continue
            }
            let link = BoardLink(conversation) { [weak self] target in self?.open(target) }
            state.withLock { $0.links[socket] = link }
            link.run { [weak self] in
                self?.state.withLock { state in
                    state.links[socket] = nil
                    state.settled = nil
                }
            }
            Task { [weak self] in
                // A server with a different version stays in the list, so that it is not contacted again.
                try? await link.greet()
                self?.reportOpenDocuments()
                self?.scheduleReport()
            }
        }
        state.withLock { state in
            // The status must be seen twice, because changes within one tick of the file system's clock are invisible.
            state.settled = isSettled && state.folder == status ? status : nil
            state.folder = status
        }
        return true
    }

    private func links(of path: String) -> [BoardLink] {
        let path = FileStatus.resolvedPlace(path)
        return state.withLock { Array($0.links.values) }.filter { $0.served?.holds(path) ?? false }
    }

    var refusal: LinkFolderFailure? { folder.refusal }

    func serve(_ path: String) -> Bool { !links(of: path).isEmpty }

    // MARK: Telling

    func take(_ documents: [String: OpenDocument]) {
        state.withLock { $0.documents = documents.filter(\.value.isFile) }
        reportOpenDocuments()
    }

    func filesChanged() {
        state.withLock { $0.isSaved = true }
        scheduleReport()
    }

    /// - Parameter line: The line, counted from 0.
    func cursorMoved(to line: Int, of path: String) {
        state.withLock { $0.cursor = (path, line) }
        scheduleReport()
    }

    private func reportOpenDocuments() {
        let (links, paths) = state.withLock { (Array($0.links.values), $0.documents.keys.map(FileStatus.resolvedPlace)) }
        for link in links {
            guard let served = link.served else { continue }
            link.tell(opens: opensDocuments && paths.contains(where: served.holds))
        }
    }

    private func scheduleReport() {
        let isFirst = state.withLock { state in
            guard !state.isTelling, state.cursor != nil else { return false }
            state.isTelling = true
            return true
        }
        guard isFirst else { return }
        Task {
            try? await Task.sleep(for: Self.pause)
            let (cursor, isSaved) = state.withLock { state in
                defer { (state.isTelling, state.isSaved) = (false, false) }
                return (state.cursor, state.isSaved)
            }
            guard let cursor else { return }
            let links = links(of: cursor.path)
            guard !links.isEmpty else { return }
            let position = position(of: cursor.line, in: cursor.path)
            for link in links { link.tell(position, isNews: isSaved) }
        }
    }

    /// - Parameter line: The line in the document, counted from 0. The result refers to the saved file.
    private func position(of line: Int, in path: String) -> EditorPosition {
        let saved = lines(of: path)?.saved(of: line)
        return EditorPosition(path: FileStatus.resolvedPlace(path), line: saved.map { $0 + 1 })
    }

    private func lines(of path: String) -> SavedLines? {
        guard let document = state.withLock({ $0.documents[path] }),
              let bytes = AttachmentFolder(of: path).bytes(of: (path as NSString).lastPathComponent)
        else { return nil }
        return SavedLines(of: document.source, saved: SourceText(utf8: bytes, fileName: path))
    }

    /// - Parameter line: The line, counted from 0.
    func show(_ line: Int, of path: String) async -> [ShownLine] {
        let position = position(of: line, in: path)
        var shown: [ShownLine] = []
        for link in links(of: path) {
            guard let answer = try? await link.show(position), answer.address != nil else { continue }
            shown.append(answer)
        }
        return shown
    }

    // MARK: Opening

    /// Opens a line that was clicked on a page, at its position in the current text.
    private func open(_ target: EditorTarget) {
        guard opensDocuments else { return }
        let document = state.withLock { $0.documents.values }.first { FileStatus.resolvedPlace($0.path) == target.path }
        let position: TextPosition
        if let document, let found = lines(of: document.path)?.current(of: target.line - 1) {
            position = found.isThere ? self.position(found.line, target.column, in: document.source) : TextPosition(line: found.line, character: 0)
        } else {
            position = TextPosition(line: target.line - 1, character: 0)
        }
        let params: JSONValue = .object([
            "uri": (document?.uri ?? FileURI.uri(ofPath: target.path)).json, "external": .bool(false), "takeFocus": .bool(target.takesFocus),
            "selection": .range(TextRange(position, position)),
        ])
        let session = session
        // The editor reports a failure to the user itself.
        Task { _ = try? await session.request("window/showDocument", params) }
    }

    private func position(_ line: Int, _ column: Int, in source: SourceText) -> TextPosition {
        source.textPosition(of: source.offset(of: SourcePosition(line: line + 1, column: column)))
    }
}
