import Foundation

/// The strings of some bytes that stand in more than one of several pieces.
struct SharedStrings {
    /// The strings of each piece, by number.
    private(set) var ofPiece: [[Int]]
    /// How much it says that two pieces have a string in common: the more, the fewer have it.
    private(set) var weights: [Double] = []
    /// The pieces of all strings, one string after the other, and where each begins.
    private var members: [Int] = []
    private var starts = [0]

    /// - Parameter mostPieces: Strings that stand in more are left out.
    init(of pieces: [ArraySlice<UInt8>], width: Int, mostPieces: Int) {
        ofPiece = Array(repeating: [], count: pieces.count)
        let occurrences = Self.occurrences(in: pieces, width: width)
        var start = 0
        while start < occurrences.count {
            let string = occurrences[start] >> Self.pieceBits
            var end = start
            let first = members.count
            while end < occurrences.count, occurrences[end] >> Self.pieceBits == string {
                let piece = Int(occurrences[end] & (1 << Self.pieceBits - 1))
                if members.count == first || members[members.count - 1] != piece { members.append(piece) }
                end += 1
            }
            start = end
            let count = members.count - first
            guard 2 ... mostPieces ~= count else {
                members.removeSubrange(first...)
                continue
            }
            for piece in members[first...] { ofPiece[piece].append(weights.count) }
            weights.append(log(Double(pieces.count) / Double(count)))
            starts.append(members.count)
        }
    }

    func pieces(with string: Int) -> ArraySlice<Int> { members[starts[string] ..< starts[string + 1]] }

    /// Bits of a piece's number; what is left of a word is for its strings.
    private static let pieceBits: UInt64 = 20

    /// Each string with its piece, as one number, sorted. Strings of different bytes are rarely the same.
    private static func occurrences(in pieces: [ArraySlice<UInt8>], width: Int) -> [UInt64] {
        var occurrences: [UInt64] = []
        occurrences.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for (index, piece) in pieces.enumerated() where piece.count >= width {
            for start in piece.startIndex ... piece.endIndex - width {
                var string: UInt64 = 0
                for byte in piece[start ..< start + width] { string = string << 8 | UInt64(byte) }
                occurrences.append((string &* 0x9E37_79B9_7F4A_7C15) & ~(1 << pieceBits - 1) | UInt64(index))
            }
        }
        return occurrences.sorted()
    }
}
