import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// What has been found wrong with one document so far.
///
/// Readers report and go on, so that one save shows every mistake. A class, since every cursor of a reading shares the
/// one list; it never leaves the reading that made it.
final class Findings {
    /// The part of the document that a mistake points at.
    enum DocumentPart {
        /// The key that names the value at a path; for an array's element, the element.
        case key(DocumentPath)
        case value(DocumentPath)
        /// UTF-8 offsets into the string at a path.
        case text(DocumentPath, Range<Int>)
        /// Of a value that did not become part of the document.
        case span(SourceSpan)
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var uncounted = 0
    private let document: TOMLDocument

    init(in document: TOMLDocument) {
        self.document = document
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } || uncounted > 0 }

    /// - Parameter related: Further places, with what they have to do with the mistake.
    func report(
        _ facts: @autoclosure () -> some DiagnosticFacts, at place: @autoclosure () -> DocumentPart,
        related: @autoclosure () -> [(place: DocumentPart, label: String)] = []
    ) {
        guard diagnostics.count < PlaygroundLimits.diagnostics else { return uncounted += 1 }
        var diagnostic = Diagnostic(facts(), at: span(of: place()).map(Diagnostic.Location.span) ?? wholeFile)
        diagnostic.related += related().compactMap { place, label in
            span(of: place).map { Diagnostic.Related($0, label: label) }
        }
        diagnostics.append(diagnostic)
    }

    /// Reports what holds for all of a file at the first place only.
    func reportOnce(_ facts: some DiagnosticFacts, at place: @autoclosure () -> DocumentPart) {
        guard !diagnostics.contains(where: { $0.code == facts.code && $0.headline == facts.headline }) else { return }
        report(facts, at: place())
    }

    /// Everything found, in reading order.
    func finish() -> [Diagnostic] {
        guard uncounted > 0 else { return diagnostics.sorted() }
        let rest = Diagnostic(ShapeMistake.furtherMistakes(count: uncounted), at: wholeFile)
        return diagnostics.sorted() + [rest]
    }

    /// Where a name stands in the list of names at a path.
    func place(of name: String, inListAt path: DocumentPath) -> DocumentPart {
        guard case .array(let elements) = document.root.value(at: path), let index = elements.firstIndex(of: .string(name))
        else { return .value(path) }
        return .value(path.appending(index))
    }

    /// Whether a value stands in a file that the document's own file includes.
    func isIncluded(_ path: DocumentPath) -> Bool {
        document.index.nearestSpan(to: path).map { $0.fileName != document.source.fileName } ?? false
    }

    private var wholeFile: Diagnostic.Location { .file(document.source.fileName) }

    private func span(of part: DocumentPart) -> SourceSpan? {
        let index = document.index
        return switch part {
        case .key(let path): index.nearestSpan(to: path)
        case .value(let path): index.valueSpan(at: path) ?? index.nearestSpan(to: path)
        case .span(let span): span
        case .text(let path, let range): index.span(inStringAt: path, utf8Range: range) ?? index.valueSpan(at: path)
        }
    }
}

extension DocumentTable {
    /// The value a path leads to.
    fileprivate func value(at path: DocumentPath) -> DocumentValue? {
        path.components.reduce(.table(self)) { value, component in
            switch (value, component) {
            case (.table(let table), .key(let key)): table[key]
            case (.array(let elements), .index(let index)) where elements.indices.contains(index): elements[index]
            default: nil
            }
        }
    }
}
