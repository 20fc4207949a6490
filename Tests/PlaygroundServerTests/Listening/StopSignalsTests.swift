import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct StopSignalsTests {
    @Test func terminationRequestStopsTheServerInsteadOfEndingTheProcess() async throws {
        let server = try await LiveServer.start(TestSite.shared.get().site, assets: TestAssets(), port: .any, logger: .quiet)
        let signals = StopSignals()
        kill(getpid(), SIGTERM)
        try await withDeadline("the server's end") {
            await signals.first()
            await server.stop()
        }
        await #expect(throws: (any Error).self) { try await TestClient(port: server.port) }
    }
}
