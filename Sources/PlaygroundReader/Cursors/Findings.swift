import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The diagnostics of one document.
///
/// Readers report and continue, so that one save shows all mistakes. A class, since all cursors of a reading share it; used within one
/// reading.
final class Findings {
    /// The part of the document to point at.
    enum DocumentPart {
        /// The key of the value at a path; for an array's element, the element.
        case key(DocumentPath)
        case value(DocumentPath)
        /// UTF-8 offsets into the string at a path.
        case text(DocumentPath, Range<Int>)
        /// Of a value that is not part of the document.
        case span(SourceSpan)
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var uncounted = 0
    private var isSilent = false
    /// How many mistakes were reported, including repeated and silenced ones.
    private(set) var reportCount = 0
    /// For filled values, the paths of the arguments.
    private var origins: [DocumentPath: DocumentPath] = [:]
    private(set) var notedOrigins: [(path: DocumentPath, origin: DocumentPath?)] = []
    private let document: TOMLDocument

    init(in document: TOMLDocument) {
        self.document = document
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } || uncounted > 0 }

    /// - Parameter related: Further places, with labels.
    func report(
        _ facts: @autoclosure () -> some DiagnosticFacts, at place: @autoclosure () -> DocumentPart,
        related: @autoclosure () -> [(place: DocumentPart, label: String)] = []
    ) {
        guard mayReport() else { return }
        let place = place()
        report(Diagnostic(facts(), at: span(of: place).map(Diagnostic.Location.span) ?? wholeFile), at: place, related: related)
    }

    /// Counts a mistake, and returns whether it is kept.
    private func mayReport() -> Bool {
        reportCount += 1
        guard !isSilent else { return false }
        guard diagnostics.count >= PlaygroundLimits.diagnostics else { return true }
        uncounted += 1
        return false
    }

    private func report(_ diagnostic: Diagnostic, at place: DocumentPart, related: () -> [(place: DocumentPart, label: String)]) {
        // The content of a component is read for each use.
        guard !diagnostics.contains(where: { $0.isSame(as: diagnostic) }) else { return }
        var diagnostic = diagnostic
        diagnostic.related += related().compactMap { place, label in
            span(of: place).map { Diagnostic.Related($0, label: label) }
        }
        if let origin = origin(of: place), let span = span(of: .value(origin)) {
            diagnostic.related.append(Diagnostic.Related(span, label: "the value is given here"))
        }
        diagnostics.append(diagnostic)
    }

    /// Whether a count is within a limit; otherwise it is reported.
    func isWithin(_ limit: Int, _ count: Int, _ subject: LimitMistake.Subject, at place: DocumentPart) -> Bool {
        guard count > limit else { return true }
        report(LimitMistake(subject: subject, found: count, limit: limit), at: place)
        return false
    }

    func withoutReports<Result>(_ body: () -> Result) -> Result {
        let wasSilent = isSilent
        isSilent = true
        defer { isSilent = wasSilent }
        return body()
    }

    /// Notes the path of the argument that filled the value at a path; `nil` for a value that is not filled.
    func setOrigin(_ origin: DocumentPath?, of path: DocumentPath) {
        origins[path] = origin
        notedOrigins.append((path, origin))
    }

    func reportOnce(_ facts: some DiagnosticFacts, at place: @autoclosure () -> DocumentPart) {
        guard !diagnostics.contains(where: { $0.code == facts.code && $0.headline == facts.headline }) else {
            reportCount += 1
            return
        }
        report(facts, at: place())
    }

    /// Reports the first mistake with its code at a place: for repeated rows, one.
    func reportFirst(_ facts: some DiagnosticFacts, at place: DocumentPart) {
        let location = span(of: place).map(Diagnostic.Location.span) ?? wholeFile
        guard !diagnostics.contains(where: { $0.code == facts.code && $0.place == location }) else {
            reportCount += 1
            return
        }
        report(facts, at: place)
    }

    /// How many mistakes are not listed, after those that are.
    private var rest: [Diagnostic] {
        uncounted > 0 ? [Diagnostic(ShapeMistake.furtherMistakes(count: uncounted), at: wholeFile)] : []
    }

    /// All diagnostics, in reading order.
    func finish() -> [Diagnostic] {
        diagnostics.sorted() + rest
    }

    /// With others as warnings, which do not keep the playground from being shown.
    func finish(with others: [Diagnostic]) -> [Diagnostic] {
        guard !others.isEmpty else { return finish() }
        let warnings = others.map { other in
            var warning = other
            if other.severity == .error { warning.severity = .warning }
            return warning
        }
        return (diagnostics + warnings).sorted() + rest
    }

    func place(of name: String, inListAt path: DocumentPath) -> DocumentPart {
        guard case .array(let elements) = document.root.value(at: path), let index = elements.firstIndex(of: .string(name))
        else { return .value(path) }
        return .value(path.appending(index))
    }

    func isIncluded(_ path: DocumentPath) -> Bool {
        document.index.nearestSpan(to: path).map { $0.fileName != document.source.fileName } ?? false
    }

    private var wholeFile: Diagnostic.Location { .file(document.source.fileName) }

    /// The path of the argument for the value at a place, or for one around it.
    private func origin(of part: DocumentPart) -> DocumentPath? {
        guard !origins.isEmpty else { return nil }
        switch part {
        case .span: return nil
        case .key(var path), .value(var path), .text(var path, _):
            while !path.components.isEmpty {
                if let origin = origins[path] { return origin }
                path.components.removeLast()
            }
            return nil
        }
    }

    private func span(of part: DocumentPart) -> SourceSpan? {
        let index = document.index
        return switch part {
        case .key(let path): index.nearestSpan(to: path)
        case .value(let path): index.valueSpan(at: path) ?? index.nearestSpan(to: path)
        case .span(let span): span
        // Offsets into a filled text do not match the written one.
        case .text(let path, _) where origins[path] != nil: index.valueSpan(at: path)
        case .text(let path, let range): index.span(inStringAt: path, utf8Range: range) ?? index.valueSpan(at: path)
        }
    }
}

extension Diagnostic {
    fileprivate func isSame(as other: Diagnostic) -> Bool {
        code == other.code && place == other.place && headline == other.headline
    }
}
