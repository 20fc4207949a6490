/// What a symbol says of itself, with its own error correction (ISO/IEC 18004, annexes C and D).
enum FormatBits {
    /// Fifteen bits: level M, whose bits are 00, and the mask.
    static func format(mask: Int) -> Int {
        withRemainder(mask, bits: 10, by: 0b101_0011_0111) ^ 0b101_0100_0001_0010
    }

    /// Eighteen bits.
    static func version(_ number: Int) -> Int {
        withRemainder(number, bits: 12, by: 0b1_1111_0010_0101)
    }

    private static func withRemainder(_ data: Int, bits: Int, by generator: Int) -> Int {
        var remainder = data
        for _ in 0..<bits { remainder = remainder << 1 ^ (remainder >> (bits - 1)) * generator }
        return data << bits | remainder
    }
}
