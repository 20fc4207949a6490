/// A secret of one run of the server, that nobody can guess.
///
/// One is written into the pages it serves and asked for when they open a WebSocket: another website can make a browser
/// connect to a port of this machine, but cannot read a page from it. Another, of a server that other machines can reach,
/// is in the address that the terminal shows.
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

    /// Compares in a time that does not tell how much of a guess was right.
    func matches(_ guess: String) -> Bool {
        let own = Array(text.utf8), other = Array(guess.utf8)
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
