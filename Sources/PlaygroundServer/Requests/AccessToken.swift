/// A random secret of one run of the server.
///
/// One is written into the pages and required for a WebSocket: another website can connect to a local port, but cannot read a page from it.
/// Another is in the printed address of a server that other machines can reach.
package struct AccessToken: Sendable {
    /// Random bits in hexadecimal, fit for a URL.
    package let text: String

    /// - Parameter words: how many times 64 bits; 128 bits cannot be guessed and keep an address short.
    package init(words: Int = 4) {
        var random = SystemRandomNumberGenerator()
        text = (0..<words).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares in constant time.
    func matches(_ guess: String) -> Bool {
        let own = Array(text.utf8), other = Array(guess.utf8)
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
