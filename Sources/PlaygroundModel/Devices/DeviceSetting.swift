/// A setting of a device with a few named values, such as `userInterfaceStyle`.
/// ``row`` defines the setting. The event, its keys and their completion, the words in ids and in the log, and the page's menu are
/// derived from the row. The raw value is the event's verb and the key: UIKit's name if there is one.
/// The iOS version and the language are not settings, because their values depend on the playground: `EnvironmentEvent`.
public enum DeviceSetting: String, CaseIterable, Hashable, Sendable {
    case userInterfaceStyle, preferredContentSizeCategory, layoutDirection, accessibilityContrast, legibilityWeight
    case forceTouch
    /// Windowed Apps if on, Full Screen Apps if off.
    case windowedApps

    public struct Value: Hashable, Sendable {
        public let setting: DeviceSetting
        fileprivate let index: Int
    }
}

extension DeviceSetting {
    fileprivate var row: Row {
        switch self {
        case .userInterfaceStyle: .userInterfaceStyle
        case .preferredContentSizeCategory: .preferredContentSizeCategory
        case .layoutDirection: .layoutDirection
        case .accessibilityContrast: .accessibilityContrast
        case .legibilityWeight: .legibilityWeight
        case .forceTouch: .forceTouch
        case .windowedApps: .windowedApps
        }
    }
}

extension DeviceSetting.Row {
    fileprivate static let userInterfaceStyle = DeviceSetting.Row(
        "Style", shortKey: "style", get: { $0.userInterfaceStyle }, set: { $0.userInterfaceStyle = $1 })

    fileprivate static let preferredContentSizeCategory = DeviceSetting.Row(
        "Text size", get: { $0.preferredContentSizeCategory }, set: { $0.preferredContentSizeCategory = $1 })

    fileprivate static let layoutDirection = DeviceSetting.Row(
        "Direction", get: { $0.layoutDirection }, set: { $0.layoutDirection = $1 })

    fileprivate static let accessibilityContrast = DeviceSetting.Row(
        "Contrast", wordEnding: "Contrast", get: { $0.accessibilityContrast }, set: { $0.accessibilityContrast = $1 })

    fileprivate static let legibilityWeight = DeviceSetting.Row(
        "Weight", get: { $0.legibilityWeight }, set: { $0.legibilityWeight = $1 })

    fileprivate static let forceTouch = DeviceSetting.Row(
        switch: "3D Touch", words: (on: "forceTouch", off: "noForceTouch"), get: { $0.isForceTouchEnabled },
        set: { $0.isForceTouchEnabled = $1 }, isAvailable: { device, profile in device.hasForceTouch && profile.has(.forceTouch) })

    fileprivate static let windowedApps = DeviceSetting.Row(
        switch: "Windowed Apps", words: (on: "windowedApps", off: "fullScreenApps"), get: { $0.usesWindowedApps },
        set: { $0.usesWindowedApps = $1 }, isAvailable: { device, profile in device.idiom == .pad && profile.has(.freeWindows) })
}

extension DeviceSetting {
    fileprivate struct Row: Sendable {
        let title: String
        let shortKey: String?
        let isSwitch: Bool
        /// The names of the values. `on` and `off` for a switch.
        let names: [String]
        let words: [String]
        /// The index of the current value, or of the default for an unspecified trait.
        let index: @Sendable (Environment) -> Int
        let set: @Sendable (Int, inout Environment) -> Void
        /// `nil` if all devices have the setting.
        let isAvailable: (@Sendable (Device, BehaviourProfile) -> Bool)?
    }
}

