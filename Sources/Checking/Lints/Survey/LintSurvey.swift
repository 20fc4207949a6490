import PlaygroundModel

/// The search for lints in an app. A piece is a device in one orientation and window.
public struct LintSurvey: Sendable {
    public let playground: Playground
    public let matrix: Matrix
    private let places: [[Int]]

    public init(_ playground: Playground, _ request: MatrixRequest) {
        self.playground = playground
        matrix = Matrix(playground, request)
        places = matrix.places
    }

    public var pieceCount: Int { places.count }

    public func environmentCount(of piece: Int) -> Int { places[piece].count }

    /// - Parameters:
    ///   - isStopped: Whether to give up with an incomplete result.
    ///   - visited: Called with the number of environments that were checked.
    public func piece(_ index: Int, unless isStopped: () -> Bool = { false }, visited: (Int) -> Void = { _ in }) -> PlaceSurvey {
        PlaceSurvey(self, cells: places[index], unless: isStopped, visited: visited)
    }
}
