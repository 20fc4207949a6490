import PlaygroundModel

/// The delegate's replacement of a presented controller for the adaptive style
/// (`presentationController(_:viewControllerForAdaptivePresentationStyle:)`), while the presentation is adapted.
public indirect enum StandIn: Hashable, Sendable {
    /// A controller that contains the presented controller, such as a navigation controller around its root.
    case around(ControllerInstance.ID)
    /// A controller that replaces the presented controller, which is outside the hierarchy.
    case inPlace(of: ControllerInstance)
}

extension ControllerInstance {
    /// The presented controller of the layer, even if it is replaced. In the first layer, the root.
    var presentedID: ID {
        switch presentation?.standIn {
        case nil: id
        case .around(let presented): presented
        case .inPlace(of: let presented): presented.id
        }
    }

    var withoutStandIn: ControllerInstance {
        var presented = switch presentation?.standIn {
        case nil: self
        case .around(let id): path(to: id)?.last ?? self
        case .inPlace(of: let waiting): waiting
        }
        presented.presentation = presentation
        presented.presentation?.standIn = nil
        return presented
    }

    /// - Returns: Whether there is such a descendant.
    fileprivate mutating func replaceDescendant(with living: ControllerInstance) -> Bool {
        if id.controller == living.id.controller {
            self = living
            return true
        }
        for index in children.indices where children[index].replaceDescendant(with: living) { return true }
        return false
    }
}

extension InstanceFactory {
    mutating func fit(_ layer: ControllerInstance, standIn wanted: ControllerID?) -> ControllerInstance {
        let current = layer.presentation?.standIn == nil ? nil : layer.id.controller
        guard wanted != current else { return layer }
        var presented = layer.withoutStandIn
        guard let wanted, wanted != presented.id.controller, var standIn = make(wanted) else { return presented }
        var presentation = presented.presentation
        presented.presentation = nil
        presentation?.standIn = standIn.replaceDescendant(with: presented) ? .around(presented.id) : .inPlace(of: presented)
        standIn.presentation = presentation
        return standIn
    }
}
