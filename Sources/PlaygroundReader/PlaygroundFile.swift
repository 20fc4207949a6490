import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A playground's file: from its bytes to a playground that is safe to run.
public enum PlaygroundFile {
    public struct ReadResult: Sendable {
        /// `nil` if there is an error.
        public let playground: Playground?
        /// All mistakes of the file, in reading order.
        public private(set) var diagnostics: [Diagnostic]
        /// The text, for quotes; bytes that are not UTF-8 are replaced.
        public let source: SourceText
        /// The positions of values in the text, by path; `nil` if the text is no TOML.
        public let index: KeyIndex?
        /// The files beside the playground that it names, by their paths within its folder, also missing ones: a change of one changes the
        /// reading.
        public var attachments: [String] = []
        /// Those that it includes, directly or indirectly.
        public var includes: [String] = []
        /// The texts of included files, for quotes.
        public var includedSources: [SourceText] = []
        /// The text of its lesson, up to one byte more than the limit.
        public var lesson: SourceText?
        /// Mistakes in scenarios, which are then not run; warnings among the diagnostics.
        public var scenarioMistakes: [Diagnostic] = []
        /// Whether it has no app, so that it is no playground by itself, but may be included.
        public var isFragment = true
        /// Values that the next reading of the file can reuse.
        var kept: KeptValues?

        /// Without diagnostics, for a file that may be no playground.
        public var withoutDiagnostics: ReadResult {
            var result = self
            result.diagnostics = []
            return result
        }

        /// The texts that diagnostics quote, the file's own first.
        public var sources: [SourceText] { [source] + includedSources + (lesson.map { [$0] } ?? []) }

        /// The result with further findings, such as those in the lesson.
        public func adding(_ findings: [Diagnostic]) -> ReadResult {
            var result = self
            result.diagnostics += findings
            return result
        }

        /// The span of the value at a path, or of the nearest value that contains it.
        public func span(of path: DocumentPath) -> SourceSpan? {
            index.flatMap { $0.valueSpan(at: path) ?? $0.nearestSpan(to: path) }
        }

        /// The paths of the values on a line of the playground, or of an included file; empty if the text is no TOML.
        ///
        /// - Parameter line: From 1.
        public func paths(onLine line: Int, of fileName: String) -> [DocumentPath] {
            index?.paths(onLine: line, of: fileName) ?? []
        }

        /// The span of part of the string at a path, in UTF-8 offsets into the decoded string.
        public func span(of path: DocumentPath, utf8Range: Range<Int>) -> SourceSpan? {
            index?.span(inStringAt: path, utf8Range: utf8Range) ?? span(of: path)
        }
    }

    /// Reads a playground, and reports all mistakes.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents. Of a file larger than `PlaygroundLimits.playgroundBytes` they may be incomplete.
    ///   - size: The file's size, if `bytes` are incomplete.
    ///   - fileName: The name in diagnostics, and the default title.
    ///   - attachment: The bytes of a file beside the playground, by its path within the playground's folder; `nil` if there is none. Paths
    ///     do not lead out of that folder; a symbolic link might. Of a file longer than `PlaygroundLimits.attachmentBytes` a longer prefix
    ///     than that is enough.
    ///   - neighbours: The names of TOML files in a folder within the playground's, by its path with a trailing slash; for suggestions.
    ///   - former: An earlier reading of this file, or of one with the same includes. Unchanged parts are reused; the result is the same.
    public static func read(
        bytes: [UInt8], size: Int? = nil, fileName: String, attachment: @escaping (String) -> [UInt8]? = { _ in nil },
        neighbours: @escaping (String) -> [String] = { _ in [] }, after former: ReadResult? = nil
    ) -> ReadResult {
        let rereading = Rereading(after: former?.kept)
        let isWhole = (size ?? bytes.count) <= bytes.count
        let reading = isWhole
            ? rereading.document(bytes, fileName: fileName) : TOMLDocument.read(bytes, size: size, fileName: fileName)
        guard let document = reading.document else {
            return ReadResult(
                playground: nil, diagnostics: reading.diagnostics, source: reading.source, index: nil, kept: former?.kept)
        }
        let attachments = Attachments(attachment)
        var included = IncludedFiles(attachments: attachments, neighbours: neighbours, rereading: rereading)
        included.read(for: document, fileName: fileName)
        var result = ReadResult(
            playground: nil, diagnostics: included.diagnostics, source: reading.source, index: document.index
        )
        // Nothing else is known of a playground with missing parts.
        if included.diagnostics.isEmpty {
            result = playground(of: document, with: included, attachments, rereading, fallbackTitle: title(of: fileName))
        }
        result.kept = included.diagnostics.isEmpty ? rereading.kept : former?.kept
        result.attachments = attachments.names
        result.includes = included.names
        result.includedSources = included.sources
        if let name = result.playground?.lesson, let bytes = attachment(name) {
            let folder = IncludePath.folder(of: fileName)
            result.lesson = SourceText(utf8: bytes.prefix(PlaygroundLimits.lessonBytes + 1), fileName: folder + name)
        }
        return result
    }

    private static func playground(
        of document: TOMLDocument, with included: IncludedFiles, _ attachments: Attachments, _ rereading: Rereading,
        fallbackTitle: String
    ) -> ReadResult {
        let (whole, clashes) = document.joined(with: included.documents, by: KeyJoining.ofPlayground)
        let findings = Findings(in: whole)
        let scenarioFindings = Findings(in: whole)
        for clash in clashes { findings.report(IncludeMistake.clash(clash.path, first: clash.first), at: .span(clash.second)) }
        let limit = PlaygroundLimits.documentValues
        var playground: Playground?
        if whole.valueCount > limit {
            findings.report(IncludeMistake.tooManyValues(whole.valueCount, limit: limit), at: .key(DocumentPath().appending("include")))
        } else {
            let root = ValueCursor(
                value: .table(whole.root), path: DocumentPath(), findings: findings, names: DocumentNames())
            rereading.begin(whole.root)
            playground = PlaygroundReading(
                findings: findings, scenarioFindings: scenarioFindings, fallbackTitle: fallbackTitle, attachments: attachments,
                rereading: rereading
            ).read(root)
        }
        let mistakes = scenarioFindings.finish()
        var result = ReadResult(
            playground: findings.hasErrors ? nil : playground, diagnostics: findings.finish(with: mistakes), source: document.source,
            index: whole.index
        )
        result.scenarioMistakes = mistakes
        result.isFragment = whole.root["app"] == nil
        return result
    }

    /// Whether a path of a file that a playground names stays within the playground's folder.
    public static func staysInFolder(_ path: String) -> Bool { Attachments.staysInside(path) }

    private static func title(of fileName: String) -> String {
        let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
        return name.hasSuffix(".toml") ? String(name.dropLast(".toml".count)) : name
    }
}
