import FlyingFox
import Logging
import PlaygroundPipeline

/// Transfers the tab's messages at the pace of both ends. Reading pauses if a tab sends more than a user can cause.
extension PageConnection: WSHandler {
    /// The maximum pace. Dragging a window's edge sends up to 240 sizes and confirmations a second. The burst is for reconnecting pages.
    private static var pace: TokenBucket { TokenBucket(rate: 600, burst: 1200, at: .now) }

    nonisolated func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) -> AsyncStream<WSFrame> {
        let outbox = FrameOutbox()
        let work = TaskLifetime(Task {
            await withDiscardingTaskGroup { group in
                group.addTask { await self.read(client, answeringIn: outbox) }
                group.addTask { await self.sendUpdates(to: outbox) }
            }
        })
        return AsyncStream {
            if let frame = await outbox.next() { return frame }
            work.end()
            return nil
        }
    }

    private nonisolated func read(_ frames: AsyncThrowingStream<WSFrame, any Error>, answeringIn outbox: FrameOutbox) async {
        var assembler = MessageAssembler(limit: ClientConnection.framePayloadLimit)
        var pace = Self.pace
        do {
            for try await frame in frames {
                var weight = 1
                switch assembler.receive(frame) {
                case .none:
                    break
                case .message(let text):
                    weight = await receive(text)
                case .pong(let payload):
                    outbox.put(pong: payload)
                case .close(let code):
                    return outbox.close(code)
                }
                let rest = pace.take(weight, at: .now)
                if rest > .zero { try await Task.sleep(for: rest) }
            }
        } catch let refusal as FrameReader.Refusal {
            return outbox.close(refusal.code)
        } catch {
            logger.debug("A page's connection ended: \(error).")
        }
        outbox.end()
    }
}

private final class TaskLifetime: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
        self.task = task
    }

    func end() {
        task.cancel()
    }

    deinit {
        task.cancel()
    }
}
