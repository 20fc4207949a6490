/// An order of pieces in which each stands behind those that it has the most in common with.
///
/// gzip writes what it has seen in the last 32 KB as a reference to there. A compiler makes many functions that are nearly alike, one for
/// each type, and leaves them far from each other. From any piece on, the next is the one that shares the most short strings with the
/// pieces in the window, in relation to its length; rare strings count for more.
struct LikenessOrder {
    /// The places of the pieces.
    private(set) var order: [Int] = []

    /// Bytes of a string.
    private static let width = 6
    /// A string in more pieces than this says nothing of their likeness.
    private static let mostPieces = 100
    /// How many bytes are looked back over: less than gzip does, which has the piece itself in its window as well.
    private static let window = 28_000
    /// How much the length of a piece tells against it: more than its root, less than all of it, so that neither the long nor the short are
    /// first. Each was tried, as were the numbers above; none is worth more than a percent.
    private static func weight(ofLength length: Int) -> Double { 1 / (Double(length).squareRoot() * 1.5 + 10) }

    private let lengths: [Int]
    private let strings: SharedStrings
    private var scores: [Double]
    /// How many pieces in the window have a string.
    private var presence: [Int]
    /// Where the window begins in ``order``, and how many bytes the pieces in it have.
    private var windowStart = 0
    private var windowLength = 0

    /// - Parameter first: The places of those that stand first, as they are there.
    init(of pieces: [ArraySlice<UInt8>], first: [Int] = []) {
        lengths = pieces.map(\.count)
        strings = SharedStrings(of: pieces, width: Self.width, mostPieces: Self.mostPieces)
        scores = Array(repeating: 0, count: pieces.count)
        presence = Array(repeating: 0, count: strings.weights.count)
        order.reserveCapacity(pieces.count)
        for piece in first { append(piece) }
        let taken = Set(first)
        sort(pieces.indices.filter { !taken.contains($0) })
    }

    private mutating func sort(_ pieces: [Int]) {
        let weights = lengths.map(Self.weight)
        var rest = pieces
        while !rest.isEmpty {
            // Of equals the first: where nothing is alike, the pieces stay as they are.
            var choice = 0
            var best = 0.0
            for (index, piece) in rest.enumerated() where scores[piece] * weights[piece] > best {
                choice = index
                best = scores[piece] * weights[piece]
            }
            append(rest.remove(at: choice))
        }
    }

    private mutating func append(_ piece: Int) {
        order.append(piece)
        windowLength += lengths[piece]
        enter(piece)
        while windowStart < order.count - 1, windowLength - lengths[order[windowStart]] > Self.window {
            windowLength -= lengths[order[windowStart]]
            leave(order[windowStart])
            windowStart += 1
        }
    }

    private mutating func enter(_ piece: Int) {
        for string in strings.ofPiece[piece] {
            presence[string] += 1
            if presence[string] == 1 { addToScores(of: string, strings.weights[string]) }
        }
    }

    private mutating func leave(_ piece: Int) {
        for string in strings.ofPiece[piece] {
            presence[string] -= 1
            if presence[string] == 0 { addToScores(of: string, -strings.weights[string]) }
        }
    }

    private mutating func addToScores(of string: Int, _ weight: Double) {
        for piece in strings.pieces(with: string) { scores[piece] += weight }
    }
}
