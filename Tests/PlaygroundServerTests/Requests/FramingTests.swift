import FlyingFox
import Testing
@testable import PlaygroundServer

@Suite struct FramingTests {
    private let framing = Framing(ancestors: [FrameAncestor("vscode-webview:")].compactMap(\.self))
    private var framed: RequestGuard { RequestGuard(address: .loopback, port: 8425, token: AccessToken(), framing: framing) }

    /// A browser's request for a page inside a frame.
    private func request(_ query: String, site: String = "cross-site", destination: String = "iframe", mode: String = "navigate") -> PageRequest {
        PageRequest(
            encodedPath: "/neko", encodedQuery: String(query.dropFirst()), host: "localhost:8425", fetch: (site, mode, destination))
    }

    private func isLetIn(_ request: PageRequest, by requestGuard: RequestGuard) -> Bool { (try? requestGuard.check(request)) != nil }

    @Test func theSecretPermitsFramingOnlyByTheAncestors() {
        let known = request("?frame=\(framing.secret.text)")
        #expect(isLetIn(known, by: framed))
        #expect(framed.frameAncestors(for: known).map(\.source) == ["vscode-webview:"])
        for query in ["", "?frame=", "?frame=\(AccessToken().text)", "?key=\(framing.secret.text)"] {
            #expect(!isLetIn(request(query), by: framed), "\(query)")
            #expect(framed.frameAncestors(for: request(query)).isEmpty, "\(query)")
        }
    }

    @Test func serversWithoutAncestorsAcceptNoSecret() {
        let closed = RequestGuard(address: .loopback, port: 8425, token: AccessToken())
        #expect(!isLetIn(request("?frame=\(framing.secret.text)"), by: closed))
        #expect(closed.frameAncestors(for: request("", site: "same-origin")).isEmpty)
    }

    @Test func pagesInAFrameLinkToFurtherPages() {
        #expect(isLetIn(request("", site: "same-origin"), by: framed))
        #expect(framed.frameAncestors(for: request("", site: "same-origin")).map(\.source) == ["vscode-webview:"])
        // These are a page outside a frame, and a page framed by another site.
        #expect(framed.frameAncestors(for: request("", site: "none", destination: "document")).isEmpty)
        #expect(framed.frameAncestors(for: request("", site: "same-site")).isEmpty)
    }

    @Test func theSecretIsAcceptedOnlyForFrames() {
        // These are a script or a picture that another site requests, and a request by a script.
        for (destination, mode) in [("script", "no-cors"), ("image", "no-cors"), ("empty", "cors"), ("object", "navigate"), ("iframe", "cors")] {
            #expect(!isLetIn(request("?frame=\(framing.secret.text)", destination: destination, mode: mode), by: framed), "\(destination)")
        }
    }

    @Test(arguments: ["vscode-webview:", "vscode-file:", "http://localhost:3000", "https://play.example", "HTTP://LOCALHOST:3000"])
    func ancestorsAreOriginsAndSchemes(_ text: String) {
        #expect(FrameAncestor(text)?.source == text.lowercased())
    }

    @Test(arguments: [
        "", "*", "localhost", "http:", "https:", "data:", "'self'", "a b:", "vscode-webview: *", "x:; script-src *", "http://a b", "http://a;b", "http://a,b",
        "http://localhost:3000/path", "http://", "1x:", "é:", "x:y", "http://[::1]:80", "http://user@localhost",
    ])
    func otherTextIsNotAnAncestor(_ text: String) {
        #expect(FrameAncestor(text) == nil)
    }

    @Test func thePolicyListsTheAncestors() throws {
        func directive(_ ancestors: [FrameAncestor]) -> String? {
            SecurityHeaders.all(host: "localhost:8425", frameAncestors: ancestors)[HTTPHeader("Content-Security-Policy")]?
                .components(separatedBy: "; ").first { $0.hasPrefix("frame-ancestors") }
        }
        #expect(directive([]) == "frame-ancestors 'none'")
        #expect(directive(framing.ancestors) == "frame-ancestors vscode-webview:")
    }
}
