import PlaygroundModel
import PlaygroundPipeline
import Wireframes

/// The states of one device's app that were reached, and what leads from one to another.
struct StateGraph: Sendable {
    struct State: Sendable {
        /// As the page shows it; without a log, which belongs to the way that led here.
        var wireframe: DeviceWireframe
        var picture: DevicePicture
        /// In the order in which the page offers the events.
        var edges: [Edge]
    }

    struct Edge: Sendable {
        var event: Event
        /// An index into `states`; `nil` where a bound ends the graph.
        var target: Int?
        /// An index into `logs`.
        var log: Int
        /// How the screen moves.
        var transition: Transition?
    }

    /// Those of the start's settings first.
    var states: [State]
    /// What happens on the way, each sequence once.
    var logs: [[LogLine]]
    /// States that were seen from those here and left out; there may be more behind them.
    var omitted: Int
}
