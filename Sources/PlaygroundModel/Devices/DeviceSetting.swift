/// What Settings has a device set to: one of a few values with names, as `userInterfaceStyle` is `light` or `dark`.
///
/// All that there is to say of a setting stands in its ``row``. Its event, its keys among a playground's devices and what editors
/// say of them, the words of ids and of the log, the page's menu and what is copied from there are made of that. The raw value is
/// the event's verb and the key, by UIKit's name where there is one.
///
/// A version of iOS and a language are none of these, since a playground or its file says which there are: `EnvironmentEvent`.
public enum DeviceSetting: String, CaseIterable, Hashable, Sendable {
    case userInterfaceStyle, preferredContentSizeCategory, layoutDirection, accessibilityContrast, legibilityWeight
    /// The 3D Touch switch.
    case forceTouch
    /// Windowed Apps, not Full Screen Apps.
    case windowedApps

    /// One of the values of a setting.
    public struct Value: Hashable, Sendable {
        public let setting: DeviceSetting
        /// Where it stands among them.
        fileprivate let index: Int
    }
}

// MARK: The table

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
        set: { $0.isForceTouchEnabled = $1 }, isAvailable: { device, profile in device.hasForceTouch && profile.hasForceTouch })

    fileprivate static let windowedApps = DeviceSetting.Row(
        switch: "Windowed Apps", words: (on: "windowedApps", off: "fullScreenApps"), get: { $0.usesWindowedApps },
        set: { $0.usesWindowedApps = $1 }, isAvailable: { device, profile in device.idiom == .pad && profile.has(.freeWindows) })
}

extension DeviceSetting {
    /// What there is to say of a setting.
    fileprivate struct Row: Sendable {
        let title: String
        let shortKey: String?
        let isSwitch: Bool
        /// The values by their names; of a switch `on` and `off`.
        let names: [String]
        /// The values in ids.
        let words: [String]
        /// Which of the values it is; that of a new device for a trait that is unspecified.
        let index: @Sendable (Environment) -> Int
        let set: @Sendable (Int, inout Environment) -> Void
        /// Which devices have it, under which version of iOS; `nil` where all do.
        let isAvailable: (@Sendable (Device, BehaviourProfile) -> Bool)?
    }
}

extension DeviceSetting.Row {
    /// A setting that gives a trait its value.
    ///
    /// - Parameter wordEnding: What the names need behind them where nothing else tells what they are values of.
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

// MARK: What follows of it

extension DeviceSetting {
    /// All values, in the order in which they are listed to a person.
    public var values: [Value] { row.names.indices.map { Value(setting: self, index: $0) } }

    /// Their names, as a playground and an event write them.
    public var names: [String] { row.names }

    public func value(named name: String) -> Value? {
        row.names.firstIndex(of: name).map { Value(setting: self, index: $0) }
    }

    /// The value that a device has which is set in a given way.
    public func value(in environment: Environment) -> Value { Value(setting: self, index: row.index(environment)) }

    /// The value of a device as it comes from the factory.
    public var standard: Value { value(in: Environment()) }

    /// Whether it is on or off: a playground writes `true` or `false`.
    public var isSwitch: Bool { row.isSwitch }

    /// The value of a switch.
    public func value(isOn: Bool) -> Value? { values.first { $0.isOn == isOn } }

    /// What a person reads above or beside the choice.
    public var title: String { row.title }

    /// The key for short, where a playground may write another than the raw value.
    public var shortKey: String? { row.shortKey }

    /// The keys of a device's table that give it; the first is the one to write.
    public var keys: [String] { (row.shortKey.map { [$0] } ?? []) + [rawValue] }

    /// Whether there are devices that do not have it.
    public var isParticular: Bool { row.isAvailable != nil }

    /// Whether a device has it under a version of iOS.
    public func isAvailable(on device: Device, profile: BehaviourProfile) -> Bool { row.isAvailable?(device, profile) ?? true }
}

extension DeviceSetting.Value {
    public var name: String { setting.row.names[index] }

    /// What stands for it in a device's id and name: `dark`, `highContrast`.
    public var word: String { setting.row.words[index] }

    /// Whether a switch is on; `nil` for what is no switch.
    public var isOn: Bool? { setting.isSwitch ? index == 0 : nil }

    /// What a person reads: the name as words, `Right to left`.
    public var title: String {
        var title = ""
        for letter in name {
            if title.isEmpty { title += letter.uppercased() } else { title += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
        }
        return title
    }
}

extension Environment {
    /// Takes over the value of a setting.
    mutating func take(_ value: DeviceSetting.Value) { value.setting.row.set(value.index, &self) }
}

extension DeviceSetting.Value: EventGroup, CustomStringConvertible {
    init(_ setting: DeviceSetting, _ arguments: inout EventArguments) throws(Event.ParseError) {
        self = try arguments.read(setting.names) { setting.value(named: $0) }
    }

    /// The text form of the event that sets it: `userInterfaceStyle dark`.
    public var description: String { setting.text(name) }
}

// Shorthands for code that sets something where an `Event` is wanted.
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

    /// A trait that is unspecified is as it is when nobody sets it.
    private static func setting(_ setting: DeviceSetting, _ name: String) -> Event {
        .setting(setting.value(named: name) ?? setting.standard)
    }
}
