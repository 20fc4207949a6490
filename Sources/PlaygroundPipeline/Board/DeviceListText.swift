import AppleDevices
import PlaygroundModel
import Simulation
import SourceDiagnostics

/// Devices as text for a playground's file. Reading the text gives the same devices, names and settings.
struct DeviceListText: Hashable, Sendable {
    private struct Key: Hashable, Sendable {
        let name: String
        let value: String
    }

    private struct Row: Hashable, Sendable {
        /// The catalogue's id. `nil` for a device described by the playground.
        let device: String?
        var keys: [Key]
        var isNamedByKeys: Bool
        var name: String

        /// The keys that distinguish devices with the same name.
        var kind: [Key] { device == nil ? [] : keys }

        var all: [Key] { isNamedByKeys ? keys : [Key(name: "name", value: name.tomlText)] + keys }
    }

    private var rows: [Row] = []

    init(_ configurations: [DeviceConfiguration]) {
        for configuration in configurations { add(configuration, configuration.environment()) }
    }

    init(_ devices: [DeviceSession]) {
        for device in devices { add(device.simulation.configuration, device.simulation.state.environment) }
    }

    /// Tables `[[devices]]` may follow other tables. A list may not.
    func text(areTables: Bool) -> String {
        if areTables {
            return rows.map { row in
                "[[devices]]\n" + row.all.map { "\($0.name) = \($0.value)\n" }.joined()
            }.joined(separator: "\n")
        }
        let lines = rows.map { row in
            if let device = row.device, row.all.count == 1 { return "  \(device.tomlText),\n" }
            return "  { \(row.all.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")) },\n"
        }
        return "devices = [\n\(lines.joined())]\n"
    }

    private mutating func add(_ configuration: DeviceConfiguration, _ environment: Environment) {
        let device = configuration.device
        let known = DeviceCatalogue.device(id: device.modelID)
        let settings = environment.settings
        var keys = known.map { [Key(name: "device", value: $0.modelID.tomlText)] } ?? Self.keys(ofOwn: device)
        if environment.orientation != device.inUse(in: environment).defaultOrientation {
            let word = environment.orientation == .landscapeRight ? "landscape" : environment.orientation.rawValue
            keys.append(Key(name: "orientation", value: word.tomlText))
        }
        if environment.window != .fullScreen {
            let isFree = if case .resizable = environment.window { true } else { false }
            keys.append(Key(name: isFree ? "window" : "split", value: environment.window.word.tomlText))
        }
        keys += settings.compactMap(Self.key)
        let implied = ([known?.name ?? device.size.word] + settings.filter { !$0.isNextToName }.map { $0.word }).joined(separator: " · ")
        var row = Row(device: known?.modelID, keys: keys, isNamedByKeys: device.name == implied, name: device.name)
        var number = 2
        while rows.contains(where: { $0.name == row.name && $0.kind == row.kind && ($0.device == nil) == (row.device == nil) }) {
            row.name = "\(device.name) (\(number))"
            row.isNamedByKeys = false
            number += 1
        }
        rows.append(row)
    }

    private static func key(of setting: EnvironmentEvent) -> Key? {
        switch setting {
        case .setting(let value):
            Key(name: value.setting.keys[0], value: value.isOn.map { $0 ? "true" : "false" } ?? value.name.tomlText)
        case .systemVersion(let version): Key(name: "ios", value: "\"\(version)\"")
        case .language(let language): Key(name: "language", value: language.word.tomlText)
        case .fold(let name): Key(name: "posture", value: name.rawValue.tomlText)
        case .hinge(let angle): Key(name: "posture", value: angle.shortText)
        case .rotate, .window, .interactiveResize: nil
        }
    }

    private static func keys(ofOwn device: Device) -> [Key] {
        var keys = [Key(name: "width", value: device.size.width.shortText), Key(name: "height", value: device.size.height.shortText)]
        if device.scale != 2 { keys.append(Key(name: "scale", value: device.scale.shortText)) }
        if device.idiom == .pad { keys.append(Key(name: "idiom", value: "pad".tomlText)) }
        if let portrait = device.portrait { keys += Self.keys(of: portrait) }
        keys.append(Key(name: "cornerRadius", value: device.cornerRadius.shortText))
        if device.hasForceTouch { keys.append(Key(name: "hasForceTouch", value: "true")) }
        if let landscape = device.landscape {
            let members = Self.keys(of: landscape).map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
            keys.append(Key(name: "landscape", value: "{ \(members) }"))
        }
        return keys
    }

    private static func keys(of screen: Device.FullScreen) -> [Key] {
        let insets = screen.safeAreaInsets
        let edges = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return [
            Key(name: "safeArea", value: "{ \(edges.map { "\($0.0) = \($0.1.shortText)" }.joined(separator: ", ")) }"),
            Key(name: "horizontalSizeClass", value: screen.horizontalSizeClass.rawValue.tomlText),
            Key(name: "verticalSizeClass", value: screen.verticalSizeClass.rawValue.tomlText),
        ]
    }
}
