import Files
import Foundation

/// What an exported page may do: run its one script, known by its hash, and the engine in a worker from text in the file, and show what is
/// in the file. It may send no request.
///
/// Readers of a page did not write the text in it, so other inline scripts are forbidden. The frames of wireframes are `style` attributes,
/// which no hash covers, so inline styles are permitted.
struct ContentSecurityPolicy {
    let text: String

    /// - Parameters:
    ///   - script: The page's script; `nil` for a page without one.
    ///   - hasScriptsBeside: Whether the page loads scripts next to it, possibly from disk.
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
