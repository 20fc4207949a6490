import JSON
import LanguageService
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// The server's side of the connection, running inside the page.
public struct Engine: Sendable {
    private var exchange: PageExchange?
    private var fileName = ""
    private var attachments: [String: [UInt8]] = [:]
    private var latest: PlaygroundFile.ReadResult?
    /// The editor's service, created when the language data arrives.
    private var service: EditorService?

    public init() {}

    /// Opens an export: `{"fileName", "text", "revision", "events": [text], "attachments": {name: base64}, "templates":
    /// {name: text}}`.
    /// - Returns: Whether the JSON is an export.
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

    /// Handles a message from the page to its server.
    public mutating func receive(_ json: String) {
        guard let message = try? BrowserMessage(json: json) else { return }
        exchange?.receive(message)
    }

    public mutating func read(_ text: String) {
        let reading = reading(text)
        exchange?.tab.fileChanged(reading)
    }

    /// The next message to the page. `nil` if there is none, or if the page has not acknowledged the last message.
    public mutating func update() -> String? {
        exchange?.takeUpdate()?.json
    }

    /// Prepares a likely answer while the page is idle.
    /// - Returns: Whether there was work.
    public mutating func workAhead() -> Bool {
        exchange?.tab.workAhead() ?? false
    }

    /// Loads the language data of the language service (`LanguageData`).
    /// - Returns: Whether the JSON is language data.
    public mutating func learn(_ json: String) -> Bool {
        service = LanguageKnowledge(json: json).map { EditorService($0, fileName: fileName) }
        return service != nil
    }

    /// Answers a question of the page's editor. The result is `null` for other JSON.
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

    /// Returns the names of the TOML files in a folder, among the page's attachments.
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
