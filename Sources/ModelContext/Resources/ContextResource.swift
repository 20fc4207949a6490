import JSON
import JSONRPC
import PageAssets
import PlaygroundSchema
import SourceDiagnostics

/// A resource that a client can read: the schema, the reference or a sample.
package struct ContextResource: Sendable {
    let uri: String
    let name: String
    let title: String
    let summary: String
    let mimeType: String
    private let text: @Sendable () throws -> String

    package static let all: [ContextResource] = [schema, reference] + samples

    private static let scheme = "traitscope://"

    private static let schemaText = PlaygroundSchema.text

    private static let schema = ContextResource(
        uri: scheme + "schema", name: "schema", title: "JSON Schema of playgrounds",
        summary: "The keys and values of a playground, for validation. It is long (\(schemaText.utf8.count / 1000) KB): the tool \"reference\" answers questions.",
        mimeType: "application/schema+json", text: { schemaText })

    private static let reference = ContextResource(
        uri: scheme + "reference", name: "reference", title: "Contents of the reference",
        summary: "The tables of the language with their keys. \(scheme)reference/NAME has one of them.", mimeType: "text/plain",
        text: {
            Reference.chapters.map { chapter in
                ([chapter.title] + chapter.sections.map { section in
                    "  \(section.table): \(section.title)" + (section.keys.isEmpty ? "" : " (\(section.keys.map(\.name).joined(separator: ", ")))")
                }).joined(separator: "\n")
            }.joined(separator: "\n\n") + "\n"
        })

    private static let samples = SamplePlayground.all.map { sample in
        ContextResource(
            uri: scheme + "samples/\(sample.name)", name: "\(sample.name).toml", title: "Sample: \(sample.name)",
            summary: sampleSummary(sample) ?? "A sample playground.", mimeType: "application/toml",
            text: { String(decoding: sample.bytes, as: UTF8.self) })
    }

    /// The summary of a sample. In each sample, `summary` is at the start of a line.
    private static func sampleSummary(_ sample: SamplePlayground) -> String? {
        let line = String(decoding: sample.bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("summary") }
        return line?.split(separator: "\"", maxSplits: 1).last.map { String($0.prefix { $0 != "\"" }) }
    }

    static let templates: [JSONValue] = [.object([
        "uriTemplate": .string(scheme + "reference/{name}"), "name": .string("reference"), "title": .string("A table or key of the reference"),
        "description": .string("Such as \"view\", \"constraints\" or \"view.alpha\"."), "mimeType": .string("text/plain"),
    ])]

    var json: JSONValue {
        .object([
            "uri": .string(uri), "name": .string(name), "title": .string(title), "description": .string(summary), "mimeType": .string(mimeType),
        ])
    }

    static func read(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let uri = params["uri"]?.string else { throw .invalidParams("\"uri\" is missing") }
        let explained = uri.hasPrefix(scheme + "reference/") ? String(uri.dropFirst((scheme + "reference/").count)) : nil
        if let explained, let text = Reference.explanation(of: explained) {
            return contents(uri, "text/plain", text)
        }
        guard let resource = all.first(where: { $0.uri == uri }) else {
            let hint = explained.map(Reference.refusal) ?? NameSuggestion(for: uri, among: all.map(\.uri))?.question
            throw RPCError(Self.notFound, "there is no resource \(uri.prefix(200).debugDescription)\(hint.map { "; \($0)" } ?? "")", data: .object(["uri": .string(uri)]))
        }
        do {
            return contents(uri, resource.mimeType, try resource.text())
        } catch {
            throw .internalError("\(error)")
        }
    }

    /// The error code for an unknown resource (Resources, *Error Handling*).
    private static let notFound = -32002

    private static func contents(_ uri: String, _ mimeType: String, _ text: String) -> JSONValue {
        .object(["contents": .array([.object(["uri": .string(uri), "mimeType": .string(mimeType), "text": .string(text)])])])
    }
}
