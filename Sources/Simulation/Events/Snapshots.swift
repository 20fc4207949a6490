import PlaygroundModel

/// The callbacks while the system takes snapshots of a background app for the app switcher: on an iPad in the other orientation, from iOS
/// 13 also in the other style. Afterwards the app's environment is restored.
enum Snapshots {
    /// Uncertain: whether sizes come before styles. No source states the order.
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
        // Unknown: the snapshots of an app in a part of the screen.
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
    /// Whether a snapshot causes the entry. Snapshots post no notifications, because the device does not rotate.
    fileprivate var isOfSnapshot: Bool {
        switch fact {
        case .posted, .ignored: false
        default: true
        }
    }
}
