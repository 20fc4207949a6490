import PlaygroundModel

/// Reads a device's initial settings: `style = "dark"`, `preferredContentSizeCategory = "accessibilityLarge"`.
struct DeviceSettingsReader {
    func read(_ table: TableCursor) -> [EnvironmentEvent] {
        let posture = table["posture"].flatMap(posture)
        // The language is read before the layout direction, whose default depends on it.
        let language = table["language"].flatMap(language).map { EnvironmentEvent.language($0) }
        let values = DeviceSetting.allCases.map { value(of: $0, in: table).map { EnvironmentEvent.setting($0) } }
        let version = table["ios"].flatMap { ProfileReader().version($0) }.map { EnvironmentEvent.systemVersion($0) }
        var environment = Environment()
        return ([posture, language] + values + [version]).compactMap { $0 }.filter { setting in
            let before = environment
            environment.take(setting)
            return environment != before
        }
    }

    /// The posture: a name, or the hinge's angle in degrees.
    private func posture(_ value: ValueCursor) -> EnvironmentEvent? {
        switch value.value {
        case .string:
            value.name(among: Posture.Name.allCases.map { $0.rawValue }).flatMap { Posture.Name(rawValue: $0) }.map { .fold($0) }
        case .integer, .float: value.number(in: Posture.angles).map { .hinge(angle: $0) }
        default: value.mismatch(expected: .stringOrNumber)
        }
    }

    private func language(_ value: ValueCursor) -> AppLanguage? {
        value.name(among: value.names.strings.languages.map { $0.word }).flatMap { AppLanguage(word: $0) }
    }

    private func value(of setting: DeviceSetting, in table: TableCursor) -> DeviceSetting.Value? {
        for key in setting.keys {
            guard let value = table[key] else { continue }
            if setting.isSwitch { return value.bool().flatMap { setting.value(isOn: $0) } }
            return value.name(among: setting.names).flatMap { setting.value(named: $0) }
        }
        return nil
    }
}
