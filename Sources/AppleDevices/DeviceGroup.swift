import PlaygroundModel

/// Devices that a playground names together.
public enum DeviceGroup: String, CaseIterable, Hashable, Sendable {
    case phones, pads
    /// With Apple TV and CarPlay.
    case all

    func contains(_ device: Device) -> Bool {
        switch self {
        case .phones: device.idiom == .phone
        case .pads: device.idiom == .pad
        case .all: true
        }
    }
}
