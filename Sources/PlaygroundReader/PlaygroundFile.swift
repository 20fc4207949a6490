import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The file a person writes a playground in: from its bytes to a playground that is safe to run.
public enum PlaygroundFile {
    /// What reading a file came to.
    public struct ReadResult: Sendable {
        /// `nil` when there is any error.
        public let playground: Playground?
        /// Everything wrong with the file, in reading order.
        public private(set) var diagnostics: [Diagnostic]
        /// The text, to quote from; bytes that are not UTF-8 are replaced.
        public let source: SourceText
        /// Where the values of the document stand in the text, by path; `nil` when the text is no TOML.
        public let index: KeyIndex?
        /// The files beside the playground that it names, by their paths within its folder, whether or not they are there:
        /// a change of one changes the reading.
        public var attachments: [String] = []
        /// Those among them that it includes, by itself or through others.
        public var includes: [String] = []
        /// The texts of the files that it includes, to quote from.
        public var includedSources: [SourceText] = []
        /// What is wrong with scenarios, which are not run; among the diagnostics these are warnings.
        public var scenarioMistakes: [Diagnostic] = []
        /// Whether no app is known of, so that the file is nothing by itself: it may well be there to be included.
        public var isFragment = true
        /// What the next reading of the file can go on from.
        var kept: KeptValues?

        /// The same for who does not want to hear of mistakes, such as those of a file that is meant to be something else.
        public var withoutDiagnostics: ReadResult {
            var result = self
            result.diagnostics = []
            return result
        }

        /// The texts that diagnostics speak of, the file's own first.
        public var sources: [SourceText] { [source] + includedSources }

        /// The span of the value at a path, or of the nearest value that contains it.
        public func span(of path: DocumentPath) -> SourceSpan? {
            index.flatMap { $0.valueSpan(at: path) ?? $0.nearestSpan(to: path) }
        }

        /// The paths of the values on a line of the playground, or of a file that it includes; none where the text is no TOML.
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

    /// Reads a playground. All mistakes are reported, not the first alone.
    ///
    /// - Parameters:
    ///   - bytes: The file as it is on disk. Of a file larger than `PlaygroundLimits.playgroundBytes` nothing is needed.
    ///   - size: How many bytes the file has, if `bytes` is not all of it.
    ///   - fileName: What diagnostics are to call the file, and the title of a playground that gives none.
    ///   - attachment: The bytes of a file beside the playground, by its path within the playground's folder, or `nil` where
    ///     there is none. Paths do not leave that folder by themselves; a symbolic link might. Of a file longer than
    ///     `PlaygroundLimits.attachmentBytes` a beginning that is longer than that is enough.
    ///   - neighbours: The names of the TOML files in a folder within the playground's, by its path with a slash at the end: to
    ///     offer in place of a wrong one.
    ///   - former: An earlier reading of the file, or of one that includes the same files. What has not changed since is taken from there;
    ///     the result is the same.
    public static func read(
        bytes: [UInt8], size: Int? = nil, fileName: String, attachment: @escaping (String) -> [UInt8]? = { _ in nil },
        neighbours: @escaping (String) -> [String] = { _ in [] }, after former: ReadResult? = nil
    ) -> ReadResult {
        let rereading = Rereading(after: former?.kept)
        // Of a file that is larger not all bytes need be there.
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
        // Of a playground that is not whole nothing more can be said.
        if included.diagnostics.isEmpty {
            result = playground(of: document, with: included, attachments, rereading, fallbackTitle: title(of: fileName))
        }
        result.kept = included.diagnostics.isEmpty ? rereading.kept : former?.kept
        result.attachments = attachments.names
        result.includes = included.names
        result.includedSources = included.sources
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

    /// The file's name without its folder and extension.
    private static func title(of fileName: String) -> String {
        let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
        return name.hasSuffix(".toml") ? String(name.dropLast(".toml".count)) : name
    }
}
