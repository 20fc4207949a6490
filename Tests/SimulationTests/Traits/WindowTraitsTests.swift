import PlaygroundModel
@testable import Simulation
import Testing

struct WindowTraitsTests {
    private func traits(
        _ device: Device, ios version: Int = 26, quirks: Set<BehaviourProfile.Quirk> = [],
        customTraits: [CustomTrait] = [], _ change: (inout Environment) -> Void = { _ in }
    ) -> ResolvedTraits {
        var environment = Environment()
        change(&environment)
        let playground = Playground.make(.make("home"), ios: version, quirks: quirks, customTraits: customTraits)
        return DeviceSimulation.make(playground, on: device, environment: environment).scene().traits
    }

    /// Traits are unspecified before the version that introduced them (UITraitCollection's documentation).
    @Test(arguments: PlaygroundModel.Trait.systemTraits, [8, 9, 10, 12, 13, 14, 17, 26])
    func newerTraitsAreUnspecified(_ trait: PlaygroundModel.Trait, _ version: Int) {
        let value = traits(.phone8Plus, ios: version).collection[trait]
        #expect((value != nil) == (trait.introduced <= SystemVersion(version)))
    }

    @Test(arguments: [
        // DeviceKit: the 6s to the XS Max have 3D Touch. The trait is unavailable if it is off in Settings.
        (Device.phone6s, 9, true, ForceTouchCapability.available), (.phone6s, 12, false, .unavailable),
        (.phone6, 12, true, .unavailable), (.phoneSE, 12, true, .unavailable), (.pad97, 12, true, .unavailable),
        (.phone6s, 8, true, .unknown),
    ])
    func forceTouchNeedsHardwareSettingAndVersion(
        _ device: Device, _ version: Int, _ isEnabled: Bool, _ expected: ForceTouchCapability
    ) {
        let found = traits(device, ios: version) { $0.isForceTouchEnabled = isEnabled }
        #expect(found.collection.forceTouchCapability == expected)
    }

    @Test(arguments: [
        (Device.phone6s, DisplayGamut.sRGB), (.phoneSE, .sRGB), (.phone8Plus, .p3), (.pad97, .sRGB), (.pad129, .p3),
    ])
    func theDisplayGamutDependsOnTheDeviceGeneration(_ device: Device, _ expected: DisplayGamut) {
        #expect(traits(device).collection.displayGamut == expected)
    }

    @Test(arguments: [(11, UserInterfaceStyle.unspecified), (12, .light), (13, .dark)])
    func theDarkStyleIsAvailableFromIOS13(_ version: Int, _ expected: UserInterfaceStyle) {
        #expect(traits(.phoneX, ios: version) { $0.userInterfaceStyle = .dark }.collection.userInterfaceStyle == expected)
    }

    private static let traitSettings = DeviceSetting.allCases.filter { PlaygroundModel.Trait.system(named: $0.rawValue) != nil }

    @Test(arguments: traitSettings.flatMap(\.values))
    func `a setting with the name of a trait sets it`(_ value: DeviceSetting.Value) throws {
        let trait = try #require(PlaygroundModel.Trait.system(named: value.setting.rawValue))
        #expect(traits(.phoneX) { $0.take(.setting(value)) }.collection[trait] == .name(value.name))
    }

    @Test func `traits without a setting have default values`() {
        let found = traits(.phoneX).collection
        #expect(found.userInterfaceLevel == .base)
        #expect(found.activeAppearance == .active)
    }

    @Test func theOriginsInSplitViewAreTheScreenAndThenTheWindow() {
        let found = traits(.pad97) {
            $0.orientation = .landscapeRight
            $0.window = .oneHalf
        }
        #expect(found.origins[.horizontalSizeClass] == [
            TraitOrigin(source: .device("ipad-9-7"), value: .name("regular")),
            TraitOrigin(source: .window(.oneHalf), value: .name("compact")),
        ])
        #expect(found.collection.horizontalSizeClass == .compact)
        #expect(found.collection.verticalSizeClass == .regular)
    }

    @Test(arguments: [
        (Device.phone6Plus, InterfaceOrientation.landscapeRight, UserInterfaceSizeClass.compact),
        (.phone6Plus, .portrait, .compact), (.phone8Plus, .landscapeRight, .regular),
    ])
    func theQuirkOfTheEarlySimulatorMakesOnlyThe6PlusCompact(
        _ device: Device, _ orientation: InterfaceOrientation, _ expected: UserInterfaceSizeClass
    ) {
        let found = traits(device, ios: 8, quirks: [.xcode6PlusLandscape]) { $0.orientation = orientation }
        #expect(found.collection.horizontalSizeClass == expected)
        let mended = traits(device, ios: 8) { $0.orientation = orientation }
        #expect(mended.collection.horizontalSizeClass == (orientation.isLandscape ? .regular : .compact))
    }

    @Test func customTraitsHaveTheirDefault() {
        let density = CustomTrait(name: "density", values: ["cosy", "compact"], defaultValue: "cosy")
        let found = traits(.phoneX, customTraits: [density])
        #expect(found.collection[.custom("density")] == .name("cosy"))
        #expect(found.origins[.custom("density")] == [TraitOrigin(source: .defaultValue, value: .name("cosy"))])
        #expect(traits(.phoneX, ios: 16, customTraits: [density]).collection[.custom("density")] == nil)
    }

    @Test(arguments: [
        (UserInterfaceStyle.dark, UserInterfaceStyle.unspecified, 13, UserInterfaceStyle.dark), (.dark, .light, 13, .light), (.unspecified, .dark, 13, .dark),
        (.dark, .dark, 12, .light), (.unspecified, .unspecified, 26, .light),
    ])
    func `the app's style replaces the setting, and the window's style replaces both`(
        _ declared: UserInterfaceStyle, _ override: UserInterfaceStyle, _ version: Int, _ expected: UserInterfaceStyle
    ) {
        var playground = Playground.make(.make("home"), ios: version)
        playground.profile.app.userInterfaceStyle = declared
        playground.windowStyle = override
        let scene = DeviceSimulation.make(playground, on: .phoneX).scene()
        #expect(scene.traits.collection.userInterfaceStyle == expected)
        #expect(scene.controllers.map { $0.traits.collection.userInterfaceStyle } == [expected])
    }

    @Test(arguments: [(16, nil), (17, TraitOrigin.Source.app(isDeclared: false))])
    func `the window's trait overrides apply from iOS 17 on`(_ version: Int, _ source: TraitOrigin.Source?) {
        var playground = Playground.make(.make("home"), ios: version)
        playground.windowOverrides.preferredContentSizeCategory = .accessibilityLarge
        let found = DeviceSimulation.make(playground, on: .phoneX).scene().traits
        #expect(found.collection.preferredContentSizeCategory == (source == nil ? .large : .accessibilityLarge))
        #expect(found.origins[.preferredContentSizeCategory]?.dropFirst().first?.source == source)
    }

    @Test func theOriginsOfEverySpecifiedTraitEndInItsValue() {
        for device in Device.fixtures {
            let found = traits(device)
            #expect(Set(found.origins.keys) == Set(found.collection.specifiedTraits))
            for (trait, steps) in found.origins {
                #expect(steps.last?.value == found.collection[trait])
            }
        }
    }
}
