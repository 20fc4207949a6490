import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct StopSignalsTests {
    @Test func terminationSignalsStopTheServerAndNotTheProcess() async throws {
        let server = try await LiveServer.make()
        let signals = StopSignals()
        let work = Task { try await Task.sleep(for: .seconds(3600)) }
        signals.onArrival { work.cancel() }
        kill(getpid(), SIGTERM)
        try await withDeadline("the server's end") {
            await signals.first()
            await server.stop()
            await #expect(throws: CancellationError.self) { try await work.value }
        }
        #expect(signals.haveArrived)
        await #expect(throws: CancellationError.self) { try await signals.value(of: work) }
        await #expect(throws: (any Error).self) { try await TestClient(port: server.port) }
    }
}
