import Files
import Foundation

/// The policy of an exported page. The page runs its only script, which is identified by a hash, the scripts that it unpacks, and the
/// engine in a worker. It sends no requests. Other inline scripts are forbidden, because the page's text may be written by someone else.
/// Inline styles are allowed, because wireframes have frames in `style` attributes, which no hash covers.
struct ContentSecurityPolicy {
    let text: String

    /// - Parameter hasScriptsBeside: Whether the page loads scripts from files next to it, possibly from disk.
    init(script: String? = nil, hasScriptsBeside: Bool = false) {
        let hash = script.map { "'sha256-\(Data(SHA256.hash($0.utf8)).base64EncodedString())' 'wasm-unsafe-eval' blob:" }
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
