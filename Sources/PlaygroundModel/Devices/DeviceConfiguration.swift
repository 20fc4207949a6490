/// A device of a playground, with its initial state.
public struct DeviceConfiguration: Hashable, Sendable {
    public var device: Device
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    /// Settings that differ from the defaults, applied before the app starts.
    public var settings: [EnvironmentEvent]
    /// The ordinal number among equal configurations, from 1.
    public var copyNumber = 1

    public init(
        device: Device, orientation: InterfaceOrientation, window: WindowConfiguration = .fullScreen, settings: [EnvironmentEvent] = []
    ) {
        self.device = device
        self.orientation = orientation
        self.window = window
        self.settings = settings
    }

    /// - Parameter others: The environment with the values that the configuration does not set.
    public func environment(from others: Environment = Environment()) -> Environment {
        var environment = others
        for setting in settings { environment.take(setting) }
        // The orientation refers to the configuration's own posture.
        var own = Environment(orientation: orientation)
        for setting in settings { own.posture.take(setting) }
        if device.hinge != nil { own.take(environment.posture) }
        environment.orientation = own.orientation
        environment.window = window
        return environment
    }

    public var deviceInUse: Device { device.hinge == nil ? device : device.inUse(in: environment()) }

    /// Unique within the playground: `iphone-8-plus`, `ipad-pro-11@landscape,1/3`, `iphone-17@dark`, `iphone-duo@open`, `iphone-17@2`.
    public var id: String { id(of: device.id) }

    /// The id that contains the device's id as the playground writes it, for findings: `ipad-pro-11-m4@landscape`.
    public var writtenID: String { id(of: device.writtenID) }

    private func id(of device: String) -> String {
        var parts: [String] = []
        if orientation != deviceInUse.defaultOrientation {
            parts.append(orientation == .landscapeRight ? "landscape" : orientation.rawValue)
        }
        if window != .fullScreen { parts.append(window.word) }
        parts += settings.map { $0.word }
        if copyNumber > 1 { parts.append("\(copyNumber)") }
        return parts.isEmpty ? device : device + "@" + parts.joined(separator: ",")
    }
}

/// A named group of devices that the page offers: `[[sets]]`.
public struct DeviceSet: Hashable, Sendable {
    public var name: String
    public var devices: [DeviceConfiguration]

    public init(name: String, devices: [DeviceConfiguration]) {
        self.name = name
        self.devices = devices
    }
}
