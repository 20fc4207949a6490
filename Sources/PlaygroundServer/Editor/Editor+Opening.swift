import Files
import Foundation

extension CharacterSet {
    /// Slash and unreserved characters (RFC 3986, 2.3).
    static let unreservedAndSlash = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

extension Editor {
    /// For pages, which insert file and position. The folder is inserted. `command` if pages ask the server.
    func template(in folder: String) -> String {
        guard case .address(let template) = self else { return "command" }
        let path = folder == "/" ? "" : folder.addingPercentEncoding(withAllowedCharacters: .unreservedAndSlash) ?? folder
        return template.replacingOccurrences(of: "{path}", with: "\(path)/{path}")
    }

    /// - Parameter path: Absolute, so that it is not an option.
    func words(path: String, line: Int, column: Int) -> [String]? {
        guard case .command(let words) = self else { return nil }
        return words.map { word in
            // Last, because placeholders in the path are literal.
            word.replacingOccurrences(of: "{line}", with: String(line)).replacingOccurrences(of: "{column}", with: String(column))
                .replacingOccurrences(of: "{path}", with: path)
        }
    }

    /// Runs a program without a shell. `failed` receives the reason if it does not start or fails.
    static func run(_ words: [String], failed: @escaping @Sendable (String) -> Void) {
        do {
            try ProgramRun.start(words) { code in
                if code != 0 { failed("\(words[0]) ended with \(code.map { "\($0)" } ?? "a signal")") }
            }
        } catch {
            failed(error.description)
        }
    }
}
