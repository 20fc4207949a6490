import Foundation

/// What an exported page may do: run its one script, known by its hash, and show what is in the file. Nothing else, above
/// all no request.
///
/// An exported page is handed on, with text in it that its reader did not write; so inline scripts are not let in as such,
/// though in a file from disk there is no server to attack. Frames of wireframes are `style` attributes, which no hash can
/// cover, hence the one exception for styles.
struct ContentSecurityPolicy {
    let text: String

    init(script: String) {
        let hash = Data(SHA256.hash(script.utf8)).base64EncodedString()
        text = [
            "default-src 'none'",
            "script-src 'sha256-\(hash)'",
            "style-src 'unsafe-inline'",
            "font-src data:",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }
}
