import PlaygroundModel

/// Reads how a device is set before the app starts: `style = "dark"`, `preferredContentSizeCategory = "accessibilityLarge"`.
struct DeviceSettingsReader {
    /// What differs from a device as it comes from the factory.
    func read(_ table: TableCursor) -> [EnvironmentEvent] {
        let settings: [EnvironmentEvent?] = [
            // Before the direction, which follows it where none is given.
            table["language"].flatMap(language).map { .language($0) },
            (table["style"] ?? table["userInterfaceStyle"]).flatMap(value).map { .userInterfaceStyle($0) },
            table["preferredContentSizeCategory"].flatMap(value).map { .preferredContentSizeCategory($0) },
            table["layoutDirection"].flatMap(value).map { .layoutDirection($0) },
            table["accessibilityContrast"].flatMap(value).map { .accessibilityContrast($0) },
            table["legibilityWeight"].flatMap(value).map { .legibilityWeight($0) },
            table["forceTouch"]?.bool().map { .forceTouch($0) },
            table["ios"].flatMap(version).map { .systemVersion($0) },
        ]
        var environment = Environment()
        return settings.compactMap { $0 }.filter { setting in
            let before = environment
            environment.take(setting)
            return environment != before
        }
    }

    private func language(_ value: ValueCursor) -> AppLanguage? {
        value.name(among: value.names.strings.languages.map { $0.word }).flatMap { AppLanguage(word: $0) }
    }

    private func value<Value: NamedTraitValue>(_ value: ValueCursor) -> Value? {
        value.name(among: Value.specifiedNames).flatMap(Value.init(rawValue:))
    }

    private func version(_ value: ValueCursor) -> Int? { ProfileReader().version(value) }
}
