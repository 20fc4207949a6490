import Files
import Foundation

/// An exported page runs its one script, known by its hash, the scripts that this one unpacks, and the engine in a worker.
/// It sends no requests. A reader did not write the page's text, so other inline scripts are forbidden. Wireframes have
/// their frames in `style` attributes, which no hash covers, so inline styles are allowed.
struct ContentSecurityPolicy {
    let text: String

    /// - Parameter hasScriptsBeside: The page loads scripts next to it, possibly from disk.
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
