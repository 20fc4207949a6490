import AppleDevices
import PlaygroundModel

/// Reads `devices = […]`: ids, groups, and tables that configure a device or describe a new one.
struct DeviceReader {
    let profile: BehaviourProfile

    private struct Wish {
        var orientation: InterfaceOrientation?
        var window: WindowConfiguration?
        var name: String?
        var settings: [EnvironmentEvent] = []
        var postureValue: ValueCursor?
        var orientationValue: ValueCursor?
        var windowValue: ValueCursor?
    }

    func read(_ list: ValueCursor?, _ rereading: Rereading) -> [DeviceConfiguration] {
        let configurations = list.map { rereading.devices(in: $0) { self.configurations($0) } } ?? []
        return configurations.isEmpty ? standard : configurations
    }

    /// The configurations in the list, each device once.
    func configurations(_ list: ValueCursor) -> [DeviceConfiguration] {
        var configurations: [DeviceConfiguration] = []
        var known: Set<String> = []
        var named = NamedDevices()
        let elements = list.elements(limit: nil) ?? []
        let limit = PlaygroundLimits.devices
        for (index, element) in elements.enumerated() {
            guard index < limit, configurations.count <= limit else {
                let found = max(elements.count, configurations.count)
                element.report(LimitMistake(subject: .devices, found: found, limit: limit))
                break
            }
            let (asked, isSingle) = configurationsAsked(by: element)
            let chosen = isSingle ? asked.map { named.distinct($0, among: known) } : asked
            let new = chosen.filter { known.insert($0.id).inserted }
            if isSingle, new.isEmpty, let repeated = chosen.first {
                element.report(ValidationMistake.duplicateDevice(repeated.id))
            }
            configurations += new
            for device in new { named.add(device) }
        }
        return configurations
    }

    /// The devices by id and name. A device can be repeated under another name.
    private struct NamedDevices {
        private struct Key: Hashable {
            var id: String
            var name: String
        }

        private var devices: [Key: DeviceConfiguration] = [:]
        private var lastNumbers: [String: Int] = [:]

        mutating func add(_ device: DeviceConfiguration) {
            let id = Self.plainID(of: device)
            devices[Key(id: id, name: device.device.name)] = device
            lastNumbers[id] = max(device.copyNumber, lastNumbers[id] ?? 0)
        }

        /// The known device with that name, or a new one with its own number.
        func distinct(_ asked: DeviceConfiguration, among ids: Set<String>) -> DeviceConfiguration {
            let id = Self.plainID(of: asked)
            if let known = devices[Key(id: id, name: asked.device.name)] { return known }
            var copy = asked
            if let last = lastNumbers[id] { copy.copyNumber = last + 1 }
            while ids.contains(copy.id) { copy.copyNumber += 1 }
            return copy
        }

        private static func plainID(of device: DeviceConfiguration) -> String {
            var plain = device
            plain.copyNumber = 1
            return plain.id
        }
    }

    /// The default devices that run the playground's iOS version and for which the app is made.
    private var standard: [DeviceConfiguration] {
        let version = BehaviourProfile.released(askedFor: profile.version)
        let all = profile.has(.resizablePhoneApps) ? Self.today : Self.uprightAndOnTheirSide(running: version)
        return all.filter { configuration in
            (configuration.device.systems?.includes(version) ?? true)
                && (configuration.device.idiom == .pad || profile.app.isMade(for: .phone))
                && (configuration.window == .fullScreen || profile.grants(.resizablePhoneApps))
        }
    }

    /// A small phone, the iPhone Duo closed and open, a large phone, a window of a phone, and an iPad in both orientations.
    private static let today: [DeviceConfiguration] = [
        configuration("iphone-17e"), configuration("iphone-duo"), configuration("iphone-duo", .landscapeLeft, settings: [.fold(.open)]),
        configuration("iphone-17-pro-max"), configuration("iphone-17", window: .resizable(Size(width: 640, height: 1000))),
        configuration("ipad-air"), configuration("ipad-air", .landscapeRight),
    ].compactMap { $0 }

