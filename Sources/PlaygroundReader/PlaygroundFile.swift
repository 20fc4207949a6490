import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// Reads a playground's file from bytes and returns a playground that is safe to run.
public enum PlaygroundFile {
    public struct ReadResult: Sendable {
        /// The playground. `nil` if there is an error.
        public private(set) var playground: Playground?
        /// The diagnostics in reading order.
        public private(set) var diagnostics: [Diagnostic]
        /// The source for quotes in diagnostics. Invalid UTF-8 is replaced.
        public let source: SourceText
        /// The positions of values, by path. `nil` if the source is not TOML.
        public let index: KeyIndex?
        /// The files named by the playground, by paths within its folder. Missing files are included, because they may be created.
        public var attachments: [String] = []
        /// The attachments that are included directly or indirectly.
        public var includes: [String] = []
        public var includedSources: [SourceText] = []
        /// The text of the playground's lesson, up to one byte more than the limit.
        public var lesson: SourceText?
        /// The mistakes in scenarios, which are not run. The diagnostics contain these mistakes as warnings.
        public var scenarioMistakes: [Diagnostic] = []
        /// Whether the file has no app. Such a file is not a playground by itself, but can be included.
        public var isFragment = true
        /// Values that the next reading of the file can reuse.
        var kept: KeptValues?

        public var withoutDiagnostics: ReadResult {
            var result = self
            result.diagnostics = []
            return result
        }

        /// The sources quoted in diagnostics. The file's own comes first.
        public var sources: [SourceText] { [source] + includedSources + (lesson.map { [$0] } ?? []) }

        /// The result with further findings, such as those in the lesson.
        public func adding(_ findings: [Diagnostic]) -> ReadResult {
            var result = self
            result.diagnostics += findings
            return result
        }

        /// The result if the source from which the playground was generated has mistakes.
        public func refused(for mistakes: [Diagnostic], in sources: [SourceText]) -> ReadResult {
            var result = self
            result.playground = nil
            result.diagnostics = mistakes
            result.includedSources += sources
            return result
        }

        /// The span of the value at a path, or of the nearest value that contains it.
        public func span(of path: DocumentPath) -> SourceSpan? {
            index.flatMap { $0.valueSpan(at: path) ?? $0.nearestSpan(to: path) }
        }

        /// The paths on a line. Empty if the source is not TOML. `line` is counted from 1.
        public func paths(onLine line: Int, of fileName: String) -> [DocumentPath] {
            index?.paths(onLine: line, of: fileName) ?? []
        }

        /// The span of a range in the value at a path. `utf8Range` contains UTF-8 offsets in the decoded string.
        public func span(of path: DocumentPath, utf8Range: Range<Int>) -> SourceSpan? {
            index?.span(inStringAt: path, utf8Range: utf8Range) ?? span(of: path)
        }
    }

    /// Reads a playground and reports all its mistakes.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents, possibly incomplete for a file larger than `PlaygroundLimits.playgroundBytes`.
    ///   - size: The file's size, if `bytes` are incomplete.
    ///   - fileName: The name in diagnostics, and the default title.
    ///   - attachment: The bytes of another file, by its path within the playground's folder. `nil` if there is none.
    ///     Paths do not leave that folder, but a symbolic link might. For a long file, more than
    ///     `PlaygroundLimits.attachmentBytes` bytes suffice.
    ///   - neighbours: The names of TOML files in a folder, for suggestions. The folder is given by its path within the
    ///     playground's folder with a trailing slash.
    ///   - former: An earlier reading of this file, or of one with the same includes. Reusing unchanged parts does not
    ///     change the result.
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
        // The rest cannot be checked while included parts are missing.
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
