/// How often the browser looked for styles, laid out and painted, by a trace.
struct TraceCounts: Sendable, Equatable {
    /// Style recalculations, and the elements they were for.
    var styles = 0
    var elements = 0
    var layouts = 0
    /// Frames in which something was painted, however many layers it was on.
    var paints = 0
    /// Styles and layouts that a script waited for: they are among the others.
    var forced = 0

    /// - Parameter frame: the id of the page's frame. A picture in SVG is a document with a frame of its own.
    init(of events: [TraceEvent], frame: String) {
        guard let first = events.first(where: { $0.frame == frame }) else { return }
        let events = events
            .filter { $0.phase == "X" && $0.process == first.process && $0.thread == first.thread }
            .sorted { $0.start < $1.start }
        var scriptEnd = 0.0
        var isPainted = true
        for event in events {
            switch event.name {
            case "FunctionCall", "RunMicrotasks", "EvaluateScript": scriptEnd = max(scriptEnd, event.end)
            case "UpdateLayoutTree" where event.frame == frame:
                styles += 1
                elements += event.elementCount
                if event.start < scriptEnd { forced += 1 }
            case "Layout" where event.frame == frame:
                layouts += 1
                if event.start < scriptEnd { forced += 1 }
            case "PrePaint": isPainted = false
            case "Paint" where !isPainted:
                paints += 1
                isPainted = true
            default: continue
            }
        }
    }

    /// The columns of a table, and its cells for one of so many steps.
    static let columns = ["styles", "elements", "layouts", "paints", "forced"]

    func cells(forEachOf steps: Int) -> [String] {
        [styles, elements, layouts, paints, forced].map { (Double($0) / Double(steps)).withDecimals(1) }
    }
}
