import FlyingFox
import Logging
import PlaygroundPipeline

/// Carries one tab's messages over its WebSocket, at the pace of both ends.
///
/// A frame is read when the last message was taken in, and one is written when the socket took the last one. A tab that says
/// more than a person can do is not read for a while, so that it waits and the others do not.
struct PageSocket<State: PageState>: Sendable {
    let tab: OpenTab<State>
    let logger: Logger

    /// What a page has to say is short; events are one line of text.
    static var messageLimit: Int { 64 * 1024 }

    /// A window's edge that is dragged on a fast screen sends 240 sizes a second, and as many confirmations come back. What
    /// a page has to tell after it was reconnected fits at once.
    private static var pace: TokenBucket { TokenBucket(rate: 600, burst: 1200, at: .now) }

    /// Carries messages until either end has had enough.
    func run(_ bytes: ClientBytes, _ writer: FrameWriter) async {
        let outbox = FrameOutbox()
        let frames = FrameReader(bytes, payloadLimit: Self.messageLimit)
        await withDiscardingTaskGroup { group in
            group.addTask { await read(frames, answeringIn: outbox) }
            group.addTask {
                while let update = await tab.connection.nextUpdate() { outbox.put(update) }
            }
            do {
                while let frame = await outbox.next() { try await writer.write(frame) }
            } catch {
                logger.debug("A page's connection broke: \(error).")
            }
            group.cancelAll()
        }
    }

    private func read(_ frames: FrameReader, answeringIn outbox: FrameOutbox) async {
        var frames = frames
        var assembler = MessageAssembler(limit: Self.messageLimit)
        var pace = Self.pace
        do {
            while true {
                var weight = 1
                switch assembler.receive(try await frames.next()) {
                case .none:
                    break
                case .message(let text):
                    weight = await tab.connection.receive(text)
                case .pong(let payload):
                    outbox.put(pong: payload)
                case .close(let code):
                    return outbox.close(code)
                }
                let rest = pace.take(weight, at: .now)
                if rest > .zero { try await Task.sleep(for: rest) }
            }
        } catch let refusal as FrameReader.Refusal {
            outbox.close(refusal.code)
        } catch {
            logger.debug("A page's connection ended: \(error).")
            outbox.end()
        }
    }
}