    private static func configuration(
        _ id: String, _ orientation: InterfaceOrientation = .portrait, window: WindowConfiguration = .fullScreen,
        settings: [EnvironmentEvent] = []
    ) -> DeviceConfiguration? {
        DeviceCatalogue.device(id: id).map {
            DeviceConfiguration(device: $0, orientation: orientation, window: window, settings: settings)
        }
    }

    /// The devices for versions without windows of phones: a small phone, a large phone and an iPad, the newest of each kind.
    private static func uprightAndOnTheirSide(running version: SystemVersion) -> [DeviceConfiguration] {
        [
            ["iphone-17e", "iphone-se-3", "iphone-se-2", "iphone-se-1", "iphone-5"],
            ["iphone-17-pro-max", "iphone-15-plus", "iphone-14-plus", "iphone-13-pro-max", "iphone-8-plus", "iphone-6-plus"],
            ["ipad-air", "ipad-10-9", "ipad-9-7"],
        ].compactMap { kind in
            kind.compactMap(DeviceCatalogue.device).first { $0.systems?.includes(version) ?? false }
        }.flatMap { device in
            [.portrait, .landscapeRight].map { DeviceConfiguration(device: device, orientation: $0) }
        }
    }

    private func configurationsAsked(by element: ValueCursor) -> (configurations: [DeviceConfiguration], isSingle: Bool) {
        switch element.value {
        case .string:
            return configurations(named: element, Wish())
        case .table:
            return element.table("a device") { table in
                let wish = wish(table)
                if let own = OwnDeviceReader(name: wish.name).read(table) { return ([configuration(own, wish)], true) }
                let device = table.required("device", example: "device = \"iphone-8-plus\"")
                return device.map { configurations(named: $0, wish) } ?? ([], true)
            } ?? ([], true)
        default:
            return (element.mismatch(expected: .stringOrTable) ?? [], true)
        }
    }

    private func wish(_ table: TableCursor) -> Wish {
        var wish = Wish(
            name: table["name"]?.string(), settings: DeviceSettingsReader().read(table), postureValue: table["posture"],
            orientationValue: table["orientation"], windowValue: table["split"])
        if let window = table["window"] {
            if wish.windowValue != nil { window.report(ValidationMistake.splitAndWindow) }
            wish.windowValue = window
        }
        if let word = wish.orientationValue?.name(among: InterfaceOrientation.words) {
            wish.orientation = InterfaceOrientation(word: word)
        }
        if let value = wish.windowValue, let word = value.string() {
            wish.window = WindowConfiguration(word: word)
            if wish.window == nil {
                let words = WindowConfiguration.fixed.map { $0.word } + ["507x1024"]
                value.report(ShapeMistake.badValue(name: value.name, found: word, permitted: words))
            }
        }
        return wish
    }

    private func configurations(
        named value: ValueCursor, _ wish: Wish
    ) -> (configurations: [DeviceConfiguration], isSingle: Bool) {
        guard let name = value.string() else { return ([], true) }
        if let group = DeviceGroup(rawValue: name) {
            let devices = DeviceCatalogue.devices(in: group).filter { refusal(of: $0, wish) == nil }
            if devices.isEmpty { value.report(ValidationMistake.noDeviceLeft(group: name)) }
            return (devices.map { configuration($0, wish) }, false)
        }
        guard let device = DeviceCatalogue.device(id: name) else {
            let names = DeviceGroup.allCases.map { $0.rawValue } + DeviceCatalogue.names
            value.report(ValidationMistake.unknownDevice(name, known: names))
            return ([], true)
        }
        if let (mistake, place) = refusal(of: device, wish) {
            (place ?? value).report(mistake)
            return ([], true)
        }
        return ([configuration(device, wish)], true)
    }

