import FlyingFox
import Foundation
import PlaygroundPipeline
import Synchronization

/// The next frames of a WebSocket: at most one update, one pong and one closing frame, so that a slow client needs no memory.
final class FrameOutbox: Sendable {
    private struct Places {
        var update: PageUpdate?
        var pong: Data?
        var closing: WSCloseCode?
        var isOver = false
    }

    private let places = Mutex(Places())
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>

    init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds an update. At most one update is in flight, so the slot is free.
    func put(_ update: PageUpdate) {
        fill { $0.update = update }
    }

    /// Adds the answer to a ping. It replaces an unwritten pong, as the protocol allows.
    func put(pong: Data) {
        fill { $0.pong = pong }
    }

    func close(_ code: WSCloseCode) {
        fill { $0.closing = $0.closing ?? code }
    }

    func end() {
        places.withLock { $0.isOver = true }
        signal.finish()
    }

    private func fill(_ change: (inout Places) -> Void) {
        places.withLock { change(&$0) }
        signal.yield()
    }

    /// Waits for a frame. Returns `nil` at the end, or if the task is cancelled.
    func next() async -> WSFrame? {
        if let frame = take() { return frame }
        for await _ in signals {
            if let frame = take() { return frame }
        }
        return nil
    }

    private func take() -> WSFrame? {
        places.withLock { places in
            guard !places.isOver else { return nil }
            if let code = places.closing {
                places.isOver = true
                signal.finish()
                return .close(code: code)
            }
            if let payload = places.pong.take() {
                return WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
            }
            return places.update.take().map {
                WSFrame(fin: true, opcode: .text, mask: nil, payload: Data($0.json.utf8))
            }
        }
    }
}
