import Foundation

extension CharacterSet {
    /// A slash and what needs no escape anywhere in an address (RFC 3986, 2.3).
    static let unreservedAndSlash = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

extension Editor {
    /// The address that a page follows, with the file's path within the folder and the place left open; `command` where the server has to
    /// be asked.
    func template(in folder: String) -> String {
        guard case .address(let template) = self else { return "command" }
        let path = folder == "/" ? "" : folder.addingPercentEncoding(withAllowedCharacters: .unreservedAndSlash) ?? folder
        return template.replacingOccurrences(of: "{path}", with: "\(path)/{path}")
    }

    /// The program and its arguments for a line of a file.
    ///
    /// - Parameter path: Absolute, so that it cannot be read as an option.
    func words(path: String, line: Int, column: Int) -> [String]? {
        guard case .command(let words) = self else { return nil }
        return words.map { word in
            // The path comes last: its text is not a placeholder.
            word.replacingOccurrences(of: "{line}", with: String(line)).replacingOccurrences(of: "{column}", with: String(column))
                .replacingOccurrences(of: "{path}", with: path)
        }
    }

    /// Runs the program of a line, without a shell.
    ///
    /// - Parameter failed: Called with the reason where the program could not be run, or ended with a failure.
    static func run(_ words: [String], failed: @escaping @Sendable (String) -> Void) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            // 127 is what `env` says of a program that it does not find (POSIX).
            switch process.terminationStatus {
            case 0: break
            case 127: failed("there is no program \(words[0])")
            case let status: failed("\(words[0]) ended with \(status)")
            }
        }
        do {
            try process.run()
        } catch {
            failed(error.localizedDescription)
        }
    }
}
