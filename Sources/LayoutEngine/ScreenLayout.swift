import PlaygroundModel

/// Lays out a screen, and keeps the solver's work from one request to the next.
///
/// A request that differs from the one before only in sizes, insets and texts is solved from there: a dragged window edge
/// costs a fraction of a first layout. The result is the same either way.
public struct ScreenLayout: Sendable {
    private var last: (request: LayoutRequest, screen: ScreenSystem)?

    public init() {}

    /// Frames, texts and issues of a screen's views.
    public mutating func layout(_ request: LayoutRequest) -> LayoutResult {
        var screen = warmScreen(for: request) ?? Self.coldScreen(for: request)
        if !screen.system.givenValuesHold { screen = Self.coldScreen(for: request) }
        var report = LayoutReport(request: request, screen: screen)
        let result = report.result()
        screen.typeset = report.typeset
        last = (request, screen)
        return result
    }

    /// Given sizes are at first movable. Where required constraints push one away, the screen is solved again with the
    /// sizes required, which finds the constraints that contradict them.
    private static func coldScreen(for request: LayoutRequest) -> ScreenSystem {
        let screen = ScreenSystem(request, mode: .movable)
        return screen.system.givenValuesHold ? screen : ScreenSystem(request, mode: .required)
    }

    /// The last screen moved to a request; `nil` where that would not surely come to the same as starting afresh.
    private mutating func warmScreen(for request: LayoutRequest) -> ScreenSystem? {
        // Taken out rather than copied: a solver that two values share is copied at its first change.
        guard case (let old, var screen)? = last.take(), screen.isReusable,
              let changes = ContentChanges(from: old, to: request, screen)
        else { return nil }
        screen.resolve(request, changes: changes)
        return screen.isReusable ? screen : nil
    }
}

/// Lays out a screen once.
public func layout(_ request: LayoutRequest) -> LayoutResult {
    var screen = ScreenLayout()
    return screen.layout(request)
}
