import PlaygroundModel

/// The traits of an app's window, from the screen, the settings and the window itself, in UIKit's order.
struct WindowTraits {
    let device: Device
    let environment: Environment
    let geometry: WindowGeometry
    let profile: BehaviourProfile
    let customTraits: [CustomTrait]
    /// The values of UIWindow.overrideUserInterfaceStyle and traitOverrides.
    let overrides: (style: UserInterfaceStyle, traits: TraitCollection)

    init(device: Device, environment: Environment, geometry: WindowGeometry, playground: Playground) {
        self.device = device
        self.environment = environment
        self.geometry = geometry
        (profile, customTraits) = (playground.profile, playground.customTraits)
        overrides = (playground.windowStyle, playground.windowOverrides)
    }

    /// UIScreen.traitCollection, including the settings.
    var ofScreen: ResolvedTraits {
        var traits = ResolvedTraits()
        traits.merge(defaults, by: .defaultValue, in: profile)
        traits.merge(screen, by: device.isOpen ? .innerDisplay(of: device.writtenID) : .device(device.writtenID), in: profile)
        traits.merge(settings, by: .settings, in: profile)
        if let quirk = quirk { traits.merge(quirk.traits, by: .quirk(quirk.name), in: profile) }
        return traits
    }

    var ofWindow: ResolvedTraits {
        var traits = ofScreen
        if geometry.configuration != .fullScreen || geometry.isBoxed { applySize(to: &traits) }
        if profile.has(.darkStyle) {
            traits.merge(style(profile.app.userInterfaceStyle), by: .app(isDeclared: true), in: profile)
            traits.merge(style(overrides.style), by: .app(isDeclared: false), in: profile)
        }
        if profile.has(.traitOverrides) { traits.merge(overrides.traits, by: .app(isDeclared: false), in: profile) }
        return traits
    }

    private func style(_ style: UserInterfaceStyle) -> TraitCollection {
        var traits = TraitCollection()
        traits.userInterfaceStyle = style
        return traits
    }

    private func applySize(to traits: inout ResolvedTraits) {
        for trait in [Trait.horizontalSizeClass, .verticalSizeClass, .verticalBarEdge] {
            var change = TraitCollection()
            change[trait] = window[trait]
            traits.merge(change, by: windowSource(of: trait), in: profile)
        }
    }

    private func windowSource(of trait: Trait) -> TraitOrigin.Source {
        if let quirk = geometry.sizeClassQuirk { return .quirk(quirk) }
        if geometry.isBoxed { return .box }
        let doubt = WindowDoubt.Subject(rawValue: trait.name).flatMap { geometry.doubts[$0] }
        return TraitOrigin.Source.window(geometry.configuration).doubted(doubt)
    }

    private var defaults: TraitCollection {
        var traits = TraitCollection()
        traits.userInterfaceLevel = .base
        // The inactive appearance exists only on macOS.
        traits.activeAppearance = .active
        // The documentation's typical value. No source lists the displays that report less.
        traits.imageDynamicRange = .high
        for custom in customTraits {
            traits.custom[custom.name] = custom.defaultValue
        }
        return traits
    }

    private var screen: TraitCollection {
        var traits = TraitCollection()
        traits.userInterfaceIdiom = geometry.userInterfaceIdiom
        traits.displayScale = device.scale
        let fullScreen = device.fullScreen(in: environment.orientation)
        traits.horizontalSizeClass = fullScreen?.horizontalSizeClass ?? .unspecified
        traits.verticalSizeClass = fullScreen?.verticalSizeClass ?? .unspecified
        traits.forceTouchCapability = device.hasForceTouch ? .available : .unavailable
        traits.displayGamut = device.displayGamut
        traits.verticalBarEdge = geometry.refusesVerticalBars || geometry.isBoxed
            ? .unspecified : barEdge(of: device.barColumn(in: environment.orientation))
        return traits
    }

    private var settings: TraitCollection {
        var traits = TraitCollection()
        traits.userInterfaceStyle = profile.has(.darkStyle) ? environment.userInterfaceStyle : .light
        traits.preferredContentSizeCategory = environment.preferredContentSizeCategory
        traits.layoutDirection = environment.layoutDirection
        traits.accessibilityContrast = environment.accessibilityContrast
        traits.legibilityWeight = environment.legibilityWeight
        if device.hasForceTouch && !environment.isForceTouchEnabled { traits.forceTouchCapability = .unavailable }
        return traits
    }

    private var window: TraitCollection {
        var traits = TraitCollection()
        traits.horizontalSizeClass = geometry.horizontalSizeClass
        traits.verticalSizeClass = geometry.verticalSizeClass
        traits.verticalBarEdge = barEdge(of: geometry.barColumn)
        return traits
    }

    /// The value of the trait. The column's side is independent of the layout direction, but the value depends on it.
    private func barEdge(of column: BarColumn?) -> VerticalBarEdge {
        column?.edge.verticalBarEdge(in: environment.layoutDirection) ?? .unspecified
    }

    /// Xcode 6.0's simulator gave (compact, compact) to the 6 Plus in landscape (iOS 8). An article of November 2014 is the only source.
    private var quirk: (name: BehaviourProfile.Quirk, traits: TraitCollection)? {
        guard profile.quirks.contains(.xcode6PlusLandscape), device.idiom == .phone, environment.orientation.isLandscape,
              device.firstMajorSystem <= 8, device.landscape?.horizontalSizeClass == .regular
        else { return nil }
        var traits = TraitCollection()
        traits.horizontalSizeClass = .compact
        return (.xcode6PlusLandscape, traits)
    }
}
