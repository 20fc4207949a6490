/// An ES module, divided into imports, exports and a body.
struct BrowserModule {
    let path: String
    /// The paths of static imports, in the order of the source.
    let imports: [String]
    /// The paths of dynamic imports, in the order of the source.
    let lateImports: [String]
    let exports: [String]
    /// The code, in which imports are constants and exports are plain declarations. Comment lines and indentation are removed.
    let body: String

    init(path: String, text: String) throws(ExportFailure) {
        var (imports, lateImports): ([String], [String]) = ([], [])
        var exports: [String] = []
        var lines: [String] = []
        var source = CodeLines()
        // The expressions are constants, because each mention of a literal would parse it again.
        let importForm = /import (?:(\{[^}]*\}|\* as \w+) from )?"(\.\.?\/[^"]+)";/
        let exportForm = /export ((?:async function\*?|function\*?|class|const) +(\w+).*)/
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isText = source.isInTemplate
            guard let code = source.code(of: line) else { continue }
            let unknown = ExportFailure.moduleFormUnknown(module: path, line: index + 1, text: String(line))
            var written = String(code)
            if isText {
                lines.append(written)
                continue
            } else if line.hasPrefix("import ") {
                guard let match = line.wholeMatch(of: importForm) else { throw unknown }
                let imported = Self.path(match.2, from: path)
                imports.append(imported)
                written = match.1.map { "const \(Self.pattern($0)) = modules[\"\(imported)\"];" } ?? ""
            } else if line.hasPrefix("export ") {
                // These declarations never change, so passing their values is equivalent to a binding. A `let` would not be.
                guard let match = line.wholeMatch(of: exportForm) else { throw unknown }
                exports.append(String(match.2))
                written = String(match.1)
            }
            if written.contains("await import("), let match = written.firstMatch(of: /await import\("(\.\.?\/[^"]+)"\)/) {
                let imported = Self.path(match.output.1, from: path)
                lateImports.append(imported)
                written = written.replacing(match.output.0, with: "(await withLateModules())[\"\(imported)\"]")
            }
            lines.append(written)
        }
        self.path = path
        self.imports = imports
        self.lateImports = lateImports
        self.exports = exports
        body = lines.joined(separator: "\n")
    }

    /// The pattern `{ field: own }` for an import of `{ field as own }`, or `messages` for `* as messages`.
    private static func pattern(_ names: Substring) -> String {
        names.hasPrefix("*") ? String(names.dropFirst("* as ".count)) : String(names.replacing(" as ", with: ": "))
    }

    private static func path(_ specifier: Substring, from module: String) -> String {
        var folders = module.split(separator: "/").dropLast().map(String.init)
        for part in specifier.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = folders.popLast()
            default: folders.append(String(part))
            }
        }
        return folders.joined(separator: "/")
    }
}

private struct CodeLines {
    private var place = CodePlace.code

    private enum CodePlace {
        case code, comment, template
    }

    /// Whether the next line begins inside a template literal.
    var isInTemplate: Bool { place == .template }

    /// The line without indentation, or `nil` if it contains no code.
    mutating func code(of line: Substring) -> Substring? {
        let text = line.drop { $0 == " " }
        switch place {
        case .comment:
            guard let end = text.firstRange(of: "*/") else { return nil }
            place = .code
            return code(of: text[end.upperBound...])
        case .template:
            advance(over: line)
            return line
        case .code:
            guard !text.isEmpty, !text.hasPrefix("//") else { return nil }
            if text.hasPrefix("/*") {
                guard let end = text.firstRange(of: "*/") else {
                    place = .comment
                    return nil
                }
                if text[end.upperBound...].allSatisfy({ $0 == " " }) { return nil }
            }
            advance(over: text)
            return text
        }
    }

    /// Finds the ends of template literals, whose lines keep their indentation.
    private mutating func advance(over line: Substring) {
        guard line.utf8.contains(UInt8(ascii: "`")) else { return }
        var rest = line
        var last: Character?
        while let character = rest.popFirst() {
            switch character {
            case "\\": rest = rest.dropFirst()
            case "`": place = place == .template ? .code : .template
            case _ where place == .template: break
            case "/" where rest.first == "/": return
            case "/" where rest.first == "*": rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? rest
            case "\"", "'": rest = Self.afterLiteral(character, rest)
            case "/" where last.map { "(=,:[!&|?{;>".contains($0) } ?? true: rest = Self.afterLiteral(character, rest)
            default: break
            }
            if character != " " { last = character }
        }
    }

    /// The rest of a line after the end of a string literal or, for `/`, of a regular expression.
    private static func afterLiteral(_ mark: Character, _ line: Substring) -> Substring {
        var (rest, isInClass) = (line, false)
        while let character = rest.popFirst() {
            switch character {
            case "\\": rest = rest.dropFirst()
            case "[" where mark == "/": isInClass = true
            case "]": isInClass = false
            case mark where !isInClass: return rest
            default: break
            }
        }
        return line
    }
}
