import PlaygroundModel

/// The response to a press on an element with a preview, by device, settings and version of iOS.
public enum TouchResponse: Hashable, Sendable {
    case peekAndPop
    case contextMenu(opensByForce: Bool)
    case inert(Reason)

    public enum Reason: Hashable, Sendable {
        case beforePeekAndPop(version: SystemVersion)
        case noForceTouch
        case switchedOff
    }

    public init(on device: Device, in environment: Environment, profile: BehaviourProfile) {
        let measuresForce = device.hasForceTouch && environment.isForceTouchEnabled && profile.has(.forceTouch)
        self = if profile.has(.contextMenus) {
            .contextMenu(opensByForce: measuresForce)
        } else if !profile.has(.peekAndPop) {
            .inert(.beforePeekAndPop(version: profile.version))
        } else if !device.hasForceTouch {
            .inert(.noForceTouch)
        } else {
            measuresForce ? .peekAndPop : .inert(.switchedOff)
        }
    }
}

extension TouchResponse.Reason {
    public var text: String {
        switch self {
        case .beforePeekAndPop(let version): "Peek and pop came with iOS 9. This playground runs iOS \(version)."
        case .noForceTouch: "This device has no 3D Touch."
        case .switchedOff: "3D Touch is switched off in Settings."
        }
    }
}
