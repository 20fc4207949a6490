import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct StopSignalsTests {
    @Test func terminationRequestStopsTheServerInsteadOfEndingTheProcess() async throws {
        let server = try await LiveServer.make()
        let signals = StopSignals()
        kill(getpid(), SIGTERM)
        try await withDeadline("the server's end") {
            await signals.first()
            await server.stop()
        }
        await #expect(throws: (any Error).self) { try await TestClient(port: server.port) }
    }
}