    private func configuration(_ device: Device, _ wish: Wish) -> DeviceConfiguration {
        var device = device
        let words = wish.settings.filter { !$0.isNextToName }.map { $0.word }
        if let name = wish.name { device.name = name } else if !words.isEmpty { device.name += " · \(words.joined(separator: " · "))" }
        var configuration = DeviceConfiguration(
            device: device, orientation: device.defaultOrientation, window: wish.window ?? .fullScreen, settings: wish.settings)
        configuration.orientation = wish.orientation ?? configuration.deviceInUse.defaultOrientation
        return configuration
    }

    /// The reason why a device cannot have a configuration, and the value that causes it.
    private func refusal(of device: Device, _ wish: Wish) -> (mistake: ValidationMistake, place: ValueCursor?)? {
        let configuration = configuration(device, wish)
        // An iPad runs iPhone apps, but an iPhone runs no apps made only for iPads.
        if device.idiom == .phone, !profile.app.isMade(for: .phone) { return (.notMadeFor(.phone, device: device.id), nil) }
        if let value = wish.postureValue, device.hinge == nil { return (.doesNotFold(device.id), value) }
        guard device.fullScreen(in: configuration.orientation) != nil else {
            let available = InterfaceOrientation.words.filter { word in
                InterfaceOrientation(word: word).flatMap(device.fullScreen) != nil
            }
            let mistake = ValidationMistake.orientationNotAvailable(
                configuration.orientation.rawValue, device: device.id, available: available)
            return (mistake, wish.orientationValue)
        }
        return refusal(of: configuration).map { ($0, wish.windowValue) }
    }

    private func refusal(of configuration: DeviceConfiguration) -> ValidationMistake? {
        let (device, window) = (configuration.deviceInUse, configuration.window)
        guard window != .fullScreen else { return nil }
        let environment = configuration.environment()
        var profile = profile
        profile.version = environment.systemVersion ?? device.systemVersion(askedFor: profile.version)
        if !profile.has(.multitasking) { return .splitBeforeSystem9(window.word) }
        let obstacle = device.windowObstacle(
            to: window, in: configuration.orientation, under: profile, usesWindowedApps: environment.usesWindowedApps)
        if let obstacle, obstacle != .noSuchWindow { return .windowRefused(window.word, device: device.id, obstacle) }
        if case .resizable(let size) = window, obstacle == nil { return refusal(of: size, configuration, under: profile) }
        let windows = [.fullScreen] + device.fixedWindows(in: configuration.orientation, under: profile)
        guard !windows.contains(window) else { return nil }
        if let hinge = device.hinge, !device.isOpen, hinge.inner.windows.contains(where: { $0.configuration == window }) {
            return .splitWhileClosed(window.word, device: device.id)
        }
        let turned = configuration.orientation.toggled
        let existsTurned = device.fixedWindows(in: turned, under: profile).contains(window)
        return .splitNotAvailable(
            window.word, device: device.id, orientation: configuration.orientation, available: windows.map { $0.word },
            elsewhere: existsTurned ? (turned.isPortrait ? "portrait" : "landscape") : nil)
    }

    private func refusal(
        of size: Size, _ configuration: DeviceConfiguration, under profile: BehaviourProfile
    ) -> ValidationMistake? {
        let device = configuration.deviceInUse
        let usesWindowedApps = configuration.environment().usesWindowedApps
        guard let limits = device.windowLimits(in: configuration.orientation, under: profile, usesWindowedApps: usesWindowedApps)
        else { return .splitNotAvailable(
            size.word, device: device.id, orientation: configuration.orientation, available: [WindowConfiguration.fullScreen.word],
            elsewhere: nil) }
        if device.idiom == .phone, configuration.orientation != .portrait { return .windowStaysUpright(device: device.id) }
        if size.width > limits.most.width || size.height > limits.most.height {
            let screen = device.screenSize(in: configuration.orientation)
            return limits.most == screen
                ? .windowTooLarge(size.word, device: device.id, screen: screen)
                : .windowRefused(size.word, device: device.id, .larger(than: limits.most))
        }
        guard let least = profile.app.minimumSize, size.width < least.width || size.height < least.height else { return nil }
        return .windowTooSmall(size.word, least: least)
    }
}
