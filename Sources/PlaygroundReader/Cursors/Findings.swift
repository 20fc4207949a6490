import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A document's diagnostics. Readers report and continue. A class, because all cursors of one reading share it.
final class Findings {
    enum DocumentPart {
        /// The key of the value at a path. For an element of an array, the element itself.
        case key(DocumentPath)
        case value(DocumentPath)
        /// A range of UTF-8 offsets in the string at a path.
        case text(DocumentPath, Range<Int>)
        /// A span outside the document.
        case span(SourceSpan)
    }

    private(set) var diagnostics: [Diagnostic] = []
    private var uncounted = 0
    private var isSilent = false
    /// The number of reports, including repeated and silenced ones.
    private(set) var reportCount = 0
    private var origins: [DocumentPath: DocumentPath] = [:]
    private(set) var notedOrigins: [(path: DocumentPath, origin: DocumentPath?)] = []
    private let document: TOMLDocument

    init(in document: TOMLDocument) {
        self.document = document
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    func report(
        _ facts: @autoclosure () -> some DiagnosticFacts, at place: @autoclosure () -> DocumentPart,
        related: @autoclosure () -> [(place: DocumentPart, label: String)] = []
    ) {
        report({ Diagnostic(facts(), at: $0) }, at: place, related: related)
    }

    /// A separate function, because the function above is compiled for each type of facts.
    private func report(
        _ diagnostic: (Diagnostic.Location) -> Diagnostic, at place: () -> DocumentPart, related: () -> [(place: DocumentPart, label: String)]
    ) {
        reportCount += 1
        guard !isSilent else { return }
        if isFull, lastWarning == nil { return uncounted += 1 }
        let place = place()
        report(diagnostic(span(of: place).map(Diagnostic.Location.span) ?? wholeFile), at: place, related: related)
    }

    private func report(_ diagnostic: Diagnostic, at place: DocumentPart, related: () -> [(place: DocumentPart, label: String)]) {
        // A component's content is read for each use, so that a mistake may be found again.
        guard !diagnostics.contains(where: { $0.isSame(as: diagnostic) }) else { return }
        if isFull {
            uncounted += 1
            // An error takes the place of a warning, because it prevents showing the playground.
            guard diagnostic.severity == .error, let warning = lastWarning else { return }
            diagnostics.remove(at: warning)
        }
        var diagnostic = diagnostic
        diagnostic.related += related().compactMap { place, label in
            span(of: place).map { Diagnostic.Related($0, label: label) }
        }
        if let origin = origin(of: place), let span = span(of: .value(origin)) {
            diagnostic.related.append(Diagnostic.Related(span, label: "the value is given here"))
        }
        diagnostics.append(diagnostic)
    }

    private var isFull: Bool { diagnostics.count >= PlaygroundLimits.diagnostics }
    private var lastWarning: Int? { diagnostics.lastIndex { $0.severity != .error } }

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

    /// Records the argument that filled the value at a path. `nil` for a value that is not filled.
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

    /// Reports only the first mistake with this code at a position, for example in repeated rows.
    func reportFirst(_ facts: some DiagnosticFacts, at place: DocumentPart) {
        let location = span(of: place).map(Diagnostic.Location.span) ?? wholeFile
        guard !diagnostics.contains(where: { $0.code == facts.code && $0.place == location }) else {
            reportCount += 1
            return
        }
        report(facts, at: place)
    }

    private var rest: [Diagnostic] {
        uncounted > 0 ? [Diagnostic(ShapeMistake.furtherMistakes(count: uncounted), at: wholeFile)] : []
    }

    func finish() -> [Diagnostic] {
        diagnostics.sorted() + rest
    }

    /// Adds other diagnostics as warnings, which do not prevent showing the playground.
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
        // Offsets in a filled string differ from those in the written string.
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
