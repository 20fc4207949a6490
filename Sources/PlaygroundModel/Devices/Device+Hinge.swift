extension Device {
    /// The device with the geometry of the display in use. Only this function derives geometry from a posture.
    public func inUse(in environment: Environment) -> Device {
        guard let hinge, environment.posture.showsInnerDisplay != isOpen else { return self }
        var device = self
        device.show(environment.posture.showsInnerDisplay ? hinge.inner : hinge.outer)
        device.isOpen = environment.posture.showsInnerDisplay
        return device
    }

    private mutating func show(_ display: Hinge.Display) {
        size = display.size
        scale = display.scale
        cornerRadius = display.corners.largest
        cutout = display.cutout
        cutoutSize = display.cutoutFrame?.size ?? .zero
        portrait = display.portrait.fullScreen
        landscape = display.landscapeRight.fullScreen
        multitaskingWindows = display.windows
        confidence = display.confidence
        source = display.source
    }

    public var display: Hinge.Display? { hinge.map { isOpen ? $0.inner : $0.outer } }

    public func corners(in orientation: InterfaceOrientation) -> CornerRadii {
        display?.corners.turned(to: orientation) ?? CornerRadii(all: cornerRadius)
    }

    public func barColumn(in orientation: InterfaceOrientation) -> BarColumn? { display?.side(in: orientation).barColumn }
}

extension InterfaceOrientation {
    /// The interface orientation after the device opens in the hand. Turned by 90°, a closed device in portrait becomes landscape.
    /// Which landscape is inferred from the inner panel's native orientation in the device type, 270, and the inner camera's frames.
    public var unfolded: InterfaceOrientation {
        switch self {
        case .portrait: .landscapeLeft
        case .landscapeLeft: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeRight
        case .landscapeRight: .portrait
        }
    }

    /// The interface orientation after the device closes in the hand.
    public var folded: InterfaceOrientation {
        switch self {
        case .portrait: .landscapeRight
        case .landscapeRight: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeLeft
        case .landscapeLeft: .portrait
        }
    }
}
