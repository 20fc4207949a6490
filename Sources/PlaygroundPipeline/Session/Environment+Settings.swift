import PlaygroundModel

extension Environment {
    /// Takes over what an event changes in the device's Settings. How a device is held, and its window, are its own.
    mutating func takeSetting(_ event: Event) {
        switch event {
        case .userInterfaceStyle(let style): userInterfaceStyle = style
        case .preferredContentSizeCategory(let category): preferredContentSizeCategory = category
        case .layoutDirection(let direction): layoutDirection = direction
        case .accessibilityContrast(let contrast): accessibilityContrast = contrast
        case .legibilityWeight(let weight): legibilityWeight = weight
        case .forceTouch(let isEnabled): isForceTouchEnabled = isEnabled
        case .systemVersion(let version): systemVersion = version
        default: break
        }
    }

    /// These settings on a device that is held, and whose window stands, as a configuration asks.
    func held(as configuration: DeviceConfiguration) -> Environment {
        var environment = self
        environment.orientation = configuration.orientation
        environment.window = configuration.window
        return environment
    }
}
