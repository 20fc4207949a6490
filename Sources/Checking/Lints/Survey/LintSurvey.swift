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

    /// - Parameter isStopped: Whether to give up with an incomplete result.
    public func piece(_ index: Int, unless isStopped: () -> Bool = { false }) -> PlaceSurvey {
        PlaceSurvey(self, cells: places[index], unless: isStopped)
    }
}
