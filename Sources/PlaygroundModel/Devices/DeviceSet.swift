/// Devices that are shown together, by a name that the page offers: `[[sets]]`.
public struct DeviceSet: Hashable, Sendable {
    public var name: String
    /// In file order; never empty.
    public var devices: [DeviceConfiguration]

    public init(name: String, devices: [DeviceConfiguration]) {
        self.name = name
        self.devices = devices
    }
}
