import FlyingSocks

/// The body of a request, which comes as it is read.
struct ClientBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let bytes: ClientBytes
    let count: Int

    func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes, rest: count) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        fileprivate(set) var bytes: ClientBytes
        fileprivate(set) var rest: Int

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        /// - Throws: `SocketError.disconnected` where the client ends before the body does.
        mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
            guard rest > 0 else { return nil }
            if bytes.waiting.isEmpty { try await bytes.refill() }
            let part = try await bytes.take(Swift.min(count, rest, bytes.waiting.count))
            rest -= part.count
            return part
        }
    }
}
