import PlaygroundModel

/// The search for lints in an app. Each piece of work is one device in one orientation and window.
public struct LintSurvey: Sendable {
    public let playground: Playground
    public let matrix: Matrix
    private let places: [[Int]]
    let sharing: Sharing

    /// The results that are shared by environments that differ only in style and contrast. Each case includes the earlier ones.
    enum Sharing: Int, Comparable {
        /// Nothing is shared, for tests.
        case nothing
        /// The app changes its style and contrast while it runs.
        case app
        case layout
        /// The screens differ only in colours, and only as the device's settings do.
        case wireframe

        init(in playground: Playground) {
            self = playground.asksForAppearance ? .app : playground.overridesAppearance ? .layout : .wireframe
        }

        static func < (one: Sharing, other: Sharing) -> Bool { one.rawValue < other.rawValue }
    }

    public init(_ playground: Playground, _ request: MatrixRequest) {
        self.init(playground, request, Sharing(in: playground))
    }

    init(_ playground: Playground, _ request: MatrixRequest, _ sharing: Sharing) {
        self.playground = playground
        self.sharing = sharing
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
