extension Device {
    /// The device with the display that it shows: what its size, scale, insets, corners and windows are by.
    ///
    /// The device itself is the closed one. This is the one place where a posture decides about geometry.
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

    /// The display of a device that folds which this one shows.
    public var display: Hinge.Display? { hinge.map { isOpen ? $0.inner : $0.outer } }

    /// The radii of the screen's corners as they are seen in an orientation.
    public func corners(in orientation: InterfaceOrientation) -> CornerRadii {
        display?.corners.turned(to: orientation) ?? CornerRadii(all: cornerRadius)
    }

    /// Where the column of vertical bars stands on the whole screen.
    public func barColumn(in orientation: InterfaceOrientation) -> BarColumn? { display?.side(in: orientation).barColumn }
}

extension InterfaceOrientation {
    /// The interface of a device that opens in the hand: the display inside stands a quarter turn from the one outside, so that
    /// a closed device that is upright shows landscape when it is open. Which of the two landscapes is inferred: the device's type says
    /// that the inner panel's native orientation is 270, and where the inner camera was measured in portrait and in landscape agrees.
    public var unfolded: InterfaceOrientation {
        switch self {
        case .portrait: .landscapeLeft
        case .landscapeLeft: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeRight
        case .landscapeRight: .portrait
        }
    }

    /// The interface of a device that closes in the hand.
    public var folded: InterfaceOrientation {
        switch self {
        case .portrait: .landscapeRight
        case .landscapeRight: .portraitUpsideDown
        case .portraitUpsideDown: .landscapeLeft
        case .landscapeLeft: .portrait
        }
    }
}
