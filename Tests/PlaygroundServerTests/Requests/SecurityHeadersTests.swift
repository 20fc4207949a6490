import FlyingFox
import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct SecurityHeadersTests {
    private func directives(host: String?) throws -> [String] {
        let policy = try #require(SecurityHeaders.all(host: host)[HTTPHeader("Content-Security-Policy")])
        return policy.components(separatedBy: "; ")
    }

    @Test func onlyOurScriptsAndStyleSheetsAndStyleAttributesAreAllowed() throws {
        let directives = try directives(host: "localhost:8425")
        #expect(directives.contains("default-src 'none'"))
        #expect(directives.contains("script-src 'self'"))
        #expect(directives.contains("style-src 'self'"))
        #expect(directives.filter { $0.contains("unsafe") } == ["style-src-attr 'unsafe-inline'"])
    }

    @Test func socketsConnectOnlyToThisServer() throws {
        #expect(try directives(host: "localhost:8425").contains("connect-src 'self' ws://localhost:8425"))
        // A policy cannot contain an IPv6 address.
        #expect(try directives(host: "[::1]:8425").contains("connect-src 'self'"))
    }
}
