package enum EditorFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case noPath(String)
    case scheme(String)
    case noProgram(String)
    case openQuote(String)

    package var description: String {
        switch self {
        case .noPath(let text):
            "\(text) is not a known editor: use vscode, idea or xed, or a template with {path}, and optionally {line} and {column}, "
                + "such as \"zed://file{path}:{line}\" or \"subl {path}:{line}:{column}\"."
        case .scheme(let scheme):
            "\(scheme):// is not the scheme of a known editor: these are "
                + Editor.schemes.sorted().joined(separator: ", ")
                + ". For another editor, use a command such as \"xdg-open '\(scheme)://file{path}'\"."
        case .noProgram(let word): "\(word) is not a program: a command begins with the name of a program, without placeholders."
        case .openQuote(let text): "A quote in \(text) is not closed."
        }
    }
}

/// The editor that opens the lines on a page.
package enum Editor: Hashable, Sendable {
    /// An address that uses the editor's scheme. The browser opens it.
    case address(String)
    /// A program and its arguments. The server runs it, but only for pages on this machine.
    case command([String])

    /// Reads a known editor's name or a template. Sources: Visual Studio Code, “Opening VS Code with URLs”; JetBrains
    /// Toolbox (`idea://open?file=&line=`); `xed(1)`.
    package init(_ text: String) throws(EditorFailure) {
        switch text {
        case "vscode": self = .address("vscode://file{path}:{line}:{column}")
        case "idea": self = .address("idea://open?file={path}&line={line}&column={column}")
        case "xed": self = .command(["xed", "--line", "{line}", "{path}"])
        default:
            guard text.contains("{path}") else { throw .noPath(text) }
            if let scheme = Self.scheme(of: text) {
                guard Self.schemes.contains(scheme.lowercased()) else { throw .scheme(scheme) }
                self = .address(text)
            } else {
                let words = try Self.words(of: text)
                guard let program = words.first, !program.isEmpty, !program.contains("{") else { throw .noProgram(words.first ?? text) }
                self = .command(words)
            }
        }
    }

    /// The permitted schemes, all documented. Other schemes are refused, because browsers may act on them, for example by running a script.
    static let schemes: Set = [
        "vscode", "vscode-insiders", "vscodium", "cursor", "windsurf", "zed", "idea", "jetbrains", "txmt", "mvim", "subl", "sublime",
        "bbedit",
        "x-bbedit", "nova", "emacs", "org-protocol", "atom", "pulsar", "coteditor",
    ]

    /// The text before `://`, if it is a valid scheme (RFC 3986, 3.1).
    private static func scheme(of text: String) -> String? {
        guard let end = text.firstRange(of: "://")?.lowerBound else { return nil }
        let scheme = text[..<end]
        let isScheme = scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return isScheme ? String(scheme) : nil
    }

    /// The words of a command. Quotes keep words together. No shell is involved.
    private static func words(of text: String) throws(EditorFailure) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { throw .openQuote(text) }
        return words + [word].compactMap { $0 }
    }
}

/// A position to open in an editor. The file may not exist.
package struct EditorPlace: Hashable, Sendable {
    /// The file's path within the served folder.
    package var file: String
    /// The line, counted from 1. The column is also counted from 1.
    package var line: Int
    package var column: Int
    /// Whether the editor takes the focus from the page.
    package var takesFocus: Bool
}
