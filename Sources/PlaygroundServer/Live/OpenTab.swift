import PlaygroundPipeline

/// A tab's session and its place among the open pages; both end when nothing holds this any longer, however the connection ends.
final class OpenTab<State: PageState>: Sendable {
    let connection: PageConnection<State>
    private let place: PageLimit.Place

    init(_ connection: PageConnection<State>, place: PageLimit.Place) {
        self.connection = connection
        self.place = place
    }

    deinit {
        connection.close()
    }
}
