import Files
import Foundation

/// What an exported page may do: run its one script, known by its hash, and the engine, in a worker made of text in the file;
/// and show what is in the file. Nothing else, above all no request.
///
/// An exported page is handed on, with text in it that its reader did not write; so inline scripts are not let in as such,
/// though in a file from disk there is no server to attack. Frames of wireframes are `style` attributes, which no hash can
/// cover, hence the one exception for styles.
struct ContentSecurityPolicy {
    let text: String

    /// - Parameters:
    ///   - script: The page's script; `nil` for a page that runs none.
    ///   - hasScriptsBeside: Whether the page loads scripts from where it stands itself, which may be a disk.
    init(script: String? = nil, hasScriptsBeside: Bool = false) {
        let hash = script.map { "'sha256-\(Data(SHA256.hash($0.utf8)).base64EncodedString())' 'wasm-unsafe-eval'" }
        text = [
            "default-src 'none'",
            "script-src \(hash ?? "'none'")\(hasScriptsBeside ? " 'self' file:" : "")",
            "worker-src \(hash == nil ? "'none'" : "blob:")",
            "style-src 'unsafe-inline'",
            "font-src data:",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }
}
