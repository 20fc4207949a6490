import Files
import JSON
import PlaygroundPipeline

/// A page's updates other than its picture: logs, editors, saves of the edited file, and a presenting page's pointer.
struct PageNews: Sendable {
    private var log = PastedLog()
    private var followsSource = false
    /// Saved, but not yet reported to the page's editor.
    private var saved: FileContents?
    /// `nil` for a page on another machine.
    private var view: EditorView?
    private var hasUnsentView: Bool
    /// The cursor's line may refer to a text that is not read yet.
    private var cursorIsNew = false
    /// The newest, so a slow page skips places.
    private var unsentPointer: BrowserMessage.PointerPlace??
    private var revision = 0

    init(_ view: EditorView? = nil) {
        self.view = view
        hasUnsentView = view != nil && view != EditorView()
    }

    var followsEditors: Bool { view != nil }

    /// Returns `false` for messages on other subjects.
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

    /// An editor may report the cursor before its text is read.
    mutating func fileSaved(_ contents: FileContents) {
        if followsSource { saved = contents }
        hasUnsentView = hasUnsentView || cursorIsNew
        cursorIsNew = false
    }

    mutating func told(_ update: PageUpdate) -> PageUpdate {
        revision = update.revision
        return update
    }

    /// The next of the news, which leave the picture unchanged.
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
