import FlyingFox
import FlyingSocks

/// A response body after which FlyingFox closes the connection.
///
/// FlyingFox closes neither when the response says so nor when the request's body was not read; it then takes the
/// rest of that body for the next request, and keeps as much of it in memory as comes without a line's end. Another
/// website could send gigabytes that way. A body that fails once it is written makes FlyingFox give the connection up.
struct ClosingBody: AsyncBufferedSequence {
    typealias Element = UInt8

    /// The whole body was written; thrown to close the connection.
    struct Finished: Error {}

    private let bytes: [UInt8]

    static func sequence(_ text: String) -> HTTPBodySequence {
        let bytes = Array(text.utf8)
        return HTTPBodySequence(from: ClosingBody(bytes: bytes), count: bytes.count)
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(rest: bytes[...])
    }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var rest: ArraySlice<UInt8>

        mutating func next() async throws -> UInt8? {
            guard let byte = rest.popFirst() else { throw Finished() }
            return byte
        }

        mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
            guard !rest.isEmpty else { throw Finished() }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}
