import SourceDiagnostics

/// A report as a log of SARIF 2.1.0 (OASIS Standard), which code hosts show beside the lines.
public struct SARIFLog: Encodable, Hashable, Sendable {
    struct Run: Encodable, Hashable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var invocations: [Invocation]
        var results: [Result]
    }

    struct Tool: Encodable, Hashable { var driver: Driver }

    struct Driver: Encodable, Hashable {
        var name = "traitscope"
        var version: String
        var rules: [Rule]
    }

    struct Rule: Encodable, Hashable { var id: String }

    struct Invocation: Encodable, Hashable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable, Hashable {
        var level: String
        var message: Message
        var locations: [Location]
    }

    struct Message: Encodable, Hashable { var text: String }

    struct Result: Encodable, Hashable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
        var partialFingerprints: [String: String]
    }

    struct Location: Encodable, Hashable {
        var physicalLocation: Physical
        var message: Message?
    }

    struct Physical: Encodable, Hashable {
        var artifactLocation: Artifact
        var region: Region?
    }

    struct Artifact: Encodable, Hashable { var uri: String }

    struct Region: Encodable, Hashable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema", version, runs
    }

    /// - Parameter version: Of the tool.
    public init(_ report: CheckReport, version: String) {
        let findings = report.findings
        let codes = Array(Set(findings.map { $0.diagnostic.code })).sorted()
        let results = findings.map { finding in
            let related = finding.diagnostic.related.map { Location($0.span, message: $0.label) }
            return Result(
                ruleId: finding.diagnostic.code, ruleIndex: codes.firstIndex(of: finding.diagnostic.code) ?? 0,
                level: finding.diagnostic.severity.rawValue, message: Message(text: Self.text(of: finding)),
                locations: [Location(finding.diagnostic)], relatedLocations: related.isEmpty ? nil : related,
                partialFingerprints: ["traitscope/v1": finding.fingerprint])
        }
        let mistakes = report.files.flatMap { file in
            file.mistakes.map { Notification(level: "error", message: Message(text: $0.headline), locations: [Location($0)]) }
        }
        runs = [Run(
            tool: Tool(driver: Driver(version: version, rules: codes.map(Rule.init))),
            invocations: [Invocation(executionSuccessful: mistakes.isEmpty, toolExecutionNotifications: mistakes)], results: results)]
    }

    private static func text(of finding: Finding) -> String {
        let record = finding.record
        let devices = finding.environments ?? record.devices.map { "on \($0.joined(separator: ", "))" }
        return ([record.headline, devices].compactMap { $0 } + record.notes + [record.hint, finding.command].compactMap { $0 })
            .joined(separator: "\n")
    }
}

extension SARIFLog.Location {
    fileprivate init(_ diagnostic: Diagnostic) {
        physicalLocation = SARIFLog.Physical(
            artifactLocation: SARIFLog.Artifact(path: diagnostic.fileName), region: diagnostic.span.map(SARIFLog.Region.init))
    }

    fileprivate init(_ span: SourceSpan, message: String) {
        physicalLocation = SARIFLog.Physical(
            artifactLocation: SARIFLog.Artifact(path: span.fileName), region: SARIFLog.Region(span))
        self.message = SARIFLog.Message(text: message)
    }

    fileprivate init(_ record: DiagnosticRecord) {
        var region: SARIFLog.Region?
        if let line = record.line, let column = record.column, let endLine = record.endLine, let endColumn = record.endColumn {
            region = SARIFLog.Region(startLine: line, startColumn: column, endLine: endLine, endColumn: endColumn)
        }
        physicalLocation = SARIFLog.Physical(artifactLocation: SARIFLog.Artifact(path: record.file), region: region)
    }
}

extension SARIFLog.Region {
    fileprivate init(_ span: SourceSpan) {
        (startLine, startColumn) = (span.start.line, span.start.column)
        (endLine, endColumn) = (span.end.line, span.end.column)
    }
}

extension SARIFLog.Artifact {
    /// A path as a URI reference: what may not stand in one is percent-encoded.
    fileprivate init(path: String) {
        uri = AddressText.escaped(path, keeping: "/")
    }
}
