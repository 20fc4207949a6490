import Foundation

/// The bundled files for the browser.
enum BrowserFiles {
    static func text(of path: String) -> String? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try? String(contentsOf: root.appending(path: "Templates/\(path)"), encoding: .utf8)
    }
}
