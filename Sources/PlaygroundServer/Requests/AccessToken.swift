/// A random secret that is valid for one run. A WebSocket requires the secret in the page, because another website can connect to a local
/// port but cannot read its pages. A server that other machines can reach prints another secret in its address.
package struct AccessToken: Sendable {
    /// The secret as hexadecimal digits, which need no escaping in a URL.
    package let text: String

    /// - Parameter words: The number of 64-bit words. 128 bits cannot be guessed and keep an address short.
    package init(words: Int = 4) {
        var random = SystemRandomNumberGenerator()
        text = (0..<words).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    func matches(_ guess: String) -> Bool {
        let own = Array(text.utf8), other = Array(guess.utf8)
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
