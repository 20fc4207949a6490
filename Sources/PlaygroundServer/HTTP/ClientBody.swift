import FlyingSocks

/// A request's body, read on demand. While the server waits for the body, the connection does not count as being answered.
struct ClientBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let bytes: ClientBytes
    let count: Int
    let seat: ConnectionSeats.Seat

    func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes, rest: count, seat: seat) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        fileprivate var bytes: ClientBytes
        fileprivate var rest: Int
        fileprivate let seat: ConnectionSeats.Seat
        fileprivate var isWaiting = false

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        /// - Throws: `SocketError.disconnected` if the client disconnects before the body is complete.
        mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
            guard rest > 0 else { return nil }
            if bytes.waiting.isEmpty {
                // The phase is entered only once, because one time limit applies to the whole body.
                if !isWaiting { seat.enter(.sending) }
                isWaiting = true
                try await bytes.refill()
            }
            let part = try await bytes.take(Swift.min(count, rest, bytes.waiting.count))
            rest -= part.count
            if rest == 0, isWaiting { seat.enter(.answering) }
            return part
        }
    }
}
