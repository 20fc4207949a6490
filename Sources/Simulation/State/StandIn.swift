import PlaygroundModel

/// Another controller in the place of a presented one: what the delegate returned for the style to which the presentation
/// adapted (`presentationController(_:viewControllerForAdaptivePresentationStyle:)`). It stands there until the presentation
/// looks as it was asked for again.
public indirect enum StandIn: Hashable, Sendable {
    /// The presented controller lives in it: the root of a navigation controller, for one.
    case around(ControllerInstance.ID)
    /// The presented controller is in no hierarchy meanwhile.
    case inPlace(of: ControllerInstance)
}

extension ControllerInstance {
    /// Of a layer, the controller that was presented: itself, or the one it stands in for. The root of the window is its own.
    var presentedID: ID {
        switch presentation?.standIn {
        case nil: id
        case .around(let presented): presented
        case .inPlace(of: let presented): presented.id
        }
    }

    /// Of a layer, the controller that was presented, with nobody in its place.
    var withoutStandIn: ControllerInstance {
        var presented = switch presentation?.standIn {
        case nil: self
        // A container that replaced the presented controller goes on in its place.
        case .around(let id): path(to: id)?.last ?? self
        case .inPlace(of: let waiting): waiting
        }
        presented.presentation = presentation
        presented.presentation?.standIn = nil
        return presented
    }

    /// Puts the living controller where the instance has made one of the same definition.
    ///
    /// - Returns: whether there is such a place.
    fileprivate mutating func takeIn(_ living: ControllerInstance) -> Bool {
        if id.controller == living.id.controller {
            self = living
            return true
        }
        for index in children.indices where children[index].takeIn(living) { return true }
        return false
    }
}

extension InstanceFactory {
    /// A layer with a controller in its place, or none, that the presentation needs now.
    mutating func fit(_ layer: ControllerInstance, standIn wanted: ControllerID?) -> ControllerInstance {
        let current = layer.presentation?.standIn == nil ? nil : layer.id.controller
        guard wanted != current else { return layer }
        var presented = layer.withoutStandIn
        guard let wanted, wanted != presented.id.controller, var standIn = make(wanted) else { return presented }
        var presentation = presented.presentation
        presented.presentation = nil
        presentation?.standIn = standIn.takeIn(presented) ? .around(presented.id) : .inPlace(of: presented)
        standIn.presentation = presentation
        return standIn
    }
}
