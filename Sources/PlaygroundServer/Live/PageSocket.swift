import FlyingFox
import Logging

/// Carries one tab's messages over its WebSocket, at the pace of both ends.
///
/// Done on frames and not with FlyingFox's `MessageFrameWSHandler`, whose streams are unbounded in both directions:
/// here a frame is read when the last message was taken in, and one is written when the socket took the last one.
struct PageSocket<State: PageState>: WSHandler {
    let connection: PageConnection<State>
    let logger: Logger

    /// What a page has to say is short; events are one line of text.
    static var messageLimit: Int { 64 * 1024 }

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let outbox = FrameOutbox()
        let pumps = Pumps(
            reading: Task { await read(from: client, answeringIn: outbox) },
            updating: Task {
                while let update = await connection.nextUpdate() { outbox.put(update) }
            },
            onEnd: { connection.close() }
        )
        return AsyncStream {
            let frame = await outbox.next()
            if frame == nil { pumps.stop() }
            return frame
        }
    }

    private func read(from client: AsyncThrowingStream<WSFrame, any Error>, answeringIn outbox: FrameOutbox) async {
        var assembler = MessageAssembler(limit: Self.messageLimit)
        do {
            for try await frame in client {
                switch assembler.receive(frame) {
                case .none:
                    break
                case .message(let text):
                    await connection.receive(text)
                case .pong(let payload):
                    outbox.put(pong: payload)
                case .close(let code):
                    return outbox.close(code)
                }
            }
        } catch {
            logger.debug("A page's connection broke: \(error).")
        }
        outbox.end()
    }

    /// The two tasks of a connection. They end with the stream of frames, also when that is dropped half read
    /// because writing failed.
    private final class Pumps: Sendable {
        private let reading: Task<Void, Never>
        private let updating: Task<Void, Never>
        private let onEnd: @Sendable () -> Void

        init(reading: Task<Void, Never>, updating: Task<Void, Never>, onEnd: @escaping @Sendable () -> Void) {
            self.reading = reading
            self.updating = updating
            self.onEnd = onEnd
        }

        func stop() {
            reading.cancel()
            updating.cancel()
            onEnd()
        }

        deinit {
            stop()
        }
    }
}
