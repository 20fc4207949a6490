import PlaygroundModel

extension Environment {
    /// What differs from a device as it comes from the factory, but for how it is held and its window: in the order in which a
    /// playground's reader takes it in.
    var settings: [EnvironmentEvent] {
        let usual = Environment()
        var settings: [EnvironmentEvent] = []
        if language != usual.language { settings.append(.language(language)) }
        if userInterfaceStyle != usual.userInterfaceStyle { settings.append(.userInterfaceStyle(userInterfaceStyle)) }
        if preferredContentSizeCategory != usual.preferredContentSizeCategory {
            settings.append(.preferredContentSizeCategory(preferredContentSizeCategory))
        }
        if layoutDirection != language.layoutDirection { settings.append(.layoutDirection(layoutDirection)) }
        if accessibilityContrast != usual.accessibilityContrast { settings.append(.accessibilityContrast(accessibilityContrast)) }
        if legibilityWeight != usual.legibilityWeight { settings.append(.legibilityWeight(legibilityWeight)) }
        if isForceTouchEnabled != usual.isForceTouchEnabled { settings.append(.forceTouch(isForceTouchEnabled)) }
        if let systemVersion { settings.append(.systemVersion(systemVersion)) }
        return settings
    }
}
