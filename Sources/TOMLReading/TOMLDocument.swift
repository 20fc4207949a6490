import PlaygroundModel
import SourceDiagnostics

/// The values of a readable TOML file, and their positions.
public struct TOMLDocument: Sendable {
    public let root: DocumentTable
    public let index: KeyIndex

    public var source: SourceText { index.source }

    /// Joins documents, this one first. `rule` decides for each path. Also returns the keys that clash but must be unique.
    public func joined(with others: [TOMLDocument], by rule: (DocumentPath) -> KeyJoining) -> (whole: TOMLDocument, clashes: [KeyClash]) {
        guard !others.isEmpty else { return (self, []) }
        var (index, clashes) = (index, [KeyClash]())
        for other in others { clashes += index.join(other.index, by: rule) }
        return (TOMLDocument(root: TOMLParser.document(of: index), index: index), clashes)
    }

    /// The number of values, including tables, arrays and their contents.
    public var valueCount: Int { index.nodes.count }

    /// A document unless there are errors, and the source with invalid UTF-8 replaced.
    public struct Reading: Sendable {
        public let document: TOMLDocument?
        public let source: SourceText
        /// The diagnostics in reading order.
        public let diagnostics: [Diagnostic]
    }

    /// `size` is the file's size if `bytes` are incomplete. A file that is too large is not read. `fileName` is for diagnostics.
    public static func read(_ bytes: [UInt8], size: Int? = nil, fileName: String) -> Reading {
        let size = size ?? bytes.count
        guard size <= PlaygroundLimits.playgroundBytes else {
            let defect = SourceDefect.fileTooLarge(bytes: size, limit: PlaygroundLimits.playgroundBytes)
            let source = SourceText("", fileName: fileName)
            return Reading(document: nil, source: source, diagnostics: [Diagnostic(defect, at: .file(fileName))])
        }
        let source = SourceText(utf8: bytes, fileName: fileName)
        if let defect = defect(in: source) {
            return Reading(document: nil, source: source, diagnostics: [defect])
        }
        let (index, problems) = TOMLScanner.scan(source)
        guard problems.isEmpty else { return Reading(refused: problems, in: source) }
        guard !index.nodes[0].keys.isEmpty else {
            let diagnostic = Diagnostic(SourceDefect.emptyFile, at: .file(fileName))
            return Reading(document: nil, source: source, diagnostics: [diagnostic])
        }
        guard index.nodes.count <= PlaygroundLimits.documentValues else {
            let defect = SourceDefect.tooManyValues(index.nodes.count, limit: PlaygroundLimits.documentValues)
            return Reading(document: nil, source: source, diagnostics: [Diagnostic(defect, at: .file(fileName))])
        }
        do {
            let document = TOMLDocument(root: try TOMLParser.parse(index), index: index)
            return Reading(document: document, source: source, diagnostics: [])
        } catch {
            return Reading(refused: [error], in: source)
        }
    }

    private static func defect(in source: SourceText) -> Diagnostic? {
        if let offset = SourceDefect.firstMalformedByte(in: source.utf8) {
            let defect = SourceDefect.notUTF8(byte: source.utf8[offset])
            return Diagnostic(defect, at: source.span(ofUTF8Range: offset..<(offset + 1)))
        }
        if let offset = source.utf8.firstIndex(of: 0) {
            return Diagnostic(SourceDefect.nulCharacter, at: source.span(ofUTF8Range: offset..<(offset + 1)))
        }
        return nil
    }
}

extension TOMLDocument.Reading {
    fileprivate init(refused problems: [TOMLProblem], in source: SourceText) {
        let diagnostics = problems.map { Diagnostic($0.mistake, at: source.span(ofUTF8Range: $0.range)) }
        self.init(document: nil, source: source, diagnostics: diagnostics.sorted())
    }
}
