import Files
import Foundation

extension CharacterSet {
    /// The slash and the unreserved characters (RFC 3986, 2.3).
    static let unreservedAndSlash = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

extension Editor {
    /// The template for pages, with the folder inserted. Pages insert the file and the position. `command` if pages must ask the server.
    func template(in folder: String) -> String {
        guard case .address(let template) = self else { return "command" }
        let path = folder == "/" ? "" : folder.addingPercentEncoding(withAllowedCharacters: .unreservedAndSlash) ?? folder
        return template.replacingOccurrences(of: "{path}", with: "\(path)/{path}")
    }

    /// - Parameter path: An absolute path, so that it cannot be taken for an option.
    func words(path: String, line: Int, column: Int) -> [String]? {
        guard case .command(let words) = self else { return nil }
        return words.map { word in
            // The path is inserted last, because placeholders in it are literal.
            word.replacingOccurrences(of: "{line}", with: String(line)).replacingOccurrences(of: "{column}", with: String(column))
                .replacingOccurrences(of: "{path}", with: path)
        }
    }

    /// Runs a program without a shell. `failed` receives the reason if the program does not start or fails.
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
