import Files
import JSON
import PlaygroundPipeline

/// A page's updates except its picture: logs, editors, saves of the edited file, and the pointer of a presenting page.
struct PageNews: Sendable {
    private var log = PastedLog()
    private var followsSource = false
    /// The contents that were saved but not yet reported to the page's editor.
    private var saved: FileContents?
    /// The state of the editors. `nil` for a page on another machine.
    private var view: EditorView?
    private var hasUnsentView: Bool
    /// Whether the cursor's line may refer to text that has not been read yet.
    private var cursorIsNew = false
    /// The latest position of a pointer, so that a slow page skips positions.
    private var unsentPointer: BrowserMessage.PointerPlace??
    private var revision = 0

    init(_ view: EditorView? = nil) {
        self.view = view
        hasUnsentView = view != nil && view != EditorView()
    }

    var followsEditors: Bool { view != nil }

    /// Handles a message. Returns `false` if it does not concern the news.
    mutating func handle(_ message: BrowserMessage) -> Bool {
        switch message {
        case .followSource: followsSource = true
        case .explain(let text): log.paste(text)
        default: return false
        }
        return true
    }

    mutating func editorChanged(_ view: EditorView) {
        guard followsEditors else { return }
        cursorIsNew = view.cursor != nil
        self.view = view
        hasUnsentView = true
    }

    mutating func pointerMoved(_ pointer: BrowserMessage.PointerPlace?) {
        unsentPointer = .some(pointer)
    }

    /// Notes a save. An editor may report the cursor before its text is read, so the cursor is sent again.
    mutating func fileSaved(_ contents: FileContents) {
        if followsSource { saved = contents }
        hasUnsentView = hasUnsentView || cursorIsNew
        cursorIsNew = false
    }

    mutating func told(_ update: PageUpdate) -> PageUpdate {
        revision = update.revision
        return update
    }

    /// The next update from the news. It does not change the picture.
    mutating func takeUpdate(of tab: PlaygroundTab) -> PageUpdate? {
        if let explanation = log.takeUpdate(with: tab.renderer, revision: revision) { return explanation }
        if hasUnsentView, let view {
            hasUnsentView = false
            return PageUpdate(revision: revision, json: view.message(to: tab.fileName, revision: revision).text)
        }
        if let pointer = unsentPointer.take() {
            let message: JSONValue = .object([
                "type": "pointer".json, "revision": .number(revision), "device": pointer?.device.json, "x": pointer.map { .number($0.x) },
                "y": pointer.map { .number($0.y) },
            ])
            return PageUpdate(revision: revision, json: message.text)
        }
        guard let saved else { return nil }
        self.saved = nil
        let tag = saved.entityTag.map { JSONValue.string($0.text) } ?? .null
        let message: JSONValue = .object(["type": .string("saved"), "revision": .number(revision), "tag": tag])
        return PageUpdate(revision: revision, json: message.text)
    }
}
