import PlaygroundModel

/// The search for lints in an app, in independent pieces: a device held in one way.
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

    /// - Parameter isStopped: Whether to give up; the result is incomplete then.
    public func piece(_ index: Int, unless isStopped: () -> Bool = { false }) -> PlaceSurvey {
        PlaceSurvey(self, cells: places[index], unless: isStopped)
    }
}
