import PlaygroundModel

public enum DeviceGroup: String, CaseIterable, Hashable, Sendable {
    case phones, pads
    /// All devices, including Apple TV and CarPlay.
    case all

    func contains(_ device: Device) -> Bool {
        switch self {
        case .phones: device.idiom == .phone
        case .pads: device.idiom == .pad
        case .all: true
        }
    }
}
