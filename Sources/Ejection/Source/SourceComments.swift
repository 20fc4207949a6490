import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct SourceComments {
    private var texts: [DocumentPath: [String]] = [:]
    private var written: Set<DocumentPath> = []

    init(_ index: KeyIndex) {
        let lines = Lines(index)
        let source = index.source
        var above: [String] = []
        for number in 1...max(1, source.lineCount) {
            let comment = lines.comments[number]
            if lines.isCommentAlone(number) {
                if let comment, !Self.isDecoration(comment) { above.append(comment) }
                continue
            }
            if let path = lines.paths[number] {
                let all = [above.isEmpty ? nil : above.joined(separator: " "), comment].compactMap(\.self)
                if !all.isEmpty { texts[path, default: []] += all }
            }
            above = []
        }
    }

    mutating func add(_ comment: String, at path: DocumentPath) {
        texts[path, default: []].append(comment)
    }

    /// The comments at a path. They are marked as written.
    mutating func take(at path: DocumentPath) -> [String] {
        guard let found = texts[path] else { return [] }
        written.insert(path)
        return found
    }

    /// The unwritten comments at a path and below it, sorted by path.
    mutating func takeRest(below path: DocumentPath) -> [String] {
        let rest = texts.keys.filter { $0.components.starts(with: path.components) && !written.contains($0) }
        written.formUnion(rest)
        return rest.sorted { $0.description < $1.description }.flatMap { texts[$0] ?? [] }
    }

    /// The same as `takeRest(below:)`, without comments that another path has at the same position.
    mutating func takeRest(below path: DocumentPath, besides other: DocumentPath) -> [String] {
        let count = path.components.count
        for key in texts.keys where key.components.starts(with: path.components) {
            let twin = DocumentPath(other.components + key.components[count...])
            if texts[twin] == texts[key] { written.insert(key) }
        }
        return takeRest(below: path)
    }

    /// Whether a comment is a separator line or a setting for editors.
    private static func isDecoration(_ comment: String) -> Bool {
        comment.contains("──") || comment.hasPrefix(":") || !comment.contains { $0.isLetter || $0.isNumber }
    }

    /// The lines of a file, with their comments and the key at the beginning of each line.
    private struct Lines {
        private(set) var comments: [Int: String] = [:]
        private(set) var paths: [Int: DocumentPath] = [:]
        private var alone: Set<Int> = []
        private var ends: [Int: Int] = [:]
        private var headers: Set<Int> = []

        func isCommentAlone(_ line: Int) -> Bool { alone.contains(line) }

        init(_ index: KeyIndex) {
            scan(index.source)
            let (ends, headers) = (ends, headers)
            var (columns, found) = ([Int: Int](), [Int: DocumentPath]())
            Self.visit(.table(index.document), at: DocumentPath(), index, headers) { path, start in
                let (line, column) = (start.line, start.column)
                guard column < ends[line] ?? .max else { return }
                // A header line belongs to the last part of its key. A statement belongs to the key before `=`.
                let isDeeper = headers.contains(line) && path.components.count > found[line]?.components.count ?? 0
                guard isDeeper || column > columns[line] ?? 0 else { return }
                (columns[line], found[line]) = (column, path)
            }
            paths = found
        }

        private static func visit(
            _ value: DocumentValue, at path: DocumentPath, _ index: KeyIndex, _ headers: Set<Int>,
            _ body: (DocumentPath, SourcePosition) -> Void
        ) {
            let name = index.source.fileName
            switch value {
            case .table(let table):
                for entry in table.entries {
                    let inner = path.appending(entry.key)
                    if let span = index.keySpan(at: inner), span.fileName == name { body(inner, span.start) }
                    visit(entry.value, at: inner, index, headers, body)
                }
            case .array(let elements):
                for (place, element) in elements.enumerated() {
                    let inner = path.appending(place)
                    let span = index.valueSpan(at: inner)
                    if let span, span.fileName == name, headers.contains(span.start.line) { body(inner, span.start) }
                    visit(element, at: inner, index, headers, body)
                }
            case .string, .integer, .float, .boolean, .date: break
            }
        }

        /// Finds comments, headers and `=` signs that are outside string literals.
        private mutating func scan(_ source: SourceText) {
            var state = TOMLLineState()
            for number in 1...max(1, source.lineCount) {
                let line = Substring(source.line(at: number))
                let beginsInText = state.isInText
                let (equals, comment) = state.pass(line)
                ends[number] = equals.map { line.distance(from: line.startIndex, to: $0) + 1 }
                if let comment {
                    comments[number] = String(line[comment...].dropFirst().drop { $0 == " " || $0 == "\t" })
                    if !beginsInText, line[..<comment].allSatisfy({ $0 == " " || $0 == "\t" }) { alone.insert(number) }
                }
                if !beginsInText, line.first(where: { $0 != " " && $0 != "\t" }) == "[" { headers.insert(number) }
            }
        }
    }
}

extension EjectionRun {
    func comments(at path: DocumentPath) -> SwiftLines { Self.lines(sourceComments.take(at: path)) }

    /// The remaining comments of the file about an element. They belong to no particular line of the element's code.
    func otherComments(below path: DocumentPath) -> SwiftLines { Self.lines(sourceComments.takeRest(below: path)) }

    /// The same as `otherComments(below:)`, without comments that another path has at the same position.
    func otherComments(of path: DocumentPath, besides other: DocumentPath) -> SwiftLines {
        Self.lines(sourceComments.takeRest(below: path, besides: other))
    }

    /// The maximum width of a comment's text, in columns. It leaves space for the deepest indentation.
    private static let width = 96

    private static func lines(_ comments: [String]) -> SwiftLines {
        var lines = SwiftLines()
        for comment in comments {
            var line = ""
            for word in comment.split(whereSeparator: \.isWhitespace) {
                if !line.isEmpty, line.count + word.count >= width {
                    lines.comment(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            if !line.isEmpty { lines.comment(line) }
        }
        return lines
    }
}
