import FlyingFox

enum SecurityHeaders {
    /// - Parameter host: The checked `Host`, for browsers whose `'self'` does not include the server's own WebSocket.
    static func all(host: String?, frameAncestors: [FrameAncestor] = []) -> [HTTPHeader: String] {
        [
            HTTPHeader("Content-Security-Policy"): contentSecurityPolicy(host: host, frameAncestors),
            HTTPHeader("X-Content-Type-Options"): "nosniff",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
            HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        ]
    }

    /// The policy. It allows only our own files, and `style` attributes for the frames of wireframes.
    private static func contentSecurityPolicy(host: String?, _ frameAncestors: [FrameAncestor]) -> String {
        // A policy cannot contain IPv6 addresses.
        let webSocket = host.flatMap { $0.hasPrefix("[") ? nil : " ws://\($0)" } ?? ""
        return [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "connect-src 'self'\(webSocket)",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors \(frameAncestors.isEmpty ? "'none'" : frameAncestors.map(\.source).joined(separator: " "))",
        ].joined(separator: "; ")
    }
}

extension HTTPHeaders {
    mutating func set(_ others: [HTTPHeader: String]) {
        for (name, value) in others { self[name] = value }
    }
}
