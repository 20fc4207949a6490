/// The pages that may frame this server's pages. The address of the first framed page contains the secret of this run.
package struct Framing: Sendable {
    /// The permitted pages around the frame, as in `frame-ancestors`.
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

/// An origin or scheme whose pages may frame the board: `http://localhost:3000`, `vscode-webview:`.
package struct FrameAncestor: Hashable, Sendable {
    /// The source as written in a policy (CSP Level 3, *host-source* and *scheme-source*).
    package let source: String

    /// - Returns: `nil` for any other text, which could change the rest of the policy.
    package init?(_ text: String) {
        let text = text.lowercased()
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let (scheme, rest) = (text[..<colon], text[text.index(after: colon)...])
        guard let first = scheme.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
              scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        // These would permit any web page.
        if rest.isEmpty, ["http", "https", "ws", "wss", "data", "blob", "file"].contains(String(scheme)) { return nil }
        guard rest.isEmpty || rest.hasPrefix("//") && Authority(String(rest.dropFirst(2))) != nil && !rest.contains("[") else { return nil }
        source = text
    }
}
