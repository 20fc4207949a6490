/// Which pages may show this server's pages in a frame: those of named ancestors that know the secret of this run, which is in the address
/// of the first page in the frame.
package struct Framing: Sendable {
    /// The pages that a frame may be in, outermost included, as `frame-ancestors` takes them.
    package let ancestors: [FrameAncestor]
    let secret: AccessToken

    static let secretName = "frame"

    package init(ancestors: [FrameAncestor]) {
        self.ancestors = ancestors
        secret = AccessToken()
    }

    package func address(of url: String) -> String { "\(url)?\(Self.secretName)=\(secret.text)" }

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
        // These would admit any web page.
        if rest.isEmpty, ["http", "https", "ws", "wss", "data", "blob", "file"].contains(String(scheme)) { return nil }
        guard rest.isEmpty || rest.hasPrefix("//") && Authority(String(rest.dropFirst(2))) != nil && !rest.contains("[") else { return nil }
        source = text
    }
}
