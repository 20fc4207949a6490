import JSON
import LanguageService
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// A page's own end of its connection: what the server does for a live page, in the page.
public struct Engine: Sendable {
    private var exchange: PageExchange?
    private var fileName = ""
    private var attachments: [String: [UInt8]] = [:]
    /// Of the text as it was last.
    private var latest: PlaygroundFile.ReadResult?
    /// Of the page's editor, once it has asked something.
    private var service: EditorService?

    public init() {}

    /// Takes an export: `{"fileName", "text", "revision", "events": [text], "attachments": {name: base64},
    /// "templates": {name: text}}`.
    ///
    /// - Returns: whether it is one.
    public mutating func launch(_ json: String) -> Bool {
        guard let export = JSONValue(reading: json), case .string(let fileName) = export["fileName"],
              case .string(let text) = export["text"], let revision = export["revision"]?.wholeNumber,
              let renderer = try? PageRenderer(parsing: Self.texts(export["templates"]))
        else { return false }
        self.fileName = fileName
        latest = nil
        service = nil
        attachments = [:]
        for (name, base64) in Self.texts(export["attachments"]) { attachments[name] = Base64.bytes(of: base64) }
        var session = PageSession(reading(text))
        if case .array(let events) = export["events"] {
            for case .string(let line) in events {
                if let event = try? Event(line: line) { session.apply(event, to: nil) }
            }
        }
        exchange = PageExchange(PlaygroundTab(fileName, session, revision: revision, renderer: renderer))
        return true
    }

    /// Takes what the page would send to a server.
    public mutating func receive(_ json: String) {
        guard let message = try? BrowserMessage(json: json) else { return }
        exchange?.receive(message)
    }

    /// Takes another version of the playground's text.
    public mutating func read(_ text: String) {
        let reading = reading(text)
        exchange?.tab.fileChanged(reading)
    }

    /// The page's next message; `nil` where there is none, or where the page has not confirmed the last.
    public mutating func update() -> String? {
        exchange?.takeUpdate()?.json
    }

    /// Does something of what the page may ask for next, for a time when it asks for nothing.
    ///
    /// - Returns: whether there was anything to do.
    public mutating func workAhead() -> Bool {
        exchange?.tab.workAhead() ?? false
    }

    /// Takes what the language service knows of the language (`LanguageData`).
    ///
    /// - Returns: whether it is that.
    public mutating func learn(_ json: String) -> Bool {
        service = LanguageKnowledge(json: json).map { EditorService($0, fileName: fileName) }
        return service != nil
    }

    /// Answers a question of the page's editor; `null` for what is none.
    public mutating func answer(_ json: String) -> String {
        guard let question = EditorQuestion(json: json) else { return JSONValue.null.text }
        let attachments = attachments
        let neighbours = Self.playgrounds(among: attachments)
        let answer = service?.answer(question, attachment: { attachments[$0] }, neighbours: neighbours)
        return answer.orNull.text
    }

    private mutating func reading(_ text: String) -> PlaygroundFile.ReadResult {
        let reading = Pipeline.read(
            Array(text.utf8), fileName: fileName, attachment: { [attachments] in attachments[$0] },
            neighbours: Self.playgrounds(among: attachments), after: latest
        )
        latest = reading
        return reading
    }

    /// The names of the TOML files that came with the page, of those in a folder.
    private static func playgrounds(among attachments: [String: [UInt8]]) -> (_ folder: String) -> [String] {
        { folder in
            let names = attachments.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".toml") }
            return names.map { String($0.dropFirst(folder.count)) }.filter { !$0.contains("/") }.sorted()
        }
    }

    private static func texts(_ value: JSONValue?) -> [String: String] {
        guard case .object(let members) = value else { return [:] }
        var texts: [String: String] = [:]
        for member in members {
            if case .string(let text) = member.value { texts[member.name] = text }
        }
        return texts
    }
}