extension DeviceSetting.Row {
    /// A setting for a trait. `wordEnding` completes names that are ambiguous in ids.
    private init<Value: NamedTraitValue>(
        _ title: String, shortKey: String? = nil, wordEnding: String = "", get: @escaping @Sendable (Environment) -> Value,
        set: @escaping @Sendable (inout Environment, Value) -> Void
    ) {
        let values = Value.allCases.filter { $0 != Value.unspecified }
        let standard = values.firstIndex(of: get(Environment())) ?? 0
        self.init(
            title: title, shortKey: shortKey, isSwitch: false, names: values.map { $0.rawValue },
            words: values.map { $0.rawValue + wordEnding }, index: { values.firstIndex(of: get($0)) ?? standard },
            set: { set(&$1, values[$0]) }, isAvailable: nil)
    }

    private init(
        switch title: String, words: (on: String, off: String), get: @escaping @Sendable (Environment) -> Bool,
        set: @escaping @Sendable (inout Environment, Bool) -> Void, isAvailable: @escaping @Sendable (Device, BehaviourProfile) -> Bool
    ) {
        self.init(
            title: title, shortKey: nil, isSwitch: true, names: ["on", "off"], words: [words.on, words.off],
            index: { get($0) ? 0 : 1 }, set: { set(&$1, $0 == 0) }, isAvailable: isAvailable)
    }
}

extension DeviceSetting {
    public var values: [Value] { row.names.indices.map { Value(setting: self, index: $0) } }

    public var names: [String] { row.names }

    public func value(named name: String) -> Value? {
        row.names.firstIndex(of: name).map { Value(setting: self, index: $0) }
    }

    public func value(in environment: Environment) -> Value { Value(setting: self, index: row.index(environment)) }

    public var standard: Value { value(in: Environment()) }

    /// Whether playgrounds write `true` or `false`.
    public var isSwitch: Bool { row.isSwitch }

    public func value(isOn: Bool) -> Value? { values.first { $0.isOn == isOn } }

    public var title: String { row.title }

    /// An alternative key in playgrounds.
    public var shortKey: String? { row.shortKey }

    public var keys: [String] { (row.shortKey.map { [$0] } ?? []) + [rawValue] }

    public var isParticular: Bool { row.isAvailable != nil }

    public func isAvailable(on device: Device, profile: BehaviourProfile) -> Bool { row.isAvailable?(device, profile) ?? true }
}

extension DeviceSetting.Value {
    public var name: String { setting.row.names[index] }

    /// The value in a device's id and name: `dark`, `highContrast`.
    public var word: String { setting.row.words[index] }

    public var isOn: Bool? { setting.isSwitch ? index == 0 : nil }

    /// The name in words, such as `Right to left`.
    public var title: String {
        var title = ""
        for letter in name {
            if title.isEmpty { title += letter.uppercased() } else { title += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
        }
        return title
    }
}

extension Environment {
    mutating func take(_ value: DeviceSetting.Value) { value.setting.row.set(value.index, &self) }
}

extension DeviceSetting.Value: EventGroup, CustomStringConvertible {
    init(_ setting: DeviceSetting, _ arguments: inout EventArguments) throws(Event.ParseError) {
        self = try arguments.read(setting.names) { setting.value(named: $0) }
    }

    public var description: String { setting.text(name) }
}

extension Event {
    public static func userInterfaceStyle(_ style: UserInterfaceStyle) -> Event { setting(.userInterfaceStyle, style.rawValue) }
    public static func preferredContentSizeCategory(_ category: ContentSizeCategory) -> Event {
        setting(.preferredContentSizeCategory, category.rawValue)
    }
    public static func layoutDirection(_ direction: LayoutDirection) -> Event { setting(.layoutDirection, direction.rawValue) }
    public static func accessibilityContrast(_ contrast: AccessibilityContrast) -> Event {
        setting(.accessibilityContrast, contrast.rawValue)
    }
    public static func legibilityWeight(_ weight: LegibilityWeight) -> Event { setting(.legibilityWeight, weight.rawValue) }
    public static func forceTouch(_ isOn: Bool) -> Event { setting(.forceTouch, isOn ? "on" : "off") }

    /// An unspecified trait sets the default.
    private static func setting(_ setting: DeviceSetting, _ name: String) -> Event {
        .setting(setting.value(named: name) ?? setting.standard)
    }
}
