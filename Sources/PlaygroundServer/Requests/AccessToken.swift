/// A secret of one run of the server, written into the pages it serves and asked for when they open a WebSocket.
///
/// Another website can make a browser connect to a port of this machine, but cannot read a page from it.
public struct AccessToken: Sendable {
    /// 256 random bits in hexadecimal, fit for a URL.
    public let text: String

    public init() {
        var random = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares in a time that does not tell how much of a guess was right.
    func matches(_ guess: String) -> Bool {
        let own = Array(text.utf8), other = Array(guess.utf8)
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
