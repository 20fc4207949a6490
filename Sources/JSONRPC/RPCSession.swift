import Foundation
import JSON
import Synchronization

/// A conversation with one client. ``run(_:)`` reads on the caller's thread and passes messages on in order.
/// Asynchronous answers are written when they are ready. After an invalid message the conversation continues.
package final class RPCSession: Sendable {
    private struct State: Sendable {
        var answering: [RequestID: Task<Void, Never>] = [:]
        var waitingBytes = 0
        var asked: [RequestID: CheckedContinuation<JSONValue, any Error>] = [:]
        var lastID = 0
        var isEnded = false
    }

    private let input: Int32
    private let output: OutputQueue
    private let framing: MessageFraming
    private let messageLimit: Int
    private let state = Mutex(State())

    /// The session closes neither stream. `messageLimit` is in bytes.
    package init(
        reading input: Int32, writing output: Int32, framing: MessageFraming, messageLimit: Int = MessageDecoder.messageLimit
    ) {
        self.input = input
        self.output = OutputQueue(writingTo: output)
        self.framing = framing
        self.messageLimit = messageLimit
    }

    package func notify(_ method: String, _ params: JSONValue) {
        send(.notification(method: method, params: params))
    }

    /// - Throws: The client's `RPCError`, or an error if the conversation ends.
    package func request(_ method: String, _ params: JSONValue) async throws -> JSONValue {
        try await withCheckedThrowingContinuation { continuation in
            let id = state.withLock { state -> RequestID? in
                guard !state.isEnded else { return nil }
                state.lastID += 1
                let id = RequestID.number(state.lastID)
                state.asked[id] = continuation
                return id
            }
            guard let id else { return continuation.resume(throwing: RPCError.requestCancelled) }
            send(.request(id, method: method, params: params))
        }
    }

    /// Ends the conversation after the current message.
    package func end() { state.withLock { $0.isEnded = true } }

    private func send(_ message: RPCMessage) { send(message.json) }

    private func send(_ value: JSONValue) { output.append(framing.framed(value.text)) }

    /// Sends a message's answer, if any. The answers of a batch are sent together.
    private func finish(_ answer: RPCMessage?, in batch: AnswerBatch?) {
        guard let batch else {
            if let answer { send(answer) }
            return
        }
        if let answers = batch.finish(answer) { send(answers) }
    }

    /// Reads until the input ends or ``end()`` is called.
    package func run(_ handler: any RPCHandler) {
        output.start()
        var decoder = MessageDecoder(framing, limit: messageLimit)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while !state.withLock(\.isEnded) {
            let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            decoder.append(chunk[..<count])
            takeMessages(of: &decoder, handler)
        }
        if decoder.isWithinMessage, !state.withLock(\.isEnded) {
            send(.response(nil, .failure(.invalidRequest("the input ends within a message"))))
        }
        leave()
    }

    private func takeMessages(of decoder: inout MessageDecoder, _ handler: any RPCHandler) {
        while !state.withLock(\.isEnded) {
            output.waitForRoom()
            do {
                guard let bytes = try decoder.next() else { return }
                take(bytes, handler)
            } catch {
                send(.response(nil, .failure(.invalidRequest(error.description))))
            }
        }
    }

    private func take(_ bytes: [UInt8], _ handler: any RPCHandler) {
        let value: JSONValue
        do throws(RPCError) {
            value = try RPCMessage.value(of: bytes)
        } catch {
            return send(.response(nil, .failure(error)))
        }
        guard handler.acceptsBatches, let messages = value.elements, !messages.isEmpty else {
            return take(value, bytes: bytes.count, in: nil, handler)
        }
        let batch = AnswerBatch(count: messages.count)
        for message in messages { take(message, bytes: bytes.count / messages.count, in: batch, handler) }
    }

    private func take(_ value: JSONValue, bytes: Int, in batch: AnswerBatch?, _ handler: any RPCHandler) {
        let message: RPCMessage
        do throws(RPCError) {
            message = try RPCMessage(value)
        } catch {
            return finish(.response(value["id"].flatMap(RequestID.init), .failure(error)), in: batch)
        }
        switch message {
        case .request(let id, let method, let params):
            return answer(Asked(id: id, bytes: bytes, batch: batch), method, params, handler)
        case .notification(let method, let params):
            if let id = handler.cancelled(by: method, params) {
                state.withLock { $0.answering[id] }?.cancel()
            } else {
                handler.take(method, params, in: self)
            }
        case .response(let id, let result):
            let asked = state.withLock { state in id.flatMap { state.asked.removeValue(forKey: $0) } }
            asked?.resume(with: result.mapError { $0 as any Error })
        }
        finish(nil, in: batch)
    }

    private struct Asked: Sendable {
        var id: RequestID
        var bytes: Int
        var batch: AnswerBatch?
    }

    /// The limits for unanswered requests, in bytes and in number, because a client could fill the memory.
    private static let waitingLimit = 64 << 20
    private static let answeringLimit = 256

    private func answer(_ asked: Asked, _ method: String, _ params: JSONValue, _ handler: any RPCHandler) {
        let (isKnown, isBusy) = state.withLock { state in
            (
                state.answering[asked.id] != nil,
                state.answering.count >= Self.answeringLimit || state.waitingBytes + asked.bytes > Self.waitingLimit
            )
        }
        guard !isKnown else {
            return finish(.response(asked.id, .failure(.invalidRequest("a request with this id is not answered yet"))), in: asked.batch)
        }
        do throws(RPCError) {
            switch try handler.answer(method, params, in: self) {
            case .now(let value): finish(.response(asked.id, .success(value)), in: asked.batch)
            case .later where isBusy: throw .requestFailed("too many requests are being answered; ask again when some are")
            case .later(let work): begin(work, for: asked, answersWhenCancelled: handler.answersCancelledRequests)
            }
        } catch {
            finish(.response(asked.id, .failure(error)), in: asked.batch)
        }
    }

    private func begin(
        _ work: @escaping @Sendable () async throws(RPCError) -> JSONValue, for asked: Asked, answersWhenCancelled: Bool
    ) {
        // The task is created under the lock, so that it is registered before it can end.
        state.withLock { state in
            state.waitingBytes += asked.bytes
            state.answering[asked.id] = Task {
                let result: Result<JSONValue, RPCError>
                do throws(RPCError) {
                    result = .success(try await work())
                } catch {
                    result = .failure(error)
                }
                self.state.withLock { state in
                    state.answering[asked.id] = nil
                    state.waitingBytes -= asked.bytes
                }
                guard Task.isCancelled else { return self.finish(.response(asked.id, result), in: asked.batch) }
                self.finish(answersWhenCancelled ? .response(asked.id, .failure(.requestCancelled)) : nil, in: asked.batch)
            }
        }
    }

    private func leave() {
        let (answering, asked) = state.withLock { state in
            state.isEnded = true
            defer { state.asked = [:] }
            return (Array(state.answering.values), Array(state.asked.values))
        }
        for task in answering { task.cancel() }
        for continuation in asked { continuation.resume(throwing: RPCError.requestCancelled) }
        output.finish()
    }
}
