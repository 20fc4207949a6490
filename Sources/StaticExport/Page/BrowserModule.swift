/// An ES module, taken apart at its imports and exports.
struct BrowserModule {
    let path: String
    /// The paths of the modules it imports, in order: at once, or when it comes to need them.
    let imports: [String]
    /// The names it exports.
    let exports: [String]
    /// The code, in which imports have become constants and exports plain declarations.
    let body: String

    init(path: String, text: String) throws(ExportFailure) {
        var imports: [String] = []
        var exports: [String] = []
        var lines: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let unknown = ExportFailure.moduleFormUnknown(module: path, line: index + 1, text: String(line))
            if line.hasPrefix("import ") {
                guard let statement = ImportStatement(line) else { throw unknown }
                let imported = Self.path(statement.specifier, from: path)
                imports.append(imported)
                lines.append(statement.constant(from: imported))
            } else if line.hasPrefix("export ") {
                guard let declaration = ExportDeclaration(line) else { throw unknown }
                exports.append(declaration.name)
                lines.append(declaration.text)
            } else if let match = line.firstMatch(of: /await import\("(\.\.?\/[^"]+)"\)/) {
                let imported = Self.path(match.output.1, from: path)
                imports.append(imported)
                // In one script it is there already.
                lines.append(String(line).replacing(match.output.0, with: "modules[\"\(imported)\"]"))
            } else {
                lines.append(String(line))
            }
        }
        self.path = path
        self.imports = imports
        self.exports = exports
        body = lines.joined(separator: "\n")
    }

    /// The path a specifier such as `./dom.js` names in a module.
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

/// `import { field, region } from "./dom.js";`, `import * as messages from "./messages.js";` or `import "./badge.js";`.
private struct ImportStatement {
    let specifier: Substring
    private let binding: String?

    init?(_ line: Substring) {
        guard let match = line.wholeMatch(of: /import (?:(\{[^}]*\}|\* as \w+) from )?"(\.\.?\/[^"]+)";/) else { return nil }
        specifier = match.2
        binding = match.1.map { names in
            names.hasPrefix("*") ? String(names.dropFirst("* as ".count)) : String(names.replacing(" as ", with: ": "))
        }
    }

    func constant(from path: String) -> String {
        binding.map { "const \($0) = modules[\"\(path)\"];" } ?? ""
    }
}

/// `export` before a declaration of a function, a class or a constant. Of these the value stays, so that handing it out once
/// is the same as the binding a module would share; of a `let` it would not be.
private struct ExportDeclaration {
    let name: String
    /// The declaration alone.
    let text: String

    init?(_ line: Substring) {
        let form = /export ((?:async function\*?|function\*?|class|const) +(\w+).*)/
        guard let match = line.wholeMatch(of: form) else { return nil }
        name = String(match.2)
        text = String(match.1)
    }
}
