import PlaygroundModel

/// Reads how a device is set before the app starts: `style = "dark"`, `preferredContentSizeCategory = "accessibilityLarge"`.
struct DeviceSettingsReader {
    /// What differs from a device as it comes from the factory.
    func read(_ table: TableCursor) -> [EnvironmentEvent] {
        let settings: [EnvironmentEvent?] = [
            (table["style"] ?? table["userInterfaceStyle"]).flatMap(value).map { .userInterfaceStyle($0) },
            table["preferredContentSizeCategory"].flatMap(value).map { .preferredContentSizeCategory($0) },
            table["layoutDirection"].flatMap(value).map { .layoutDirection($0) },
            table["accessibilityContrast"].flatMap(value).map { .accessibilityContrast($0) },
            table["legibilityWeight"].flatMap(value).map { .legibilityWeight($0) },
            table["forceTouch"]?.bool().map { .forceTouch($0) },
            table["ios"].flatMap(version).map { .systemVersion($0) },
        ]
        let usual = Environment()
        return settings.compactMap { $0 }.filter { setting in
            var environment = usual
            environment.take(setting)
            return environment != usual
        }
    }

    private func value<Value: NamedTraitValue>(_ value: ValueCursor) -> Value? {
        value.name(among: Value.specifiedNames).flatMap(Value.init(rawValue:))
    }

    private func version(_ value: ValueCursor) -> Int? { ProfileReader().version(value) }
}
