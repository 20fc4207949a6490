import PlaygroundModel
import Simulation
import Wireframes

/// Widths at which dragging a window's edge changes the screen. Each width costs two hierarchies, so the widths are kept.
struct WidthMarks: Sendable {
    private(set) var list: [WidthMark] = []
    private var basis: Basis?

    private struct Basis: Equatable {
        let moment: DeviceHistory.Moment
        let places: SourcePlaces
    }

    mutating func update(for simulation: DeviceSimulation, places: SourcePlaces) {
        guard case .resizable(let size) = simulation.state.environment.window else {
            self = WidthMarks()
            return
        }
        var state = simulation.state
        state.environment.window = .resizable(Size(width: 0, height: size.height))
        state.environment.isInteractivelyResizing = false
        let basis = Basis(moment: DeviceHistory.Moment(state: state, playground: simulation.playground), places: places)
        guard basis != self.basis else { return }
        self.basis = basis
        list = simulation.widthFlips().map { WidthMark($0, places: places) }
    }
}
