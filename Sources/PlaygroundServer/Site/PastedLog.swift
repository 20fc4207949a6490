import JSON
import PlaygroundPipeline
import WireframeHTML

/// The latest pasted constraint log that has no explanation yet.
struct PastedLog: Sendable {
    private var text: String?

    mutating func paste(_ text: String) { self.text = text }

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
