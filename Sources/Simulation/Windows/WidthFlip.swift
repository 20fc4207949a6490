import PlaygroundModel

/// A width of the window at which a controller on screen changes. Resize handles show it.
public struct WidthFlip: Hashable, Sendable {
    public var width: Double
    public var traits: [ControllerInstance.ID: [LogFact.TraitChange]]
    public var adaptiveElements: [DocumentPath]
}

extension DeviceSimulation {
    /// The widths at which a trait or an adaptive element on screen changes, ascending. Empty for a fixed window. Candidates are the width
    /// of the size class rule, widths in conditions, and the window's height. Changes of controllers narrower than the window are not
    /// found.
    public func widthFlips() -> [WidthFlip] {
        let environment = state.environment
        let limits = configuration.device.inUse(in: environment).windowLimits(
            in: environment.orientation, under: playground.profile, usesWindowedApps: environment.usesWindowedApps)
        guard let limits else { return [] }
        let hierarchy = currentHierarchy
        let height = hierarchy.geometry.frame.height
        let bounds = hierarchy.onScreen.flatMap { $0.definition.widthBounds(height: height) } + [WindowWidthRule.narrowestRegular]
        return Set(bounds).sorted().filter { $0 > limits.least.width && $0 < limits.most.width }.compactMap { flip(at: $0, height: height) }
    }

    private func flip(at width: Double, height: Double) -> WidthFlip? {
        let below = hierarchy(in: Size(width: width - Self.smallStep, height: height))
        let above = hierarchy(in: Size(width: width + Self.smallStep, height: height))
        var flip = WidthFlip(width: width, traits: [:], adaptiveElements: [])
        for below in below.onScreen {
            // A split view that collapses at this width contains other controllers.
            guard let above = above.controller(below.id), above.isVisible else { continue }
            let changes = LogFact.TraitChange.changes(from: below.traits.collection, to: above.traits.collection)
            if !changes.isEmpty { flip.traits[above.id] = changes }
            flip.adaptiveElements += zip(below.adaptiveElements, above.adaptiveElements)
                .filter { $0.holds != $1.holds }.map { $0.1.path }
        }
        return flip.traits.isEmpty && flip.adaptiveElements.isEmpty ? nil : flip
    }

    private func hierarchy(in size: Size) -> Hierarchy {
        var other = self
        other.state.environment.window = .resizable(size)
        return other.withContext { state, context in
            _ = Settling.settle(&state, context)
            return context.hierarchy(of: state)
        }
    }

    /// A width in points that is less than a pixel of any device.
    private static let smallStep = 0.01
}

extension ControllerDefinition {
    fileprivate func widthBounds(height: Double) -> [Double] {
        (adaptive.map { $0.condition } + overrides.map { $0.condition }).flatMap { $0.widthBounds(height: height) }
    }
}

extension Condition {
    fileprivate func widthBounds(height: Double) -> [Double] {
        switch self {
        case .width(let least, let most): [least, most].compactMap { $0 }
        case .all(let conditions), .any(let conditions): conditions.flatMap { $0.widthBounds(height: height) }
        case .not(let condition): condition.widthBounds(height: height)
        case .aspect: [height]
        case .trait, .orientation, .height, .state: []
        }
    }
}
