import AppleDevices
import PlaygroundModel

/// The recording's device in the device table, with its initial settings.
public struct RecordedDevice: Sendable {
    public var configuration: DeviceConfiguration
    /// The assumption about the device, as a sentence without a full stop. `nil` if the table contains its name.
    public var note: String?

    /// `nil` if the table contains neither the device nor a device with such a screen.
    /// Settings of the user or the test come from the first step, because they are UIKit's input.
    public init?(of recording: Recording) {
        guard let (device, isNamed) = Self.device(of: recording) else { return nil }
        if !isNamed {
            note = "\(recording.device.name) is not in the device table: it is compared as \(device.modelID), which has the same screen"
        }
        var settings: [EnvironmentEvent] = []
        if device.hinge != nil {
            let open = DeviceConfiguration(device: device, orientation: .portrait, settings: [.fold(.open)])
            if open.deviceInUse.hasScreen(recording.screen.size) { settings.append(.fold(.open)) }
        }
        let first = recording.runs.first?.steps.first
        settings += Self.settings(first?.window.traits ?? [:])
        if let version = recording.system.systemVersion { settings.append(.systemVersion(version)) }
        let inUse = DeviceConfiguration(device: device, orientation: .portrait, settings: settings).deviceInUse
        let orientation = first?.orientation ?? inUse.defaultOrientation
        var configuration = DeviceConfiguration(device: device, orientation: orientation, settings: settings)
        if let size = first?.window.frame?.size, size != inUse.screenSize(in: orientation) { configuration.window = .resizable(size) }
        self.configuration = configuration
    }

    private static func device(of recording: Recording) -> (Device, isNamed: Bool)? {
        let (name, size) = (recording.device.name, recording.screen.size)
        let ids = [recording.device.id, slug(name)].compactMap { $0 }
        let named = ids.lazy.compactMap { DeviceCatalogue.device(id: $0) }.first ?? longNamed(name)
        if let named, named.hinge != nil || named.hasScreen(size) { return (named, true) }
        let idiom: UserInterfaceIdiom = name.hasPrefix("iPad") ? .pad : .phone
        let alike = DeviceCatalogue.all.filter { $0.idiom == idiom && $0.hasScreen(size) && $0.scale == recording.screen.scale }
        return alike.last.map { ($0, false) }
    }

    private static func longNamed(_ name: String) -> Device? {
        for device in DeviceCatalogue.all {
            if device.longName == name || device.name == name { return device }
            if let model = device.models.first(where: { $0.longName == name || $0.name == name }) { return device.model(model.id) }
        }
        return nil
    }

    /// `iPad Pro 13-inch (M4)` becomes `ipad-pro-13-m4`.
    private static func slug(_ name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0 != "inch" }
        return words.joined(separator: "-")
    }

    private static let given: [DeviceSetting] = [
        .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection, .accessibilityContrast, .legibilityWeight,
    ]

    private static func settings(_ traits: [String: String]) -> [EnvironmentEvent] {
        given.compactMap { setting in
            guard let value = traits[setting.rawValue].flatMap(setting.value(named:)), value != setting.value(in: Environment())
            else { return nil }
            return .setting(value)
        }
    }
}

extension Device {
    fileprivate func hasScreen(_ size: Size) -> Bool { self.size == size || self.size == size.transposed }
}
