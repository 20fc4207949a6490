import JSON
import PlaygroundPipeline
import WireframeHTML

/// The constraint log that was pasted on a page and is not explained yet: of several the newest.
struct PastedLog: Sendable {
    private var text: String?

    mutating func paste(_ text: String) { self.text = text }

    /// The explanation; `nil` where nothing was pasted since the last one.
    mutating func takeUpdate(with renderer: PageRenderer, revision: Int) -> PageUpdate? {
        guard let text else { return nil }
        self.text = nil
        let html = renderer.explanation(of: Array(text.utf8))
        let message: JSONValue = .object([
            "type": .string("explanation"), "revision": .number(revision), "html": .string(html),
        ])
        return PageUpdate(revision: revision, json: message.text)
    }
}
