/// Who may show pages of this server in a frame: pages of the ancestors that were named, if they know the secret of this run.
///
/// The secret is in the address of the first page in the frame. What that page leads to, in the same frame, is asked for by a page of ours.
package struct Framing: Sendable {
    /// The pages that a frame may be in, outermost included, as `frame-ancestors` takes them.
    package let ancestors: [FrameAncestor]
    let secret: AccessToken

    /// The query's part that holds the secret.
    static let secretName = "frame"

    package init(ancestors: [FrameAncestor]) {
        self.ancestors = ancestors
        secret = AccessToken()
    }

    /// The address to put into a frame, of the address that a browser opens.
    package func address(of url: String) -> String { "\(url)?\(Self.secretName)=\(secret.text)" }

    /// Whether the answer to a request may be shown in a frame.
    func admits(_ request: PageRequest) -> Bool {
        if let guess = request.query[Self.secretName], secret.matches(guess) { return true }
        return request.isFrameOfOurs
    }
}

/// An origin, or a scheme, whose pages may show the board in a frame: `http://localhost:3000`, `vscode-webview:`.
package struct FrameAncestor: Hashable, Sendable {
    /// As a policy writes it (CSP Level 3, *host-source* and *scheme-source*).
    package let source: String

    /// - Returns: `nil` for what is neither: a policy would read on behind it.
    package init?(_ text: String) {
        let text = text.lowercased()
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let (scheme, rest) = (text[..<colon], text[text.index(after: colon)...])
        guard let first = scheme.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
              scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        // Every page of the web would be one of these.
        if rest.isEmpty, ["http", "https", "ws", "wss", "data", "blob", "file"].contains(String(scheme)) { return nil }
        guard rest.isEmpty || rest.hasPrefix("//") && Authority(String(rest.dropFirst(2))) != nil && !rest.contains("[") else { return nil }
        source = text
    }
}
