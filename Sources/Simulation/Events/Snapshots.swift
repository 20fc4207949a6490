import PlaygroundModel

/// What an app that goes to the background is told while the system takes pictures of it for the app switcher: in the other orientation
/// on an iPad, and from iOS 13 on in the other style. The callbacks are those of any other change; afterwards all is as before.
enum Snapshots {
    /// Doubtful: that sizes come before styles. No source gives the order.
    static func take(of state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let own = state.environment
        var entries: [LogEntry] = []
        for environment in environments(of: own, in: state, context) {
            for next in [environment, own] {
                state.environment = next
                entries += Settling.tell([], in: &state, context).filter { $0.isOfSnapshot }
            }
        }
        return entries.isEmpty ? [] : [LogEntry(.takesSnapshots)] + entries
    }

    private static func isSupported(
        _ orientation: InterfaceOrientation, in state: SimulationState, _ context: SimulationContext
    ) -> Bool {
        SupportedOrientations(in: state, context)?.contains(orientation) ?? true
    }

    private static func environments(
        of own: Environment, in state: SimulationState, _ context: SimulationContext
    ) -> [Environment] {
        var found: [Environment] = []
        let device = context.device
        var turned = own
        turned.orientation = own.orientation.toggled
        // What an app gets that has a part of the screen is not known.
        if device.idiom == .pad, own.window == .fullScreen, device.orientations.contains(turned.orientation),
           context.profile.has(.turnedSnapshots), isSupported(turned.orientation, in: state, context) {
            found.append(turned)
        }
        if context.profile.has(.styledSnapshots) {
            var other = own
            other.userInterfaceStyle = own.userInterfaceStyle == .dark ? .light : .dark
            found.append(other)
        }
        return found
    }
}

extension LogEntry {
    /// Whether a snapshot brings it: the device does not turn, so that nothing is posted, and nobody has to be concerned.
    fileprivate var isOfSnapshot: Bool {
        switch fact {
        case .posted, .ignored: false
        default: true
        }
    }
}
