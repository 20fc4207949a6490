@_exported import PackageDescription

// The product that is declared in the manifest of an app package.

extension Product {
    public static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil, displayVersion: String? = nil,
        bundleVersion: String? = nil, iconAssetName: String? = nil, accentColorAssetName: String? = nil,
        supportedDeviceFamilies: [DeviceFamily], supportedInterfaceOrientations: [InterfaceOrientation], capabilities: [Capability] = [],
        appCategory: AppCategory? = nil, additionalInfoPlistContentFilePath: String? = nil
    ) -> Product { .executable(name: name, targets: targets) }

    public static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil, displayVersion: String? = nil,
        bundleVersion: String? = nil, appIcon: AppIcon? = nil, accentColor: AccentColor? = nil,
        supportedDeviceFamilies: [DeviceFamily], supportedInterfaceOrientations: [InterfaceOrientation], capabilities: [Capability] = [],
        appCategory: AppCategory? = nil, additionalInfoPlistContentFilePath: String? = nil
    ) -> Product { .executable(name: name, targets: targets) }
}

public struct DeviceFamily: Sendable {
    public static let phone = DeviceFamily()
    public static let pad = DeviceFamily()
    public static let mac = DeviceFamily()
}

public struct InterfaceOrientation: Sendable {
    public static let portrait = InterfaceOrientation()
    public static let landscapeRight = InterfaceOrientation()
    public static let landscapeLeft = InterfaceOrientation()
    public static func portraitUpsideDown(_ condition: DeviceFamilyCondition? = nil) -> InterfaceOrientation { InterfaceOrientation() }
    public static let portraitUpsideDown = InterfaceOrientation()
}

public struct DeviceFamilyCondition: Sendable {
    public static func when(deviceFamilies: [DeviceFamily]) -> DeviceFamilyCondition { DeviceFamilyCondition() }
}

public struct Capability: Sendable {
    public static func locationWhenInUse(purposeString: String) -> Capability { Capability() }
}

public struct AppCategory: Sendable {
    public static let utilities = AppCategory()
    public static let productivity = AppCategory()
    public static let lifestyle = AppCategory()
    public static let developerTools = AppCategory()
}

public struct AppIcon: Sendable {
    public static func asset(_ name: String) -> AppIcon { AppIcon() }
    public static func placeholder(icon: PlaceholderIcon) -> AppIcon { AppIcon() }

    public struct PlaceholderIcon: Sendable {
        public static let beachball = PlaceholderIcon()
        public static let bicycle = PlaceholderIcon()
        public static let bandage = PlaceholderIcon()
        public static let binoculars = PlaceholderIcon()
        public static let boat = PlaceholderIcon()
        public static let bowl = PlaceholderIcon()
        public static let box = PlaceholderIcon()
        public static let bird = PlaceholderIcon()
        public static let butterfly = PlaceholderIcon()
        public static let calendar = PlaceholderIcon()
        public static let cards = PlaceholderIcon()
        public static let carrot = PlaceholderIcon()
        public static let cat = PlaceholderIcon()
        public static let chatMessage = PlaceholderIcon()
        public static let clock = PlaceholderIcon()
        public static let cloud = PlaceholderIcon()
        public static let coffee = PlaceholderIcon()
        public static let coins = PlaceholderIcon()
        public static let dog = PlaceholderIcon()
        public static let earth = PlaceholderIcon()
        public static let fish = PlaceholderIcon()
        public static let flower = PlaceholderIcon()
        public static let gamepad = PlaceholderIcon()
        public static let gift = PlaceholderIcon()
        public static let heart = PlaceholderIcon()
        public static let images = PlaceholderIcon()
        public static let leaf = PlaceholderIcon()
        public static let lightningBolt = PlaceholderIcon()
        public static let location = PlaceholderIcon()
        public static let lockSquare = PlaceholderIcon()
        public static let magicWand = PlaceholderIcon()
        public static let mailbox = PlaceholderIcon()
        public static let map = PlaceholderIcon()
        public static let mic = PlaceholderIcon()
        public static let moon = PlaceholderIcon()
        public static let movieReel = PlaceholderIcon()
        public static let note = PlaceholderIcon()
        public static let openBook = PlaceholderIcon()
        public static let palette = PlaceholderIcon()
        public static let paper = PlaceholderIcon()
        public static let pencil = PlaceholderIcon()
        public static let plane = PlaceholderIcon()
        public static let rocket = PlaceholderIcon()
        public static let running = PlaceholderIcon()
        public static let sandwich = PlaceholderIcon()
        public static let smiley = PlaceholderIcon()
        public static let sparkle = PlaceholderIcon()
        public static let star = PlaceholderIcon()
        public static let sun = PlaceholderIcon()
        public static let tv = PlaceholderIcon()
        public static let twoPeople = PlaceholderIcon()
        public static let weights = PlaceholderIcon()
    }
}

public struct AccentColor: Sendable {
    public static func asset(_ name: String) -> AccentColor { AccentColor() }
    public static func presetColor(_ color: PresetColor) -> AccentColor { AccentColor() }

    public struct PresetColor: Sendable {
        public static let red = PresetColor()
        public static let orange = PresetColor()
        public static let yellow = PresetColor()
        public static let green = PresetColor()
        public static let mint = PresetColor()
        public static let teal = PresetColor()
        public static let cyan = PresetColor()
        public static let blue = PresetColor()
        public static let indigo = PresetColor()
        public static let purple = PresetColor()
        public static let pink = PresetColor()
        public static let brown = PresetColor()
    }
}
